"""A program that plays: it opens a table, seats two house bots, and plays a game.

    tacora serve --no-browser            # in one terminal
    python examples/bot_client.py        # in another

Give it the address of a server, and the code of a table to join one instead.
Its rule is simple: camp with eight rubies, or when three hazards have been seen.
"""

import asyncio
import json
import sys
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


class Table:
    """What the events tell; folding them needs no rules, only additions."""

    def __init__(self) -> None:
        self.at = 0  # how many events there were when the last card was turned
        self.inside: set[int] = set()
        self.players = 0
        self.satchel = 0
        self.hazards = 0
        self.over = False

    def fold(self, number: int, event: dict[str, Any]) -> None:
        """Take in one event."""
        match event["type"]:
            case "Sat":
                self.players += 1
            case "Stood":
                self.players -= 1
            case "Entered":
                self.inside = set(range(self.players))
                self.satchel = self.hazards = 0
            case "Revealed":
                self.satchel += event["each"]
                self.hazards += event["card"]["type"] == "Hazard"
            case "Decided":
                self.inside -= set(event["leavers"])
            case "Unveiled":
                self.over = True
        if event["type"] in {"Entered", "Revealed", "Decided", "Closed"}:
            self.at = number + 1


async def play(url: str, code: str | None) -> None:
    """Come, sit down, play one game."""
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}) as http:
        # A guest registers the bot and gets its token; keep it for the next time.
        await http.post("/api/people", json={"name": "Keeper"})
        answer = await http.post("/api/me/bots", json={"name": "Eight"})
        header = {"authorization": f"Bearer {answer.json()['token']}"}
    async with httpx.AsyncClient(base_url=url, headers=header) as http:
        if code is None:
            code = (await http.post("/api/tables", json={"clock": 20})).json()["code"]
            for level in ("brave", "counting"):
                await http.post(f"/api/tables/{code}/bots", json={"level": level})
            await http.post(f"/api/tables/{code}/start")
        else:
            await http.post(f"/api/tables/{code}/sit")
        socket = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket?from=0"
        async with connect(socket, additional_headers=header) as line:
            await follow(line)
        record = await http.get(f"/api/tables/{code}/record")
        print(record.json()["notation"])


async def follow(line: ClientConnection) -> None:
    """Answer each card once, until the game is over."""
    table = Table()
    seat = answered = None
    while not table.over:
        for message in json.loads(await line.recv()):
            match message["type"]:
                case "Welcome":
                    seat = message["you"]
                case "Happened":
                    for number, event in enumerate(message["events"], message["first"]):
                        table.fold(number, event)
                case "Refused":
                    print(message["text"])
                case "Deciding" if seat in table.inside and table.at != answered:
                    answered = table.at
                    camp = table.satchel >= 8 or table.hazards >= 3
                    decision = "leave" if camp else "continue"
                    said = {"type": "Choose", "at": table.at, "decision": decision}
                    await line.send(json.dumps(said))


if __name__ == "__main__":
    where = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:7470"
    asyncio.run(play(where, sys.argv[2] if len(sys.argv) > 2 else None))
