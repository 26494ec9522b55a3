"""What is asked for and answered over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .agreed import Options
from .happenings import Happening

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Annotated[str, Meta(max_length=32, description="A bot of the house.")]


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
