"""A tournament: bots meet by a schedule, game after game, until all are played."""

import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from tacora.bots import Bot, Fault, bot, retire
from tacora.records import write
from tacora.rules import Seat
from tacora.rules import edition as published

from .content import contents
from .errors import AgainstSwiss, BotTwice, TooFewBots, TooFewGames, UnknownSchedule
from .faults import OnFault, raise_fault, tell_faults
from .match import match
from .process_pool import process_pool
from .rating import Ladder, Standing, standings
from .results import Book, Played
from .schedule import Fixture, Schedule, Settings, batches

Progress = Callable[[int, int], None]
"""Told after each game: how many are played, of how many."""


OnChange = Callable[[Sequence[str], Path], None]
"""Told which bots have changed since, and where their earlier results are now."""


def warn_of_change(bots: Sequence[str], kept: Path) -> None:
    """What is said of changed bots if nobody asks to be told."""
    text = f"{', '.join(bots)} changed: starting anew; earlier results are in {kept}"
    warnings.warn(text, stacklevel=3)


class _Ended(Struct, frozen=True):
    """What a worker sends back of a game."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    faults: tuple[tuple[Fault, ...], ...]
    record: str | None


def run(  # noqa: PLR0913 -- a tournament has that many settings
    *,
    bots: Sequence[str] = (),
    own: Mapping[str, Bot] | None = None,
    against: Sequence[str] = (),
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
    on_fault: OnFault = raise_fault,
    on_change: OnChange = warn_of_change,
) -> list[Standing]:
    """Play a tournament, or carry on with one, and say how everyone stands.

    The number of games is rounded up so that everyone sits on every seat of a table.
    Results depend on the seed, not on the number of workers. Called again with the
    same settings and file, it plays what is missing; if a bot has changed since, it
    starts anew and tells `on_change`.

    `own` are bots of your own, by names of your choosing: any objects that decide. With
    `against`, each table seats one of yours, and the others come from that field. A bot
    that owes a decision leaves, and `on_fault` is told.
    """
    own = own or {}
    with_relics = published(edition, relics).relics is not None
    settings = Settings(
        (*own, *bots), seats, edition, with_relics, schedule, seed, tuple(against)
    )
    _check(settings, own)
    settings = replace(settings, contents=contents(settings.everyone, own))
    if games < 1 or workers < 1:
        raise TooFewGames
    total = -(-games // seats) * seats
    ladder = Ladder(settings.everyone)
    with ExitStack() as stack:
        book = stack.enter_context(Book(results, settings, records))
        if book.changed:
            on_change(book.changed, book.earlier)
        work = stack.enter_context(process_pool(workers))
        box = settings.edition, settings.relics
        play = partial(work, partial(_play, box=box, keep=records is not None, own=own))
        for fixtures in batches(settings, games, ladder.order):
            for played in _played(book, fixtures, play):
                tell_faults(played.seats, played.faults, on_fault)
                ladder.add(played)
                if progress:
                    progress(played.number + 1, total)
        return standings(settings, book.games[:total])


def _check(settings: Settings, own: Mapping[str, Bot]) -> None:
    """Whether these can be played at all, before the first game is."""
    published(settings.edition, settings.relics).seats(settings.seats)
    if settings.schedule not in get_args(Schedule):
        raise UnknownSchedule(value=settings.schedule)
    if settings.against and settings.schedule == "swiss":
        raise AgainstSwiss
    for name in settings.everyone:
        if name not in own:
            retire(bot(name))
        if settings.everyone.count(name) > 1:
            raise BotTwice(bot=name)
    found = len(settings.against) + 1 if settings.against else len(settings.bots)
    if found < settings.seats or not settings.bots:
        raise TooFewBots(number=settings.seats, count=found)


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


def _play(
    fixture: Fixture, box: tuple[str, bool], keep: bool, own: Mapping[str, Bot]
) -> _Ended:
    name, relics = box
    ended = match(fixture.seats, published(name, relics), fixture.cave, own)
    record = write(ended.record) if keep else None
    return _Ended(ended.scores, ended.winners, ended.faults, record)
