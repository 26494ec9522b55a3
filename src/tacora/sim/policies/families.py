"""Families of policies: each decides from the row, with a few weights of its own."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tacora.sim.engine.compiler import Int, inlined
from tacora.sim.engine.intrinsics import beyond, floats, reached
from tacora.sim.engine.row import (
    CARDS,
    DEADLY,
    EXPLORERS,
    GEMS,
    HOARD,
    LEFT,
    LOOT,
    RELICS,
    SEATS,
    WARNINGS,
    Row,
)

from .decider import Decider
from .view import worth

Weights = NDArray[np.float64]

LOOTING, TABLE, CARD_COUNT, PRUDENT, COIN, OTHER = range(6)
QUICK = TABLE  # up to here, they are tables of thresholds

TABLE_LINE = 8  # thresholds a line: by hazards seen, from 0
SATCHEL, CERTAIN, ALL = range(3)  # what the prudent count
_HALVINGS = 24


@inlined
def cards(_box: Row, row: Row, _seat: Int, weights: Weights, _data: Any) -> Any:
    """Leaves after so many cards."""
    return row[CARDS] >= weights[0]


@inlined
def enough(row: Row, thresholds: Any) -> Any:
    """A bit for each seat that leaves with so many rubies as its table says.

    A line for each number of explorers inside, from 1, and in it for each number of
    hazards on the path, from 0; a threshold for each seat.
    """
    column = min(np.int64(row[WARNINGS]), TABLE_LINE - 1)
    line = (row[EXPLORERS] - 1) * TABLE_LINE + column
    return np.int64(reached(row[LOOT], beyond(thresholds, line * SEATS)))


def threshold(row: Row, weights: Sequence[float]) -> float:
    """How many rubies are enough now for who has such thresholds: one, or a table."""
    if len(weights) == 1:
        return weights[0]
    column = min(int(row[WARNINGS]), TABLE_LINE - 1)
    return weights[(int(row[EXPLORERS]) - 1) * TABLE_LINE + column]


@inlined
def prudent(box: Row, row: Row, _seat: Int, weights: Weights, _data: Any) -> Any:
    """Leaves with enough, or with anything when the danger is too great.

    What counts is the loot, or with it what everyone who leaves is certain of, or all
    that lies on the path. The weights are which of these, how great a chance of a trap
    is borne, and how much is enough: a line for each number of explorers inside.
    """
    counted = np.int64(row[LOOT])
    if weights[0] == CERTAIN:
        counted += row[GEMS] // row[EXPLORERS]
    if weights[0] == ALL:
        counted += row[GEMS]
    if weights[0] == ALL or (weights[0] == CERTAIN and row[EXPLORERS] == 1):
        counted += worth(box, row)
    column = min(np.int64(row[WARNINGS]), TABLE_LINE - 1)
    enough = weights[2 + (row[EXPLORERS] - 1) * TABLE_LINE + column]
    # Divided as the house's bots divide: equal chances stay equal.
    danger = np.float64(row[DEADLY]) / np.float64(row[LEFT])
    return counted >= enough or (counted > 0 and danger > weights[1])


@inlined
def value(box: Row, row: Row, _seat: Int, weights: Weights, _data: Any) -> Any:
    """Leaves when one more card is expected to bring less than it puts at risk.

    With h the loot, L the rubies on the path, k explorers, p the danger, g the rubies a
    card brings on average and v the worth of the relics on the path: leaves when
    p (h + c L/k) > a g/k - b L/k - d v/k + e; the weights are a, c, b, d, e.
    """
    # Rounded step by step as bots.simple.expected_value rounds: equal sums stay equal.
    left = np.float64(row[LEFT])
    k = np.float64(row[EXPLORERS])
    risk = row[DEADLY] / left * (row[LOOT] + weights[1] * row[GEMS] / k)
    gain = weights[0] * (row[HOARD] / left) - weights[2] * row[GEMS]
    if row[RELICS] > 0:
        gain -= weights[3] * worth(box, row)
    return risk > gain / k + weights[4]


@inlined
def nash(box: Row, row: Row, _seat: Int, weights: Weights, _data: Any) -> Any:
    """The chance of leaving at which leaving and one more card are worth the same.

    All others inside leave with that chance too. The weights are the worth of the
    average treasure to come, of the rubies that others leave behind, and of relics.
    """
    others = np.int64(row[EXPLORERS]) - 1
    edge = floats(8)
    ways = 1.0
    least = np.inf
    most = -np.inf
    for gone in range(others + 1):
        edge[gone] = ways * _edge(box, row, weights, gone)
        ways = ways * (others - gone) / (gone + 1)
        least = min(least, edge[gone])
        most = max(most, edge[gone])
    if most <= 0.0:
        return 0.0  # however many leave
    if least > 0.0:
        return 1.0
    low = 0.0
    high = 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _mixed(edge, others, middle) > 0.0:
            low = middle
        else:
            high = middle
    return low


@inlined
def _edge(box: Row, row: Row, weights: Weights, gone: Int) -> Any:
    """What leaving brings more than staying, when so many others leave."""
    # Rounded step by step as bots.simple.nash rounds: equal sums stay equal.
    gems = np.int64(row[GEMS])
    stay = np.float64(row[EXPLORERS] - gone)
    left = np.float64(row[LEFT])
    behind = gems if gone == 0 else gems % gone
    relics = np.float64(worth(box, row))
    lying = 0.0 if gone == 1 else relics  # a lone leaver takes them
    leaving = row[LOOT] + gems // (gone + 1) + (relics if gone == 0 else 0.0)
    pot = (weights[1] * behind + weights[2] * lying) / stay
    safe = 1.0 - row[DEADLY] / left
    coming = weights[0] * (row[HOARD] / left) / stay
    return leaving - (safe * (row[LOOT] + pot) + coming)


@inlined
def _mixed(edge: Weights, others: Int, chance: float) -> Any:
    """Whether leaving is better (above 0) or staying, when others leave so often."""
    ratio = chance / (1.0 - chance)
    total = edge[others]
    for gone in range(others - 1, -1, -1):
        total = total * ratio + edge[gone]
    return total


CARDS_COUNTED = Decider(cards, throws=False)
PRUDENCE = Decider(prudent, throws=False)
EXPECTED_VALUE = Decider(value, throws=False)
EQUILIBRIUM = Decider(nash)
