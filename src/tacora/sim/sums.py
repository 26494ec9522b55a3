"""Sums over games, in whole numbers: they come out the same in any order."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .bits import Int, inlined
from .row import BOX_TIES, BROUGHT, PLAYERS, SEATS, Row
from .view import score

Sums = NDArray[np.int64]

WHOLE = 840  # a victory, which two to eight winners can share without a rest
BINS = 256  # scores that are counted one by one; the last has all from there

GAMES, SHARED, CARDS, TRAPS = range(4)
SHARES = 8
SHARES_SQUARED = SHARES + SEATS
SCORES = SHARES_SQUARED + SEATS
SCORES_SQUARED = SCORES + SEATS
SPREAD = SCORES_SQUARED + SEATS  # BINS for each seat
SIZE = SPREAD + SEATS * BINS


def empty() -> Sums:
    """The sums before the first game."""
    return np.zeros(SIZE, np.int64)


@inlined
def add_game(box: Row, row: Row, sums: Sums) -> None:
    """A finished game joins the sums."""
    best = np.int64(-1)
    winners = 0
    for seat in range(row[PLAYERS]):
        rank = _rank(box, row, seat)
        if rank > best:
            best = rank
            winners = 1
        elif rank == best:
            winners += 1
    share = WHOLE // winners
    sums[GAMES] += 1
    sums[SHARED] += winners > 1
    for seat in range(row[PLAYERS]):
        points = score(row, seat)
        sums[SCORES + seat] += points
        sums[SCORES_SQUARED + seat] += points * points
        sums[SPREAD + BINS * seat + min(points, BINS - 1)] += 1
        if _rank(box, row, seat) == best:
            sums[SHARES + seat] += share
            sums[SHARES_SQUARED + seat] += share * share


@inlined
def _rank(box: Row, row: Row, seat: Int) -> Any:
    return score(row, seat) * 64 + (row[BROUGHT + seat] if box[BOX_TIES] else 0)
