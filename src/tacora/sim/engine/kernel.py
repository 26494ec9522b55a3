"""The rules again, on one row of small integers a game.

`rules.play` is the authority: what has the same name there does the same. The functions
take arrays from Python, and addresses from each other.
"""

from typing import Any

import numpy as np

from .compiler import Int, inlined
from .intrinsics import address, beyond, count_bits, differences, lowest_bit
from .row import (
    AWAITS,
    BOX_COPIES,
    BOX_EXIT,
    BOX_EXITS,
    BOX_EXPEDITIONS,
    BOX_HOARD,
    BOX_KINDS,
    BOX_SORT,
    BOX_WORTH,
    BROUGHT,
    CARD,
    CARDS,
    CHEST,
    DEADLY,
    DECISIONS,
    DECK,
    EXPEDITION,
    EXPLORERS,
    GEMS,
    HAZARD,
    HOARD,
    INSIDE,
    KINDS,
    LEFT,
    LINE,
    LOOT,
    NOTHING,
    PATH,
    PLAYERS,
    POINTS,
    RELIC,
    RELICS,
    REMOVED,
    RESCUED,
    SEATS,
    WARNINGS,
    WIDTH,
    WORTH,
    Row,
)

_INVERSES = np.array([0, *(-(-(1 << 32) // k) for k in range(1, SEATS + 1))], np.uint64)


@inlined
def _share(gems: Any, explorers: Any) -> Any:
    """What each of up to eight gets; to multiply is faster than to divide."""
    return np.int64((np.uint64(gems) * _INVERSES[explorers]) >> np.uint64(32))


@inlined
def set_up(row: Row, players: Int) -> None:
    """The table before the first expedition."""
    row[PLAYERS] = players
    row[RESCUED] = 0
    for place in range(CHEST, WIDTH):
        row[place] = 0


@inlined
def begin(box: Row, row: Row) -> None:
    """The first expedition sets out."""
    _enter(box, row, 1)


@inlined
def card_at(row: Row, number: Int) -> int:
    """The card at this position in the deck, which lies in the edition's order."""
    kind = 0
    while number >= row[DECK + kind]:
        number -= row[DECK + kind]
        kind += 1
    return kind


@inlined
def reveal(box: Row, row: Row, card: Int) -> None:
    """The next card is turned over."""
    row[DECK + card] -= 1
    row[PATH + card] += 1
    row[LEFT] -= 1
    row[CARDS] += 1
    row[AWAITS] = DECISIONS
    sort = box[BOX_SORT + card]
    if sort == RELIC:
        row[RELICS] += 1
        row[WORTH] += box[BOX_WORTH + card]
        return
    # Whether a treasure or a hazard comes cannot be foretold, so there is no branch: a
    # hazard brings no gems, a treasure no danger.
    gems = box[BOX_WORTH + card]
    each = _share(gems, row[EXPLORERS])
    row[LOOT] += each
    row[GEMS] += gems - each * row[EXPLORERS]
    row[HOARD] -= gems
    hazard = np.int16(sort == HAZARD)
    row[WARNINGS] += hazard
    row[DEADLY] += hazard * row[DECK + card]
    if hazard * row[PATH + card] > 1:
        row[REMOVED + card] += 1
        _close(box, row)


@inlined
def decide(box: Row, row: Row, leavers: Int) -> None:
    """Everyone inside shows a decision card; `leavers` has a bit for each who goes."""
    row[AWAITS] = CARD
    if leavers == 0:
        return
    count = np.int64(count_bits(np.uint64(leavers)))
    each = _share(row[GEMS], count)
    row[GEMS] -= each * count
    found = row[LOOT] + each
    rest = np.uint64(leavers)
    while rest != np.uint64(0):
        row[CHEST + np.int64(lowest_bit(rest))] += found
        rest &= rest - np.uint64(1)
    if count == 1 and row[RELICS] > 0:
        _rescue(box, row, np.int64(lowest_bit(np.uint64(leavers))))
    row[INSIDE] ^= leavers
    row[EXPLORERS] -= count
    if row[EXPLORERS] == 0:
        _close(box, row)


@inlined
def _rescue(box: Row, row: Row, seat: Int) -> None:
    points = row[WORTH]
    if box[BOX_EXITS] > 0:
        points = 0
        for relic in range(row[RELICS]):
            points += box[BOX_EXIT + row[RESCUED] + relic]
    row[POINTS + seat] += points
    row[BROUGHT + seat] += row[RELICS]
    row[RESCUED] += row[RELICS]
    row[RELICS] = 0
    row[WORTH] = 0


@inlined
def _close(box: Row, row: Row) -> None:
    # Relics that were turned over never come back, rescued or lost. They come last in
    # every edition's order.
    kind = box[BOX_KINDS] - 1
    while kind >= 0 and box[BOX_SORT + kind] == RELIC:
        row[REMOVED + kind] += row[PATH + kind]
        kind -= 1
    last = row[EXPEDITION] == box[BOX_EXPEDITIONS]
    _enter(box, row, row[EXPEDITION] + (0 if last else 1))
    if last:  # the cards are in the deck again, but nobody goes in
        row[AWAITS] = NOTHING
        row[INSIDE] = 0
        row[EXPLORERS] = 0


@inlined
def _enter(box: Row, row: Row, expedition: Int) -> None:
    row[EXPEDITION] = expedition
    row[AWAITS] = CARD
    row[INSIDE] = (1 << row[PLAYERS]) - 1
    row[EXPLORERS] = row[PLAYERS]
    row[LOOT] = 0
    row[GEMS] = 0
    row[CARDS] = 0
    row[WARNINGS] = 0
    row[DEADLY] = 0
    row[HOARD] = box[BOX_HOARD]
    row[RELICS] = 0
    row[WORTH] = 0
    for kind in range(KINDS):
        row[PATH + kind] = 0
    copies = beyond(address(box), BOX_COPIES + LINE * np.int64(expedition))
    start = address(row)
    row[LEFT] = differences(copies, beyond(start, REMOVED), beyond(start, DECK))
