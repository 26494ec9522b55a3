"""The net: one hidden layer, for each kind of table and each expedition another.

The nets of one kind of table lie one after the other, an expedition each.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tacora.sim.engine.compiler import Int, emitters, entry, inlined
from tacora.sim.engine.intrinsics import address, beyond

from .features import SIZE as INPUTS
from .features import STAGE

emitters.append("tacora.expert.codegen")

FEWEST = 3  # players
COUNTS = 6  # numbers of players
RULES = 4  # ways in which relics count: see row.relic_rule
TABLES = RULES * COUNTS  # kinds of tables, each with a net of its own

HIDDEN = 64  # neurons
LEAK = 0.05  # of a neuron below zero

# A net: for each input its weights to all hidden neurons, then their constants, then
# their weights to the one output, then its constant.
INNER = HIDDEN * INPUTS
OUTER = INNER + HIDDEN
PART = OUTER + HIDDEN + 1  # one net
PARTS = 5
SIZE = PARTS * PART

Floats = NDArray[np.float32]


def outputs(net: Floats, seen: Floats) -> Floats:
    """What the net makes of each line of inputs, before it becomes a chance."""
    whole = np.empty(len(seen), np.float32)
    _outputs(net, seen, whole)
    return whole


def gradient(net: Floats, seen: Floats, wanted: Floats) -> Floats:
    """The gradient of the outputs' sum, each weighed by how much of it is wanted."""
    whole = np.zeros(SIZE, np.float32)
    _gradient(net, seen, wanted, whole)
    return whole


@inlined
def place(rule: Int, players: Int) -> Any:
    """Which net is for this kind of table: how relics count, and how many play."""
    return np.int64(rule) * COUNTS + np.int64(players) - FEWEST


@inlined
def likely(said: Any) -> Any:
    """What a net says, the logarithm of the odds, as a chance."""
    return 1.0 / (1.0 + np.exp(-np.float64(said)))


@inlined
def part(seen: Any) -> Any:
    """Where the net begins that is for this expedition."""
    return (np.int64(np.ceil(np.float64(seen[STAGE]) * PARTS - 0.01)) - 1) * PART


@entry
def _outputs(net: Floats, seen: Floats, whole: Floats) -> None:
    for place in range(whole.size):
        line = beyond(address(seen), place * INPUTS)
        whole[place] = output(line, beyond(address(net), part(line)))


@entry
def _gradient(net: Floats, seen: Floats, wanted: Floats, whole: Floats) -> None:
    for place in range(wanted.size):
        line = beyond(address(seen), place * INPUTS)
        start = part(line)
        backpropagate(
            line,
            beyond(address(net), start),
            wanted[place],
            beyond(address(whole), start),
        )


def output(seen: Any, net: Any) -> Any:
    """What the net makes of these inputs, before it becomes a chance."""
    sums = seen[:INPUTS] @ net[:INNER].reshape(INPUTS, HIDDEN) + net[INNER:OUTER]
    shown = np.maximum(sums, np.float32(LEAK) * sums)
    return shown @ net[OUTER : OUTER + HIDDEN] + net[PART - 1]


def backpropagate(seen: Any, net: Any, wanted: Any, whole: Any) -> None:
    """Adds the gradient of the output, so much of it, for all weights."""
    inner = net[:INNER].reshape(INPUTS, HIDDEN)
    sums = seen[:INPUTS] @ inner + net[INNER:OUTER]
    slope = np.where(sums > 0, np.float32(1), np.float32(LEAK))
    each = wanted * net[OUTER : OUTER + HIDDEN] * slope
    whole[:INNER] += np.outer(seen[:INPUTS], each).reshape(-1)
    whole[INNER:OUTER] += each
    whole[OUTER : OUTER + HIDDEN] += wanted * sums * slope
    whole[PART - 1] += wanted
