"""A course: nets for every kind of table learn from lesson to lesson.

In its first part a net serves all relic rules: one for all tables and expeditions, then
one for each number of players and expedition. In most games all seats are copies of the
nets that learn; in some they sit among guests, simple players drawn anew each time, so
that they also learn to take from those who are far from any equilibrium. In the parts
after it every kind of table goes on with its own nets, a number of players at a time.
What comes out is the mean of the nets over the end of each part: single ones sway
around the mixture in which nobody can do better.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from tacora.bots.nets import place
from tacora.rules import Edition, edition
from tacora.sim.expert import COUNTS, FEWEST, RULES, SIZE, TABLES
from tacora.sim.layers import PART, PARTS
from tacora.sim.policy import Policy, expert

from .guests import guest
from .lesson import Lesson, Manner, Push, Weights, learn
from .student import Stride, Student

BOXES: tuple[Edition, ...] = (
    edition("fr", relics=False),
    edition("fr", relics=True),
    edition("de"),
    edition("incan-gold"),
)
"""Every way in which relics count; hazards are called otherwise in other boxes."""

LENGTHS = {4: 3, 5: 3, 3: 1, 6: 1, 8: 1, 7: 1}
"""By players: what is played most comes first, and is taught longer."""


class Part(Struct, frozen=True):
    """How nets are taught in a part of a course."""

    pace: tuple[float, float]  # how far a net moves at a step, at first and at last
    settled: float  # of the part; from here on the mean is taken
    tremble: tuple[float, float]  # see `Manner`; at first, and once it has settled
    curiosity: float  # at first; it is gone by then
    doubt: float
    trace: float  # see `advantages`
    heed: float = 0.0  # how much a game among guests counts, against one among equals
    parties: int = 4  # tables of guests, for each of equals
    crowd: int = 1  # times as many seats learn in an update
    turning: bool = False  # see `Manner`
    venturing: bool = False  # as many seats again learn from ventures
    hunting: bool = False  # hunters learn, among guests only
    word: str = ""  # for other dice than those of another part

    def manner(self, done: float) -> Manner:
        """How they learn when so much of the part is done."""
        ripe = min(1.0, done / self.settled)
        tremble = self.tremble[0] + (self.tremble[1] - self.tremble[0]) * ripe
        curiosity = self.curiosity * (1 - ripe)
        return Manner(curiosity, tremble, self.doubt, self.trace, self.turning)

    def step(self, done: float) -> float:
        """How far a net moves then."""
        return self.pace[0] + (self.pace[1] - self.pace[0]) * done


class When(NamedTuple):
    """An update of a part."""

    part: Part
    number: int
    updates: int  # in all

    @property
    def done(self) -> float:
        """How much of the part is done."""
        return self.number / self.updates

    @property
    def settled(self) -> int:
        """For how many updates the mean is taken, with this one."""
        return self.number + 1 - round(self.part.settled * self.updates)

    @property
    def stride(self) -> Stride:
        """How the nets move then."""
        return Stride(self.part.step(self.done), self.settled, self.number)


FIRST = Part((0.01, 0.0005), 0.6, (0.05, 0.01), 0.001, 0.05, 0.9, heed=0.1)
SECOND = Part((0.01, 0.0005), 0.5, (0.0, 0.0), 0.0, 0.25, 0.9, crowd=2)
THIRD = Part((0.004, 0.0003), 0.5, (0.0, 0.0), 0.0, 0.25, 1.0, crowd=2, word="last/")
FOURTH = Part((0.002, 0.0002), 0.5, (0.0, 0.0), 0.0, 0.25, 1.0, crowd=16, word="trial/")
FIFTH = Part(
    (0.003, 0.0001),
    0.5,
    (0.0, 0.0),
    0.0,
    0.25,
    1.0,
    crowd=8,
    turning=True,
    venturing=True,
    word="turning/",
)
AGAIN = replace(FIFTH, pace=(0.0015, 0.0001), word="again/")
SIXTH = Part(
    (0.006, 0.0003),
    0.6,
    (0.0, 0.0),
    0.0,
    0.25,
    0.9,
    parties=64,
    crowd=32,
    hunting=True,
    word="hunting/",
)
TOGETHER = 0.4  # of the first part, all tables and expeditions share one net

Spread = Callable[[Sequence["Task"]], Iterable[Push]]


class Task(Struct, frozen=True):
    """A lesson, for whose net it is, and how much it counts."""

    line: int  # 0 for a player and its critic, 2 for a hunter: see Student
    table: int
    lesson: Lesson
    player: Weights
    critic: Weights
    manner: Manner
    weight: float


class Plan(Struct, frozen=True):
    """All that a course depends on: the same plan makes the same nets."""

    seed: int = 0
    updates: int = 1200  # of the first part
    seats: int = 2048  # that learn in an update, for each net: see `Part.crowd`
    second: int = 400  # updates of the second part: see LENGTHS
    third: int = 300
    fourth: int = 100
    fifth: int = 60  # and as many again
    sixth: int = 200
    start: str = ""  # the nets with which the fifth part begins, without the others
    players: tuple[int, ...] = tuple(LENGTHS)  # whose nets learn after the first part

    @property
    def steps(self) -> int:
        """Updates in all."""
        lengths = sum(LENGTHS[players] for players in self.players)
        early = self.second + self.third + self.fourth
        return self.updates + (early + 2 * self.fifth + self.sixth) * lengths


def train(
    plan: Plan, student: Student, spread: Spread | None = None
) -> Iterator[tuple[int, Push]]:
    """Update after update, what it came to; the student has learned it by then."""
    while student.update < plan.steps:
        number = student.update
        if number < plan.updates:
            yield number + 1, _first(plan, student, spread)
        else:
            yield number + 1, _later(plan, student, spread)


def _first(plan: Plan, student: Student, spread: Spread | None) -> Push:
    """An update in which all tables learn, one box after another."""
    number = student.update
    when = When(FIRST, number, plan.updates)
    together = when.done < TOGETHER
    some = replace(plan, seats=plan.seats // 4) if together else plan
    tasks = []
    for count in range(COUNTS):
        players = FEWEST + count
        kind = BOXES[(number + players) % RULES], players
        tasks += _tasks(some, student, kind, when)
    way, total = _taught(student, tasks, spread)
    by_rule = way.reshape(len(way), RULES, COUNTS, SIZE)
    by_rule[:] = by_rule.sum(axis=1, keepdims=True)
    if together:
        by_rule[:] = by_rule.mean(axis=2, keepdims=True)
        by_part = way.reshape(len(way), TABLES, PARTS, PART)
        by_part[:] = by_part.mean(axis=2, keepdims=True)
    student.step(way, when.stride, list(range(TABLES)))
    return total


def _later(plan: Plan, student: Student, spread: Spread | None) -> Push:
    """An update in which the tables of one number of players learn, all boxes."""
    players, when = _turn(plan, student.update - plan.updates)
    tables = [place(box, players) for box in BOXES]
    if when.number == 0:
        if when.part.hunting:
            student.hunt(tables)
        student.settle(tables)
    more = replace(plan, seats=when.part.crowd * plan.seats)
    tasks = []
    for box in BOXES:
        tasks += _tasks(more, student, (box, players), when)
    way, total = _taught(student, tasks, spread)
    student.step(way, when.stride, tables)
    return total


def _turn(plan: Plan, number: int) -> tuple[int, When]:
    """Whose turn it is at this update after the first part."""
    parts = (
        (SECOND, plan.second),
        (THIRD, plan.third),
        (FOURTH, plan.fourth),
        (FIFTH, plan.fifth),
        (AGAIN, plan.fifth),
        (SIXTH, plan.sixth),
    )
    for part, each in parts:
        for players in plan.players:
            updates = LENGTHS[players] * each
            if number < updates:
                return players, When(part, number, updates)
            number -= updates
    raise AssertionError("the course is over")


def _taught(
    student: Student, tasks: Sequence[Task], spread: Spread | None
) -> tuple[NDArray[np.float64], Push]:
    """Which way all nets are pushed by these lessons, and what they came to."""
    way = np.zeros_like(student.nets)
    total = Push(np.zeros(SIZE), np.zeros(SIZE))
    pushes = spread(tasks) if spread else map(teach, tasks)
    for task, push in zip(tasks, pushes, strict=True):
        way[task.line, task.table] += task.weight * push.player / push.seats
        way[task.line + 1, task.table] += task.weight * push.critic / push.seats
        total += push
    return way, total


def teach(task: Task) -> Push:
    """One lesson; it may be given anywhere."""
    return learn(task.lesson, task.player, task.critic, task.manner)


def _tasks(
    plan: Plan, student: Student, kind: tuple[Edition, int], when: "When"
) -> list[Task]:
    """The lessons of one net for an update."""
    box, players = kind
    part = when.part
    manner = part.manner(when.done)
    dice = Random(f"{plan.seed}/{part.word}{when.number}/{place(*kind)}")
    games = max(1, plan.seats // players)
    line = 2 if part.hunting else 0
    player, critic = student.nets[line : line + 2, place(*kind)]
    copy = policy(player, manner.tremble)
    equals = ((copy,) * players, tuple(range(players)), games, 1.0, manner)
    tables = [] if part.hunting else [equals]
    if part.venturing:
        tables.append((*equals[:-1], replace(manner, venturing=True)))
    heed = 1.0 if part.hunting else part.heed
    for _ in range(part.parties if heed else 0):
        party = [guest(dice) for _ in range(players)]
        seat = dice.randrange(players)
        party[seat] = copy
        few = max(1, games // part.parties)
        tables.append((tuple(party), (seat,), few, heed / part.parties, manner))
    tasks = []
    for seated, learning, count, weight, how in tables:
        seed = dice.getrandbits(64)
        lesson = Lesson(box, seated, learning, seed, (0, count))
        whose = (line, place(*kind))
        tasks.append(Task(*whose, lesson, player, critic, how, weight))
    return tasks


def policy(net: Weights, tremble: float = 0.0) -> Policy:
    """The policy that plays this net."""
    return expert(net.tolist(), tremble=tremble)
