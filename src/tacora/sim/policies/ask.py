"""What a policy would do at a table of the readable engine, without compiling."""

import numpy as np

from tacora.rules import State
from tacora.sim.engine.row import LOOT, box

from . import families
from .policy import Policy
from .recall import recall
from .view import best_two, blank, look, look_from


def leaves(policy: Policy, state: State, seat: int, luck: float = 0.5) -> bool:
    """Whether the policy leaves; `luck`, below 1, decides where it throws dice."""
    return luck < chance_to_leave(policy, state, seat, luck)


def chance_to_leave(
    policy: Policy, state: State, seat: int, luck: float = 0.5
) -> float:
    """How likely the policy leaves; a function of one's own sees `luck`."""
    assert state.explorers[seat].inside, "only who is inside decides"
    case, row = box(state.edition), recall(state, policy)
    if policy.family == families.COIN:
        return policy.weights[0]
    if policy.decider is None:
        return float(row[LOOT] >= families.threshold(row, policy.weights))
    if policy.decider.views:
        view = blank()
        look(case, row, view)
        look_from(row, view, seat, best_two(row))
        view.luck = luck
        return float(policy.decider.function(view))
    data = np.frombuffer(policy.data, np.float32)
    weights = np.array((0.0, *policy.weights) if policy.data else policy.weights)
    return float(policy.decider.function(case, row, seat, weights, data))
