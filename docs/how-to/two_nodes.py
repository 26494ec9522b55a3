"""Start PostgreSQL, two nodes and nginx; play while the nodes are restarted."""

import asyncio
import signal
import subprocess
import sys
import time

import backends
import httpx
from crash import Player
from guests import Guest, Process

SITE = "http://127.0.0.1:7470"


async def main(work: str) -> None:
    """Play games through nginx, through two restarts."""
    with backends.postgresql() as postgresql:
        url = postgresql.fresh()
        nodes = [Process(url, port).start() for port in (7471, 7472)]
        nginx = subprocess.Popen(["nginx", "-p", work, "-c", f"{work}/nginx.conf"])
        try:
            while True:
                try:
                    httpx.get(f"{SITE}/health")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            await play(nodes)
        finally:
            nginx.terminate()
            nginx.wait()
            for node in nodes:
                node.end()


async def play(nodes: list[Process]) -> None:
    """One game after the other, until both nodes were renewed."""
    import random

    people = [await Guest(SITE, name).arrive() for name in ("Ada", "Bo", "Cy")]
    players = [Player([SITE], person, random.Random(person.name)) for person in people]
    renewing = asyncio.create_task(renew(nodes))
    games = 0
    while not renewing.done() or games < 2:
        options = {"clock": 0, "absence": "wait"}
        code = (await players[0].ask("POST", "/api/tables", options))["code"]
        for player in players[1:]:
            await player.ask("POST", f"/api/tables/{code}/sit")
        await players[0].ask("POST", f"/api/tables/{code}/start")
        await asyncio.gather(*(player.play(code) for player in players))
        games += 1
    await renewing
    for person in people:
        await person.close()
    print(f"{games} games played through two nodes; both were restarted meanwhile")


async def renew(nodes: list[Process]) -> None:
    """Restart one node after the other."""
    for node in nodes:
        await asyncio.sleep(1)
        await asyncio.to_thread(node.end, signal.SIGTERM)
        await asyncio.to_thread(node.start)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
