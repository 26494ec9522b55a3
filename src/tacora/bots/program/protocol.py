"""What the table and a program say to each other: a line of JSON for each message."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from tacora import rules
from tacora.bots.outlook import Outlook, outlook
from tacora.rules import Card, Edition, Explorer, Relic, Seat
from tacora.rules.state import Awaits

VERSION = 1


class Hello(Struct, frozen=True, tag="hello"):
    """The first line to a program: which protocol, and how long a decision may take."""

    protocol: int
    milliseconds: int


class State(Struct, frozen=True):
    """A moment in the game."""

    edition: Edition
    explorers: tuple[Explorer, ...]
    expedition: int = 0
    deck: tuple[Card, ...] = ()
    path: tuple[Card, ...] = ()
    rests: tuple[int, ...] = ()
    relics: tuple[Relic, ...] = ()
    removed: tuple[Card, ...] = ()
    awaits: Awaits = "entry"
    # The past in two lists: so this version of the protocol has always told it.
    turned: tuple[Card, ...] = ()
    departed: tuple[tuple[Seat, ...], ...] = ()


class Decide(Struct, frozen=True, tag="decide"):
    """A question: whether the explorer of this seat, who is inside, leaves now.

    The outlook holds the figures that most strategies need; they follow from the state.
    """

    number: int
    seat: Seat
    outlook: Outlook
    state: State


class Bye(Struct, frozen=True, tag="bye"):
    """The last line: the program should end, as it should when its input ends."""


class Ready(Struct, frozen=True, tag="ready"):
    """The answer to hello."""


class Answer(Struct, frozen=True, tag="decision"):
    """The answer to a question, with the question's number."""

    number: int
    decision: Literal["continue", "leave"]


Told = Hello | Decide | Bye
Heard = Ready | Answer


def question(number: int, seat: Seat, state: rules.State) -> Decide:
    """What a program is asked when decisions are due."""
    now = state.path[-1:] if state.awaits == "decisions" else ()
    told = State(
        edition=state.edition,
        explorers=state.explorers,
        expedition=state.expedition,
        deck=state.deck,
        path=state.path,
        rests=state.rests,
        relics=state.relics,
        removed=state.removed,
        awaits=state.awaits,
        turned=(*[turn.card for turn in state.history], *now),
        departed=tuple([turn.leavers for turn in state.history]),
    )
    return Decide(number, seat, outlook(state, seat), told)


def schema() -> dict[str, Any]:
    """The protocol as a JSON Schema: what a program is told, what it may say."""
    (told, heard), parts = msgspec.json.schema_components(
        (Told, Heard), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tacora bot protocol",
        "$defs": {"Told": told, "Heard": heard, **parts},
        "anyOf": [{"$ref": "#/$defs/Told"}, {"$ref": "#/$defs/Heard"}],
    }


def page() -> str:
    """The schema as a file, the same whenever it is written."""
    text = msgspec.json.encode(schema(), order="deterministic")
    return msgspec.json.format(text, indent=2).decode() + "\n"


if __name__ == "__main__":
    import sys

    sys.stdout.write(page())
