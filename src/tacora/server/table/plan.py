"""The plan: what comes of a position and some commands. Nothing is written or told."""

from collections.abc import Sequence

from msgspec import Struct

from tacora.rules import Seat
from tacora.rules.errors import Problem
from tacora.wire import Choose, Emote, FromClient, Order, Pause, Rematched, Wait, Waited

from .absence import come_back, expire, lose, pause
from .commands import Command, Decide, Expire, Lose, Meet, Return, Said
from .draft import GRACE_S, Draft
from .errors import (
    GameNotBegun,
    GameNotOver,
    NoMoreWaiting,
    OnPause,
    TooLate,
    WrongSeat,
)
from .log import Position
from .seating import arrange

MAX_WAITS = 2
"""How often a table may wait in one step."""


class Plan(Struct, frozen=True):
    """A draft of the next page, and for each command what stands against it, if any."""

    draft: Draft
    answers: list[Problem | None]


def plan(position: Position, commands: Sequence[Command], now: float) -> Plan:
    """What comes of these commands, in their order."""
    return carry_out(Draft(position, now), commands)


def carry_out(draft: Draft, commands: Sequence[Command]) -> Plan:
    """What comes of these commands, on top of a draft."""
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


def _obey(draft: Draft, command: Command) -> None:  # noqa: C901, one case each
    match command:
        case Said(person, message):
            _handle(draft, draft.seats_of(person), message)
        case Decide(at, seat, decision):
            if at != draft.table.at or seat not in draft.pending:
                raise TooLate(at=at)
            draft.seal(seat, decision)
        case Lose(person):
            lose(draft, person)
        case Return(person):
            come_back(draft, person)
        case Expire(at):
            if at == draft.table.at:
                expire(draft)
        case Meet(person, code):
            draft.seats_of(person)
            if draft.table.stage != "over":
                raise GameNotOver
            if draft.table.rematch is None:
                draft.happen(Rematched(code))
        case _:
            arrange(draft, command)


def _handle(  # noqa: C901, one case each
    draft: Draft, seats: tuple[Seat, ...], message: FromClient
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
        case Choose(_, decision, named):
            if table.paused:
                raise OnPause
            # Written even if it is the same again: how many pages there are is counted.
            draft.seal(_own(seats, named), decision)
        case Order(orders, named):
            draft.keep(_own(seats, named), orders)
        case Pause(wanted):
            pause(draft, seats, wanted=wanted)
        case Wait():
            if not draft.awaited or draft.deadline is None or table.waits >= MAX_WAITS:
                raise NoMoreWaiting
            draft.happen(Waited(seats[0]))
            draft.deadline += GRACE_S


def _own(seats: tuple[Seat, ...], named: Seat | None) -> Seat:
    """The seat that someone means: their only one, or one of theirs that they name."""
    if named is None and len(seats) == 1:
        return seats[0]
    if named is None or named not in seats:
        raise WrongSeat
    return named
