"""Thresholds: what a policy of the kernel goes by, in numbers that fit into bytes.

All that lanes know of policies is here.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tacora.sim.engine.row import SEATS
from tacora.sim.policies import families
from tacora.sim.policies.policy import Policy

Numbers = NDArray[np.int64]

NEVER = 127
LEFT = 48  # cards that a deck in lanes has at most, and a few

# What is counted: the rubies in the satchel; with them what everyone who leaves is
# certain of; with them all that lies on the path; or the cards on the path.
SATCHEL, CERTAIN, ALL, CARDS = range(4)

_DEADLY = np.arange(LEFT, dtype=np.float64)[:, None]  # a line for each number of them
_COUNTED = {
    families.SATCHEL: SATCHEL,
    families.CERTAIN: CERTAIN,
    families.ALL: ALL,
}


class Thresholds(NamedTuple):
    """Leaves with enough of what is counted, or with a little when it is dangerous."""

    counted: int
    enough: Numbers  # a line for each number of explorers inside, by hazards seen
    least: int = 0  # to be had when it is dangerous
    deadly: Numbers | None = None  # cards that make it so, by cards left in the deck


def read(policy: Policy, most: int) -> Thresholds | None:
    """The thresholds of a policy, where no more than that can be counted.

    None if it goes by something else: by dice, by the treasures left in the deck, by
    the others' chests, by a net or by a function.
    """
    weights = np.array(policy.weights)
    match policy.family:
        case families.LOOTING:
            found = Thresholds(SATCHEL, _whole(weights[0]))
        case families.TABLE:
            found = Thresholds(SATCHEL, _whole(weights))
        case families.CARD_COUNT:
            found = Thresholds(CARDS, _whole(weights[0]))
        case families.PRUDENT:
            counted, borne = _COUNTED[int(weights[0])], weights[1]
            found = Thresholds(counted, _whole(weights[2:]))
            if borne < 1:
                deadly = _first(_DEADLY / np.maximum(np.arange(LEFT), 1) > borne)
                found = found._replace(least=1, deadly=deadly)
        case _:
            return None
    reached = most if found.counted in {CERTAIN, ALL} else 0
    if ((found.enough >= NEVER) & (found.enough <= reached)).any():
        return None  # more than lanes can tell apart
    return found._replace(enough=np.minimum(found.enough, NEVER))


def _whole(enough: NDArray[np.float64] | float) -> Numbers:
    """So much, or more, in whole numbers: for every number inside and seen."""
    shape = (SEATS, families.TABLE_LINE)
    rounded = np.clip(np.ceil(enough), 0, np.iinfo(np.int16).max).astype(np.int64)
    return np.broadcast_to(rounded.reshape(shape) if rounded.ndim else rounded, shape)


def _first(leaves: NDArray[np.bool_]) -> Numbers:
    """From how many deadly cards on it leaves, by cards left in the deck."""
    return np.where(leaves.any(axis=0), leaves.argmax(axis=0), NEVER)
