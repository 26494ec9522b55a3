"""A run: so many games of a seed, on as many threads as one likes, and their tally."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np

from tacora.rules import Edition

from . import lanes, sums
from .games import games as play_games
from .policy import Policy, compiled, weigh
from .row import box
from .tally import Tally

Span = tuple[int, int]
Engine = Callable[[Span], sums.Sums]

CHUNK = 1 << 14  # games after which a run can be stopped
LONG_CHUNK = 1 << 17  # the same, in lanes


class UnknownPolicy(ValueError):
    """There is no policy of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def simulate(  # noqa: PLR0913  what is played, by whom, how often, and how
    edition: Edition,
    policies: Sequence[Policy | str],
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
    seats = sit_down(edition, policies)
    engine, chunk = choose_engine(edition, seats, seed)
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
    return Tally.of(whole, len(seats), edition.expeditions)


def sit_down(edition: Edition, policies: Sequence[Policy | str]) -> list[Policy]:
    """The policies at the table, named ones looked up, if they are not too many."""
    edition.seats(len(policies))
    return [_known(each) for each in policies]


def choose_engine(
    edition: Edition, policies: list[Policy], seed: int
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


def _known(each: Policy | str) -> Policy:
    policy = compiled(each) if isinstance(each, str) else each
    if policy is None:
        raise UnknownPolicy(str(each))
    return policy


def _in_order(
    engine: Engine, spans: Iterator[Span], threads: int
) -> Iterator[sums.Sums]:
    """The sums of each span, in their order, so that a run stopped has a beginning."""
    if threads == 1:
        yield from map(engine, spans)
        return
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[sums.Sums]] = deque()
        try:
            for span in spans:
                waiting.append(pool.submit(engine, span))
                if len(waiting) > 2 * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()
