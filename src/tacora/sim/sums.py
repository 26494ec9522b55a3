"""Sums over games, in whole numbers: they come out the same in any order."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Edition

from .bits import Int, inlined
from .row import BOX_TIES, BROUGHT, PLAYERS, SEATS, Row
from .view import score

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
    best = np.int64(-1)
    for seat in range(row[PLAYERS]):
        sums[SPREAD + scores * seat + score(row, seat)] += 1
        best = max(best, rank(box, row, seat))
    winners: Int = 0
    for seat in range(row[PLAYERS]):  # no branches: who wins cannot be foretold
        winners |= np.int64(rank(box, row, seat) == best) << seat
    sums[GAMES] += 1
    sums[WINNERS + winners] += 1


@inlined
def rank(box: Row, row: Row, seat: Int) -> Any:
    """By what the winners are found: the score, and relics if they break a tie."""
    return score(row, seat) * 64 + (row[BROUGHT + seat] if box[BOX_TIES] else 0)
