"""A course: nets for every kind of table learn by playing against themselves.

Every kind of table goes its own way, a small step after every few hundred games. In the
first part one net serves all expeditions of a game, in the second each has its own; in
both all seats are copies of the nets that learn. In the third part hunters, who begin
as what came of that, learn among guests: simple players drawn anew for every step.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from random import Random

import numpy as np
from msgspec import Struct

from tacora.bots.nets import place
from tacora.rules import Edition, edition
from tacora.sim.layers import PART, PARTS
from tacora.sim.policy import Policy, expert

from .guests import guest
from .lesson import Lesson, Weights, learn
from .school import School
from .student import Student

BOXES: tuple[Edition, ...] = (
    edition("fr", relics=False),
    edition("fr", relics=True),
    edition("de"),
    edition("incan-gold"),
)
"""Every way in which relics count; hazards are called otherwise in other boxes."""

Kind = tuple[Edition, int]  # of tables: how relics count, and how many play

ROUND = 50  # steps; after a round all students are back from where they learned
PARTIES = 8  # tables of guests at a step


class Part(Struct, frozen=True):
    """How nets are taught in a part of a course."""

    word: str  # for its dice
    pace: tuple[float, float]  # how far a net moves at a step, at first and at last
    ventures: float  # of the games: see `experience`
    doubt: float = 0.25  # see Lesson
    together: bool = False  # all expeditions have the same net
    hunting: bool = False  # among guests


FIRST = Part("together", (0.01, 0.003), 0.25, doubt=0.05, together=True)
SECOND = Part("apart", (0.003, 0.0002), 0.5)
THIRD = Part("hunting", (0.003, 0.0003), 0.0, hunting=True)

SETTLED = 0.5  # of a part; from here on the mean is taken


class Plan(Struct, frozen=True):
    """All that a course depends on: the same plan makes the same nets."""

    seed: int = 0
    first: int = 1200  # steps of the first part
    second: int = 8000
    third: int = 4000
    seats: int = 768  # on which a net learns, at a step
    start: str = ""  # the nets with which the second part begins, without the first
    players: tuple[int, ...] = (4, 5, 3, 6, 8, 7)  # at tables for so many
    rules: tuple[int, ...] = (0, 1, 2, 3)  # of BOXES

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of tables at which nets learn."""
        boxes = [BOXES[rule] for rule in self.rules]
        return tuple([(box, players) for players in self.players for box in boxes])

    @property
    def parts(self) -> tuple[tuple[Part, int], ...]:
        """All parts, and how many steps each has."""
        return (FIRST, self.first), (SECOND, self.second), (THIRD, self.third)

    @property
    def rounds(self) -> int:
        """Rounds in all."""
        return sum(_rounds(steps) for _, steps in self.parts)


class Stint(Struct, frozen=True):
    """Some steps of one student."""

    student: Student
    plan: Plan
    part: Part
    kind: Kind
    steps: tuple[int, int, int]  # from, up to, of so many


Spread = Callable[[Sequence[Stint]], Iterable[Student]]


def train(plan: Plan, school: School, spread: Spread | None = None) -> Iterator[int]:
    """Round after round, how many are done; the school has learned them by then."""
    while school.rounds < plan.rounds:
        part, steps, number = _now(plan, school.rounds)
        whose = school.hunters if part.hunting else school.students
        first, last = (steps * (number + n) // _rounds(steps) for n in (0, 1))
        stints = []
        for kind in plan.kinds:
            if number == 0 and part.hunting:
                whose[place(*kind)] = deepcopy(school.students[place(*kind)])
            if number == 0:
                whose[place(*kind)].settle()
            student = whose[place(*kind)]
            stints.append(Stint(student, plan, part, kind, (first, last, steps)))
        taught = spread(stints) if spread else map(study, stints)
        for stint, student in zip(stints, taught, strict=True):
            whose[place(*stint.kind)] = student
        school.rounds += 1
        yield school.rounds


def _rounds(steps: int) -> int:
    return -(-steps // ROUND)


def _now(plan: Plan, number: int) -> tuple[Part, int, int]:
    """The part to which this round belongs, its steps, and the round's number in it."""
    for part, steps in plan.parts:
        if number < _rounds(steps):
            return part, steps, number
        number -= _rounds(steps)
    raise AssertionError("the course is over")


def study(stint: Stint) -> Student:
    """The student after these steps; they may be made anywhere."""
    student = deepcopy(stint.student)
    part = stint.part
    first, last, steps = stint.steps
    for number in range(first, last):
        done = number / steps
        way = _way(stint, student, number)
        if part.together:
            by_part = way.reshape(len(way), PARTS, PART)
            by_part[:] = by_part.mean(axis=1, keepdims=True)
        pace = part.pace[0] * (part.pace[1] / part.pace[0]) ** done
        student.step(way, pace, settled=done >= SETTLED)
    return student


def _way(stint: Stint, student: Student, number: int) -> Weights:
    """Which way the nets of a student are pushed at a step."""
    player, critic = student.nets
    lessons = _lessons(stint, expert(player), number)
    whole = sum(lesson.games for lesson in lessons)
    way = np.zeros_like(student.nets)
    for lesson in lessons:
        way += lesson.games / whole * learn(lesson, player, critic).way
    return way


def _lessons(stint: Stint, copy: Policy, number: int) -> list[Lesson]:
    """The lessons of a step."""
    box, players = stint.kind
    plan, part = stint.plan, stint.part
    dice = Random(f"{plan.seed}/{part.word}/{number}/{place(box, players)}")
    games = max(1, plan.seats // players)
    if part.hunting:
        return [
            _among_guests(stint.kind, copy, dice, max(1, games // PARTIES))
            for _ in range(PARTIES)
        ]
    ventures = round(part.ventures * games)
    seats = tuple(range(players))
    return [
        Lesson(
            box,
            (copy,) * players,
            seats,
            dice.getrandbits(64),
            count,
            venturing,
            doubt=part.doubt,
        )
        for count, venturing in ((games - ventures, False), (ventures, True))
        if count
    ]


def _among_guests(kind: Kind, copy: Policy, dice: Random, games: int) -> Lesson:
    """One who learns at a table of guests."""
    box, players = kind
    party = [guest(dice) for _ in range(players)]
    seat = dice.randrange(players)
    party[seat] = copy
    return Lesson(box, tuple(party), (seat,), dice.getrandbits(64), games)
