"""Sums over games, in whole numbers: they come out the same in any order."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Edition

from .engine.compiler import Int, inlined
from .engine.row import BOX_TIES, BROUGHT, PLAYERS, SEATS, Row
from .policies.view import score

Sums = NDArray[np.int64]

GAMES, CARDS, TRAPS = range(3)
WINNERS = 8  # how often these won: a bit for each seat
SPREAD = WINNERS + (1 << SEATS)  # for each seat, how often each score came


def empty(edition: Edition) -> Sums:
    """The sums before the first game."""
    relics = edition.relics.printed + edition.relics.by_exit if edition.relics else ()
    most = edition.expeditions * sum(edition.treasures) + sum(relics)
    return np.zeros(SPREAD + SEATS * (most + 1), np.int64)


@inlined
def add_game(box: Row, row: Row, sums: Sums, scores: Int) -> None:
    """A finished game joins the sums, which count so many different scores."""
    for seat in range(row[PLAYERS]):
        sums[SPREAD + scores * seat + score(row, seat)] += 1
    sums[GAMES] += 1
    sums[WINNERS + winners(box, row)] += 1


@inlined
def winners(box: Row, row: Row) -> Any:
    """A bit for each seat that wins, or shares the victory."""
    best = np.int64(-1)
    for seat in range(row[PLAYERS]):
        best = max(best, _rank(box, row, seat))
    bits: Int = 0
    for seat in range(row[PLAYERS]):  # no branches: who wins cannot be foretold
        bits |= np.int64(_rank(box, row, seat) == best) << seat
    return bits


@inlined
def _rank(box: Row, row: Row, seat: Int) -> Any:
    return score(row, seat) * 64 + (row[BROUGHT + seat] if box[BOX_TIES] else 0)
