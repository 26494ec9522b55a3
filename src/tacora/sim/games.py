"""Whole games on the kernel, one after another, and their sums."""

from typing import Any

import numpy as np

from tacora.rules import Edition

from .engine import dealer, kernel
from .engine.compiler import Int, entry
from .engine.intrinsics import address, hold
from .engine.row import SEATS, WIDTH, Row, box
from .policies.seats import play, sit
from .sums import CARDS, SPREAD, TRAPS, Sums, add_game


def first_row(edition: Edition, players: int) -> Row:
    """The row of a game in which no card has been turned over."""
    row = np.zeros(WIDTH, np.int16)
    kernel.set_up(row, players)
    kernel.begin(box(edition), row)
    return row


@entry
def games(
    case: Row, policies: Any, seed: Int, span: tuple[int, int], sums: Sums
) -> None:
    """The games of a seed from one number to before another are played and summed."""
    row = np.zeros(WIDTH, np.int16)
    hand = np.zeros(8, np.uint64)
    players = policies.weights.shape[0]
    table = sit(case, row, hand, policies)
    kernel.set_up(table.row, players)
    kernel.begin(table.box, table.row)
    dealer.take(table.box, table.row, table.hand)
    whole = table.hand[dealer.GAME]
    total = address(sums)
    scores = (sums.size - SPREAD) // SEATS
    for game in range(span[0], span[1]):
        source = dealer.stream(seed, game)
        kernel.set_up(table.row, players)
        kernel.begin(table.box, table.row)
        table.hand[dealer.GAME] = whole
        dealer.shuffle(table.hand, source)
        cards, traps = play(table, source)
        total[CARDS] += cards
        total[TRAPS] += traps
        add_game(table.box, table.row, total, scores)
    hold((row, hand))
