"""A lesson: games at one table, and which way they push the nets of those who learn."""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tacora.rules import Edition
from tacora.sim.experience import advantages, experience
from tacora.sim.expert import HIDDEN, INPUTS, SIZE
from tacora.sim.layers import PART, PARTS, direction, outputs
from tacora.sim.policy import Policy

Weights = NDArray[np.float64]
Matrix = NDArray[np.float32]
F = TypeVar("F", bound=np.floating[Any])

_GAMES = 256  # at once: what is seen in more of them does not stay in the cache

SURE = 6.0  # beyond this a score is not pushed further


class Lesson(Struct, frozen=True):
    """Who sits where, who of them learns, which games are played, and how."""

    edition: Edition
    policies: tuple[Policy, ...]
    learning: tuple[int, ...]
    seed: int
    games: int
    venturing: bool = False  # see `experience`
    # See `advantages`. Below 1 the critic trusts its own word, and learns its mistakes.
    trace: float = 1.0
    # The least p (1 - p) by which a step is divided, p the chance to leave. Small: what
    # is seldom done is learned as fast as the rest, as in neural replicator dynamics
    # (Hennes et al.). 0.25: the plain policy gradient.
    doubt: float = 0.25


class Push(Struct, frozen=True):
    """A direction for the net that decides, and one for the net that foretells."""

    player: Weights
    critic: Weights
    seats: int = 0  # games times those who learned

    def __add__(self, other: "Push") -> "Push":
        return Push(
            self.player + other.player,
            self.critic + other.critic,
            self.seats + other.seats,
        )

    @property
    def way(self) -> Weights:
        """Both directions, of a seat on average."""
        return np.stack([self.player, self.critic]) / self.seats


def learn(lesson: Lesson, player: Weights, critic: Weights) -> Push:
    """Play, and see what would have been better.

    The policy gradient of the victory's share: by what leaving brought beyond staying,
    with the same cards and coins.
    """
    nets = player.astype(np.float32), critic.astype(np.float32)
    total = Push(np.zeros(SIZE), np.zeros(SIZE))
    for first in range(0, lesson.games, _GAMES):
        span = (first, min(first + _GAMES, lesson.games))
        total += _learn(lesson, span, nets)
    return total


def _learn(lesson: Lesson, span: tuple[int, int], nets: tuple[Matrix, Matrix]) -> Push:
    player, critic = nets
    lived = experience(
        lesson.edition,
        lesson.policies,
        lesson.learning,
        (lesson.seed, *span),
        critic,
        venturing=lesson.venturing,
    )
    score = outputs(player, lived.seen)
    leaving = _chance(score)
    doubt = leaving * (1 - leaving)
    towards = lived.edges * doubt / np.maximum(doubt, np.float32(lesson.doubt))
    towards[(np.abs(score) > SURE) & (towards * score > 0)] = 0
    better = advantages(lived, _chance(outputs(critic, lived.seen)), lesson.trace)
    return Push(
        direction(player, lived.seen, towards).astype(np.float64),
        direction(critic, lived.seen, better).astype(np.float64),
        (span[1] - span[0]) * len(lesson.learning),
    )


def unfold(net: NDArray[F]) -> Sequence[NDArray[F]]:
    """A net's weights as it uses them: to hidden neurons, theirs, out, its own."""
    first = INPUTS * HIDDEN
    net = net.reshape(PARTS, PART)
    return (
        net[:, :first].reshape(PARTS, INPUTS, HIDDEN),
        net[:, first : first + HIDDEN],
        net[:, first + HIDDEN : first + 2 * HIDDEN],
        net[:, -1:],
    )


def _chance(score: Matrix) -> Matrix:
    chance: Matrix = np.float32(1) / (np.float32(1) + np.exp(-np.maximum(score, -50)))
    return chance
