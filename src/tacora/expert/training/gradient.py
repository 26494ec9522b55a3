"""The policy gradient: games at one table, and where they move the nets that learn."""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tacora.expert.net import SIZE, gradient, outputs
from tacora.rules import Edition
from tacora.sim.policies.policy import Policy

from .experience import advantages, collect
from .weights import Weights

Floats = NDArray[np.float32]

_GAMES_AT_ONCE = 256  # the features of more of them do not stay in the cache

MAX_LOGIT = 6.0  # a net that is surer than this is not made surer still
PLAIN_VARIANCE = 0.25  # p (1 - p) is never more


class Episodes(Struct, frozen=True):
    """Games to learn from: who sits where, who learns, and how."""

    edition: Edition
    policies: tuple[Policy, ...]
    learning: tuple[int, ...]  # seats
    seed: int
    games: int
    exploring: bool = False  # see `experience`
    # See `advantages`. Below 1 the critic trusts its own word, and learns its mistakes.
    gae_lambda: float = 1.0
    # The least p (1 - p) by which a step is divided, p the chance to leave. Small: what
    # is seldom done is learned as fast as the rest, as in neural replicator dynamics
    # (Hennes et al.). 0.25: the plain policy gradient.
    variance_floor: float = PLAIN_VARIANCE


class Gradient(Struct, frozen=True):
    """Gradients summed over seats: the policy net's, uphill, and its critic's."""

    policy: Weights
    critic: Weights
    seats: int = 0  # games times those who learned

    def __add__(self, other: "Gradient") -> "Gradient":
        return Gradient(
            self.policy + other.policy,
            self.critic + other.critic,
            self.seats + other.seats,
        )

    @property
    def mean(self) -> Weights:
        """Both gradients, of a seat on average."""
        return np.stack([self.policy, self.critic]) / self.seats


def policy_gradient(episodes: Episodes, policy: Weights, critic: Weights) -> Gradient:
    """Play, and see what would have been better.

    The gradient of the victory's share: by what leaving brought beyond staying, with
    the same cards and coins.
    """
    nets = policy.astype(np.float32), critic.astype(np.float32)
    total = Gradient(np.zeros(SIZE), np.zeros(SIZE))
    for first in range(0, episodes.games, _GAMES_AT_ONCE):
        span = (first, min(first + _GAMES_AT_ONCE, episodes.games))
        total += _of_span(episodes, span, nets)
    return total


def _of_span(
    episodes: Episodes, span: tuple[int, int], nets: tuple[Floats, Floats]
) -> Gradient:
    policy, critic = nets
    found = collect(
        episodes.edition,
        episodes.policies,
        episodes.learning,
        (episodes.seed, *span),
        critic,
        exploring=episodes.exploring,
    )
    logits = outputs(policy, found.features)
    leaving = _sigmoid(logits)
    variance = leaving * (1 - leaving)
    floor = np.float32(episodes.variance_floor)
    wanted = found.edges * variance / np.maximum(variance, floor)
    wanted[(np.abs(logits) > MAX_LOGIT) & (wanted * logits > 0)] = 0
    values = _sigmoid(outputs(critic, found.features))
    errors = advantages(found, values, episodes.gae_lambda)
    return Gradient(
        gradient(policy, found.features, wanted).astype(np.float64),
        gradient(critic, found.features, errors).astype(np.float64),
        (span[1] - span[0]) * len(episodes.learning),
    )


def _sigmoid(logits: Floats) -> Floats:
    chance: Floats = np.float32(1) / (np.float32(1) + np.exp(-np.maximum(logits, -50)))
    return chance
