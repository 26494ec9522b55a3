"""The action: a decision as a number, and which ones a seat has."""

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Decision, Seat, State

ACTIONS = (Decision.CONTINUE, Decision.LEAVE)  # 0 and 1

_INSIDE = (1, 1)
_IN_CAMP = (1, 0)  # to wait for the next expedition; it never reaches the rules


def mask(state: State, seat: Seat) -> NDArray[np.int8]:
    """Which actions a seat may take: both inside, only the first in camp."""
    return np.array(_INSIDE if state.explorers[seat].inside else _IN_CAMP, np.int8)
