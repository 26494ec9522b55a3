"""Seating: who sits where before the game, and who begins it."""

from tacora.bots import ladder
from tacora.rules import Seat
from tacora.rules.errors import UnknownSeat
from tacora.wire import Away, Sat, Started, Stood

from .absence import agree, come_back, elect, rest
from .commands import Before, Remove, SeatBot, SeatPerson, Sit, Stand, Start
from .draft import Draft
from .errors import GameBegun, NotHost, OneDevice, TableFull, UnknownBot


def arrange(draft: Draft, command: Before) -> None:
    """Do what is asked about seats."""
    match command:
        case Sit(person, name, emblem):
            _sit(draft, person, name, emblem)
        case Stand(person):
            _stand(draft, draft.seats_of(person))
        case SeatPerson(person, name, emblem):
            _seat_person(draft, person, name, emblem)
        case SeatBot(person, level):
            _host(draft, person)
            if level not in ladder():
                raise UnknownBot(bot=level, known=", ".join(ladder()))
            _take(draft, Sat("", level, level))
        case Remove(person, seat):
            if _host(draft, person) != seat:
                _in_lobby(draft)
            if seat >= len(draft.table.seats):
                raise UnknownSeat(seat=seat)
            _stand(draft, (seat,))
        case Start(person):
            _host(draft, person)
            _in_lobby(draft)
            draft.table.edition.seats(len(draft.table.seats))
            draft.happen(Started())
            draft.begin()


def _host(draft: Draft, person: str) -> Seat:
    host = draft.table.host
    if host not in draft.seats_of(person):
        raise NotHost
    assert host is not None
    return host


def _in_lobby(draft: Draft) -> None:
    if draft.table.stage != "lobby":
        raise GameBegun


def _take(draft: Draft, sat: Sat) -> None:
    _in_lobby(draft)
    if len(draft.table.seats) == draft.table.options.seats:
        raise TableFull
    draft.happen(sat)


def _sit(draft: Draft, person: str, name: str, emblem: int | None) -> None:
    if draft.table.seats_of(person):
        come_back(draft, person)
        return
    if draft.table.options.device != "no" and _people(draft):
        raise OneDevice
    _take(draft, Sat(person, name, emblem=emblem))
    elect(draft)


def _seat_person(draft: Draft, person: str, name: str, emblem: int | None) -> None:
    if draft.table.options.device == "no":
        raise OneDevice
    if _people(draft):
        _host(draft, person)
    _take(draft, Sat(person, name, emblem=emblem))
    elect(draft)


def _people(draft: Draft) -> bool:
    return any(seated.bot is None for seated in draft.table.seats)


def _stand(draft: Draft, seats: tuple[Seat, ...]) -> None:
    for seat in reversed(seats):
        if draft.table.stage == "lobby":
            draft.happen(Stood(seat))
        elif not draft.table.seats[seat].gone:
            draft.happen(Away(seat, gone=True))
            if draft.table.stage == "playing":
                rest(draft, seat)
                agree(draft)
    elect(draft)
