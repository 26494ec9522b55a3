"""Two tables that differ only in secrets say the same, byte for byte.

At every step of whole games the table is set up twice: with the same log, but another
seed, other decisions face down and other standing orders. Whatever then happens before
the decisions are shown, players, spectators and programs are told the same.
"""

import asyncio
import random

import msgspec
import pytest
from prometheus_client import generate_latest
from test_plan import Hand

from tacora.rules import Decision
from tacora.server.http.records import happened
from tacora.server.live.room import Room, RoomContext
from tacora.server.metrics import Metrics
from tacora.server.store import Store
from tacora.server.store.sqlite import SQLite
from tacora.server.table.commands import Lose, Return, Said, SeatBot
from tacora.server.table.log import Kept, Page, Seal, turn
from tacora.wire import Choose, Order, Orders, Pause, Wait

GO, LEAVE = Decision.CONTINUE, Decision.LEAVE


class Listener:
    def __init__(self, person) -> None:
        self.person = person
        self.told: list[bytes] = []

    def tell(self, message) -> None:
        self.told.append(message)

    def dismiss(self) -> None:
        self.told.append(b"dismissed")


def forked(hand, seed, secrets, people):
    """The same log with other secrets."""
    position = msgspec.structs.replace(
        hand.position, seed=seed, sealed=dict(hand.position.sealed), orders={}
    )
    page = Page(
        position.pages,
        position.table.events,
        b"[]",
        msgspec.json.encode(secrets),
        position.deadline,
    )
    return turn(position, page), [*hand.log, page]


async def what_is_told(hand, fork, dice):
    """All that anyone but the owner of a secret hears until decisions are shown."""
    store = Store(SQLite(":memory:"))
    store.backend.now = lambda: 1000.0
    await store.open()
    try:
        return await _told(store, hand, fork, dice)
    finally:
        await store.close()


async def _told(store, hand, fork, dice):
    seed, first, second, orders = fork
    table = hand.table
    people = [s for s in table.deciding if table.seats[s].bot is None]
    secrets = [Seal(people[0], first)]
    if orders is not None and len(people) > 2:
        secrets.append(Kept(people[2], orders))
    position, log = forked(hand, seed, secrets, people)
    metrics = Metrics()
    context = RoomContext(store, metrics, shared=False, decide_slowly=lambda _: None)
    room = Room("code", position, log, context)
    listeners = [
        Listener(seated.person) for seated in table.seats if seated.bot is None
    ]
    watcher = Listener(None)
    for listener in [*listeners, watcher]:
        room.join(listener, 0)
    name = [table.seats[seat].person for seat in people]
    asked = [
        Said(name[0], Choose(table.at, second)),
        Said(name[0], Pause(wanted=True)),
        Said(name[0], Choose(table.at - 1, first)),  # refused
        Said(name[-1], Wait()),  # refused
        Lose(name[-1]),
        Return(name[-1]),
    ]
    if len(people) > 2:
        asked.append(Said(name[1], Choose(table.at, first)))
        asked.append(Said(name[1], Order(orders)))
    dice.shuffle(asked)
    answers = []
    for number, command in enumerate(asked, 1):
        room.ask(command, lambda problem: answers.append(str(problem)))
        async with asyncio.timeout(5):
            while len(answers) < number:
                await asyncio.sleep(0)
    late = Listener(None)
    room.join(late, max(0, table.events - 3))
    room.gesture(0, "ouch")
    room.close()
    own = set(name[:3] if len(people) > 2 else name[:1])
    counted = [
        line
        for line in generate_latest(metrics.registry).splitlines()
        if b"seconds" not in line and b"created" not in line
    ]
    return (
        [
            listener.told
            for listener in [*listeners, watcher, late]
            if listener.person not in own
        ],
        [
            [m for m in listener.told if b'"Chosen"' not in m and b'"Ordered"' not in m]
            for listener in listeners
        ],
        answers,
        msgspec.json.encode(room.table.view("code")),
        msgspec.json.encode(happened(room)),
        counted,
    )


@pytest.mark.parametrize("game", range(8))
async def test_nothing_tells_a_secret_before_it_is_shown(game):
    dice = random.Random(game)
    players = dice.choice(["abc", "abcde", "abcdefgh"])
    hand = Hand(
        str(game),
        players[: max(3, len(players) - 1)],
        clock=dice.choice([0, 20]),
        relics=True,
        help="coach" if game % 2 else "counts",
    )
    if len(players) > 3:
        hand(SeatBot("a", "brave"))
    hand.start()
    steps = 0
    while hand.table.stage == "playing":
        people = [s for s in hand.table.deciding if hand.table.seats[s].bot is None]
        if len(people) > 1:
            steps += 1
            forks = [
                ("one", GO, GO, None),
                ("two", LEAVE, GO, None),
                ("three", GO, LEAVE, None),
                ("four", LEAVE, LEAVE, None),
            ]
            order = dice.random()
            told = [await what_is_told(hand, f, random.Random(order)) for f in forks]
            for other in told[1:]:
                for ours, theirs in zip(told[0], other, strict=True):
                    assert ours == theirs
            forks = [("five", GO, GO, Orders(camp_at=n)) for n in (0, 99)]
            told = [await what_is_told(hand, f, random.Random(order)) for f in forks]
            for ours, theirs in zip(*told, strict=True):
                assert ours == theirs
        for seat in people:
            decision = LEAVE if dice.random() < 0.3 else GO
            person = hand.table.seats[seat].person
            if seat in hand.table.deciding:
                hand(Said(person, Choose(hand.table.at, decision)))
    assert steps > 3
