"""All that goes between client and server, both ways.

A socket carries one message of `FromClient` in a frame, and a JSON list of messages
of `FromServer` in each frame back. The rest goes over HTTP. Unknown fields, unknown
messages and wrong types are refused. The browser's types come from here.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tacora.rules import Decision
from tacora.rules.events import Closed, Decided, Entered, Revealed

Count = Annotated[int, Meta(ge=0, lt=2**31)]
Place = Annotated[int, Meta(ge=0, le=7, description="A seat, counted from 0.")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$", description="A table's code.")]
Level = Annotated[str, Meta(max_length=32, description="A bot of the house.")]
Emotes = Literal["brave", "coward", "lucky", "ouch", "greedy", "hurry", "well-played"]


# What a table agrees on


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays; agreed before the first card, shown to everyone."""

    edition: Annotated[str, Meta(max_length=32)] = "fr"
    relics: bool | None = None  # none: as the edition says
    seats: Annotated[int, Meta(ge=3, le=8)] = 8
    clock: Literal[0, 6, 12, 20, 60, 86400] = 20  # seconds a decision; 0 is no clock
    absence: Literal["camp", "bot", "wait"] = "camp"
    chests: Literal["open", "closed"] = "open"
    help: Literal["none", "counts", "chances"] = "counts"
    spectators: bool = True
    public: bool = True


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """What an explorer does unless told otherwise; the first that applies decides."""

    alone: Annotated[bool, Meta(description="Stay while alone in the cave.")] = False
    camp_at: Annotated[
        int | None, Meta(description="Camp with so many gems or more in the satchel.")
    ] = None
    camp_danger: Annotated[
        int | None, Meta(description="Camp when the danger is so many percent or more.")
    ] = None
    otherwise: Annotated[
        Literal["ask", "continue"], Meta(description="Ask me, or go on, if none does.")
    ] = "ask"


# What happens at a table, beside the game itself


class Opened(Struct, frozen=True, tag=True):
    """Someone opened the table; the promise holds the dealer to a seed."""

    options: Options
    promise: str


class Sat(Struct, frozen=True, tag=True):
    """Someone took the next free seat; a bot of the house has a level."""

    person: str
    name: str
    bot: str | None = None


class Stood(Struct, frozen=True, tag=True):
    """Someone left a seat before the game; those after it move up."""

    seat: int


class Hosted(Struct, frozen=True, tag=True):
    """Whoever sits here is the host from now on."""

    seat: int


class Started(Struct, frozen=True, tag=True):
    """The seats are settled, and the game begins."""


class Away(Struct, frozen=True, tag=True):
    """Nobody has heard of this explorer for a while; `gone` if they took leave."""

    seat: int
    gone: bool = False


class Rested(Struct, frozen=True, tag=True):
    """The table waits no longer for an absent explorer: the table's rule decides."""

    seat: int


class Back(Struct, frozen=True, tag=True):
    """An absent explorer is there again, and decides again."""

    seat: int


class Waited(Struct, frozen=True, tag=True):
    """Someone asked to wait for those who are away."""

    seat: int


class PauseAsked(Struct, frozen=True, tag=True):
    """Someone would like a pause, or no longer."""

    seat: int
    wanted: bool


class Paused(Struct, frozen=True, tag=True):
    """All who are there agreed to a pause; so many seconds were left to decide."""

    left: float | None = None


class Resumed(Struct, frozen=True, tag=True):
    """The pause is over."""


class Unveiled(Struct, frozen=True, tag=True):
    """The game is over, and this was the seed."""

    seed: str


class Rematched(Struct, frozen=True, tag=True):
    """The same people meet again at another table."""

    code: str


TableEvent = (
    Opened
    | Sat
    | Stood
    | Hosted
    | Started
    | Away
    | Rested
    | Back
    | Waited
    | PauseAsked
    | Paused
    | Resumed
    | Unveiled
    | Rematched
)
Happening = TableEvent | Entered | Revealed | Decided | Closed


# From the client


class Choose(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A decision. `at` is the number of events up to the card it answers."""

    at: Count
    decision: Decision


class Order(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Standing orders, until the end of the game or other orders."""

    orders: Orders | None = None


class Pause(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """I would like a pause; or not, which ends one."""

    wanted: bool


class Wait(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Let us wait for those who are away."""


class Emote(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A gesture across the table."""

    emote: Emotes


FromClient = Choose | Order | Pause | Wait | Emote


# To the client


class Welcome(Struct, frozen=True, tag=True):
    """The first word on a socket: your seat, if any, and how many events there are."""

    code: str
    you: int | None
    events: int


class Happened(Struct, frozen=True, tag=True):
    """Consecutive events; `first` is the number of the first of them."""

    first: int
    events: list[Happening]


class Deciding(Struct, frozen=True, tag=True):
    """How many of those inside have decided, and how long the rest have.

    Who has not is told in the last third of the clock only: timing is a tell.
    """

    at: int
    decided: int
    of: int
    left: float | None = None  # seconds
    missing: tuple[int, ...] | UnsetType = UNSET


class Chosen(Struct, frozen=True, tag=True):
    """Your decision is kept; it can be changed until the last one is in."""

    at: int
    decision: Decision


class Ordered(Struct, frozen=True, tag=True):
    """Your standing orders."""

    orders: Orders | None


class Emoted(Struct, frozen=True, tag=True):
    """Someone makes a gesture."""

    seat: int
    emote: Emotes


class Refused(Struct, frozen=True, tag=True):
    """What cannot be done: an error's code, its facts, and how a person is told."""

    code: str
    facts: dict[str, str | int]
    text: str


FromServer = Welcome | Happened | Deciding | Chosen | Ordered | Emoted | Refused

read = msgspec.json.Decoder(FromClient).decode
"""The message in a frame from a client."""


# Over HTTP


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """What someone would like to be called."""

    name: Name


class Person(Struct, frozen=True):
    """Someone who plays here; a bot acts for its owner."""

    id: str
    name: str
    bot: bool = False


class OneTimeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Lets the same person in on a second device, once and soon."""

    code: Annotated[str, Meta(min_length=8, max_length=16)]


class Token(Struct, frozen=True):
    """The key of a bot; shown once. It goes into the header `Authorization: Bearer`."""

    token: str
    person: Person


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of the house for the next free seat."""

    level: Level = "cautious"


class SeatView(Struct, frozen=True):
    """Who sits where."""

    person: str
    name: str
    bot: str | None = None
    away: bool = False


class TableView(Struct, frozen=True):
    """A table from outside: who sits there, and what was agreed."""

    code: str
    options: Options
    stage: Literal["lobby", "playing", "over"]
    seats: tuple[SeatView, ...]
    host: int | None
    events: int
    you: int | None = None
    rematch: str | None = None


class Log(Struct, frozen=True):
    """The events of a table from number `first` on."""

    first: int
    events: list[Happening]


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages on a socket."""
    (up, down), components = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on a table's socket",
        "description": (
            "A frame from a client is one FromClient; "
            "a frame to a client is a list of FromServer."
        ),
        "$defs": {
            **dict(sorted(components.items())),
            "FromClient": up,
            "FromServer": {"type": "array", "items": down},
        },
    }
