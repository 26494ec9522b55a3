"""The outcome: how a game goes on from here, and what everyone will have of it."""

from typing import Any

import numpy as np

from tacora.sim.engine import dealer, kernel
from tacora.sim.engine.compiler import Int, called, inlined
from tacora.sim.engine.intrinsics import beyond, count_bits, singles
from tacora.sim.engine.row import AWAITS, DECISIONS, EXPEDITION, NOTHING, PLAYERS, Row
from tacora.sim.policies.seats import Seats, choose
from tacora.sim.sums import winners

from .features import SIZE as INPUTS
from .features import compare, survey
from .net import likely, output, part


@called
def go_on(table: Seats, source: Any, until: Any) -> None:
    """Cards and decisions, to the first decision of a later expedition or the end."""
    while table.row[AWAITS] != NOTHING:
        kernel.reveal(
            table.box, table.row, dealer.deal(table.box, table.row, table.hand)
        )
        if table.row[AWAITS] == DECISIONS:
            if table.row[EXPEDITION] > until:
                break
            kernel.decide(table.box, table.row, choose(table, source))


@called
def foretell(table: Seats, critic: Any, first: Any, shares: Any, equal: Any) -> None:
    """Everyone's share of the victory, as it came or as the critic sees it.

    Where the critic knows all seats, as all are equal, their shares make a whole.
    """
    if table.row[AWAITS] == NOTHING:
        share(table.box, table.row, first, shares)
        return
    total = 0.0
    players = np.int64(table.row[PLAYERS])
    seen = singles(INPUTS)
    survey(table.box, table.row, seen)
    for seat in range(players):
        compare(table.box, table.row, seat, seen)
        hope = likely(output(seen, beyond(critic, part(seen))))
        shares[first + seat] = np.float32(hope)
        total += hope
    if equal:
        for seat in range(players):
            shares[first + seat] /= np.float32(total)


@inlined
def share(case: Row, row: Row, first: Int, shares: Any) -> None:
    """The victory is shared by the winners."""
    won = np.int64(winners(case, row))
    each = np.float32(1.0) / np.float32(count_bits(np.uint64(won)))
    for seat in range(row[PLAYERS]):
        shares[first + seat] = np.float32((won >> seat) & 1) * each
