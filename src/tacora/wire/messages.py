"""Messages on a table's socket, both ways."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tacora.rules import Decision

from .agreed import Orders
from .happenings import Happening

Count = Annotated[int, Meta(ge=0, lt=2**31)]
Place = Annotated[int, Meta(ge=0, le=7, description="A seat, counted from 0.")]
Emotes = Literal["brave", "coward", "lucky", "ouch", "greedy", "hurry", "well-played"]


# From the client


class Choose(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A decision. `at` is the number of events up to the card it answers.

    Whoever has several seats, on one device, says for which of them.
    """

    at: Count
    decision: Decision
    seat: Place | None = None


class Order(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Standing orders, until the end of the game or other orders."""

    orders: Orders | None = None
    seat: Place | None = None


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
    yours: tuple[int, ...] = ()  # all your seats: several on one device


class Happened(Struct, frozen=True, tag=True):
    """Consecutive events; `first` is the number of the first of them."""

    first: int
    events: list[Happening]


class Deciding(Struct, frozen=True, tag=True):
    """How many of those inside have decided, and how long the rest have.

    Who has not is told too, unless the table agreed to hide it: timing is a tell. Then
    it is told in the last third of the clock only.
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
    seat: int


class Ordered(Struct, frozen=True, tag=True):
    """Your standing orders."""

    orders: Orders | None
    seat: int


class Emoted(Struct, frozen=True, tag=True):
    """Someone makes a gesture."""

    seat: int
    emote: Emotes


class Watched(Struct, frozen=True, tag=True):
    """So many watch without a seat, as far as this process has heard."""

    count: int


class Refused(Struct, frozen=True, tag=True):
    """What cannot be done: an error's code, its facts, and how a person is told."""

    code: str
    facts: dict[str, str | int]
    text: str


FromServer = (
    Welcome | Happened | Deciding | Chosen | Ordered | Emoted | Watched | Refused
)

read = msgspec.json.Decoder(FromClient).decode
"""The message in a frame from a client."""
