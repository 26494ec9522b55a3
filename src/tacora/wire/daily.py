"""The daily cave: one cave a day, the same for everyone."""

from typing import Annotated

from msgspec import Meta, Struct


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """Into the cave of the day: once for the board, and then as often as one likes."""

    practice: Annotated[bool, Meta(description="Again, when the try is over.")] = False


class Rank(Struct, frozen=True):
    """A place on the board; whoever has the same score has the same."""

    rank: int
    name: str
    emblem: int | None
    score: int
    you: bool = False


class Try(Struct, frozen=True):
    """Your own try: the table, and how it ended if it did."""

    code: str
    score: int | None = None
    rank: int | None = None


class Board(Struct, frozen=True):
    """A day's results, the best first."""

    day: str
    played: int
    mine: Try | None
    ranks: tuple[Rank, ...]


class Published(Board, frozen=True):
    """A day that is over: how it was dealt, and the game of the best."""

    seed: str
    best: str


class Daily(Struct, frozen=True):
    """The cave of today and that of yesterday.

    The ranks of today are there when your own try is over: they tell of the cave.
    """

    left: float  # seconds until the next cave
    today: Board
    yesterday: Published | None = None
