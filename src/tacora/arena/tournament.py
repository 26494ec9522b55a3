"""A tournament: bots meet by a schedule, game after game, until all are played."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import get_args

from msgspec import Struct

from tacora.bots import bot, retire
from tacora.bots.fault import Fault
from tacora.records import write
from tacora.rules import Seat
from tacora.rules import edition as published

from .errors import BotTwice, TooFewBots, TooFewGames, UnknownSchedule
from .match import match
from .process_pool import process_pool
from .rating import Ladder, Standing, standings
from .results import Book, Played
from .schedule import Fixture, Schedule, Settings, batches

Progress = Callable[[int, int], None]
"""Told after each game: how many are played, of how many."""


class _Ended(Struct, frozen=True):
    """What a worker sends back of a game."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    faults: tuple[tuple[Fault, ...], ...]
    record: str | None


def run(  # noqa: PLR0913 -- a tournament has that many settings
    *,
    bots: Sequence[str],
    results: str | Path,
    seats: int = 4,
    games: int = 1000,
    edition: str = "fr",
    relics: bool | None = None,
    schedule: Schedule = "round-robin",
    seed: str = "arena",
    records: str | Path | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> list[Standing]:
    """Play a tournament, or carry on with one, and say how everyone stands.

    The number of games is rounded up so that everyone sits on every seat of a table.
    Results depend on the seed, not on the number of workers. Called again with the
    same settings and file, it plays what is missing.
    """
    with_relics = published(edition, relics).relics is not None
    settings = Settings(tuple(bots), seats, edition, with_relics, schedule, seed)
    _check(settings)
    if games < 1 or workers < 1:
        raise TooFewGames
    total = -(-games // seats) * seats
    ladder = Ladder(settings.bots)
    with ExitStack() as stack:
        book = stack.enter_context(Book(results, settings, records))
        work = stack.enter_context(process_pool(workers))
        box = settings.edition, settings.relics
        play = partial(work, partial(_play, box=box, keep=records is not None))
        for fixtures in batches(settings, games, ladder.order):
            for played in _played(book, fixtures, play):
                ladder.add(played)
                if progress:
                    progress(played.number + 1, total)
        return standings(settings, book.games[:total])


def _check(settings: Settings) -> None:
    """Whether these can be played at all, before the first game is."""
    published(settings.edition, settings.relics).seats(settings.seats)
    if settings.schedule not in get_args(Schedule):
        raise UnknownSchedule(value=settings.schedule)
    for name in settings.bots:
        retire(bot(name))
        if settings.bots.count(name) > 1:
            raise BotTwice(bot=name)
    if len(settings.bots) < settings.seats:
        raise TooFewBots(number=settings.seats, count=len(settings.bots))


def _played(
    book: Book,
    fixtures: Iterable[Fixture],
    play: Callable[[Iterator[Fixture]], Iterator[tuple[Fixture, _Ended]]],
) -> Iterator[Played]:
    """The games of these fixtures: those in the book, then those still to be played."""
    waiting = iter(fixtures)
    known = len(book.games)
    for fixture in waiting:
        if fixture.number == known:
            waiting = _with_first(fixture, waiting)
            break
        book.check(fixture)
        yield book.games[fixture.number]
    else:
        return
    for fixture, ended in play(waiting):
        faults = ended.faults if any(ended.faults) else ()
        yield book.add(
            Played(
                fixture.number,
                fixture.round,
                fixture.cave,
                fixture.seats,
                ended.scores,
                ended.winners,
                faults,
            ),
            ended.record,
        )


def _with_first(first: Fixture, rest: Iterator[Fixture]) -> Iterator[Fixture]:
    yield first
    yield from rest


def _play(fixture: Fixture, box: tuple[str, bool], keep: bool) -> _Ended:
    name, relics = box
    ended = match(fixture.seats, published(name, relics), fixture.cave)
    record = write(ended.record) if keep else None
    return _Ended(ended.scores, ended.winners, ended.faults, record)
