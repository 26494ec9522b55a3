"""A lesson: games at one table, and which way they push the nets of those who learn."""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tacora.rules import Edition
from tacora.sim.experience import Turn, advantages, experience
from tacora.sim.expert import HIDDEN, INPUTS, SIZE
from tacora.sim.layers import PART, PARTS, direction, outputs
from tacora.sim.policy import Policy

Weights = NDArray[np.float64]
Matrix = NDArray[np.float32]
F = TypeVar("F", bound=np.floating[Any])

_GAMES = 256  # at once: what is seen in more of them does not stay in the cache

SURE = 6.0  # beyond this a score is not pushed further


class Lesson(Struct, frozen=True):
    """Who sits where, who of them learns, and which games are played."""

    edition: Edition
    policies: tuple[Policy, ...]
    learning: tuple[int, ...]
    seed: int
    games: tuple[int, int]


class Manner(Struct, frozen=True):
    """How one learns."""

    curiosity: float = 0.0  # rewards decisions that are not certain yet
    tremble: float = 0.0  # how likely the hand shows the other card: all gets tried
    # The least p (1 - p) by which a step is divided, p the chance to leave. Small: what
    # is seldom done is learned as fast as the rest, as in neural replicator dynamics
    # (Hennes et al.). 0.25: the plain policy gradient.
    doubt: float = 0.25
    # See `advantages`. Below 1 it trusts the critic's word, and learns its mistakes.
    trace: float = 0.9
    # Decisions are turned round, and their edges take the place of how it turned out.
    turning: bool = False
    venturing: bool = False  # see `experience`


class Push(Struct, frozen=True):
    """A direction for the net that decides, and one for the net that foretells."""

    player: Weights
    critic: Weights
    gain: float = 0.0  # shares of the victory, beyond the fair one
    seats: int = 0  # games times those who learned
    misses: float = 0.0  # squares of what was foretold less what came
    decisions: int = 0

    def __add__(self, other: "Push") -> "Push":
        return Push(
            self.player + other.player,
            self.critic + other.critic,
            self.gain + other.gain,
            self.seats + other.seats,
            self.misses + other.misses,
            self.decisions + other.decisions,
        )


def learn(lesson: Lesson, player: Weights, critic: Weights, manner: Manner) -> Push:
    """Play, and see what would have been better.

    The policy gradient of the victory's share: by what a decision brought beyond the
    critic's foretelling, or beyond the other decision if it is turned round.
    """
    nets = player.astype(np.float32), critic.astype(np.float32)
    first, last = lesson.games
    spans = ((n, min(n + _GAMES, last)) for n in range(first, last, _GAMES))
    total = Push(np.zeros(SIZE), np.zeros(SIZE))
    for span in spans:
        total += _learn(lesson, span, nets, manner)
    return total


def _learn(
    lesson: Lesson,
    span: tuple[int, int],
    nets: tuple[Matrix, Matrix],
    manner: Manner,
) -> Push:
    player, critic = nets
    lived = experience(
        lesson.edition,
        lesson.policies,
        lesson.learning,
        (lesson.seed, *span),
        Turn(critic, manner.venturing) if manner.turning else None,
    )
    fair = 1 / len(lesson.policies)
    shares = lived.shares.reshape(-1, len(lesson.policies))[:, list(lesson.learning)]
    score = outputs(player, lived.seen)
    tremble = np.float32(manner.tremble)
    leaving = tremble + (1 - 2 * tremble) * _chance(score)
    value = _chance(outputs(critic, lived.seen))
    better = advantages(lived, value, manner.trace)
    doubt = leaving * (1 - leaving)
    towards = doubt * lived.edges if manner.turning else (lived.left - leaving) * better
    towards -= np.float32(manner.curiosity) * doubt * score
    towards /= np.maximum(doubt, np.float32(manner.doubt))
    towards[(np.abs(score) > SURE) & (towards * score > 0)] = 0
    return Push(
        direction(player, lived.seen, towards).astype(np.float64),
        direction(critic, lived.seen, better).astype(np.float64),
        float((shares - fair).sum()),
        shares.size,
        float(((lived.shares[lived.who] - value) ** 2).sum()),
        len(value),
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
    chance: Matrix = np.float32(1) / (np.float32(1) + np.exp(-score))
    return chance
