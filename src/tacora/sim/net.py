"""A small net: one hidden layer between what an explorer sees and a decision."""

from typing import Any

import numpy as np

from .bits import Int, floats, inlined
from .families import Weights
from .row import (
    BOX_EXPEDITIONS,
    CARDS,
    DEADLY,
    EXPEDITION,
    EXPLORERS,
    GEMS,
    HOARD,
    INSIDE,
    LEFT,
    LOOT,
    PLAYERS,
    RELICS,
    WARNINGS,
    Row,
)
from .view import score, worth

FEATURES = (
    "loot / 20",
    "gems / 20",
    "explorers / 8",
    "players / 8",
    "expedition / expeditions",
    "cards / 20",
    "hazards / 5",
    "deadly / left",
    "hoard / left / explorers / 5",
    "gems / explorers / 5",
    "relics / 2",
    "worth / 20",
    "score / 50",
    "best score of the others inside / 50",
    "best score of the others in camp / 50",
    "(score + loot - best score of the others) / 20",
    "deadly / left * loot / 5",
    "1 in the last expedition",
)
INPUTS = len(FEATURES)
HIDDEN = 64  # at most

# Weights: how many are hidden, 1 to throw the dice or 0 to leave when it is likelier,
# then for each input (and a last one that is always 1) its weights, then the hidden
# ones' weights, then a constant.
HEAD = 2


def size(hidden: int) -> int:
    """How many weights a net of so many hidden neurons has."""
    return hidden * (INPUTS + 2) + 1


@inlined
def see(box: Row, row: Row, seat: Int, inputs: Weights) -> None:
    """The inputs, in the order of FEATURES."""
    left = np.float64(row[LEFT])
    k = np.float64(row[EXPLORERS])
    mine = np.float64(score(row, seat))
    inside = 0.0
    camp = 0.0
    for other in range(row[PLAYERS]):
        if other != seat:
            theirs = np.float64(score(row, other))
            if (row[INSIDE] >> other) & 1:
                inside = max(inside, theirs)
            else:
                camp = max(camp, theirs)
    danger = row[DEADLY] / left
    inputs[0] = row[LOOT] / 20.0
    inputs[1] = row[GEMS] / 20.0
    inputs[2] = k / 8.0
    inputs[3] = row[PLAYERS] / 8.0
    inputs[4] = row[EXPEDITION] / np.float64(box[BOX_EXPEDITIONS])
    inputs[5] = row[CARDS] / 20.0
    inputs[6] = row[WARNINGS] / 5.0
    inputs[7] = danger
    inputs[8] = row[HOARD] / left / k / 5.0
    inputs[9] = row[GEMS] / k / 5.0
    inputs[10] = row[RELICS] / 2.0
    inputs[11] = worth(box, row) / 20.0
    inputs[12] = mine / 50.0
    inputs[13] = inside / 50.0
    inputs[14] = camp / 50.0
    inputs[15] = (mine + row[LOOT] - max(inside, camp)) / 20.0
    inputs[16] = danger * row[LOOT] / 5.0
    inputs[17] = 1.0 if row[EXPEDITION] == box[BOX_EXPEDITIONS] else 0.0


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
    see(box, row, seat, inputs)
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
