"""What is asked for and answered over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tacora.rules.events import Closed, Decided, Entered, Revealed

from .agreed import Emblem, Options
from .happenings import Happening

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Annotated[str, Meta(max_length=32, description="A bot of the house.")]


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """What someone would like to be called, and the emblem they would like."""

    name: Name
    emblem: Emblem | None = None


class Person(Struct, frozen=True):
    """Someone who plays here; a bot acts for its owner."""

    id: str
    name: str
    bot: bool = False
    emblem: int | None = None


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


class BotView(Struct, frozen=True):
    """A bot of the house, and how strong it is: the arena's rating and victories."""

    id: str
    rating: float
    wins: float


class Opening(Options, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: its options, and who sits there from the beginning."""

    sit: Annotated[bool, Meta(description="Sit down; a screen does not.")] = True
    people: Annotated[
        tuple[Naming, ...], Meta(max_length=8, description="People on your device.")
    ] = ()
    bots: Annotated[
        tuple[Level, ...], Meta(max_length=7, description="Bots of the house.")
    ] = ()
    start: Annotated[bool, Meta(description="Begin the game at once.")] = False


class SeatView(Struct, frozen=True):
    """Who sits where."""

    person: str
    name: str
    bot: str | None = None
    away: bool = False
    emblem: int | None = None


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
    yours: tuple[int, ...] = ()  # all your seats: several on one device
    daily: str | None = None  # the day, if it is the daily cave


class Invitation(Struct, frozen=True):
    """The address of a table for others, and a picture of it for their cameras."""

    url: str
    qr: Annotated[str, Meta(description="A QR code of the address, as SVG.")]


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A game in notation."""

    notation: Annotated[str, Meta(max_length=65536)]


class Played(Struct, frozen=True):
    """A game that was played, or as far as it was."""

    notation: str
    edition: str
    relics: bool
    players: tuple[str, ...]
    emblems: tuple[int | None, ...]
    bots: tuple[str | None, ...]
    events: list[Entered | Revealed | Decided | Closed]
    finished: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    promise: str | None
    seed: str | None


class Log(Struct, frozen=True):
    """The events of a table from number `first` on."""

    first: int
    events: list[Happening]
