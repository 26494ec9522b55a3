"""Commands: what people, programs and clocks ask of a table."""

from msgspec import Struct

from tacora.rules import Decision
from tacora.wire import FromClient


class Sit(Struct, frozen=True):
    """Someone would like a seat."""

    person: str
    name: str
    emblem: int | None = None


class Stand(Struct, frozen=True):
    """Someone gives up a seat; during the game, takes leave."""

    person: str


class SeatBot(Struct, frozen=True):
    """The host seats a bot of the house."""

    person: str
    level: str


class SeatPerson(Struct, frozen=True):
    """The host seats someone else at the host's own device."""

    person: str
    name: str
    emblem: int | None = None


class Remove(Struct, frozen=True):
    """The host frees a seat."""

    person: str
    seat: int


class Start(Struct, frozen=True):
    """The host begins the game."""

    person: str


class Said(Struct, frozen=True):
    """A message from someone's socket."""

    person: str
    message: FromClient


class Decide(Struct, frozen=True):
    """A slow bot has decided, about the card at this number."""

    at: int
    seat: int
    decision: Decision


class Lose(Struct, frozen=True):
    """Nothing was heard from someone for a while."""

    person: str


class Return(Struct, frozen=True):
    """Someone is there."""

    person: str


class Expire(Struct, frozen=True):
    """The time to answer the card at this number is over."""

    at: int


class Meet(Struct, frozen=True):
    """The same people meet again, at the table of this code."""

    person: str
    code: str


Before = Sit | Stand | SeatPerson | SeatBot | Remove | Start
Command = Before | Said | Decide | Lose | Return | Expire | Meet
