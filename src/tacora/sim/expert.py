"""The expert: a net of one hidden layer for each number of players."""

from typing import Any

import numpy as np

from .bits import Int, beyond, floats, inlined
from .families import Weights
from .insight import SIZE as INPUTS
from .insight import compare, survey
from .row import PLAYERS, Row

HIDDEN = 32
FEWEST = 3  # players
TABLES = 6  # numbers of players, each with a net of its own
LEAK = 0.05  # of a neuron below zero

# A net: for each input its weights to all hidden neurons, then their constants, then
# their weights to the one output, then its constant.
SIZE = HIDDEN * (INPUTS + 2) + 1


# Weights: how likely the hand trembles, for those who learn, and the nets.
HEAD = 1


@inlined
def expert(box: Row, row: Row, seat: Int, weights: Weights) -> Any:
    """How likely the expert leaves; a hand that trembles shows the other card."""
    leaving = foretell(box, row, seat, beyond(weights, HEAD))
    return weights[0] + (1.0 - 2.0 * weights[0]) * leaving


@inlined
def foretell(box: Row, row: Row, seat: Int, nets: Weights) -> Any:
    """What the net for this number of players makes of the seat's insight: a chance."""
    net = beyond(nets, (row[PLAYERS] - FEWEST) * SIZE)
    seen = floats(INPUTS)
    survey(box, row, seen)
    compare(box, row, seat, seen)
    sums = floats(HIDDEN)
    for h in range(HIDDEN):
        sums[h] = net[INPUTS * HIDDEN + h]
    for i in range(INPUTS):
        for h in range(HIDDEN):
            sums[h] += seen[i] * net[i * HIDDEN + h]
    out = (INPUTS + 1) * HIDDEN
    total = net[out + HIDDEN]
    for h in range(HIDDEN):
        sums[h] = net[out + h] * max(sums[h], LEAK * sums[h])
    half = HIDDEN // 2
    while half > 0:  # in pairs: no sum waits for another
        for h in range(half):
            sums[h] += sums[h + half]
        half //= 2
    total += sums[0]
    return 1.0 / (1.0 + np.exp(-total))
