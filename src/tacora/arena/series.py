"""A series: one table of bots, game after game, each in the caves of its number."""

from collections.abc import Sequence

from msgspec import Struct

from tacora.rules import Closed, Edition, Revealed, Seat

from .match import match


class GameCount(Struct, frozen=True):
    """What is counted of a game."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    cards: int
    traps: int


def series(
    span: tuple[int, int], edition: Edition, names: Sequence[str], seed: int
) -> list[GameCount]:
    """The games from one number to before another; nothing else matters to them."""
    return [_played(edition, names, f"{seed}/{number}") for number in range(*span)]


def _played(edition: Edition, names: Sequence[str], cave: str) -> GameCount:
    ended = match(names, edition, cave)
    log = ended.record.log
    return GameCount(
        ended.scores,
        ended.winners,
        sum(isinstance(event, Revealed) for event in log),
        sum(isinstance(event, Closed) and event.trap is not None for event in log),
    )
