"""To recall: a state as a row, with what a policy has seen of everyone so far."""

from functools import lru_cache

import numpy as np

from tacora.rules import Edition, State, Turn
from tacora.sim.engine import kernel
from tacora.sim.engine.intrinsics import singles
from tacora.sim.engine.row import (
    AWAITS,
    DECISIONS,
    EVIDENCE,
    SEATS,
    WIDTH,
    Row,
    box,
    kinds,
    pack,
)

from .policy import Policy

_REMEMBERED = 2048  # moments of games


def recall(state: State, policy: Policy) -> Row:
    """The state as a row, as it is after a game that this policy has watched."""
    row = pack(state)
    if policy.decider and policy.decider.watch:
        before = _watched(policy, state.edition, len(state.explorers), state.history)
        row[EVIDENCE : EVIDENCE + SEATS] = before[EVIDENCE : EVIDENCE + SEATS]
    return row


def forget() -> None:
    """Forget every game that was watched: for measurements."""
    _watched.cache_clear()


@lru_cache(maxsize=_REMEMBERED)
def _watched(
    policy: Policy, edition: Edition, players: int, past: tuple[Turn, ...]
) -> Row:
    """The row after these turns; a game goes on where it was left."""
    case = box(edition)
    if not past:
        row = np.zeros(WIDTH, np.int16)
        kernel.set_up(row, players)
        kernel.begin(case, row)
        return row
    row = _watched(policy, edition, players, past[:-1]).copy()
    turn = past[-1]
    kernel.reveal(case, row, kinds(edition).index(turn.card))
    if row[AWAITS] == DECISIONS:
        assert policy.decider is not None
        assert policy.decider.watch is not None
        bits = sum(1 << seat for seat in turn.leavers)
        weights = np.array((0.0, *policy.weights))
        data = np.frombuffer(policy.data, np.float32)
        policy.decider.watch(case, row, weights, 0, data, singles(SEATS), bits, 0)
        kernel.decide(case, row, bits)
    return row
