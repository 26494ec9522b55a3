"""A tally: what many games come to. Tallies add up, in any order, to the same one."""

from math import sqrt
from typing import Self

from msgspec import Struct

from . import sums
from .row import SEATS

_QUANTILE = 1.959964  # of the normal distribution, for 95 %


class Estimate(Struct, frozen=True):
    """A share, and between what bounds it lies with 95 % confidence."""

    share: float
    low: float
    high: float


class Tally(Struct, frozen=True):
    """Whole numbers only; a victory counts 840, so that winners can share it."""

    players: int
    expeditions: int
    games: int = 0
    shared: int = 0  # games with more than one winner
    cards: int = 0
    traps: int = 0
    shares: tuple[int, ...] = ()
    shares_squared: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    scores_squared: tuple[int, ...] = ()
    spread: tuple[tuple[int, ...], ...] = ()  # by seat: how often each score came

    @classmethod
    def of(cls, whole: sums.Sums, players: int, expeditions: int) -> Self:
        """The tally that has these sums."""

        def seats(start: int) -> tuple[int, ...]:
            return tuple(whole[start : start + players].tolist())

        spread = whole[sums.SPREAD :].reshape(SEATS, sums.BINS)[:players]
        return cls(
            players,
            expeditions,
            int(whole[sums.GAMES]),
            int(whole[sums.SHARED]),
            int(whole[sums.CARDS]),
            int(whole[sums.TRAPS]),
            seats(sums.SHARES),
            seats(sums.SHARES_SQUARED),
            seats(sums.SCORES),
            seats(sums.SCORES_SQUARED),
            tuple(map(tuple, spread.tolist())),
        )

    def __add__(self, other: "Tally") -> "Tally":
        assert (self.players, self.expeditions) == (other.players, other.expeditions)
        return Tally(
            self.players,
            self.expeditions,
            self.games + other.games,
            self.shared + other.shared,
            self.cards + other.cards,
            self.traps + other.traps,
            _plus(self.shares, other.shares),
            _plus(self.shares_squared, other.shares_squared),
            _plus(self.scores, other.scores),
            _plus(self.scores_squared, other.scores_squared),
            tuple(map(_plus, self.spread, other.spread)),
        )

    def __radd__(self, nothing: int) -> "Tally":
        assert nothing == 0, "sum() starts at 0"
        return self

    def win_share(self, seat: int) -> Estimate:
        """Which part of the victories is this seat's; a tie for first is split."""
        share = self.shares[seat] / sums.WHOLE / self.games
        square = self.shares_squared[seat] / sums.WHOLE**2 / self.games
        reach = _QUANTILE * sqrt(max(0.0, square - share * share) / self.games)
        if share in {0.0, 1.0}:
            reach = 3 / self.games  # what never came in n games is rarer than 3 in n
        return Estimate(share, max(0.0, share - reach), min(1.0, share + reach))

    def mean(self, seat: int) -> float:
        """The mean score of a seat."""
        return self.scores[seat] / self.games

    def sd(self, seat: int) -> float:
        """The standard deviation of a seat's scores."""
        square = self.scores_squared[seat] / self.games
        return sqrt(max(0.0, square - self.mean(seat) ** 2))

    @property
    def trap_rate(self) -> float:
        """How many expeditions in one end in a trap."""
        return self.traps / (self.games * self.expeditions)

    @property
    def cards_per_expedition(self) -> float:
        """How many cards are turned over in an expedition, on average."""
        return self.cards / (self.games * self.expeditions)


def _plus(these: tuple[int, ...], those: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a + b for a, b in zip(these, those, strict=True)])
