"""A course: nets for every number of players learn from lesson to lesson.

In most games all seats of a table are copies of the net that learns; in some it sits
among guests, simple players drawn anew each time, so that it also learns to take from
those who are far from any equilibrium. The first part of a course has one net for all
tables; then each number of players goes on with its own. What comes out is the mean of
the nets over the last part: single ones sway around the mixture in which nobody can do
better.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tacora.rules import Edition, edition
from tacora.sim.expert import FEWEST, SIZE, TABLES
from tacora.sim.policy import Policy, expert

from .guests import guest
from .lesson import Lesson, Manner, Push, Weights, learn
from .student import Student

RULES: tuple[Edition, ...] = (
    edition("fr", relics=False),
    edition("fr", relics=True),
    edition("de"),
    edition("incan-gold"),
)
"""Every way in which relics count; hazards are called otherwise in other boxes."""

TOGETHER = 0.4  # of the course, all tables share one net
SETTLED = 0.6  # from here on the mean is taken
CURIOSITY = 0.001  # at the start; it is gone by then
TREMBLE, LAST_TREMBLE = 0.05, 0.01  # at the start, and from then on
DOUBT = 0.05  # see `Manner`
PACE, LAST_PACE = 0.01, 0.0005  # how far a net moves at a step, at first and at last
PARTIES = 4  # tables of guests, for each of equals
HEED = 0.1  # how much a game among guests counts, against one among equals

Spread = Callable[[Sequence["Task"]], Iterable[Push]]


class Task(Struct, frozen=True):
    """A lesson, for whose net it is, and how much it counts."""

    table: int
    lesson: Lesson
    player: Weights
    critic: Weights
    manner: Manner
    weight: float


class Plan(Struct, frozen=True):
    """All that a course depends on: the same plan makes the same nets."""

    seed: int = 0
    updates: int = 1200
    seats: int = 2048  # that learn in an update, for each net
    players: tuple[int, ...] = tuple(range(FEWEST, FEWEST + TABLES))


def train(
    plan: Plan, student: Student, spread: Spread | None = None
) -> Iterator[tuple[int, Push]]:
    """Update after update, what it came to; the student has learned it by then."""
    while student.update < plan.updates:
        number = student.update
        done = number / plan.updates
        ripe = min(1.0, done / SETTLED)
        tremble = TREMBLE + (LAST_TREMBLE - TREMBLE) * ripe
        manner = Manner(CURIOSITY * (1 - ripe), tremble, DOUBT)
        together = done < TOGETHER
        seats = plan.seats // (4 if together else 1)
        tasks = _tasks(plan, student, seats, manner)
        way = np.zeros_like(student.nets)
        total = Push(np.zeros(SIZE), np.zeros(SIZE))
        pushes = spread(tasks) if spread else map(teach, tasks)
        for task, push in zip(tasks, pushes, strict=True):
            way[0, task.table] += task.weight * push.player / push.seats
            way[1, task.table] += task.weight * push.critic / push.seats
            total += push
        if together:
            way[:] = way.mean(axis=1, keepdims=True)
        settled = number + 1 - round(SETTLED * plan.updates)
        student.step(way, PACE + (LAST_PACE - PACE) * done, settled)
        yield student.update, total


def teach(task: Task) -> Push:
    """One lesson; it may be given anywhere."""
    return learn(task.lesson, task.player, task.critic, task.manner)


def _tasks(plan: Plan, student: Student, seats: int, manner: Manner) -> list[Task]:
    tasks = []
    number = student.update
    copy = policy(student.nets[0], manner.tremble)
    for players in plan.players:
        box = RULES[(number + players) % len(RULES)]
        dice = Random(f"{plan.seed}/{number}/{players}")
        games = max(1, seats // players)
        tables = [((copy,) * players, tuple(range(players)), games, 1.0)]
        for _ in range(PARTIES):
            party = [guest(dice) for _ in range(players)]
            seat = dice.randrange(players)
            party[seat] = copy
            few = max(1, games // PARTIES)
            tables.append((tuple(party), (seat,), few, HEED / PARTIES))
        table = players - FEWEST
        nets = student.nets[:, table]
        for seated, learning, count, weight in tables:
            seed = dice.getrandbits(64)
            lesson = Lesson(box, seated, learning, seed, (0, count))
            tasks.append(Task(table, lesson, nets[0], nets[1], manner, weight))
    return tasks


def policy(players: NDArray[Any], tremble: float = 0.0) -> Policy:
    """The policy that plays these nets, one for each number of players."""
    return expert(players.ravel().tolist(), tremble=tremble)
