"""Two worlds that differ only in secrets look the same from outside, byte for byte.

A game is played up to some card and its memory copied. In the copy the seed is another
one, and so is a decision that lies face down. Then the same happens in both worlds, but
for what is decided face down. Everything that a server sends over real sockets and HTTP
is the same until the decisions are shown; after that it is not.
"""

import contextlib
import json
import re

import apsw
import backends
import guests
import httpx
import msgspec
import pytest
from guests import Guest, guests_at, table_of
from test_plan import GO, LEAVE

from tacora.rules import edition
from tacora.rules.cards import Card, without
from tacora.rules.dealer import order
from tacora.server.store.sqlite import copy
from tacora.server.table.log import Seal
from tacora.wire import Options

TOLD = ("", "/events", "/events?from=2", "/record", "/invitation")
OTHERS = ("/api/tables", "/api/bots", "/metrics")
PASSING = re.compile(rb"seconds|created|rooms|tacora_pages_total|messages")
"""What the counters say about time, and about what came before."""


PATIENT = 600
"""Seconds before anyone is missed: coming and going is not what is tried here."""


async def play_until(store, steps):
    """Three people play so many steps; Ada has decided the next one."""
    async with guests.Running(store, absent_after_s=PATIENT) as server:
        people = await guests_at(server.url)
        code = await table_of(people, absence="wait", help="coach")
        seats = [await person.socket(code).open() for person in people]
        await people[0].post(f"/api/tables/{code}/start")
        for seat in seats:
            await seat.until("Deciding", decided=0)
        for _ in range(steps):
            for seat in seats:
                await seat.choose("continue")
            for seat in seats:
                await seat.until("Deciding", decided=0)
        await seats[0].choose("leave")
        await seats[0].until("Chosen")
        for thing in [*seats, *people]:
            await thing.close()
    return code, [(person.name, person.key) for person in people]


def change(store, code):
    """Another seed, and Ada's decision turned round."""
    db = apsw.Connection(str(store))
    db.execute("UPDATE tables SET seed = ?", ("f" * 32,))
    rows = db.execute("SELECT number, secrets FROM pages WHERE code = ?", (code,))
    number, secrets = max(rows)
    assert [Seal(0, LEAVE)] == msgspec.json.decode(secrets, type=list[Seal])
    other = msgspec.json.encode([Seal(0, GO)])
    db.execute("UPDATE pages SET secrets = ? WHERE number = ?", (other, number))
    db.close()


