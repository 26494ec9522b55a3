"""A small net: one hidden layer between what an explorer sees and a decision."""

from typing import Any

import numpy as np

from .bits import Int, floats, inlined
from .families import Weights
from .observation import SIZE, see, see_from
from .row import Row
from .view import best_two

INPUTS = SIZE
HIDDEN = 64  # at most

# Weights: how many are hidden, 1 to throw the dice or 0 to leave when it is likelier,
# then for each input (and a last one that is always 1) its weights, then the hidden
# ones' weights, then a constant.
HEAD = 2


def size(hidden: int) -> int:
    """How many weights a net of so many hidden neurons has."""
    return hidden * (INPUTS + 2) + 1


@inlined
def _tanh(x: float) -> Any:
    """The hyperbolic tangent, to seven digits: Eigen's rational approximation."""
    x = min(max(x, -7.90531110763549805), 7.90531110763549805)
    xx = x * x
    top = -2.76076847742355e-16
    top = top * xx + 2.00018790482477e-13
    top = top * xx - 8.60467152213735e-11
    top = top * xx + 5.12229709037114e-08
    top = top * xx + 1.48572235717979e-05
    top = top * xx + 6.37261928875436e-04
    top = top * xx + 4.89352455891786e-03
    low = 1.19825839466702e-06
    low = low * xx + 1.18534705686654e-04
    low = low * xx + 2.26843463243900e-03
    low = low * xx + 4.89352518554385e-03
    return x * top / low


@inlined
def net(box: Row, row: Row, seat: Int, weights: Weights) -> Any:
    """How likely the net leaves."""
    hidden = np.int64(weights[0])
    inputs = floats(INPUTS)
    see(box, row, inputs)
    see_from(row, seat, best_two(row), inputs)
    sums = floats(HIDDEN)
    last = HEAD + INPUTS * hidden
    for h in range(hidden):
        sums[h] = weights[last + h]
    for i in range(INPUTS):
        for h in range(hidden):
            sums[h] += inputs[i] * weights[HEAD + i * hidden + h]
    out = last + hidden
    total = weights[out + hidden]
    for h in range(hidden):
        sums[h] = weights[out + h] * _tanh(sums[h])
    for h in range(hidden):
        total += sums[h]
    return 1.0 / (1.0 + np.exp(-total))
