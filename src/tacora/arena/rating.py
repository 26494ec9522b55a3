"""Ratings: how strong each bot is, and how sure that is.

The Plackett-Luce model of openskill, made for games of many players, turns victories
into a rating (mu) and what is not known of it (sigma), game by game.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
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
    faults: tuple[tuple[str, int], ...]  # how often for each reason


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
    """The place of each seat: first for all who share the victory, second for others.

    R17 knows winners and no second prize. With places by score, a bot that never wins
    but is never last would be rated above one that wins or goes bust.
    """
    return [1 if seat in played.winners else 2 for seat in range(len(played.seats))]


def settled(
    bots: Sequence[str], games: Sequence[Played]
) -> dict[str, tuple[float, float]]:
    """The ratings after all games, mu and sigma, best first.

    A rating that is corrected game by game leans towards the last ones. Bots do not
    change, so that the games may as well have been played in any other order: the
    mean over several orders leans towards none.
    """
    orders = max(4, min(16, 20_000 // max(len(games), 1)))
    mus: dict[str, list[float]] = defaultdict(list)
    sigmas: dict[str, list[float]] = defaultdict(list)
    for number in range(orders):
        ladder = Ladder(bots)
        for played in Random(number).sample(games, len(games)):
            ladder.add(played)
        for name, rating in ladder.ratings.items():
            mus[name].append(rating.mu)
            sigmas[name].append(rating.sigma)
    means = {name: (fmean(mus[name]), fmean(sigmas[name])) for name in bots}
    return dict(sorted(means.items(), key=lambda rated: -rated[1][0]))


def standings(settings: Settings, games: Sequence[Played]) -> list[Standing]:
    """What the games say of each bot, best first."""
    ratings = settled(settings.everyone, games)
    scores: dict[str, list[int]] = defaultdict(list)
    faults: dict[str, Counter[str]] = defaultdict(Counter)
    for played in games:
        for seat, name in enumerate(played.seats):
            scores[name].append(played.scores[seat])
            if played.faults:
                faults[name].update(fault.reason for fault in played.faults[seat])
    wins = win_shares(games)
    return [
        Standing(
            name,
            Rating(
                mu=mu,
                sigma=sigma,
                games=len(scores[name]),
                wins=wins[name][0],
                margin=wins[name][1],
            ),
            fmean(scores[name]),
            spread(scores[name]),
            tuple(faults[name].most_common()),
        )
        for name, (mu, sigma) in ratings.items()
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
        shares[name] = fmean(means), _margin(means)
    return shares


def _margin(means: Sequence[float]) -> float:
    if len(means) == 1:
        return 1.0
    if fmean(means) in {0.0, 1.0}:
        return 3 / len(means)  # what never came in n tables is rarer than 3 in n
    return 1.96 * stdev(means) / sqrt(len(means))


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
