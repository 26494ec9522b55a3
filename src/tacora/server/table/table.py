"""A table as everyone sees it: seats, what was agreed, and the game on it."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tacora.rules import Edition, Event, Seat, State, edition, evolve, set_up
from tacora.wire import (
    Away,
    Back,
    Coached,
    Happening,
    Hosted,
    Opened,
    Options,
    PauseAsked,
    Paused,
    Rematched,
    Rested,
    Resumed,
    Sat,
    SeatView,
    Started,
    Stood,
    TableEvent,
    TableView,
    Unseen,
    Unveiled,
    Waited,
)

from .day import DAY_S


class Seated(Struct, frozen=True):
    """Someone in a seat."""

    person: str
    name: str
    bot: str | None = None
    emblem: int | None = None
    away: bool = False
    gone: bool = False  # took leave, and is not waited for
    rested: bool = False  # the table's rule decides, until they are back
    asks_pause: bool = False

    @property
    def present(self) -> bool:
        """Whether a person sits here and is there."""
        return self.bot is None and not self.away


class Table(Struct, frozen=True):
    """What everyone knows about a table. Nothing on it is face down."""

    options: Options
    promise: str
    seats: tuple[Seated, ...] = ()
    host: Seat | None = None
    stage: Literal["lobby", "playing", "over"] = "lobby"
    state: State | None = None
    events: int = 0  # how many have happened
    at: int = 0  # how many had happened when the last card was turned
    deciding: tuple[Seat, ...] = ()  # the seats that have to decide now
    paused: bool = False
    left: float | None = None  # seconds to decide when the pause began
    waits: int = 0  # how often the table waited in this step
    rematch: str | None = None
    daily: str | None = None  # the day, if it is the daily cave

    @property
    def edition(self) -> Edition:
        """The edition that is played here."""
        return edition(self.options.edition, self.options.relics)

    @property
    def live(self) -> bool:
        """Whether people are expected to be there: not with a day a decision."""
        return self.options.clock != DAY_S

    def seat(self, person: str | None) -> Seat | None:
        """Where this person sits; the first of their seats, on one device."""
        for seat, seated in enumerate(self.seats):
            if seated.person == person and seated.bot is None:
                return seat
        return None

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """All seats for which this person decides."""
        return tuple(
            [
                seat
                for seat, seated in enumerate(self.seats)
                if seated.person == person and seated.bot is None
            ]
        )

    def view(self, code: str, person: str | None = None) -> TableView:
        """The table from outside."""
        return TableView(
            code,
            self.options,
            self.stage,
            tuple(
                SeatView(s.person, s.name, s.bot, s.away, s.emblem) for s in self.seats
            ),
            self.host,
            self.events,
            self.seat(person),
            self.rematch,
            self.seats_of(person),
            self.daily,
        )


def open_table(event: Opened) -> Table:
    """The table that this event opens."""
    return Table(event.options, event.promise, events=1, daily=event.daily)


def follow(  # noqa: C901, PLR0912, one case each
    table: Table, event: Happening
) -> Table:
    """The table after the event."""
    if isinstance(event, Event):  # by far the most
        return _played(table, event)
    events = table.events + 1
    match event:
        case Sat(person, name, bot, emblem):
            seats = (*table.seats, Seated(person, name, bot, emblem))
            return replace(table, events=events, seats=seats)
        case Stood(seat):
            seats = table.seats[:seat] + table.seats[seat + 1 :]
            return replace(table, events=events, seats=seats, host=_moved(table, seat))
        case Hosted(seat):
            return replace(table, events=events, host=seat)
        case Started():
            state = set_up(table.edition, len(table.seats))
            return replace(table, events=events, stage="playing", state=state)
        case Away(seat, gone):
            return _seated(table, seat, away=True, gone=gone)
        case Rested(seat):
            return _seated(table, seat, rested=True)
        case Back(seat):
            return _seated(table, seat, away=False, gone=False, rested=False)
        case PauseAsked(seat, wanted):
            return _seated(table, seat, asks_pause=wanted)
        case Waited():
            return replace(table, events=events, waits=table.waits + 1)
        case Paused(left):
            return replace(table, events=events, paused=True, left=left)
        case Resumed():
            seats = tuple(replace(s, asks_pause=False) for s in table.seats)
            return replace(table, events=events, paused=False, left=None, seats=seats)
        case Unseen() | Coached():
            return replace(table, events=events)
        case Unveiled():
            return replace(table, events=events, stage="over")
        case Rematched(code):
            return replace(table, events=events, rematch=code)
        case Opened():
            raise AssertionError("a table opens once")


def looks_different(events: list[Happening]) -> bool:
    """Whether a table looks different from outside after these events."""
    return any(
        isinstance(event, TableEvent)
        and not isinstance(event, Coached | Waited | PauseAsked)
        for event in events
    )


def _played(table: Table, event: Event) -> Table:
    assert table.state is not None
    events = table.events + 1
    state = evolve(table.state, event)
    return replace(
        table,
        events=events,
        at=events,
        deciding=state.deciding,
        waits=0,
        state=state,
    )


def _moved(table: Table, gone: Seat) -> Seat | None:
    if table.host is None or table.host == gone:
        return None
    return table.host - (table.host > gone)


def _seated(table: Table, seat: Seat, **change: bool) -> Table:
    seats = list(table.seats)
    seats[seat] = replace(seats[seat], **change)
    return replace(table, events=table.events + 1, seats=tuple(seats))
