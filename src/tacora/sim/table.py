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
from .expert import expert
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
    thresholds: Any
    addresses: Any
    # A bit for each seat …
    weighing: Any  # that has more than thresholds, but no function of its own
    own: Any  # that has one
    lucky: Any  # whose function looks at luck
    comparing: Any  # whose function looks at the others' scores


@inlined
def sit(box: Row, row: Row, hand: Any, sight: Any, policies: Any) -> Any:
    """The table at which these policies play on that row."""
    kinds, weights, thresholds, addresses = policies
    weighing: Int = 0
    own = lucky = comparing = weighing
    for seat in range(kinds.size):
        bit = 1 << seat
        if kinds[seat] == families.OWN:
            own |= bit
            lucky |= bit if weights[seat, 0] > 0.0 else 0
            comparing |= bit if weights[seat, 1] > 0.0 else 0
        elif kinds[seat] > families.QUICK:
            weighing |= bit
    return Table(
        address(box),
        address(row),
        address(hand),
        address(sight),
        address(kinds),
        address(weights),
        weights.shape[1],
        address(thresholds),
        address(addresses),
        weighing,
        own,
        lucky,
        comparing,
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
    if family <= families.QUICK:
        return ((families.enough(row, table.thresholds) >> seat) & 1) != 0
    if family == families.CARD_COUNT:
        return families.cards(row, weights)
    if family == families.DANGER:
        return families.danger(row, weights)
    return families.value(table.box, row, weights)


@inlined
def chance(table: Table, seat: Int) -> Any:
    """How likely a policy of the families that throw dice leaves now."""
    row = table.row
    family = table.families[seat]
    weights = beyond(table.weights, seat * table.width)
    if family == families.COIN:
        return weights[0]
    if family == families.NASH:
        return families.nash(table.box, row, weights)
    if family == families.EXPERT:
        return expert(table.box, row, seat, weights)
    likely = net(table.box, row, seat, weights)
    return likely if weights[1] != 0.0 else np.float64(likely > 0.5)


@inlined
def look(table: Table) -> None:
    """Functions of one's own see what is the same for everyone."""
    view.look(table.box, table.row, record_at(table.sight))
    if table.comparing:
        view.compare(table.row, record_at(table.sight))


@inlined
def ask(table: Table, seat: Int, luck: float) -> Any:
    """Whether a function of one's own leaves now, that has looked."""
    sight = record_at(table.sight)
    view.look_from(table.row, sight, seat)
    sight.luck = luck
    return _ask(table.addresses[seat], sight) != 0


@inlined
def leaves(table: Table, seat: Int, source: Any) -> Any:
    """Whether a policy leaves now that is no function of one's own."""
    if table.families[seat] <= families.SURE:
        return sure(table, seat)
    return dealer.luck(source, table.row, seat) < chance(table, seat)


@inlined
def choose(table: Table, source: Any) -> Any:
    """A bit for each seat inside whose policy leaves now."""
    inside = np.int64(table.row[INSIDE])
    leavers = families.enough(table.row, table.thresholds) & inside
    rest = np.uint64(inside & table.weighing)
    while rest != _ZERO:
        seat = np.int64(lowest_bit(rest))
        rest &= rest - _ONE
        leavers |= np.int64(leaves(table, seat, source)) << seat
    rest = np.uint64(inside & table.own)
    if rest != _ZERO:
        look(table)
    while rest != _ZERO:
        seat = np.int64(lowest_bit(rest))
        rest &= rest - _ONE
        lucky = (table.lucky >> seat) & 1
        luck = dealer.luck(source, table.row, seat) if lucky else 0.0
        leavers |= np.int64(ask(table, seat, luck)) << seat
    return leavers


@inlined
def play(table: Table, source: Any) -> Any:
    """The game goes on to its end: how many cards and how many traps came."""
    cards = 0
    traps = 0
    while table.row[AWAITS] != NOTHING:
        card = dealer.deal(table.box, table.row, table.hand)
        kernel.reveal(table.box, table.row, card)
        cards += 1
        if table.row[AWAITS] == DECISIONS:
            kernel.decide(table.box, table.row, choose(table, source))
        else:
            traps += 1
    return cards, traps