class World:
    """Everything that is heard in one of the worlds."""

    def __init__(self, store, port, code, keys, decisions) -> None:
        self.store = store
        self.port = port
        self.code = code
        self.keys = keys
        self.decisions = decisions
        self.answers: list[tuple] = []

    async def live(self):
        async with (
            guests.Running(
                self.store, absent_after_s=PATIENT, port=self.port
            ) as server,
            contextlib.AsyncExitStack() as open_,
            httpx.AsyncClient(base_url=server.url, timeout=10) as http,
        ):
            people = [Guest(server.url, *key) for key in self.keys]
            for person in people:
                open_.push_async_callback(person.close)
            self.seats = [
                await open_.enter_async_context(person.socket(self.code))
                for person in people
            ]
            self.watcher = await open_.enter_async_context(
                Guest(server.url).socket(self.code)
            )
            for seat in [*self.seats, self.watcher]:
                while seat.deciding is None:
                    await seat.hear()
            await self._act(http, server.url)
            self.before = self._heard()
            await self.seats[2].choose(self.decisions[2])
            end = "Decided" if self.decisions[2] == "continue" else "Unseen"
            self.shown = await self.watcher.until_event(end)
            told = [m for m in self.watcher.heard if m["type"] == "Happened"]
            kinds = [e["type"] for m in told for e in m["events"]]
            assert kinds.count("Coached") == kinds.count("Decided")
            self.advice = [e for m in told for e in m["events"] if "advice" in e]

    async def _act(self, http, url):
        ada, bo, cy = self.seats
        first, second, _ = self.decisions
        await ada.choose(first)
        await ada.until("Chosen")
        await self._all_hear(cy, "ouch")
        orders = {"camp_at": 1 if first == "leave" else 99}
        await ada.say(type="Order", orders=orders)
        await ada.until("Ordered")
        await bo.choose(second)
        await bo.until("Chosen")
        await self.watcher.until("Deciding", decided=2)
        await self._ask(http)
        await ada.choose(second, at=1)
        await ada.until("Refused", code="too-late")
        await cy.line.send("nonsense")
        await cy.until("Refused", code="unreadable")
        await bo.say(type="Pause", wanted=True)
        await self.watcher.until_event("PauseAsked")
        late = Guest(url)
        async with late.socket(self.code) as seat:
            while seat.deciding is None:
                await seat.hear()
            self.answers.append(("late", payload(seat.frames)))
        await late.close()
        await self._all_hear(bo, "brave")
        await self._ask(http)

    async def _all_hear(self, seat, emote):
        """All have heard what came before this."""
        await seat.say(type="Emote", emote=emote)
        for other in [*self.seats, self.watcher]:
            await other.until("Emoted", emote=emote)

    async def _ask(self, http):
        for path in [*(f"/api/tables/{self.code}{more}" for more in TOLD), *OTHERS]:
            answer = await http.get(path)
            lines = [x for x in answer.content.splitlines() if not PASSING.search(x)]
            headers = {k: v for k, v in answer.headers.items() if k != "date"}
            headers.pop("content-length")
            self.answers.append((path, answer.status_code, headers, lines))

    def _heard(self):
        """What each socket was told; of Ada's and Bo's all but their own secrets."""
        own = [
            [m for m in seat.heard if m["type"] not in {"Chosen", "Ordered"}]
            for seat in self.seats[:2]
        ]
        others = [payload(seat.frames) for seat in (self.seats[2], self.watcher)]
        return json.dumps(own), others, self.answers


def payload(frames):
    """The messages of all frames, however they were put together."""
    return b",".join(frame[1:-1] for frame in frames)


@pytest.mark.parametrize("steps", [0, 2])
async def test_two_worlds_look_the_same_until_decisions_are_shown(tmp_path, steps):
    code, keys = await play_until(tmp_path / "one.db", steps)
    copy(str(tmp_path / "one.db"), str(tmp_path / "two.db"))
    change(tmp_path / "two.db", code)
    port = backends.free_port()
    one = World(
        tmp_path / "one.db", port, code, keys, ("leave", "continue", "continue")
    )
    two = World(
        tmp_path / "two.db", port, code, keys, ("continue", "leave", "continue")
    )
    for world in (one, two):
        await world.live()
    assert len(one.answers) == 2 * (len(TOLD) + len(OTHERS)) + 1
    assert one.before == two.before
    assert one.advice == two.advice
    assert ([0], [1]) == (one.shown["leavers"], two.shown["leavers"])


async def test_the_card_nobody_met_is_told_when_all_have_left_and_no_sooner(tmp_path):
    code, keys = await play_until(tmp_path / "one.db", 0)
    copy(str(tmp_path / "one.db"), str(tmp_path / "two.db"))
    change(tmp_path / "two.db", code)
    port = backends.free_port()
    leave = ("leave", "leave", "leave")
    one = World(tmp_path / "one.db", port, code, keys, leave)
    two = World(tmp_path / "two.db", port, code, keys, leave)
    for world in (one, two):
        await world.live()
        assert b"Unseen" not in b"".join(world.before[1])
    assert one.before == two.before
    for world in (one, two):
        (seed,) = apsw.Connection(str(world.store)).execute("SELECT seed FROM tables")
        cave = order(*seed, edition(Options().edition), 1)
        path = [
            msgspec.convert(event["card"], Card)
            for message in world.watcher.heard
            if message["type"] == "Happened"
            for event in message["events"]
            if event["type"] == "Revealed"
        ]
        rest = without(cave, path[0])  # the next may be another of the same kind
        assert rest[0] == msgspec.convert(world.shown["card"], Card)
