"""Features: what the expert sees of the table, all of it public.

Each is named here and computed below; the nets take them in this order.
"""

from itertools import count
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Seat, State
from tacora.sim.engine import row as rows
from tacora.sim.engine.compiler import Int, inlined
from tacora.sim.engine.row import (
    BOX_EXIT,
    BOX_EXITS,
    BOX_EXPEDITIONS,
    BOX_KINDS,
    BOX_LINE,
    BOX_SORT,
    BOX_WORTH,
    DEADLY,
    DECK,
    EXPLORERS,
    HOARD,
    INSIDE,
    LEFT,
    LINE,
    PLAYERS,
    RELIC,
    RESCUED,
    WARNINGS,
    Row,
)
from tacora.sim.policies.view import score, worth

_number = count().__next__

DANGER = _number()  # times 3
LOOT = _number()  # by 10
RISK = _number()  # danger times loot, by 2
TREASURE = _number()  # of the next card, a share of it, by 2
GEMS_SHARED = _number()  # a share of those on the path, by 3
GEMS = _number()  # on the path, by 8
CROWD = _number()  # explorers by players
SHARE = _number()  # 1 by explorers
STAGE = _number()  # expedition by expeditions
LAST = _number()  # 1 in the last expedition
CARDS = _number()  # on the path, by 10
HAZARDS = _number()  # on the path, by 5
RELICS = _number()  # their worth on the path, by 10
RELICS_SHARED = _number()  # a share of that, by 5
RELIC_NEXT = _number()  # relics' worth of the next card
RELICS_TO_COME = _number()  # by 5
# Points are what is safe; the others' are compared with one's own, and leads are cut
# off at 2.
LEAD = _number()  # over the best other, by 15
LEAD_MEAN = _number()  # over the others' mean, by 15
LEAD_CAMP = _number()  # over the best in camp, with loot and a share of the gems, by 10
AHEAD_INSIDE = _number()  # others inside with more points, by explorers
LEAD_INSIDE = _number()  # over the best other inside, by 10
LEAD_ALONE = _number()  # over the best other, after leaving alone, by 10
AHEAD = _number()  # others with more points, by others
LEAD_SECOND = _number()  # over the second best other, by 15
CONTENT = _number()  # others inside whose loot beats everyone in camp, by explorers
# In the last expedition, else 0:
LAST_RISK = _number()
LAST_LEAD = _number()
LAST_LEAD_CAMP = _number()
LAST_AHEAD_INSIDE = _number()
LAST_LEAD_INSIDE = _number()
LAST_LEAD_ALONE = _number()
LAST_CONTENT = _number()
# Lead over the best other, after leaving alone, by 2, cut off at 1:
LAST_WINS_ALONE = _number()
LAST_WINS_CAMP = _number()  # lead over the best in camp, with loot, by 2, cut off at 1
LAST_ALONE = _number()  # 1 if nobody else is inside
LAST_ALONE_WINS = _number()  # the same if alone, else 0
SIZE = _number()

CHESTS = (
    *range(LEAD, CONTENT + 1),
    *range(LAST_LEAD, LAST_WINS_CAMP + 1),
    LAST_ALONE_WINS,
)
"""The features that compare chests."""

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
        return count, np.float64(box[BOX_EXIT + row[RESCUED] + row[rows.RELICS]])
    return count, printed / np.float64(count)


@inlined
def _joining(box: Row, row: Row) -> Any:
    """How many relics join the deck in later expeditions: their places come last."""
    last = BOX_LINE + LINE * np.int64(box[BOX_EXPEDITIONS])
    return box[last] - box[BOX_LINE + LINE * np.int64(row[rows.EXPEDITION])]


@inlined
def survey(box: Row, row: Row, seen: Any) -> None:
    """The features that are the same for everyone inside."""
    explorers = np.float64(row[EXPLORERS])
    left = np.float64(row[LEFT])
    loot = np.float64(row[rows.LOOT])
    gems = np.float64(row[rows.GEMS])
    danger = row[DEADLY] / left
    relics = np.float64(worth(box, row))
    hidden, each = _relics_in_deck(box, row)
    last = np.float64(row[rows.EXPEDITION] == box[BOX_EXPEDITIONS])
    seen[DANGER] = danger * 3.0
    seen[LOOT] = loot / 10.0
    seen[RISK] = danger * loot / 2.0
    seen[TREASURE] = row[HOARD] / left / explorers / 2.0
    seen[GEMS_SHARED] = gems / explorers / 3.0
    seen[GEMS] = gems / 8.0
    seen[CROWD] = explorers / row[PLAYERS]
    seen[SHARE] = 1.0 / explorers
    seen[STAGE] = np.float64(row[rows.EXPEDITION]) / box[BOX_EXPEDITIONS]
    seen[LAST] = last
    seen[CARDS] = row[rows.CARDS] / 10.0
    seen[HAZARDS] = row[WARNINGS] / 5.0
    seen[RELICS] = relics / 10.0
    seen[RELICS_SHARED] = relics / explorers / 5.0
    seen[RELIC_NEXT] = hidden * each / left
    seen[RELICS_TO_COME] = (hidden + _joining(box, row)) / 5.0
    seen[LAST_RISK] = last * seen[RISK]


@inlined
def compare(box: Row, row: Row, seat: Int, seen: Any) -> None:
    """The features that compare a seat inside with the others."""
    mine = score(row, seat)
    loot = np.int64(row[rows.LOOT])
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
    share = loot + row[rows.GEMS] / explorers
    alone = loot + row[rows.GEMS] + worth(box, row)
    seen[LEAD] = _cut((mine - first) / 15.0)
    seen[LEAD_MEAN] = _cut((mine - total / np.float64(others)) / 15.0)
    seen[LEAD_CAMP] = _cut((mine + share - rival) / 10.0)
    seen[AHEAD_INSIDE] = ahead_inside / explorers
    seen[LEAD_INSIDE] = _cut((mine - fellow) / 10.0)
    seen[LEAD_ALONE] = _cut((mine + alone - first) / 10.0)
    seen[AHEAD] = ahead / np.float64(others)
    seen[LEAD_SECOND] = _cut((mine - second) / 15.0)
    seen[CONTENT] = content / explorers
    _see_last(row, seen, mine + alone - first, mine + loot - rival)


@inlined
def _see_last(row: Row, seen: Any, ahead: Int, above: Int) -> None:
    """The features that count in the last cave: who is ahead, be it by one ruby."""
    last = seen[LAST]
    seen[LAST_LEAD] = last * seen[LEAD]
    seen[LAST_LEAD_CAMP] = last * seen[LEAD_CAMP]
    seen[LAST_AHEAD_INSIDE] = last * seen[AHEAD_INSIDE]
    seen[LAST_LEAD_INSIDE] = last * seen[LEAD_INSIDE]
    seen[LAST_LEAD_ALONE] = last * seen[LEAD_ALONE]
    seen[LAST_CONTENT] = last * seen[CONTENT]
    seen[LAST_WINS_ALONE] = last * _sharp(ahead)
    seen[LAST_WINS_CAMP] = last * _sharp(above)
    seen[LAST_ALONE] = last * np.float64(row[EXPLORERS] == 1)
    seen[LAST_ALONE_WINS] = seen[LAST_ALONE] * seen[LAST_WINS_ALONE]


def features(state: State, seat: Seat) -> NDArray[np.float32]:
    """The table as the explorer of this seat, who is inside, sees it."""
    case, row = rows.box(state.edition), rows.pack(state)
    seen = np.zeros(SIZE, np.float32)
    survey(case, row, seen)
    compare(case, row, seat, seen)
    return seen
