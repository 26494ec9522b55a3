"""Rows of the kernel as observations: the same numbers as `observation.encode`."""

from functools import cache
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from tacora.rules import Edition, Hazard
from tacora.sim import row as at

from .observation import GEMS, Observation, kinds, size

Numbers = NDArray[np.float64]


def encode_rows(edition: Edition, players: int, rows: at.Row) -> Observation:
    """Tables x seats x numbers: each table of these rows, as each seat sees it."""
    seen = np.empty((len(rows), players, size(edition, players)), np.float32)
    _fill(rows, _measures(edition), seen)
    return seen


@cache
def _measures(edition: Edition) -> tuple[Numbers, Numbers, NDArray[np.int64], Numbers]:
    """What is counted against what: the box, its copies, hazards and relics."""
    cards, box = kinds(edition), edition.deck(edition.expeditions)
    relics = len(edition.relics.cards) if edition.relics else 1
    whole = [edition.expeditions, len(box), sum(edition.treasures), relics]
    by_exit = edition.relics.by_exit if edition.relics else ()
    return (
        np.array(whole, np.float64),
        np.array([box.count(card) for card in cards], np.float64),
        np.array([cards.index(Hazard(kind)) for kind in edition.hazards], np.int64),
        # What the first so many relics out are worth in all; 0 alone: it is printed.
        np.cumsum([0, *by_exit]).astype(np.float64),
    )


def _table(row: Any, measures: Any, seen: Any) -> int:
    """The numbers that are the same for every seat, and how many they are."""
    whole, copies, hazards, together = measures
    out = row[at.RESCUED]
    worth = np.float64(row[at.WORTH])
    if len(together) > 1:
        worth = together[out + row[at.RELICS]] - together[out]
    seen[0] = row[at.AWAITS] == at.DECISIONS
    seen[1] = row[at.EXPEDITION] / whole[0]
    seen[2] = row[at.CARDS] / whole[1]
    seen[3] = row[at.EXPLORERS] / row[at.PLAYERS]
    seen[4] = row[at.DEADLY] / max(row[at.LEFT], 1)
    seen[5] = row[at.GEMS] / GEMS
    seen[6] = row[at.HOARD] / whole[2]
    seen[7] = row[at.RELICS] / whole[3]
    seen[8] = worth / GEMS
    seen[9] = out / whole[3]
    place = 10
    for kind in range(len(copies)):
        seen[place] = row[at.DECK + kind] / copies[kind]
        place += 1
    for kind in hazards:
        seen[place] = row[at.PATH + kind] > 0
        place += 1
    return place


def _seats(row: Any, relics: float, first: int, seen: Any) -> None:
    """The numbers of every seat, from each chair."""
    players = seen.shape[0]
    for seat in range(players):
        inside = (row[at.INSIDE] >> seat) & 1
        satchel = inside * row[at.LOOT] / GEMS
        chest = row[at.CHEST + seat] / GEMS
        points = row[at.POINTS + seat] / GEMS
        brought = row[at.BROUGHT + seat] / relics
        for chair in range(players):
            place = first + (seat - chair) % players
            seen[chair, place] = inside
            seen[chair, place + players] = satchel
            seen[chair, place + 2 * players] = chest
            seen[chair, place + 3 * players] = points
            seen[chair, place + 4 * players] = brought


def _all(rows: Any, measures: Any, seen: Any) -> None:
    for game in range(len(rows)):
        row, table = rows[game], seen[game]
        first = _fast_table(row, measures, table[0])
        for chair in range(1, table.shape[0]):
            for place in range(first):
                table[chair, place] = table[0, place]
        _fast_seats(row, measures[0][3], first, table)


# Not kept on disk: numba would not see that the kernel's rows have changed.
_fast_table: Any = njit(_table, nogil=True, error_model="numpy")
_fast_seats: Any = njit(_seats, nogil=True, error_model="numpy")
_fill: Any = njit(_all, nogil=True, error_model="numpy")
