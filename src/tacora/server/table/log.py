"""A page of a table's log: what happened, told to all; and what stays face down.

Whoever writes page n first has written it; there is no other lock. Events are told as
they stand on the page. What is face down stands in a column of its own, which nobody
who tells events reads.
"""

from collections.abc import Iterable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tacora.rules import Decision, Seat
from tacora.rules.events import Decided
from tacora.wire import Happening, Opened, Orders

from .table import Table, follow, open_table


class Seal(Struct, frozen=True, tag="s", array_like=True):
    """A decision, face down; `shown` if the others may count it."""

    seat: int
    decision: Decision
    shown: bool = True


class Kept(Struct, frozen=True, tag="o", array_like=True):
    """Someone's standing orders."""

    seat: int
    orders: Orders | None


Secret = Seal | Kept

_events = msgspec.json.Decoder(list[Happening]).decode
_secrets = msgspec.json.Decoder(list[Secret]).decode
_encode = msgspec.json.Encoder().encode


class Page(Struct, frozen=True):
    """Some consecutive events of one table, and what was laid face down with them."""

    number: int
    first: int  # the number of the first event on it
    events: bytes
    secrets: bytes = b"[]"
    deadline: float | None = None  # when the open step ends, in the store's time

    @property
    def happenings(self) -> list[Happening]:
        """What happened."""
        return _events(self.events)


def write(
    number: int,
    first: int,
    events: Iterable[Happening],
    secrets: Iterable[Secret],
    deadline: float | None,
) -> Page:
    """A page, ready for the log."""
    return Page(number, first, _encode(events), _encode(secrets), deadline)


class Position(Struct, frozen=True):
    """A table and what lies face down on it; known to the server alone."""

    seed: str
    table: Table
    sealed: dict[Seat, Seal]
    orders: dict[Seat, Orders]
    pages: int = 1
    deadline: float | None = None

    @property
    def undecided_bots(self) -> list[Seat]:
        """The bots that have yet to decide; quick ones have, once a card is shown."""
        seats = self.table.seats
        return [
            seat
            for seat in self.table.deciding
            if seats[seat].bot is not None and seat not in self.sealed
        ]


def begin(seed: str, page: Page) -> Position:
    """The position after the first page."""
    opened, *others = page.happenings
    assert isinstance(opened, Opened)
    return _after(Position(seed, open_table(opened), {}, {}, pages=0), page, others)


def turn(position: Position, page: Page) -> Position:
    """The position after the next page."""
    return _after(position, page, page.happenings)


def _after(position: Position, page: Page, events: list[Happening]) -> Position:
    table = position.table
    sealed, orders = position.sealed, position.orders
    for event in events:
        table = follow(table, event)
        if isinstance(event, Decided):
            sealed = {}
    if page.secrets != b"[]":
        sealed, orders = dict(sealed), dict(orders)
        for secret in _secrets(page.secrets):
            match secret:
                case Seal(seat):
                    sealed[seat] = secret
                case Kept(seat, None):
                    orders.pop(seat, None)
                case Kept(seat, kept):
                    assert kept is not None
                    orders[seat] = kept
    return replace(
        position,
        table=table,
        sealed=sealed,
        orders=orders,
        pages=page.number + 1,
        deadline=page.deadline,
    )
