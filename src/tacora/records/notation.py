"""A game as words: cards as they were turned, `-bd` where seats b and d left."""

import re
from collections.abc import Iterable

import msgspec

from tacora.rules import (
    Decided,
    Decision,
    Entered,
    Event,
    Revealed,
    Seat,
    State,
    after,
    begin,
    card,
    decide,
    reveal,
)
from tacora.rules.errors import UnknownSeat

from .errors import LeaversUnreadable, NumberMisplaced, NumberMissing
from .record import Record

SEATS = "abcdefgh"

_NUMBER = re.compile(r"([1-9][0-9]?)\.")
_LEAVERS = re.compile(r"-([a-h]*)")


def write(record: Record) -> str:
    """The text of a game: its headers, then a line for each expedition."""
    headers = {
        "Edition": record.edition.name,
        "Relics": "yes" if record.edition.relics else "no",
        "Players": ", ".join(record.names),
        "Seed": record.seed,
        "Promise": record.promise,
        **dict(record.remarks),
    }
    lines = [
        f"[{name} {msgspec.json.encode(value).decode()}]"
        for name, value in headers.items()
        if value is not None
    ]
    moves = _moves(record.log)
    return "\n".join([*lines, "", *moves, ""] if moves else [*lines, ""])


def _moves(log: Iterable[Event]) -> list[str]:
    lines: list[list[str]] = []
    went_on = False
    for event in log:
        match event:
            case Entered(expedition):
                lines.append([f"{expedition}."])
            case Revealed(turned):
                lines[-1].append(str(turned))
            case Decided(leavers) if leavers:
                lines[-1].append("-" + "".join([SEATS[seat] for seat in leavers]))
        went_on = isinstance(event, Decided) and not event.leavers
    if went_on:  # nobody left, and the next card is not there to say so
        lines[-1].append("-")
    if len(lines) > 1 and len(lines[-1]) == 1:  # the end of the last line says it
        lines.pop()
    return [" ".join(line) for line in lines]


def step(state: State, word: str) -> list[Event]:
    """What one word says: an expedition begins, a card is turned, or some leave."""
    if number := _NUMBER.fullmatch(word):
        return _number(state, int(number[1]))
    if state.awaits == "entry":
        raise NumberMissing(expedition=1)
    if word.startswith("-"):
        return list(decide(state, _decisions(state, word)))
    turned = card(word)
    if state.awaits != "decisions":
        return list(reveal(state, turned))
    events = list(decide(state, dict.fromkeys(state.inside, Decision.CONTINUE)))
    events += reveal(after(state, events), turned)
    return events


def _number(state: State, number: int) -> list[Event]:
    if state.awaits == "entry" and number == 1:
        return list(begin(state))
    # The end of one expedition is the beginning of the next: nothing happens here.
    if state.expedition == number > 1 and state.awaits == "card" and not state.path:
        return []
    raise NumberMisplaced(number=number)


def _decisions(state: State, word: str) -> dict[Seat, Decision]:
    found = _LEAVERS.fullmatch(word)
    if not found or len(set(found[1])) < len(found[1]):
        raise LeaversUnreadable(word=word)
    leavers = {SEATS.index(letter) for letter in found[1]}
    for seat in leavers:
        if seat >= len(state.explorers):
            raise UnknownSeat(seat=seat)
    return dict.fromkeys(state.inside, Decision.CONTINUE) | dict.fromkeys(
        sorted(leavers), Decision.LEAVE
    )
