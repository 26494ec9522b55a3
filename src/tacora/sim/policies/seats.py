"""A table of policies: who sits where, what they decide, and a game to its end."""

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir

from tacora.expert.decider import HUNTERS, INPUTS, likely, own
from tacora.expert.features import compare, survey
from tacora.expert.net import output, part
from tacora.expert.opponents import strangers, testify
from tacora.sim.engine import dealer, kernel
from tacora.sim.engine.intrinsics import (
    Gen,
    Int,
    address,
    below,
    beyond,
    cgutils,
    inlined,
    instruction,
    lowest_bit,
    singles,
    types,
)
from tacora.sim.engine.row import (
    AWAITS,
    DECISIONS,
    INSIDE,
    NOTHING,
    PLAYERS,
    SEATS,
    Row,
)

from . import families

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_COINS = SEATS * families.TABLE_LINE * SEATS  # where their thresholds begin


class Table(NamedTuple):
    """All that is needed to play, as addresses."""

    box: Any
    row: Any
    hand: Any  # the dealer's
    families: Any
    weights: Any
    width: Any  # weights a seat
    thresholds: Any
    functions: Any
    nets: Any  # of experts
    crowds: Any  # with the same function of their own
    # A bit for each seat …
    tossing: Any  # that has a coin
    weighing: Any  # that has neither thresholds nor a coin nor a function nor nets
    expert: Any  # that is an expert
    hunting: Any  # that is an expert with hunters


@inlined
def sit(box: Row, row: Row, hand: Any, policies: Any) -> Any:
    """The table at which these policies play on that row."""
    kinds, weights, thresholds, functions, nets = policies
    tossing: Int = 0
    weighing = tossing
    experts = tossing
    hunting = tossing
    for seat in range(kinds.size):
        if kinds[seat] == families.COIN:
            tossing |= 1 << seat
        elif kinds[seat] == families.EXPERT:
            experts |= 1 << seat
        elif kinds[seat] > families.QUICK and kinds[seat] != families.OWN:
            weighing |= 1 << seat
        if kinds[seat] == families.EXPERT and weights[seat, HUNTERS] > 0.0:
            hunting |= 1 << seat
    return Table(
        address(box),
        address(row),
        address(hand),
        address(kinds),
        address(weights),
        weights.shape[1],
        address(thresholds),
        address(functions),
        address(nets),
        functions.shape[0],
        tossing,
        weighing,
        experts,
        hunting,
    )


@instruction
def _call(_context: Any, _where: Any, given: Any) -> tuple[Any, Gen]:
    """What the function at that address returns, given this: see policy."""
    sig = types.int64(types.int64, given)

    def gen(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        values = cgutils.unpack_tuple(builder, args[1])
        kinds = [value.type for value in values]
        function = ir.FunctionType(ir.IntType(64), kinds).as_pointer()
        return builder.call(builder.inttoptr(args[0], function), values)

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
    if family == families.PRUDENT:
        return families.prudent(table.box, row, weights)
    return families.value(table.box, row, weights)


@inlined
def expert(table: Table, seat: Int, seen: Any) -> Any:
    """What an expert's net says, once what is the same for everyone is surveyed."""
    weights = beyond(table.weights, seat * table.width)
    start = own(table.box, table.row, weights)
    if weights[HUNTERS] > 0.0 and strangers(table.box, table.row, seat):
        start += np.int64(weights[HUNTERS])
    compare(table.box, table.row, seat, seen)
    return output(seen, beyond(table.nets, start + part(seen)))


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
    seen = singles(INPUTS)
    survey(table.box, row, seen)
    return likely(expert(table, seat, seen))


@inlined
def ask(table: Table, seats: Int, source: Any, luck: float) -> Any:
    """A bit for each of these seats whose function of its own leaves now.

    Who has the same function is asked in one call. Luck below 0 is the dealer's.
    """
    leavers: Int = 0
    for line in range(table.crowds):
        together = seats & table.functions[2 * line + 1]
        if together:
            given = (table.box, table.row, source, luck, together)
            leavers |= _call(table.functions[2 * line], given)
    return leavers


@inlined
def leaves(table: Table, seat: Int, source: Any) -> Any:
    """Whether a policy leaves now that is no function of one's own."""
    if table.families[seat] <= families.SURE:
        return sure(table, seat)
    return dealer.luck(source, table.row, seat) < chance(table, seat)


@inlined
def toss(table: Table, seats: Int, source: Any) -> Any:
    """A bit for each of these seats whose coin says to leave.

    The first bits of all their luck are compared at once, and the rest where it must.
    """
    limits = beyond(table.thresholds, _COINS)
    sooner, doubtful = below(dealer.lots(source, table.row), limits)
    leavers = sooner & seats
    rest = np.uint64(doubtful & seats)
    while rest != _ZERO:
        seat = np.int64(lowest_bit(rest))
        rest &= rest - _ONE
        leavers |= np.int64(leaves(table, seat, source)) << seat
    return leavers


@inlined
def ponder(table: Table, seats: Int, source: Any, said: Any) -> Any:
    """A bit for each of these seats, all experts', that leaves now.

    What their nets said is kept.
    """
    row = table.row
    seen = singles(INPUTS)
    survey(table.box, row, seen)
    leavers: Int = 0
    rest = np.uint64(seats)
    while rest != _ZERO:
        seat = np.int64(lowest_bit(rest))
        rest &= rest - _ONE
        said[seat] = expert(table, seat, seen)
        leaving = likely(said[seat])
        leavers |= np.int64(dealer.luck(source, row, seat) < leaving) << seat
    return leavers


@inlined
def choose(table: Table, source: Any) -> Any:
    """A bit for each seat inside whose policy leaves now."""
    inside = np.int64(table.row[INSIDE])
    said = singles(SEATS)
    leavers = families.enough(table.row, table.thresholds) & inside
    if inside & table.tossing:
        leavers |= toss(table, inside & table.tossing, source)
    if inside & table.expert:
        leavers |= ponder(table, inside & table.expert, source, said)
    rest = np.uint64(inside & table.weighing)
    while rest != _ZERO:
        seat = np.int64(lowest_bit(rest))
        rest &= rest - _ONE
        leavers |= np.int64(leaves(table, seat, source)) << seat
    leavers |= ask(table, inside, source, -1.0)
    if table.hunting:
        watch(table, leavers, inside & table.hunting, said)
    return leavers


@inlined
def watch(table: Table, leavers: Int, known: Int, said: Any) -> None:
    """The experts see who leaves; all who hunt are taken to have the same nets.

    What these nets say of the seats that are known has been said.
    """
    row = table.row
    first = np.int64(lowest_bit(np.uint64(table.hunting)))
    weights = beyond(table.weights, first * table.width)
    start = own(table.box, row, weights)
    hunters: Int = 0  # those who would hunt now if they were experts
    for each in range(row[PLAYERS]):
        hunters |= np.int64(strangers(table.box, row, each)) << each
    seen = singles(INPUTS)
    survey(table.box, row, seen)
    rest = np.uint64(np.int64(row[INSIDE]))
    while rest != _ZERO:
        seat = np.int64(lowest_bit(rest))
        rest &= rest - _ONE
        if ((known >> seat) & 1) == 0:
            compare(table.box, row, seat, seen)
            behind = np.int64(weights[HUNTERS]) * ((hunters >> seat) & 1)
            where = start + behind + part(seen)
            said[seat] = output(seen, beyond(table.nets, where))
        testify(row, seat, said[seat], ((leavers >> seat) & 1) != 0)


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
