"""How a table looks from outside, for lists of tables."""

import msgspec
from msgspec import Struct

from .table import Table


class Listing(Struct, frozen=True):
    """What is known of a table without reading its log."""

    stage: str
    public: bool
    body: bytes
    people: tuple[str, ...]
    score: int | None = None  # of someone who has come through the daily cave
    live: bool = True  # people are expected to be there


def listing(code: str, table: Table) -> Listing:
    """What is known of a table without reading its log."""
    people = tuple(s.person for s in table.seats if s.bot is None and s.person)
    view = msgspec.json.encode(table.view(code))
    return Listing(
        table.stage, table.options.public, view, people, _score(table), table.live
    )


def _score(table: Table) -> int | None:
    """What someone has brought out of the daily cave."""
    if table.daily is None or table.stage != "over" or table.state is None:
        return None
    seat = next(s for s, seated in enumerate(table.seats) if seated.bot is None)
    return table.state.explorers[seat].score
