"""A tally: what many games come to. Tallies add up, in any order, to the same one."""

from collections.abc import Callable, Iterable
from itertools import zip_longest
from math import sqrt
from typing import Self

from msgspec import Struct

from . import sums
from .engine.row import SEATS

QUANTILE_95 = 1.959964  # of the normal distribution: 95 % lie within so many sigma

Counts = tuple[int, ...]


class Estimate(Struct, frozen=True):
    """A share, and between what bounds it lies with 95 % confidence."""

    share: float
    low: float
    high: float


class Tally(Struct, frozen=True):
    """Counts only, so that nothing is lost however they are added."""

    players: int
    expeditions: int
    games: int
    cards: int
    traps: int
    wins: tuple[Counts, ...]  # by seat: victories alone, by two, by three …
    spread: tuple[Counts, ...]  # by seat: how often each score came, from 0
    faults: Counts = ()  # by seat: decisions that a bot owed; none in the kernel

    @classmethod
    def of(cls, whole: sums.Sums, players: int, expeditions: int) -> Self:
        """The tally that has these sums."""
        spread = whole[sums.SPREAD :].reshape(SEATS, -1)
        return cls(
            players,
            expeditions,
            int(whole[sums.GAMES]),
            int(whole[sums.CARDS]),
            int(whole[sums.TRAPS]),
            _wins(whole[sums.WINNERS : sums.SPREAD].tolist(), players),
            tuple(_trim(line.tolist()) for line in spread[:players]),
        )

    @classmethod
    def nothing(cls, players: int, expeditions: int) -> Self:
        """The tally before the first game."""
        none = (0,) * players
        return cls(players, expeditions, 0, 0, 0, (none,) * players, ((),) * players)

    def __add__(self, other: "Tally") -> "Tally":
        assert (self.players, self.expeditions) == (other.players, other.expeditions)
        return Tally(
            self.players,
            self.expeditions,
            self.games + other.games,
            self.cards + other.cards,
            self.traps + other.traps,
            tuple(map(_plus, self.wins, other.wins)),
            tuple(map(_plus, self.spread, other.spread)),
            _plus(self.faults, other.faults),
        )

    def __radd__(self, nothing: int) -> "Tally":
        assert nothing == 0, "sum() starts at 0"
        return self

    def win_share(self, seat: int) -> Estimate:
        """Which part of the victories is this seat's; a tie for first is split."""
        shares = [(n, 1 / by) for by, n in enumerate(self.wins[seat], start=1)]
        share = sum(n * part for n, part in shares) / self.games
        square = sum(n * part**2 for n, part in shares) / self.games
        reach = QUANTILE_95 * sqrt(max(0.0, square - share * share) / self.games)
        if share in {0.0, 1.0}:
            reach = 3 / self.games  # what never came in n games is rarer than 3 in n
        return Estimate(share, max(0.0, share - reach), min(1.0, share + reach))

    def mean(self, seat: int) -> float:
        """The mean score of a seat."""
        return sum(n * score for score, n in enumerate(self.spread[seat])) / self.games

    def sd(self, seat: int) -> float:
        """The standard deviation of a seat's scores."""
        squares = sum(n * score**2 for score, n in enumerate(self.spread[seat]))
        return sqrt(max(0.0, squares / self.games - self.mean(seat) ** 2))

    def owed(self, seat: int) -> int:
        """How many decisions the bot of this seat did not give."""
        return self.faults[seat] if seat < len(self.faults) else 0

    @property
    def trap_rate(self) -> float:
        """How many expeditions in one end in a trap."""
        return self.traps / (self.games * self.expeditions)

    @property
    def cards_per_expedition(self) -> float:
        """How many cards are turned over in an expedition, on average."""
        return self.cards / (self.games * self.expeditions)

    @property
    def shared(self) -> float:
        """In how many games in one the victory is shared."""
        alone = sum(wins[0] for wins in self.wins)
        return 1 - alone / self.games


def _wins(winners: list[int], players: int) -> tuple[Counts, ...]:
    """How often each seat won alone, by two, by three and so on."""
    wins = [[0] * players for _ in range(players)]
    for seats, times in enumerate(winners):
        for seat in range(players):
            if times and seats >> seat & 1:
                wins[seat][seats.bit_count() - 1] += times
    return tuple(map(tuple, wins))


def gather(
    parts: Iterable[Tally], whole: Tally, progress: Callable[[int], None] | None = None
) -> Tally:
    """All of these together; a KeyboardInterrupt ends it with those that came."""
    try:
        for part in parts:
            whole += part
            if progress:
                progress(whole.games)
    except KeyboardInterrupt:
        pass
    return whole


def _plus(these: Counts, those: Counts) -> Counts:
    return tuple([a + b for a, b in zip_longest(these, those, fillvalue=0)])


def _trim(counts: list[int]) -> Counts:
    """Up to the last that came: the same spread has one form only."""
    while counts and not counts[-1]:
        counts.pop()
    return tuple(counts)
