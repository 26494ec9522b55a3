"""Ratings: how strong each bot is, and how sure that is.

A game of many players says who came before whom. The Plackett-Luce model of openskill
turns this into a rating (mu) and what is not known of it (sigma), game by game.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct
from openskill.models import PlackettLuce

from tacora.bots import Rating

from .results import Played
from .schedule import Settings

QUANTILES = (5, 25, 50, 75, 95)


class Standing(Struct, frozen=True):
    """What a tournament says of one bot."""

    name: str
    rating: Rating
    mean: float  # score
    spread: tuple[int, ...]  # scores that so many per cent of its games stay within
    faults: int


class Ladder:
    """The bots' ratings while a tournament goes on."""

    def __init__(self, bots: Iterable[str]) -> None:
        # Bots do not grow stronger between games, so nothing is added to sigma.
        self._model = PlackettLuce(tau=0)
        self.ratings = {name: self._model.rating(name=name) for name in bots}

    def add(self, played: Played) -> None:
        """Let a game count."""
        teams = [[self.ratings[name]] for name in played.seats]
        rated = self._model.rate(teams, ranks=ranks(played))
        for name, (rating,) in zip(played.seats, rated, strict=True):
            self.ratings[name] = rating

    def order(self) -> list[str]:
        """The bots from best to worst."""
        return sorted(self.ratings, key=lambda name: -self.ratings[name].mu)


def ranks(played: Played) -> list[float]:
    """The place of each seat, 1 for all who share the victory."""
    results = [
        (seat in played.winners, score) for seat, score in enumerate(played.scores)
    ]
    return [1.0 + sum(other > mine for other in results) for mine in results]


def standings(settings: Settings, games: Sequence[Played]) -> list[Standing]:
    """What the games say of each bot, best first."""
    ladder = Ladder(settings.bots)
    scores: dict[str, list[int]] = defaultdict(list)
    faults: dict[str, int] = defaultdict(int)
    for played in games:
        ladder.add(played)
        for seat, name in enumerate(played.seats):
            scores[name].append(played.scores[seat])
            faults[name] += len(played.faults[seat]) if played.faults else 0
    wins = win_shares(games)
    return [
        Standing(
            name,
            Rating(
                mu=ladder.ratings[name].mu,
                sigma=ladder.ratings[name].sigma,
                games=len(scores[name]),
                wins=wins[name][0],
                margin=wins[name][1],
            ),
            fmean(scores[name]),
            spread(scores[name]),
            faults[name],
        )
        for name in ladder.order()
        if scores[name]
    ]


def spread(scores: Iterable[int]) -> tuple[int, ...]:
    """The scores at 5, 25, 50, 75 and 95 per cent."""
    ranked = sorted(scores)
    return tuple(
        ranked[min(len(ranked) * q // 100, len(ranked) - 1)] for q in QUANTILES
    )


def win_shares(games: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """The share of victories of each bot, and its margin at 95 %.

    Games at one table in the same caves are alike, so that a table counts as one
    observation, however many seats were rotated.
    """
    tables: dict[str, dict[object, list[float]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for played in games:
        table = played.cave, tuple(sorted(played.seats))
        for seat, name in enumerate(played.seats):
            tables[name][table].append(played.share(seat))
    shares = {}
    for name, observed in tables.items():
        means = [fmean(shares) for shares in observed.values()]
        margin = 1.96 * stdev(means) / sqrt(len(means)) if len(means) > 1 else 1.0
        shares[name] = fmean(means), margin
    return shares


def versus(games: Iterable[Played]) -> dict[tuple[str, str], float]:
    """How often one bot scored more than another at the same table; a tie is half."""
    counts: dict[tuple[str, str], list[float]] = defaultdict(list)
    for played in games:
        results = list(zip(played.seats, played.scores, strict=True))
        for row, mine in results:
            for column, theirs in results:
                if row != column:
                    counts[row, column].append((mine > theirs) + (mine == theirs) / 2)
    return {pair: fmean(points) for pair, points in counts.items()}
