"""A sample: games among any bots, on the rules themselves, and their tally.

The kernel plays the same games, thousands of times faster, where every bot
brings its policy; here everyone may sit down.
"""

import os
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from functools import partial

from tacora.bots import bot, retire
from tacora.rules import Edition
from tacora.sim.tally import Tally, gather

from .process_pool import process_pool
from .series import GameCount, series

PIECE = 8
"""Games that a worker plays at a time: some take seconds."""
FAR_PIECE = 64
"""The same, for a worker on a cluster."""

Span = tuple[int, int]
Spread = Callable[[Callable[[Span], Tally], int, int], Generator[Tally, None, None]]
"""What plays so many games in tasks of that size, and gives their tallies in order."""


def simulate(  # noqa: PLR0913 -- what is played, by whom, how often, and how
    edition: Edition,
    names: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int | None = None,
    *,
    progress: Callable[[int], None] | None = None,
    spread: Spread | None = None,
) -> Tally:
    """The tally of so many games of a seed, whatever the number of workers.

    A KeyboardInterrupt ends it with the games that are done. `spread`, if given, has
    them played elsewhere, as `sim.cluster.spread` does.
    """
    sit_down(edition, names)
    nothing = Tally.nothing(len(names), edition.expeditions)
    play = partial(series, edition=edition, names=names, seed=seed)
    if spread:
        there = partial(_tallied, play, nothing)
        with closing(spread(there, games, FAR_PIECE)) as each:
            return gather(each, nothing, progress)
    spans = (
        (first, min(first + PIECE, games)) for first in range(0, max(games, 0), PIECE)
    )

    def parts() -> Generator[Tally, None, None]:
        with process_pool(workers or os.cpu_count() or 1) as work:
            for _, played in work(play, spans):
                yield add_up(played, nothing)

    with closing(parts()) as each:
        return gather(each, nothing, progress)


def _tallied(
    play: Callable[[Span], list[GameCount]], nothing: Tally, span: Span
) -> Tally:
    return add_up(play(span), nothing)


def sit_down(edition: Edition, names: Sequence[str]) -> None:
    """All of these can be found, and there is a seat for each."""
    edition.seats(len(names))
    for name in set(names):
        retire(bot(name))


def add_up(games: Iterable[GameCount], nothing: Tally) -> Tally:
    """The tally of these games, at a table whose empty tally is `nothing`."""
    return sum((_count(each, nothing) for each in games), start=nothing)


def _count(game: GameCount, nothing: Tally) -> Tally:
    by = len(game.winners)
    alone = tuple(int(number == by) for number in range(1, nothing.players + 1))
    none = (0,) * nothing.players
    return Tally(
        nothing.players,
        nothing.expeditions,
        1,
        game.cards,
        game.traps,
        tuple(
            alone if seat in game.winners else none for seat in range(nothing.players)
        ),
        tuple((*(0,) * score, 1) for score in game.scores),
    )
