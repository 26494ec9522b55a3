"""A crowd of players for our own server: many sockets in one lean process.

Run as `python -m bench.crowd URL CODES THINK_S` with the guests' keys on standard
input; prints one line of JSON with what it measured.
"""

import asyncio
import json
import random
import sys
import time
from functools import partial
from typing import Any

import uvloop

PLAYERS = 5
SETTLE_S = 1.0  # between the last connection and the first decision
THINKING_RUN_S = 15.0  # with players who think; without, to the end of all games
MAX_RUN_S = 60.0
POLL_S = 0.02
_REVEAL = b'"type":"Decided"'
_OVER = b'"type":"Unveiled"'
_STEP = b'"decided":0,'


class Player(asyncio.Protocol):
    """One socket, as little of it as a measurement needs."""

    def __init__(self, table: "CrowdTable", key: str, host: str) -> None:
        self.table = table
        self.ready = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self._host = host
        self._key = key
        self._shaken = False

    def connection_made(self, transport: Any) -> None:
        """Ask for the table's socket."""
        self.transport = transport
        transport.write(
            f"GET /api/tables/{self.table.code}/socket?from=0 HTTP/1.1\r\n"
            f"Host: {self._host}\r\nOrigin: http://{self._host}\r\n"
            f"Cookie: tacora={self._key}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Frames; a few bytes of each say all that matters here."""
        if not self._shaken:
            assert data.startswith(b"HTTP/1.1 101"), data[:300]
            self._shaken = True
        if not self.ready.done() and b'"Welcome"' in data:
            self.ready.set_result(None)
        if _REVEAL in data:
            self.table.revealed()
        if _OVER in data:
            self.table.over = True
        elif _STEP in data:
            at = data.rindex(b'"at":', 0, data.rindex(_STEP))
            self.table.step(self, int(data[at + 5 : data.index(b",", at)]))

    def choose(self, at: int) -> None:
        """Go on, always."""
        body = b'{"type":"Choose","at":%d,"decision":"continue"}' % at
        # A mask of zeros leaves the bytes as they are.
        self.transport.write(b"\x81" + bytes([0x80 | len(body)]) + bytes(4) + body)


class CrowdTable:
    """Five players, and when the last of them decided."""

    def __init__(self, crowd: "Crowd", code: str) -> None:
        self.crowd = crowd
        self.code = code
        self.players: list[Player] = []
        self.waiting: dict[Player, int] = {}
        self.playing = False
        self.over = False
        self.sent = 0
        self.last = 0.0

    def step(self, player: Player, at: int) -> None:
        """A new card for this player."""
        if not self.playing:
            self.waiting[player] = at
        elif self.crowd.think_s:
            wait = self.crowd.think_s * random.uniform(0.2, 1.8)
            asyncio.get_running_loop().call_later(wait, self.choose, player, at)
        else:
            self.choose(player, at)

    def choose(self, player: Player, at: int) -> None:
        """Send a decision, and note the time if it is the last."""
        if self.crowd.stopped:
            return
        self.sent += 1
        self.crowd.sent += 1
        if self.sent % PLAYERS == 0:
            self.last = time.perf_counter()
        player.choose(at)

    def revealed(self) -> None:
        """A player sees the decisions."""
        if self.last:
            self.crowd.times.append(time.perf_counter() - self.last)

    def begin(self) -> None:
        """Answer the first card."""
        self.playing = True
        for player, at in self.waiting.items():
            self.step(player, at)


class Crowd:
    """All tables of a measurement."""

    def __init__(self, think_s: float) -> None:
        self.think_s = think_s
        self.sent = 0
        self.stopped = False
        self.times: list[float] = []

    async def run(self, url: str, codes: list[str], keys: list[str]) -> dict[str, Any]:
        """Connect everyone, play, and say how it went."""
        host = url.removeprefix("http://")
        name, port = host.split(":")
        loop = asyncio.get_running_loop()
        tables = [CrowdTable(self, code) for code in codes]
        for number, table in enumerate(tables):
            for seat in range(PLAYERS):
                key = keys[(number * PLAYERS + seat) % len(keys)]
                _, player = await loop.create_connection(
                    partial(Player, table, key, host), name, int(port)
                )
                table.players.append(player)
                await player.ready
        await asyncio.sleep(SETTLE_S)
        print("ready", flush=True)
        await loop.run_in_executor(None, sys.stdin.readline)
        began = time.perf_counter()
        for table in tables:
            table.begin()
        if self.think_s:
            await asyncio.sleep(THINKING_RUN_S)
        else:
            while (  # noqa: ASYNC110, a poll disturbs least
                not all(t.over for t in tables)
                and time.perf_counter() - began < MAX_RUN_S
            ):
                await asyncio.sleep(POLL_S)
        self.stopped = True
        took = time.perf_counter() - began
        times = sorted(self.times)
        return {
            "decisions": self.sent,
            "seconds": took,
            "p50": 1000 * times[len(times) // 2],
            "p99": 1000 * times[len(times) * 99 // 100],
        }


def main() -> None:
    """Read the keys, play, print the result."""
    url, codes, think_s = sys.argv[1:]
    keys = sys.stdin.readline().split(",")
    crowd = Crowd(float(think_s))
    found = uvloop.run(crowd.run(url, codes.split(","), [k.strip() for k in keys]))
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
