"""A lesson: games at one table, and which way they push the nets of those who learn."""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tacora.rules import Edition
from tacora.sim.experience import advantages, experience
from tacora.sim.expert import HIDDEN, LEAK
from tacora.sim.insight import SIZE
from tacora.sim.policy import Policy

Weights = NDArray[np.float64]
Matrix = NDArray[np.float32]
F = TypeVar("F", bound=np.floating[Any])

_BLOCK = 2048  # decisions at once: they and what is made of them fit into the cache

SURE = 6.0  # beyond this a score is not pushed further
TRACE = 0.9  # see `advantages`


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


def learn(
    lesson: Lesson,
    player: Weights,
    critic: Weights,
    manner: Manner,
    trace: float = TRACE,
) -> Push:
    """Play, and see what would have been better.

    The policy gradient of the victory's share, with the critic's foretelling as what
    was to be expected.
    """
    lived = experience(
        lesson.edition, lesson.policies, lesson.learning, lesson.seed, lesson.games
    )
    fair = 1 / len(lesson.policies)
    shares = lived.shares.reshape(-1, len(lesson.policies))[:, list(lesson.learning)]
    score = outputs(player, lived.seen)
    tremble = np.float32(manner.tremble)
    leaving = tremble + (1 - 2 * tremble) * _chance(score)
    value = _chance(outputs(critic, lived.seen))
    better = advantages(lived, value, trace)
    doubt = leaving * (1 - leaving)
    towards = (lived.left - leaving) * better - np.float32(
        manner.curiosity
    ) * doubt * score
    towards /= np.maximum(doubt, np.float32(manner.doubt))
    towards[(np.abs(score) > SURE) & (towards * score > 0)] = 0
    return Push(
        _direction(player, lived.seen, towards),
        _direction(critic, lived.seen, better),
        float((shares - fair).sum()),
        shares.size,
        float(((lived.shares[lived.who] - value) ** 2).sum()),
        len(value),
    )


def unfold(net: NDArray[F]) -> Sequence[NDArray[F]]:
    """A net's weights as it uses them: to hidden neurons, theirs, out, its own."""
    first = SIZE * HIDDEN
    return (
        net[:first].reshape(SIZE, HIDDEN),
        net[first : first + HIDDEN],
        net[first + HIDDEN : first + 2 * HIDDEN],
        net[-1:],
    )


def outputs(net: Weights, seen: Matrix) -> Matrix:
    """What the net puts out for each insight, before it becomes a chance."""
    inner, bias, outer, constant = unfold(net.astype(np.float32))
    whole = np.empty(len(seen), np.float32)
    for start in range(0, len(seen), _BLOCK):
        block = slice(start, start + _BLOCK)
        whole[block] = _hidden(seen[block], inner, bias) @ outer
    return whole + constant


def _direction(net: Weights, seen: Matrix, towards: Matrix) -> Weights:
    """Which way the weights must go for the outputs to go that way."""
    inner, bias, outer, _ = unfold(net.astype(np.float32))
    whole = np.zeros(net.size)
    parts = unfold(whole)
    for start in range(0, len(seen), _BLOCK):
        block = slice(start, start + _BLOCK)
        hidden = _hidden(seen[block], inner, bias)
        parts[2][:] += towards[block] @ hidden
        slope = np.where(hidden > 0, np.float32(1), np.float32(LEAK))
        slope *= towards[block, None]
        slope *= outer
        parts[0][:] += seen[block].T @ slope
        parts[1][:] += slope.sum(axis=0)
    parts[3][:] += towards.sum()
    return whole


def _hidden(seen: Matrix, inner: Matrix, bias: Matrix) -> Matrix:
    sums: Matrix = seen @ inner
    sums += bias
    np.maximum(sums, np.float32(LEAK) * sums, out=sums)
    return sums


def _chance(score: Matrix) -> Matrix:
    chance: Matrix = np.float32(1) / (np.float32(1) + np.exp(-score))
    return chance
