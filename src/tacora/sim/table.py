"""A table of policies: who sits where, what they decide, and a game to its end."""

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir

from . import dealer, families, kernel, view
from .bits import (
    Gen,
    Int,
    address,
    beyond,
    inlined,
    instruction,
    lowest_bit,
    record_at,
    types,
)
from .net import net
from .row import AWAITS, DECISIONS, INSIDE, NOTHING, Row

_ZERO, _ONE = np.uint64(0), np.uint64(1)


class Table(NamedTuple):
    """All that is needed to play, as addresses."""

    box: Any
    row: Any
    hand: Any  # the dealer's
    sight: Any  # a view
    families: Any
    weights: Any
    width: Any  # weights a seat
    addresses: Any


@inlined
def sit(box: Row, row: Row, hand: Any, sight: Any, policies: Any) -> Any:
    """The table at which these policies play on that row."""
    kinds, weights, addresses = policies
    return Table(
        address(box),
        address(row),
        address(hand),
        address(sight),
        address(kinds),
        address(weights),
        weights.shape[1],
        address(addresses),
    )


@instruction
def _ask(_context: Any, _where: Any, sight: Any) -> tuple[Any, Gen]:
    """Whether the function at that address leaves, seeing this."""
    sig = types.int64(types.int64, sight)

    def gen(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        pointer = ir.IntType(8).as_pointer()
        function = ir.FunctionType(ir.IntType(64), [pointer]).as_pointer()
        where = builder.inttoptr(args[0], function)
        return builder.call(where, [builder.bitcast(args[1], pointer)])

    return sig, gen


@inlined
def sure(table: Table, seat: Int) -> Any:
    """Whether a policy of the families that throw no dice leaves now."""
    row = table.row
    family = table.families[seat]
    weights = beyond(table.weights, seat * table.width)
    if family == families.TABLE:
        return families.table(row, weights)
    if family == families.CARD_COUNT:
        return families.cards(row, weights)
    if family == families.DANGER:
        return families.danger(row, weights)
    if family == families.VALUE:
        return families.value(table.box, row, weights)
    return families.loot(row, weights)


@inlined
def chance(table: Table, seat: Int, luck: float) -> Any:
    """How likely one of the other policies leaves; one's own function sees `luck`."""
    row = table.row
    family = table.families[seat]
    weights = beyond(table.weights, seat * table.width)
    if family == families.OWN:
        sight = record_at(table.sight)
        view.look_from(row, sight, seat)
        sight.luck = luck
        return np.float64(_ask(table.addresses[seat], sight) != 0)
    if family == families.COIN:
        return weights[0]
    if family == families.NASH:
        return families.nash(table.box, row, weights)
    likely = net(table.box, row, seat, weights)
    return likely if weights[1] != 0.0 else np.float64(likely > 0.5)


@inlined
def leaves(table: Table, seat: Int, source: Any) -> Any:
    """Whether the policy of a seat leaves now."""
    if table.families[seat] == families.LOOTING:
        return families.loot(table.row, beyond(table.weights, seat * table.width))
    if table.families[seat] <= families.SURE:
        return sure(table, seat)
    luck = 0.0
    if table.families[seat] != families.OWN or table.weights[seat * table.width] > 0.0:
        luck = dealer.luck(source, table.row, seat)
    return luck < chance(table, seat, luck)


@inlined
def choose(table: Table, source: Any, own: Int) -> Any:
    """A bit for each seat inside whose policy leaves now."""
    if own:
        view.look(table.box, table.row, record_at(table.sight))
        if own > 1:
            view.compare(table.row, record_at(table.sight))
    leavers: Int = 0
    rest = np.uint64(table.row[INSIDE])
    while rest != _ZERO:
        seat = np.int64(lowest_bit(rest))
        rest &= rest - _ONE
        if leaves(table, seat, source):
            leavers |= 1 << seat
    return leavers


@inlined
def owned(table: Table, players: Int) -> Any:
    """1 if someone plays a function of one's own, 3 if one compares scores, else 0."""
    own = 0
    for seat in range(players):
        if table.families[seat] == families.OWN:
            own |= 3 if table.weights[seat * table.width + 1] > 0.0 else 1
    return own


@inlined
def play(table: Table, source: Any, own: Int) -> Any:
    """The game goes on to its end: how many cards and how many traps came."""
    cards = 0
    traps = 0
    while table.row[AWAITS] != NOTHING:
        card = dealer.deal(table.box, table.row, table.hand)
        kernel.reveal(table.box, table.row, card)
        cards += 1
        if table.row[AWAITS] == DECISIONS:
            kernel.decide(table.box, table.row, choose(table, source, own))
        else:
            traps += 1
    return cards, traps
