"""The expert: a net of one hidden layer for each kind of table."""

from typing import Any

import numpy as np

from tacora.sim.engine.intrinsics import beyond, inlined
from tacora.sim.engine.row import BOX_RULE, PLAYERS, Row
from tacora.sim.policies.families import Weights

from .features import SIZE as INPUTS
from .net import HIDDEN, LEAK, SIZE, output, part

FEWEST = 3  # players
COUNTS = 6  # numbers of players
RULES = 4  # ways in which relics count: see row.relic_rule
TABLES = RULES * COUNTS  # kinds of tables, each with a net of its own

__all__ = ["COUNTS", "FEWEST", "HIDDEN", "INPUTS", "LEAK", "RULES", "SIZE", "TABLES"]

# A seat's weights: where its nets begin among those of the table; how many they are,
# one for each kind of table or one for all; and how far behind each is the hunter's, 0
# if there is none.
START, NETS, HUNTERS = range(3)


@inlined
def own(box: Row, row: Row, weights: Weights) -> Any:
    """Where the net of a seat for this kind of table begins."""
    start = np.int64(weights[START])
    if weights[NETS] > 1.0:
        start += place(box, row) * SIZE
    return start


@inlined
def place(box: Row, row: Row) -> Any:
    """Which net is for this kind of table."""
    return np.int64(box[BOX_RULE]) * COUNTS + np.int64(row[PLAYERS]) - FEWEST


@inlined
def chance(seen: Any, net: Any) -> Any:
    """What a net makes of an insight: a chance."""
    return likely(output(seen, beyond(net, part(seen))))


@inlined
def likely(said: Any) -> Any:
    """What a net says, the logarithm of the odds, as a chance."""
    return 1.0 / (1.0 + np.exp(-np.float64(said)))
