"""A review of a game: what every decision was worth, and what was luck."""

from typing import Literal

from msgspec import Struct


class Worth(Struct, frozen=True):
    """A chance to win, and how far the futures' own luck may have moved it, at 95 %."""

    share: float
    margin: float


class Weighing(Struct, frozen=True):
    """What the two decisions are worth, and how much better leaving is."""

    stay: Worth
    leave: Worth
    edge: Worth


class Verdict(Struct, frozen=True):
    """One decision: chances to win before and after it, and what it cost."""

    expedition: int
    card: int  # the nth of the expedition, from 1
    seat: int
    left: bool
    danger: float  # how likely the next card is a trap
    before: Worth
    after: Worth
    choice: Weighing
    expert: float  # how likely the expert leaves here
    cost: float  # what was clearly lost against the better decision


class Account(Struct, frozen=True):
    """Where one player's result came from; the five add up to it."""

    fair: float
    luck: float
    openings: float
    judgement: float
    others: float
    result: float


class Standing(Struct, frozen=True):
    """Everyone's chance to win at one moment: after a card, or after decisions."""

    expedition: int
    card: int
    kind: Literal["start", "card", "decisions"]
    chances: tuple[float, ...]


class Review(Struct, frozen=True):
    """A game looked at again, seat by seat and moment by moment."""

    futures: int
    verdicts: tuple[Verdict, ...]
    accounts: tuple[Account, ...]
    moments: tuple[Standing, ...]


class Reviewing(Struct, frozen=True):
    """A review, or how far it is: ask again until it is there."""

    done: int  # steps of the game
    of: int
    ahead: int = 0  # reviews of other games that come first
    review: Review | None = None
