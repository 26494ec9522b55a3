"""What a policy would do at a table of the readable engine."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tacora.expert import features as insight
from tacora.expert.recall import recall
from tacora.rules import State
from tacora.sim.engine.intrinsics import Int, entry
from tacora.sim.engine.row import Row, box, pack

from . import families
from .policy import Policy, weigh
from .seats import ask, chance, sit, sure


def leaves(policy: Policy, state: State, seat: int, luck: float = 0.5) -> bool:
    """Whether the policy leaves; `luck`, below 1, decides where it throws dice."""
    return luck < chance_to_leave(policy, state, seat, luck)


def chance_to_leave(
    policy: Policy, state: State, seat: int, luck: float = 0.5
) -> float:
    """How likely the policy leaves; a function of one's own sees `luck`."""
    assert state.explorers[seat].inside, "only who is inside decides"
    weights = weigh([policy] * len(state.explorers))
    row = recall(state, weights)
    return float(_chance(box(state.edition), row, weights, seat, luck))


def insights(state: State, seat: int) -> NDArray[np.float64]:
    """What the expert sees: insight.FEATURES."""
    seen = np.zeros(insight.SIZE)
    _survey(box(state.edition), pack(state), seat, seen)
    return seen


@entry
def _survey(box: Row, row: Row, seat: Int, seen: NDArray[np.float64]) -> None:
    insight.survey(box, row, seen)
    insight.compare(box, row, seat, seen)


@entry
def _chance(box: Row, row: Row, policies: Any, seat: Int, luck: float) -> Any:
    hand = np.zeros(8, np.uint64)
    table = sit(box, row, hand, policies)
    if table.families[seat] <= families.SURE:
        return np.float64(sure(table, seat))
    if table.families[seat] == families.OWN:
        return np.float64(ask(table, 1 << seat, np.uint64(0), luck) != 0)
    return chance(table, seat)
