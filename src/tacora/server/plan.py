"""The plan: what comes of a position and some commands. Nothing is written or told."""

from collections.abc import Sequence

from msgspec import Struct

from tacora.bots import BOTS
from tacora.rules import Seat
from tacora.rules.errors import NotInside, Problem, UnknownSeat
from tacora.wire import (
    Away,
    Back,
    Choose,
    Emote,
    Hosted,
    Order,
    Pause,
    PauseAsked,
    Paused,
    Rematched,
    Rested,
    Resumed,
    Sat,
    Started,
    Stood,
    Wait,
    Waited,
)

from .commands import (
    Command,
    Expire,
    Lose,
    Meet,
    Remove,
    Return,
    Said,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from .draft import GRACE, Draft
from .errors import (
    GameBegun,
    GameNotBegun,
    GameNotOver,
    NoMoreWaiting,
    NotHost,
    NotSeated,
    OnPause,
    TableFull,
    TooLate,
    UnknownBot,
)
from .page import Position

WAITS = 2
"""How often a table may wait in one step."""


class Plan(Struct, frozen=True):
    """A draft of the next page, and for each command what stands against it, if any."""

    draft: Draft
    answers: list[Problem | None]


def plan(position: Position, commands: Sequence[Command], now: float) -> Plan:
    """What comes of these commands, in their order."""
    draft = Draft(position, now)
    answers: list[Problem | None] = []
    for command in commands:
        try:
            _obey(draft, command)
            draft.go_on()
        except Problem as problem:
            answers.append(problem)
        else:
            answers.append(None)
    return Plan(draft, answers)


def _obey(draft: Draft, command: Command) -> None:  # noqa: C901, PLR0912, one case each
    match command:
        case Said(person, message):
            _hear(draft, _seat(draft, person), message)
        case Sit(person, name):
            _sit(draft, person, name)
        case Stand(person):
            _stand(draft, _seat(draft, person))
        case SeatBot(person, level):
            _host(draft, person)
            _seat_bot(draft, level)
        case Remove(person, seat):
            if _host(draft, person) != seat:
                _in_lobby(draft)
            if seat >= len(draft.table.seats):
                raise UnknownSeat(seat=seat)
            _stand(draft, seat)
        case Start(person):
            _host(draft, person)
            _in_lobby(draft)
            draft.table.edition.seats(len(draft.table.seats))
            draft.happen(Started())
            draft.begin()
        case Lose(person):
            _lose(draft, person)
        case Return(person):
            _return(draft, person)
        case Expire(at):
            if at == draft.table.at:
                _expire(draft)
        case Meet(person, code):
            _seat(draft, person)
            if draft.table.stage != "over":
                raise GameNotOver
            if draft.table.rematch is None:
                draft.happen(Rematched(code))


# Before the game


def _seat(draft: Draft, person: str) -> Seat:
    seat = draft.table.seat(person)
    if seat is None:
        raise NotSeated
    return seat


def _host(draft: Draft, person: str) -> Seat:
    seat = _seat(draft, person)
    if seat != draft.table.host:
        raise NotHost
    return seat


def _in_lobby(draft: Draft) -> None:
    if draft.table.stage != "lobby":
        raise GameBegun


def _sit(draft: Draft, person: str, name: str) -> None:
    if draft.table.seat(person) is not None:
        _return(draft, person)
        return
    _in_lobby(draft)
    if len(draft.table.seats) == draft.table.options.seats:
        raise TableFull
    draft.happen(Sat(person, name))
    _elect(draft)


def _seat_bot(draft: Draft, level: str) -> None:
    _in_lobby(draft)
    if level not in BOTS:
        raise UnknownBot(bot=level, known=", ".join(BOTS))
    if len(draft.table.seats) == draft.table.options.seats:
        raise TableFull
    draft.happen(Sat("", level, level))


def _stand(draft: Draft, seat: Seat) -> None:
    if draft.table.stage == "lobby":
        draft.happen(Stood(seat))
    elif not draft.table.seats[seat].gone:
        draft.happen(Away(seat, gone=True))
        if draft.table.stage == "playing":
            _rest(draft, seat)
            _agree(draft)
    _elect(draft)


def _elect(draft: Draft) -> None:
    """If the host has left or is away, whoever is there and sat down first is host."""
    table = draft.table
    if table.host is not None and table.seats[table.host].present:
        return
    for seat, seated in enumerate(table.seats):
        if seated.present:
            draft.happen(Hosted(seat))
            return


# During the game


def _hear(  # noqa: C901, one case each
    draft: Draft, seat: Seat, message: Choose | Order | Pause | Wait | Emote
) -> None:
    table = draft.table
    if isinstance(message, Emote):
        return  # a gesture leaves no trace
    if table.stage == "lobby":
        raise GameNotBegun
    if isinstance(message, Choose) and message.at != table.at:
        raise TooLate(at=message.at)
    if table.stage == "over":
        raise TooLate(at=table.at)
    match message:
        case Choose(_, decision):
            if table.paused:
                raise OnPause
            if seat not in table.deciding:
                raise NotInside(seat=seat)
            # Written even if it is the same again: how many pages there are is counted.
            draft.seal(seat, decision)
        case Order(orders):
            draft.keep(seat, orders)
        case Pause(wanted):
            _pause(draft, seat, wanted=wanted)
        case Wait():
            if not draft.awaited or draft.deadline is None or table.waits >= WAITS:
                raise NoMoreWaiting
            draft.happen(Waited(seat))
            draft.deadline += GRACE


def _pause(draft: Draft, seat: Seat, *, wanted: bool) -> None:
    if draft.table.paused:
        if not wanted:
            left = draft.table.left
            draft.happen(Resumed())
            draft.deadline = None if left is None else draft.now + left
        return
    if draft.table.seats[seat].asks_pause != wanted:
        draft.happen(PauseAsked(seat, wanted))
        _agree(draft)


def _agree(draft: Draft) -> None:
    """Pause if all who are there ask for it."""
    there = [seated for seated in draft.table.seats if seated.present]
    if draft.table.paused or not there or not all(s.asks_pause for s in there):
        return
    left = None
    if draft.deadline is not None:
        left = round(max(draft.deadline - draft.now, 1.0), 3)
    draft.happen(Paused(left))
    draft.deadline = None


# The absent


def _lose(draft: Draft, person: str) -> None:
    seat = draft.table.seat(person)
    if seat is None or draft.table.seats[seat].away or not draft.table.live:
        return
    draft.happen(Away(seat))
    if draft.table.stage == "playing" and not draft.table.paused:
        if draft.deadline is None and draft.awaited:
            draft.deadline = draft.now + GRACE
        _agree(draft)
    _elect(draft)


def _return(draft: Draft, person: str) -> None:
    seat = draft.table.seat(person)
    if seat is None or not draft.table.seats[seat].away:
        return
    asleep = not any(seated.present for seated in draft.table.seats)
    draft.happen(Back(seat))
    _elect(draft)
    if draft.table.stage != "playing" or draft.table.paused:
        return
    if draft.table.options.clock == 0 and not draft.awaited:
        draft.deadline = None
    elif asleep and draft.deadline is None:
        draft.deadline = draft.now + (draft.table.options.clock or GRACE)


def _expire(draft: Draft) -> None:
    """The time is over: decide for those who have not."""
    table = draft.table
    if draft.deadline is None or draft.now < draft.deadline or table.paused:
        return
    draft.deadline = None
    asleep = table.live and not any(seated.present for seated in table.seats)
    if asleep or table.options.absence == "wait":
        return
    for seat in draft.pending:
        if table.seats[seat].away:
            _rest(draft, seat)
        elif table.options.clock:
            draft.seal(seat, draft.for_absent(seat))


def _rest(draft: Draft, seat: Seat) -> None:
    """Wait no longer for an absent explorer."""
    draft.happen(Rested(seat))
    if seat in draft.pending:
        draft.seal(seat, draft.for_absent(seat))
