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

from .faults import OnFault, raise_fault, tell_faults
from .process_pool import process_pool
from .series import Outcome, series

PIECE = 8
"""Games that a worker plays at a time: some take seconds."""
FAR_PIECE = 64
"""The same, for a worker on a cluster."""

Span = tuple[int, int]
Outcomes = list[Outcome]
Spread = Callable[
    [Callable[[Span], Outcomes], int, int], Generator[Outcomes, None, None]
]
"""What plays so many games in tasks of that size, and gives what came in order."""


def simulate(  # noqa: PLR0913 -- what is played, by whom, how often, and how
    edition: Edition,
    names: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int | None = None,
    *,
    progress: Callable[[int], None] | None = None,
    spread: Spread | None = None,
    on_fault: OnFault = raise_fault,
) -> Tally:
    """The tally of so many games of a seed, whatever the number of workers.

    A KeyboardInterrupt ends it with the games that are done. `spread`, if given, has
    them played elsewhere, as `sim.cluster.spread` does. A bot that owes a decision
    leaves, and `on_fault` is told.
    """
    sit_down(edition, names)
    nothing = Tally.nothing(len(names), edition.expeditions)
    play = partial(series, edition=edition, names=names, seed=seed)
    spans = (
        (first, min(first + PIECE, games)) for first in range(0, max(games, 0), PIECE)
    )

    def here() -> Generator[Outcomes, None, None]:
        with process_pool(workers or os.cpu_count() or 1) as work:
            for _, outcomes in work(play, spans):
                yield outcomes

    with closing(spread(play, games, FAR_PIECE) if spread else here()) as parts:
        return gather(
            (add_up(_told(part, names, on_fault), nothing) for part in parts),
            nothing,
            progress,
        )


def _told(outcomes: Outcomes, names: Sequence[str], on_fault: OnFault) -> Outcomes:
    for each in outcomes:
        tell_faults(names, each.faults, on_fault)
    return outcomes


def sit_down(edition: Edition, names: Sequence[str]) -> None:
    """All of these can be found, and there is a seat for each."""
    edition.seats(len(names))
    for name in set(names):
        retire(bot(name))


def add_up(outcomes: Iterable[Outcome], nothing: Tally) -> Tally:
    """The tally of these games, at a table whose empty tally is `nothing`."""
    return sum((_count(each, nothing) for each in outcomes), start=nothing)


def _count(game: Outcome, nothing: Tally) -> Tally:
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
        tuple(map(len, game.faults)) if any(game.faults) else (),
    )
