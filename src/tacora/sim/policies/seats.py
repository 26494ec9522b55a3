"""Seats: which policy sits where, what they decide, and a game to its end."""

from typing import Any, NamedTuple

import numpy as np

from tacora.sim.engine import dealer, kernel
from tacora.sim.engine.compiler import Int, inlined
from tacora.sim.engine.intrinsics import address, below, beyond, lowest_bit, singles
from tacora.sim.engine.row import AWAITS, DECISIONS, INSIDE, NOTHING, SEATS, Row

from . import families
from .decider import call
from .policy import TOSSING, WATCHER, WATCHING

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_COINS = SEATS * families.TABLE_LINE * SEATS  # where their thresholds begin


class Seats(NamedTuple):
    """All that is needed to play, as addresses."""

    box: Any
    row: Any
    hand: Any  # the dealer's
    weights: Any
    width: Any  # weights a seat
    thresholds: Any
    groups: Any  # an address and a bit for each of its seats, in turn
    count: Any  # of groups
    data: Any
    tossing: Any  # a bit for each seat that has a coin
    watcher: Any  # the address of who is told what everyone decided; 0: nobody
    watching: Any  # a bit for each seat whose watcher that is


@inlined
def sit(box: Row, row: Row, hand: Any, policies: Any) -> Any:
    """The seats at which these policies play on that row."""
    return Seats(
        address(box),
        address(row),
        address(hand),
        address(policies.weights),
        policies.weights.shape[1],
        address(policies.thresholds),
        address(policies.groups),
        policies.groups.shape[0],
        address(policies.data),
        policies.special[TOSSING],
        policies.special[WATCHER],
        policies.special[WATCHING],
    )


@inlined
def _toss(seats: Seats, some: Int, source: Any) -> Any:
    """A bit for each of these seats whose coin says to leave.

    The first bits of all their luck are compared at once, and the rest where it must.
    """
    limits = beyond(seats.thresholds, _COINS)
    sooner, doubtful = below(dealer.lots(source, seats.row), limits)
    leavers = sooner & some
    rest = np.uint64(doubtful & some)
    while rest != _ZERO:
        seat = np.int64(lowest_bit(rest))
        rest &= rest - _ONE
        chance = seats.weights[seat * seats.width]
        leavers |= np.int64(dealer.luck(source, seats.row, seat) < chance) << seat
    return leavers


@inlined
def choose(seats: Seats, source: Any) -> Any:
    """A bit for each seat inside whose policy leaves now."""
    inside = np.int64(seats.row[INSIDE])
    said = singles(SEATS)
    leavers = families.enough(seats.row, seats.thresholds) & inside
    if inside & seats.tossing:
        leavers |= _toss(seats, inside & seats.tossing, source)
    box, row, weights, width = seats.box, seats.row, seats.weights, seats.width
    for group in range(seats.count):
        some = inside & seats.groups[2 * group + 1]
        if some:
            given = (box, row, weights, width, seats.data, said, source, some)
            leavers |= call(seats.groups[2 * group], given)
    if seats.watcher != 0:
        known = np.int64(inside & seats.watching)
        # What comes first are the weights of one of those who watch.
        first = np.int64(lowest_bit(np.uint64(seats.watching))) * width
        own = beyond(weights, first)
        told = (box, row, own, known, seats.data, said, np.int64(leavers), known)
        call(seats.watcher, told)
    return leavers


@inlined
def play(seats: Seats, source: Any) -> Any:
    """The game goes on to its end: how many cards and how many traps came."""
    cards = 0
    traps = 0
    while seats.row[AWAITS] != NOTHING:
        card = dealer.deal(seats.box, seats.row, seats.hand)
        kernel.reveal(seats.box, seats.row, card)
        cards += 1
        if seats.row[AWAITS] == DECISIONS:
            kernel.decide(seats.box, seats.row, choose(seats, source))
        else:
            traps += 1
    return cards, traps
