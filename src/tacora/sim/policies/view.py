"""A view: what a policy sees when it decides, all of it public."""

from typing import Any

import numpy as np

from tacora.sim.engine.compiler import Int, inlined
from tacora.sim.engine.intrinsics import address, beyond, two_highest
from tacora.sim.engine.row import (
    BOX_EXIT,
    BOX_EXITS,
    BOX_EXPEDITIONS,
    CARDS,
    CHEST,
    DEADLY,
    EXPEDITION,
    EXPLORERS,
    GEMS,
    HOARD,
    LEFT,
    LOOT,
    PLAYERS,
    POINTS,
    RELICS,
    RESCUED,
    WARNINGS,
    WORTH,
    Row,
)

VIEW = np.dtype(
    [
        ("seat", "i4"),
        ("players", "i4"),
        ("expedition", "i4"),
        ("expeditions", "i4"),
        ("explorers", "i4"),  # in the cave, with this one
        ("loot", "i4"),  # in the satchel
        ("gems", "i4"),  # on the path
        ("cards", "i4"),  # on the path
        ("hazards", "i4"),  # on the path
        ("left", "i4"),  # cards in the deck
        ("deadly", "i4"),  # of these, cards that end the expedition
        ("hoard", "i4"),  # rubies on the treasures in the deck
        ("relics", "i4"),  # lying on the path
        ("worth", "i4"),  # what these bring to someone who leaves alone
        ("score", "i4"),  # safe in the chest, with the relics brought home
        ("best", "i4"),  # the highest score of the others
        ("luck", "f8"),  # a number from 0 to less than 1, of this seat and moment
    ],
    align=True,
)


@inlined
def worth(box: Row, row: Row) -> Any:
    """What the relics on the path bring to someone who leaves alone now."""
    if box[BOX_EXITS] == 0:
        return np.int64(row[WORTH])
    points = 0
    for relic in range(row[RELICS]):
        points += box[BOX_EXIT + row[RESCUED] + relic]
    return np.int64(points)


@inlined
def score(row: Row, seat: Int) -> Any:
    """What the explorer of a seat has safe."""
    return np.int64(row[CHEST + seat]) + np.int64(row[POINTS + seat])


@inlined
def best_two(row: Row) -> Any:
    """The highest score, and the next, which may be as high."""
    start = address(row)
    return two_highest(beyond(start, CHEST), beyond(start, POINTS))


def blank() -> Any:
    """A view to fill."""
    return np.zeros(1, VIEW).view(np.recarray)[0]


@inlined
def look(box: Row, row: Row, view: Any) -> None:
    """The view gets what is the same for everyone inside."""
    view.players = row[PLAYERS]
    view.expedition = row[EXPEDITION]
    view.expeditions = box[BOX_EXPEDITIONS]
    view.explorers = row[EXPLORERS]
    view.loot = row[LOOT]
    view.gems = row[GEMS]
    view.cards = row[CARDS]
    view.hazards = row[WARNINGS]
    view.left = row[LEFT]
    view.deadly = row[DEADLY]
    view.hoard = row[HOARD]
    view.relics = row[RELICS]
    view.worth = worth(box, row)


@inlined
def look_from(row: Row, view: Any, seat: Int, best: Any) -> None:
    """The view gets what differs from seat to seat."""
    points = score(row, seat)
    view.seat = seat
    view.score = points
    view.best = best[1] if points == best[0] else best[0]
