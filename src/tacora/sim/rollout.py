"""Rollouts: from this moment, many times to the end, and what that comes to."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tacora.rules import Decision, State

from . import boarding, dealer, kernel, lanes, sums
from .bits import address, entry, hold, inlined
from .policy import Policy, weigh
from .recall import recall
from .row import AWAITS, CARD, DECISIONS, INSIDE, SEATS, WIDTH, Row, box
from .table import Table, choose, play, sit
from .tally import Tally


def rollout(
    state: State,
    policies: Sequence[Policy],
    rollouts: int,
    seed: int = 0,
    told: Mapping[int, Decision] | None = None,
) -> Tally:
    """The tally of so many ways in which the game may go on from here.

    If decisions are due, seats that are told leave or continue as they are told; all
    else is up to the policies. The same seed brings the same cards, so that two
    decisions can be compared.
    """
    seats = list(policies)
    assert len(seats) == len(state.explorers), "a policy for each seat"
    assert state.awaits in {"card", "decisions"}, "nothing is going on"
    asked = sum(1 << seat for seat in told or {})
    leave = sum(1 << seat for seat, d in (told or {}).items() if d is Decision.LEAVE)
    weights = weigh(seats)
    start = (recall(state, weights), asked, leave)
    total = sums.empty(state.edition)
    chance = (np.uint64(seed % (1 << 64)), 0, rollouts)
    if boarding.fits(state.edition, seats):
        # These throw no dice, so that everyone decides the same way every time.
        _show(box(state.edition), start, weights)
    if start[0][AWAITS] == CARD and boarding.fits(state.edition, seats):
        kind = boarding.kind(state.edition, seats)
        fresh = boarding.fresh(state.edition, start[0], kind[1])
        tables = boarding.tables(state.edition, seats)
        lanes.player(*kind)(fresh, tables, chance[0], chance[1:], total)
    else:
        _rollouts(box(state.edition), start, weights, chance, total)
    return Tally.of(total, len(seats), state.edition.expeditions)


@entry
def _show(case: Row, start: Any, policies: Any) -> None:
    """Everyone shows a decision, if it is due."""
    hand = np.zeros(8, np.uint64)
    table = sit(case, start[0], hand, policies)
    if table.row[AWAITS] == DECISIONS:
        leavers = _leavers(table, start, np.uint64(0))
        kernel.decide(table.box, table.row, leavers)
    hold((hand,))


@inlined
def _leavers(table: Table, start: Any, source: Any) -> Any:
    _, asked, leave = start
    chosen = choose(table, source)
    return ((chosen & ~asked) | (leave & asked)) & np.int64(table.row[INSIDE])


@entry
def _rollouts(
    case: Row, start: Any, policies: Any, chance: Any, total: sums.Sums
) -> None:
    seed, first, last = chance
    row = np.zeros(WIDTH, np.int16)
    hand = np.zeros(8, np.uint64)
    held = np.zeros(8, np.uint64)
    table = sit(case, row, hand, policies)
    origin = address(start[0])
    dealer.take(table.box, origin, address(held))
    scores = (total.size - sums.SPREAD) // SEATS
    counted = address(total)
    for number in range(first, last):
        source = dealer.stream(seed, number)
        for place in range(WIDTH):
            table.row[place] = origin[place]
        table.hand[dealer.GAME] = held[dealer.GAME]
        table.hand[dealer.DOWN] = held[dealer.DOWN]
        dealer.shuffle(table.hand, source)
        if table.row[AWAITS] == DECISIONS:
            leavers = _leavers(table, start, source)
            kernel.decide(table.box, table.row, leavers)
        cards, traps = play(table, source)
        counted[sums.CARDS] += cards
        counted[sums.TRAPS] += traps
        sums.add_game(table.box, table.row, counted, scores)
    hold((row, hand, held))
