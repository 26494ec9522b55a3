"""A view: what a policy sees when it decides, all of it public."""

from typing import Any

import numpy as np
from numba import from_dtype

from .bits import Int, inlined
from .row import (
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
        ("first", "i4"),  # the highest score of all
        ("second", "i4"),  # and the next, which may be as high
    ],
    align=True,
)
View = from_dtype(VIEW)


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
def look(box: Row, row: Row, view: Any) -> None:
    """The view gets what is the same for everyone inside."""
    view.players = row[PLAYERS]
    view.expedition = row[EXPEDITION]
    view.expeditions = box[BOX_EXPEDITIONS]
    # These lie side by side in both, and all are read before the first is written.
    explorers, loot, gems, cards = row[EXPLORERS], row[LOOT], row[GEMS], row[CARDS]
    hazards, left, deadly, hoard = row[WARNINGS], row[LEFT], row[DEADLY], row[HOARD]
    view.explorers = explorers
    view.loot = loot
    view.gems = gems
    view.cards = cards
    view.hazards = hazards
    view.left = left
    view.deadly = deadly
    view.hoard = hoard
    view.relics = row[RELICS]
    view.worth = worth(box, row)


@inlined
def compare(row: Row, view: Any) -> None:
    """The view gets the two highest scores."""
    first = np.int64(0)
    second = np.int64(0)
    for seat in range(row[PLAYERS]):
        points = score(row, seat)
        second = max(second, min(first, points))
        first = max(first, points)
    view.first = first
    view.second = second


@inlined
def look_from(row: Row, view: Any, seat: Int) -> None:
    """The view gets what differs from seat to seat."""
    points = score(row, seat)
    view.seat = seat
    view.score = points
    view.best = view.second if points == view.first else view.first
