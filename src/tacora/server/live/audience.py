"""An audience: those who listen to a table, and what they are told."""

from typing import Protocol

import msgspec
from msgspec import UNSET

from tacora.rules import Seat
from tacora.server.table.commands import Command, Said
from tacora.server.table.log import Page, Position
from tacora.server.table.table import Table
from tacora.wire import (
    Choose,
    Chosen,
    Deciding,
    Emoted,
    Emotes,
    Order,
    Ordered,
    Watched,
)

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Someone who listens; `person` if we know who."""

    person: str | None

    def tell(self, message: bytes) -> None:
        """Hear a message, in its own time."""

    def dismiss(self) -> None:
        """Go out, and come in again."""


class Audience:
    """All who listen to one table in this process."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, int] = {}  # who watch, by the process they listen to
        self._watched = 0  # as everyone was told
        self._told: tuple[object, ...] = ()  # the last word on who is deciding

    def tell(self, message: bytes, person: str | None = None) -> None:
        """Tell everyone, or all listeners that are one person."""
        for listener in self.listeners:
            if person is None or listener.person == person:
                listener.tell(message)

    def join(
        self,
        listener: Listener,
        pages: list[Page],
        position: Position,
        since: int,
        now: float,
    ) -> None:
        """Listen from event `since` on: what was missed; and from now on, all.

        Nothing may be awaited in between, or events could be lost.
        """
        for number, page in enumerate(pages):
            ends = pages[number + 1].first if number + 1 < len(pages) else 1 << 31
            if page.events != b"[]" and ends > since:
                listener.tell(happened(page, since))
        table = position.table
        for seat in table.seats_of(listener.person):
            if seat in position.sealed:
                decision = position.sealed[seat].decision
                listener.tell(encode(Chosen(table.at, decision, seat)))
            if seat in position.orders:
                listener.tell(encode(Ordered(position.orders[seat], seat)))
        if self._watched:
            listener.tell(encode(Watched(self._watched)))
        self.listeners.add(listener)
        if table.deciding:
            listener.tell(encode(deciding(position, now)))

    def includes(self, person: str) -> bool:
        """Whether someone listens."""
        return any(listener.person == person for listener in self.listeners)

    def watching(self, table: Table) -> int:
        """How many of those who listen here have no seat."""
        return sum(table.seat(listener.person) is None for listener in self.listeners)

    def tell_page(self, page: Page) -> None:
        """Tell what happened."""
        if page.events != b"[]":
            self.tell(happened(page))

    def tell_watched(self, table: Table) -> None:
        """Tell how many watch, if that is news."""
        count = self.watching(table) + sum(self.elsewhere.values())
        if count != self._watched:
            self._watched = count
            self.tell(encode(Watched(count)))

    def tell_deciding(self, position: Position, now: float) -> None:
        """Tell how many have decided, if that is news."""
        if not position.table.deciding:
            return
        word = deciding(position, now)
        news = (word.at, word.decided, word.missing, position.deadline)
        if news != self._told:
            self._told = news
            self.tell(encode(word))

    def tell_gesture(self, seat: Seat, emote: Emotes) -> None:
        """Tell that someone makes a gesture."""
        self.tell(encode(Emoted(seat, emote)))

    def acknowledge(self, command: Command, table: Table) -> None:
        """Tell someone that their decision or their orders are kept."""
        if not isinstance(command, Said):
            return
        message, person = command.message, command.person
        if not isinstance(message, Choose | Order):
            return
        seat = table.seat(person) if message.seat is None else message.seat
        assert seat is not None
        word = (
            Chosen(message.at, message.decision, seat)
            if isinstance(message, Choose)
            else Ordered(message.orders, seat)
        )
        self.tell(encode(word), person)


def deciding(position: Position, now: float) -> Deciding:
    """How many have decided, and for how long the others may think."""
    table, sealed = position.table, position.sealed
    inside = table.deciding
    missing = tuple([s for s in inside if s not in sealed or not sealed[s].shown])
    left = None
    if position.deadline is not None:
        left = round(max(position.deadline - now, 0.0), 1)
    late = left is not None and left <= table.options.clock / 3
    return Deciding(
        table.at,
        len(inside) - len(missing),
        len(inside),
        left,
        missing if late or table.options.locks == "shown" else UNSET,
    )


def happened(page: Page, since: int = 0) -> bytes:
    """The page's events as they go over the wire, from number `since` on."""
    if page.first >= since:
        return b'{"type":"Happened","first":%d,"events":%b}' % (page.first, page.events)
    events = encode(page.happenings[since - page.first :])
    return b'{"type":"Happened","first":%d,"events":%b}' % (since, events)
