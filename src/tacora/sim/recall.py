"""To recall: a state as a row, with what its experts have seen of everyone so far."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tacora.rules import State

from . import kernel
from .bits import entry, hold, singles
from .row import AWAITS, DECISIONS, EVIDENCE, SEATS, WIDTH, Row, box, kinds, pack
from .table import sit, watch


def recall(state: State, policies: tuple[NDArray[Any], ...]) -> Row:
    """The state as a row, at a table of these policies: see `policy.weigh`."""
    row = pack(state)
    cards = kinds(state.edition)
    shown = [cards.index(turn.card) for turn in state.history]
    leavers = [sum(1 << seat for seat in turn.leavers) for turn in state.history]
    past = np.array([shown, leavers], np.int64)
    _recall(box(state.edition), policies, past, row)
    return row


@entry
def _recall(case: Row, policies: Any, past: NDArray[np.int64], row: Row) -> None:
    before = np.zeros(WIDTH, np.int16)
    hand = np.zeros(8, np.uint64)
    said = singles(SEATS)
    table = sit(case, before, hand, policies)
    kernel.set_up(table.row, policies[0].size)
    kernel.begin(table.box, table.row)
    for turn in range(past.shape[1] if table.hunting else 0):
        kernel.reveal(table.box, table.row, past[0, turn])
        if table.row[AWAITS] == DECISIONS:
            watch(table, past[1, turn], 0, said)
            kernel.decide(table.box, table.row, past[1, turn])
    for seat in range(SEATS):
        row[EVIDENCE + seat] = before[EVIDENCE + seat]
    hold((before, hand))
