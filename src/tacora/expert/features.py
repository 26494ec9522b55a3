"""An insight: what the expert sees of the table, all of it public.

`bots.insight` is the same for the readable engine; a test ties the two.
"""

from typing import Any

import numpy as np

from tacora.sim.engine.intrinsics import Int, inlined
from tacora.sim.engine.row import (
    BOX_EXIT,
    BOX_EXITS,
    BOX_EXPEDITIONS,
    BOX_KINDS,
    BOX_LINE,
    BOX_SORT,
    BOX_WORTH,
    CARDS,
    DEADLY,
    DECK,
    EXPEDITION,
    EXPLORERS,
    GEMS,
    HOARD,
    INSIDE,
    LEFT,
    LINE,
    LOOT,
    PLAYERS,
    RELIC,
    RELICS,
    RESCUED,
    WARNINGS,
    Row,
)
from tacora.sim.policies.view import score, worth

FEATURES = (
    "danger * 3",
    "loot / 10",
    "danger * loot / 2",
    "treasure of the next card / explorers / 2",
    "gems / explorers / 3",
    "gems / 8",
    "explorers / players",
    "1 / explorers",
    "expedition / expeditions",
    "1 in the last expedition",
    "cards / 10",
    "hazards / 5",
    "worth / 10",
    "worth / explorers / 5",
    "relics' worth of the next card",
    "relics to come / 5",
    # Points are what is safe; the others' are compared with one's own.
    "lead over the best other / 15",
    "lead over the others' mean / 15",
    "lead over the best in camp, with loot and a share of the gems / 10",
    "others inside with more points / explorers",
    "lead over the best other inside / 10",
    "lead over the best other, after leaving alone / 10",
    "others with more points / others",
    "lead over the second best other / 15",
    "others inside whose loot beats everyone in camp / explorers",
    # In the last expedition:
    "the same: danger * loot / 2",
    "lead over the best other / 15",
    "lead over the best in camp, with loot and a share of the gems / 10",
    "others inside with more points / explorers",
    "lead over the best other inside / 10",
    "lead over the best other, after leaving alone / 10",
    "others inside whose loot beats everyone in camp / explorers",
    "lead over the best other, after leaving alone / 2, cut off at 1",
    "lead over the best in camp, with loot / 2, cut off at 1",
    "1 if alone",
    "if alone, lead over the best other, after leaving / 2, cut off at 1",
)
"""Leads are cut off at 2, unless it says otherwise."""

SIZE = len(FEATURES)
STAGE = FEATURES.index("expedition / expeditions")
_FAR = 2.0


@inlined
def _cut(lead: float) -> Any:
    return min(max(lead, -_FAR), _FAR)


@inlined
def _sharp(lead: Int) -> Any:
    return min(max(lead / 2.0, -1.0), 1.0)


@inlined
def _relics_in_deck(box: Row, row: Row) -> Any:
    """How many relics are in the deck, and what the next one would be worth."""
    count = 0
    printed = 0
    kind = np.int64(box[BOX_KINDS]) - 1
    while kind >= 0 and box[BOX_SORT + kind] == RELIC:
        count += row[DECK + kind]
        printed += row[DECK + kind] * box[BOX_WORTH + kind]
        kind -= 1
    if count == 0:
        return 0, 0.0
    if box[BOX_EXITS] > 0:
        return count, np.float64(box[BOX_EXIT + row[RESCUED] + row[RELICS]])
    return count, printed / np.float64(count)


@inlined
def _joining(box: Row, row: Row) -> Any:
    """How many relics join the deck in later expeditions: their places come last."""
    last = BOX_LINE + LINE * np.int64(box[BOX_EXPEDITIONS])
    return box[last] - box[BOX_LINE + LINE * np.int64(row[EXPEDITION])]


@inlined
def survey(box: Row, row: Row, seen: Any) -> None:
    """The features that are the same for everyone inside."""
    explorers = np.float64(row[EXPLORERS])
    left = np.float64(row[LEFT])
    loot = np.float64(row[LOOT])
    gems = np.float64(row[GEMS])
    danger = row[DEADLY] / left
    relics = np.float64(worth(box, row))
    hidden, each = _relics_in_deck(box, row)
    last = np.float64(row[EXPEDITION] == box[BOX_EXPEDITIONS])
    seen[0] = danger * 3.0
    seen[1] = loot / 10.0
    seen[2] = danger * loot / 2.0
    seen[3] = row[HOARD] / left / explorers / 2.0
    seen[4] = gems / explorers / 3.0
    seen[5] = gems / 8.0
    seen[6] = explorers / row[PLAYERS]
    seen[7] = 1.0 / explorers
    seen[8] = np.float64(row[EXPEDITION]) / box[BOX_EXPEDITIONS]
    seen[9] = last
    seen[10] = row[CARDS] / 10.0
    seen[11] = row[WARNINGS] / 5.0
    seen[12] = relics / 10.0
    seen[13] = relics / explorers / 5.0
    seen[14] = hidden * each / left
    seen[15] = (hidden + _joining(box, row)) / 5.0
    seen[25] = last * seen[2]


@inlined
def compare(box: Row, row: Row, seat: Int, seen: Any) -> None:
    """The features that compare a seat inside with the others."""
    mine = score(row, seat)
    loot = np.int64(row[LOOT])
    nobody = np.int64(-1)
    camp = nobody  # the most points in camp
    inside = nobody  # of the others in the cave
    first = nobody  # of all others
    second = nobody
    total = np.int64(0)
    ahead = 0
    ahead_inside = 0
    for other in range(row[PLAYERS]):
        if other != seat:
            points = score(row, other)
            total += points
            second = max(second, min(first, points))
            first = max(first, points)
            ahead += points > mine
            if (row[INSIDE] >> other) & 1:
                inside = max(inside, points)
                ahead_inside += points > mine
            else:
                camp = max(camp, points)
    content = 0
    for other in range(row[PLAYERS]):
        if other != seat and (row[INSIDE] >> other) & 1:
            content += score(row, other) + loot > camp
    others = row[PLAYERS] - 1
    explorers = np.float64(row[EXPLORERS])
    rival = mine if camp == nobody else camp
    fellow = mine if inside == nobody else inside
    share = loot + row[GEMS] / explorers
    alone = loot + row[GEMS] + worth(box, row)
    seen[16] = _cut((mine - first) / 15.0)
    seen[17] = _cut((mine - total / np.float64(others)) / 15.0)
    seen[18] = _cut((mine + share - rival) / 10.0)
    seen[19] = ahead_inside / explorers
    seen[20] = _cut((mine - fellow) / 10.0)
    seen[21] = _cut((mine + alone - first) / 10.0)
    seen[22] = ahead / np.float64(others)
    seen[23] = _cut((mine - second) / 15.0)
    seen[24] = content / explorers
    _see_last(row, seen, mine + alone - first, mine + loot - rival)


@inlined
def _see_last(row: Row, seen: Any, ahead: Int, above: Int) -> None:
    """The features that count in the last cave: who is ahead, be it by one ruby."""
    last = seen[9]
    seen[26] = last * seen[16]
    seen[27] = last * seen[18]
    seen[28] = last * seen[19]
    seen[29] = last * seen[20]
    seen[30] = last * seen[21]
    seen[31] = last * seen[24]
    seen[32] = last * _sharp(ahead)
    seen[33] = last * _sharp(above)
    seen[34] = last * np.float64(row[EXPLORERS] == 1)
    seen[35] = seen[34] * seen[32]
