"""Kill servers while games are played, and hold the log against what was said.

Every decision that was acknowledged and every event that was told must be in the log:
none missing, none twice, none different; and the games go on to their end.
Run it for long with `make soak`.
"""

import asyncio
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path

import backends
import httpx
import msgspec
from guests import Guest, Process
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tacora.server.table.log import begin, turn

GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Player:
    """Someone who comes back whenever the line breaks, to any of the servers."""

    def __init__(self, urls, guest, dice) -> None:
        self.urls = urls
        self.guest = guest
        self.dice = dice
        self.events: dict[str, dict[int, dict]] = {}  # as told
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.possible: dict[tuple[str, int], set[str]] = {}  # said since

    async def ask(self, method, path, body=None):
        """Over HTTP, to any server, until one answers."""
        while True:
            url = self.dice.choice(self.urls)
            with contextlib.suppress(httpx.TransportError):
                answer = await self.guest.http.request(
                    method, url + path, json=body, headers={"origin": url}
                )
                # A start that was done but not answered is refused the second time.
                if answer.status_code < 400 or answer.status_code == 409:
                    return answer.json()
                assert answer.status_code >= 500, answer.text
            await asyncio.sleep(0.05)

    async def play(self, code):
        """Play one game to its end, whatever happens to the servers."""
        told = self.events.setdefault(code, {})
        while True:
            seat = self.guest.socket(code, len(told), origin=None)
            seat.guest.url = self.dice.choice(self.urls)
            seat.more["origin"] = seat.guest.url
            seat.events = told
            try:
                await seat.open()
                if await self.sit(code, seat):
                    await seat.close()
                    return
            except GONE:
                await asyncio.sleep(0.05)
            finally:
                if hasattr(seat, "line"):
                    seat.line.transport.abort()

    async def sit(self, code, seat):
        answered = None
        seat.at = _at(seat.events)
        while not seat.over and not _over(seat.events):
            for message in await seat.hear():
                if message["type"] == "Refused" and message["code"] == "not-kept":
                    answered = None
                if message["type"] == "Chosen":
                    moment = code, message["at"]
                    decision = message["decision"]
                    assert decision in self.possible.get(moment, {decision})
                    self.acknowledged[moment] = decision
                    self.possible[moment] = {decision} | (
                        self.possible.get(moment, set()) & {self.last}
                    )
            deciding = seat.deciding
            if deciding and deciding["at"] == seat.at != answered:
                answered = seat.at
                await self.choose(code, seat)
                if self.dice.random() < 0.3:  # changes their mind
                    await self.choose(code, seat)
        return True

    async def choose(self, code, seat):
        decision = self.dice.choice(["continue", "continue", "leave"])
        self.last = decision
        self.possible.setdefault((code, seat.at), set()).add(decision)
        await seat.choose(decision)

    last = ""


def _at(events):
    game = {"Entered", "Revealed", "Decided", "Closed"}
    return max((n + 1 for n, e in events.items() if e["type"] in game), default=0)


def _over(events):
    return any(e["type"] == "Unveiled" for e in events.values())


class Trial:
    """Some servers, some tables, and someone who pulls the plug."""

    def __init__(self, servers, tables=4, players=3, seed=0) -> None:
        self.servers = servers
        self.urls = [server.url for server in servers]
        self.dice = random.Random(seed)
        self.tables = tables
        self.players = players
        self.groups: list[list[Player]] = []
        self.codes: list[str] = []
        self.kills = 0
        self.stop = False

    async def run(self, kills, pause=(0.2, 1.0)):
        for table in range(self.tables):
            self.groups.append(
                [
                    Player(
                        self.urls,
                        await Guest(self.urls[0], f"G{table}{n}").arrive(),
                        random.Random(f"{table}/{n}"),
                    )
                    for n in range(self.players)
                ]
            )
        playing = [asyncio.create_task(self.keep_playing(g)) for g in self.groups]
        for _ in range(kills):
            await asyncio.sleep(self.dice.uniform(*pause))
            server = self.dice.choice(self.servers)
            await asyncio.to_thread(server.end)
            self.kills += 1
            await asyncio.to_thread(server.start)
        self.stop = True
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        for group in self.groups:
            for player in group:
                await player.guest.close()

    async def keep_playing(self, group):
        first, *others = group
        while not self.stop:
            options = {"clock": 0, "absence": "wait"}
            code = (await first.ask("POST", "/api/tables", options))["code"]
            self.codes.append(code)
            for player in others:
                await player.ask("POST", f"/api/tables/{code}/sit")
            await first.ask("POST", f"/api/tables/{code}/start")
            await asyncio.gather(*(player.play(code) for player in group))

    async def judge(self, store):
        """Hold the log against what players were told; how much was looked at."""
        events = decisions = 0
        for code in self.codes:
            pages = (await store.news({code: 0}))[code]
            assert [*range(len(pages))] == [page.number for page in pages]
            position = begin(await store.seed(code), pages[0])
            for page in pages[1:]:
                assert position.table.events == page.first
                position = turn(position, page)
            log = [event for page in pages for event in page.happenings]
            assert position.table.stage == "over"
            plain = _plain(log)
            for group in self.groups:
                for player in group:
                    for number, event in player.events.get(code, {}).items():
                        assert plain[number] == event
                        events += 1
                    decisions += self._judge_decisions(code, plain, player, position)
        return events, decisions

    def _judge_decisions(self, code, log, player, position):
        seat = position.table.seat(player.guest.id)
        moments = [at for told, at in player.acknowledged if told == code]
        for at in moments:
            # Someone may have gone away or come back before the decisions were shown.
            shown = next(event for event in log[at:] if event["type"] == "Decided")
            decision = "leave" if seat in shown["leavers"] else "continue"
            assert decision in player.possible[code, at]
        return len(moments)


def _plain(log):
    return msgspec.json.decode(msgspec.json.encode(log))


async def on_sqlite(kills, folder, **trial):
    from tacora.server.store import Store
    from tacora.server.store.sqlite import SQLite

    file = Path(folder) / "tables.db"
    server = Process(file, backends.free_port()).start()
    found = Trial([server], **trial)
    try:
        await found.run(kills)
    finally:
        output = server.end()
    assert b"" == output, output.decode()
    return await _verdict(found, Store(SQLite(file)))


async def on_postgresql(kills, url, flags=(), **trial):
    from tacora.server.store import Store
    from tacora.server.store.postgres import Postgres

    servers = [Process(url, backends.free_port(), *flags).start() for _ in range(2)]
    found = Trial(servers, **trial)
    try:
        await found.run(kills)
    finally:
        outputs = [server.end() for server in servers]
    assert [b"", b""] == outputs, b"".join(outputs).decode()
    return await _verdict(found, Store(Postgres(url, "judge")))


async def _verdict(trial, store):
    await store.open()
    try:
        events, decisions = await trial.judge(store)
    finally:
        await store.close()
    return {
        "kills": trial.kills,
        "games": len(trial.codes),
        "events told": events,
        "decisions acknowledged": decisions,
    }


def main(kills: int) -> None:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        print("SQLite:", asyncio.run(on_sqlite(kills, folder, tables=8)))
    with backends.postgresql() as postgresql, backends.valkey() as valkey:
        url = postgresql.fresh()
        print("PostgreSQL, two:", asyncio.run(on_postgresql(kills, url, tables=8)))
        url, bus = postgresql.fresh(), ("--bus", valkey.url)
        print("with Valkey:", asyncio.run(on_postgresql(kills, url, bus, tables=8)))
    print(f"nothing lost, nothing twice, in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]))
