"""An observation: the table as numbers of about one, for nets and learners."""

from typing import Any

import numpy as np

from .bits import Int, inlined
from .row import (
    BOX_EXPEDITIONS,
    BOX_HOARD,
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
    "hoard / rubies on all treasures",
    "left / 40",
    "relics / 2",
    "worth / 20",
    "deadly / left * loot / 5",
    "1 in the last expedition",
    # The same for everyone up to here.
    "1 inside",
    "score / 50",
    "best score of the others / 50",
    "(score + loot inside - best score of the others) / 20",
)
COMMON = 16
SIZE = len(FEATURES)


@inlined
def see(box: Row, row: Row, seen: Any) -> None:
    """The features that are the same for everyone."""
    each = np.float32(1.0) / np.float32(row[EXPLORERS])
    card = np.float32(1.0) / np.float32(row[LEFT])
    fifth, twentieth = np.float32(0.2), np.float32(0.05)
    loot = np.float32(row[LOOT])
    gems = np.float32(row[GEMS])
    hoard = np.float32(row[HOARD])
    danger = row[DEADLY] * card
    seen[0] = loot * twentieth
    seen[1] = gems * twentieth
    seen[2] = row[EXPLORERS] * np.float32(0.125)
    seen[3] = row[PLAYERS] * np.float32(0.125)
    seen[4] = np.float32(row[EXPEDITION]) / np.float32(box[BOX_EXPEDITIONS])
    seen[5] = row[CARDS] * twentieth
    seen[6] = row[WARNINGS] * fifth
    seen[7] = danger
    seen[8] = hoard * card * each * fifth
    seen[9] = gems * each * fifth
    seen[10] = hoard / np.float32(box[BOX_HOARD])
    seen[11] = row[LEFT] * np.float32(0.025)
    seen[12] = row[RELICS] * np.float32(0.5)
    seen[13] = worth(box, row) * twentieth
    seen[14] = danger * loot * fifth
    seen[15] = np.float32(row[EXPEDITION] == box[BOX_EXPEDITIONS])


@inlined
def see_from(row: Row, seat: Int, best: Any, seen: Any) -> None:
    """The features that differ from seat to seat."""
    points = score(row, seat)
    rival = best[1] if points == best[0] else best[0]
    inside = (row[INSIDE] >> seat) & 1
    seen[16] = np.float32(inside)
    seen[17] = points * np.float32(0.02)
    seen[18] = rival * np.float32(0.02)
    seen[19] = (points + inside * row[LOOT] - rival) * np.float32(0.05)
