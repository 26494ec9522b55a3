"""The trainer: nets for every kind of table learn by playing against themselves.

Nets for different kinds of tables don't share anything, so each is a shard that may be
trained anywhere. A step follows the gradient of a few hundred games. In the first phase
one net serves all expeditions of a game, in the second each has its own; in both all
seats are copies of the nets that learn. In the third phase hunters, who begin as what
came of that, learn against opponents: simple players drawn anew for every step.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from random import Random

import numpy as np
from msgspec import Struct

from tacora.expert import decider
from tacora.expert.net import PART, PARTS
from tacora.expert.weights import place
from tacora.sim.policies.policy import Policy

from .checkpoint import Checkpoint
from .config import Config, Phase, TableKind, rounds_of
from .gradient import Episodes, policy_gradient
from .learner import Learner
from .opponents import opponent
from .weights import Weights

OPPONENT_TABLES = 8  # at a step
AVERAGING_FROM = 0.5  # of a phase; from here on the mean is taken


class Shard(Struct, frozen=True):
    """Some steps of one learner."""

    learner: Learner
    config: Config
    phase: Phase
    kind: TableKind
    steps: tuple[int, int, int]  # from, up to, of so many


ShardMap = Callable[[Sequence[Shard]], Iterable[Learner]]


def train(
    config: Config, checkpoint: Checkpoint, shard_map: ShardMap | None = None
) -> Iterator[int]:
    """Round after round, how many are done; they are in the checkpoint by then."""
    while checkpoint.rounds < config.rounds:
        phase, steps, number = config.at_round(checkpoint.rounds)
        learners = checkpoint.hunters if phase.hunting else checkpoint.learners
        first, last = (steps * (number + n) // rounds_of(steps) for n in (0, 1))
        shards = []
        for kind in config.kinds:
            line = place(*kind)
            if number == 0 and phase.hunting:
                learners[line] = deepcopy(checkpoint.learners[line])
            if number == 0:
                learners[line].reset()
            span = (first, last, steps)
            shards.append(Shard(learners[line], config, phase, kind, span))
        trained = shard_map(shards) if shard_map else map(train_shard, shards)
        for shard, learner in zip(shards, trained, strict=True):
            learners[place(*shard.kind)] = learner
        checkpoint.rounds += 1
        yield checkpoint.rounds


def train_shard(shard: Shard) -> Learner:
    """The learner after these steps; they may be made anywhere."""
    learner = deepcopy(shard.learner)
    phase = shard.phase
    first, last, steps = shard.steps
    start_rate, end_rate = phase.learning_rate
    for number in range(first, last):
        done = number / steps
        gradient = _gradient(shard, learner, number)
        if phase.shared:
            by_expedition = gradient.reshape(len(gradient), PARTS, PART)
            by_expedition[:] = by_expedition.mean(axis=1, keepdims=True)
        rate = start_rate * (end_rate / start_rate) ** done
        learner.step(gradient, rate, averaging=done >= AVERAGING_FROM)
    return learner


def _gradient(shard: Shard, learner: Learner, number: int) -> Weights:
    """The gradient of a step, over all of its games."""
    policy, critic = learner.nets
    batch = _batch(shard, decider.policy(policy), number)
    games = sum(episodes.games for episodes in batch)
    gradient = np.zeros_like(learner.nets)
    for episodes in batch:
        found = policy_gradient(episodes, policy, critic)
        gradient += episodes.games / games * found.mean
    return gradient


def _batch(shard: Shard, copy: Policy, number: int) -> list[Episodes]:
    """The games of a step."""
    box, players = shard.kind
    config, phase = shard.config, shard.phase
    dice = Random(f"{config.seed}/{phase.seed_word}/{number}/{place(box, players)}")
    games = max(1, config.seats // players)
    if phase.hunting:
        each = max(1, games // OPPONENT_TABLES)
        return [
            _against_opponents(shard.kind, copy, dice, each)
            for _ in range(OPPONENT_TABLES)
        ]
    explored = round(phase.exploration * games)
    seats = tuple(range(players))
    return [
        Episodes(
            box,
            (copy,) * players,
            seats,
            dice.getrandbits(64),
            count,
            exploring,
            variance_floor=phase.variance_floor,
        )
        for count, exploring in ((games - explored, False), (explored, True))
        if count
    ]


def _against_opponents(
    kind: TableKind, copy: Policy, dice: Random, games: int
) -> Episodes:
    """One who learns at a table of opponents."""
    box, players = kind
    seated = [opponent(dice) for _ in range(players)]
    seat = dice.randrange(players)
    seated[seat] = copy
    return Episodes(box, tuple(seated), (seat,), dice.getrandbits(64), games)
