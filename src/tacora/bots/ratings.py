"""The ratings that the arena has measured, as shipped with the game."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

PAGE = "ratings.json"


class Rating(Struct, frozen=True, kw_only=True):
    """How strong a bot is: its rating, what is not known of it, and its victories."""

    mu: float
    sigma: float
    games: int
    wins: float  # share of victories; a shared one counts in part
    margin: float  # of that share, on either side, at 95 %

    @property
    def reach(self) -> float:
        """How far the rating may be off, on either side, at 95 %."""
        return 1.96 * self.sigma

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mu - self.reach

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.mu + self.reach

    @property
    def ordinal(self) -> float:
        """One number to sort by: a strength that is almost certain."""
        return self.mu - 3 * self.sigma


class Ratings(Struct, frozen=True):
    """The ratings of one tournament, and how it was played."""

    command: str
    seats: int
    edition: str
    relics: bool
    games: int
    bots: dict[str, Rating]


@cache
def ratings() -> Ratings:
    """What the arena has measured for the house's bots."""
    page = files(__package__).joinpath(PAGE).read_bytes()
    return msgspec.json.decode(page, type=Ratings)
