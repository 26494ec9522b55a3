"""A run: so many games of a seed, on as many threads as one likes, and their tally."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from tacora.rules import Edition

from . import lanes, sums
from .engine.row import box
from .games import games as play_games
from .in_order import in_order
from .policies.policy import Policy, weigh
from .tally import Tally

Span = tuple[int, int]
Engine = Callable[[Span], sums.Sums]

CHUNK = 1 << 14  # games after which a run can be stopped
LONG_CHUNK = 1 << 17  # the same, in lanes


def simulate(  # noqa: PLR0913  what is played, by whom, how often, and how
    edition: Edition,
    policies: Sequence[Policy],
    games: int,
    seed: int = 0,
    threads: int | None = None,
    *,
    progress: Callable[[int], None] | None = None,
    first: int = 0,
) -> Tally:
    """The tally of these games: numbers `first` to before `first + games` of a seed.

    It depends on nothing else, neither threads nor the order of work. `progress` is
    told how many games are done; a KeyboardInterrupt ends the run with those.
    """
    edition.seats(len(policies))
    engine, chunk = choose_engine(edition, policies, seed)
    last = first + games
    spans = ((start, min(start + chunk, last)) for start in range(first, last, chunk))
    whole = sums.empty(edition)
    try:
        for part in _in_order(engine, spans, threads or os.cpu_count() or 1):
            whole += part
            if progress:
                progress(int(whole[sums.GAMES]))
    except KeyboardInterrupt:
        pass
    return Tally.of(whole, len(policies), edition.expeditions)


def choose_engine(
    edition: Edition, policies: Sequence[Policy], seed: int
) -> tuple[Engine, int]:
    """The fastest engine for these policies, and how many games to give it at once."""
    fast = lanes.find_engine(edition, policies, seed)
    if fast:
        return fast, LONG_CHUNK
    key = np.uint64(seed % (1 << 64))
    case, weights = box(edition), weigh(policies)

    def kernel(span: Span) -> sums.Sums:
        part = sums.empty(edition)
        play_games(case, weights, key, span, part)
        return part

    return kernel, CHUNK


def _in_order(
    engine: Engine, spans: Iterator[Span], threads: int
) -> Iterator[sums.Sums]:
    """The sums of each span, in their order, so that a run stopped has a beginning."""
    if threads == 1:
        yield from map(engine, spans)
        return
    with ThreadPoolExecutor(threads) as pool:
        for _, part in in_order(pool, engine, spans, 2 * threads + 1):
            yield part
