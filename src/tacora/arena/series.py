"""A series: one table of bots, game after game, each in the caves of its number."""

from collections.abc import Sequence

from msgspec import Struct

from tacora.bots import Fault
from tacora.rules import Closed, Edition, Revealed, Seat

from .match import match


class Outcome(Struct, frozen=True):
    """What is counted of a game."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    cards: int
    traps: int
    faults: tuple[tuple[Fault, ...], ...]  # of each seat


def series(
    span: tuple[int, int], edition: Edition, names: Sequence[str], seed: int
) -> list[Outcome]:
    """The games from one number to before another; nothing else matters to them."""
    return [_outcome(edition, names, f"{seed}/{number}") for number in range(*span)]


def _outcome(edition: Edition, names: Sequence[str], cave: str) -> Outcome:
    ended = match(names, edition, cave)
    log = ended.record.log
    return Outcome(
        ended.scores,
        ended.winners,
        sum(isinstance(event, Revealed) for event in log),
        sum(isinstance(event, Closed) and event.trap is not None for event in log),
        ended.faults,
    )
