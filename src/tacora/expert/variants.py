"""Variants: players who know what the expert knows, and are weaker all the same.

They see less, or they dare too much or too little; none of them blunders at random.
"""

from .features import CHESTS, SIZE
from .net import HIDDEN, PARTS
from .player import Expert
from .weights import Floats, nets

FEAR = 1.5
"""Added to the net's score, or taken away: at even odds, four to one instead."""


def wary(*, seed: str = "") -> Expert:
    """Fears every card a little too much."""
    return Expert(seed=seed, players=_shifted(FEAR))


def dashing(*, seed: str = "") -> Expert:
    """Dares a little too much."""
    return Expert(seed=seed, players=_shifted(-FEAR))


def dreamy(*, seed: str = "") -> Expert:
    """Never looks at anyone's chest: it plays as if all were even."""
    blind = nets().players.copy()
    parts = blind.reshape(len(blind) * PARTS, -1)
    inner = parts[:, : SIZE * HIDDEN].reshape(len(parts), SIZE, HIDDEN)
    inner[:, list(CHESTS)] = 0
    return Expert(seed=seed, players=blind)


def _shifted(score: float) -> Floats:
    moved = nets().players.copy()
    moved.reshape(len(moved), PARTS, -1)[:, :, -1] += score
    return moved
