"""A schedule: who sits where, in which caves.

A round has one seed, so all its tables go through the same caves. A table is played
once for each seat, everyone moving on by one seat each time.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import combinations, count, islice
from math import comb
from typing import Literal, TypeVar

from msgspec import Struct

Schedule = Literal["round-robin", "swiss"]
MANY = 250
"""Combinations of bots above which a round is a sample of them: ten bots at tables of
four make 210.
"""

Table = tuple[str, ...]
Thing = TypeVar("Thing")


class Settings(Struct, frozen=True, tag="tournament", omit_defaults=True):
    """All that a tournament depends on."""

    bots: tuple[str, ...]
    seats: int
    edition: str
    relics: bool
    schedule: Schedule
    seed: str
    against: tuple[str, ...] = ()
    """If given, each table seats one of `bots`, and the others are drawn from here."""
    contents: dict[str, str] = {}
    """A hash of each bot that may change: see `content`."""

    @property
    def everyone(self) -> tuple[str, ...]:
        """All who play."""
        return (*self.bots, *self.against)


class Fixture(Struct, frozen=True):
    """A game to be played: its number, its round, the seed of its caves, its seats."""

    number: int
    round: int
    cave: str
    seats: Table


def batches(
    settings: Settings, games: int, order: Callable[[], Sequence[str]]
) -> Iterator[Iterable[Fixture]]:
    """All fixtures of a tournament, in portions that can be played at once.

    `order` gives the bots from best to worst after all games of the portions before.
    """
    tables = -(-games // settings.seats)
    if settings.schedule == "round-robin":
        few = _combined(settings) <= MANY
        rounds = _everyone(settings) if few else _sample(settings)
        yield _fixtures(settings, islice(_numbered(rounds), tables))
        return
    numbered = _numbered(_swiss(settings, order))
    first = 0
    while tables > 0:
        # One round at a time: the next depends on how this one ends.
        number, table = next(numbered)
        portion = [(number, table)]
        size = -(-len(settings.bots) // settings.seats)
        portion += islice(numbered, min(size, tables) - 1)
        yield _fixtures(settings, portion, first)
        first += len(portion) * settings.seats
        tables -= len(portion)


def _numbered(rounds: Iterable[list[Table]]) -> Iterator[tuple[int, Table]]:
    for number, tables in enumerate(rounds, 1):
        for table in tables:
            yield number, table


def _fixtures(
    settings: Settings, tables: Iterable[tuple[int, Table]], first: int = 0
) -> Iterator[Fixture]:
    numbers = count(first)
    for number, table in tables:
        cave = f"{settings.seed}/{number}"
        for turn in range(len(table)):
            seats = table[turn:] + table[:turn]
            yield Fixture(next(numbers), number, cave, seats)


def _everyone(settings: Settings) -> Iterator[list[Table]]:
    """Rounds as short as they can be with a table for everyone, until all have met."""
    size = -(-len(settings.everyone) // settings.seats)
    line = _combinations(settings)
    while True:
        yield list(islice(line, size))


def _combinations(settings: Settings) -> Iterator[Table]:
    """All combinations, again and again, those first who have sat least often."""
    tables = list(_tables(settings))
    sat: Counter[str] = Counter()
    for number in count():
        waiting = _shuffled(tables, f"{settings.seed}/all/{number}")
        while waiting:
            table = min(waiting, key=lambda names: sum(sat[name] for name in names))
            waiting.remove(table)
            sat.update(table)
            yield table


def _combined(settings: Settings) -> int:
    """How many different tables there are."""
    if settings.against:
        others = comb(len(settings.against), settings.seats - 1)
        return len(settings.bots) * others
    return comb(len(settings.bots), settings.seats)


def _tables(settings: Settings) -> Iterator[Table]:
    if not settings.against:
        yield from combinations(settings.bots, settings.seats)
        return
    for others in combinations(settings.against, settings.seats - 1):
        for each in settings.bots:
            yield (each, *others)


def _sample(settings: Settings) -> Iterator[list[Table]]:
    """Rounds in which everyone sits at a table, by lot."""
    sat: Counter[str] = Counter()
    for number in count():
        lot = _shuffled(
            settings.against or settings.bots, f"{settings.seed}/lot/{number}"
        )
        if settings.against:
            tables = _seated(lot, settings.seats - 1, sat)
            yield [(each, *others) for each in settings.bots for others in tables]
        else:
            yield _seated(lot, settings.seats, sat)


def _swiss(
    settings: Settings, order: Callable[[], Sequence[str]]
) -> Iterator[list[Table]]:
    """Rounds in which everyone sits with those of like strength.

    Every other round the cut is moved by half a table, so that the last of one table
    meet the first of the next.
    """
    sat: Counter[str] = Counter()
    yield _seated(_shuffled(settings.bots, f"{settings.seed}/lot"), settings.seats, sat)
    for number in count():
        ranked = list(order())
        half = settings.seats // 2 if number % 2 else 0
        yield _seated(ranked[half:] + ranked[:half], settings.seats, sat)


def _seated(line: Sequence[str], seats: int, sat: Counter[str]) -> list[Table]:
    """The line cut into tables; those who sat least often fill up the last."""
    tables = [
        tuple(line[start : start + seats]) for start in range(0, len(line), seats)
    ]
    last = tables[-1]
    sat.update(line)
    rest = sorted((name for name in line if name not in last), key=lambda n: sat[n])
    fill = rest[: seats - len(last)]
    sat.update(fill)
    tables[-1] = (*last, *fill)
    return tables


def _shuffled(things: Iterable[Thing], seed: str) -> list[Thing]:
    return sorted(things, key=lambda thing: sha256(f"{seed}/{thing}".encode()).digest())
