"""Futures: the game goes on many times, and once more had one decided otherwise.

Whatever a seat decides, the same cards lie face down and the same coins are thrown, so
that what differs is the decision's doing. The others decide at the same time: what they
show is drawn before the seat's decision is turned round.

A future goes to the first card of the next expedition, where critics foretell the share
of the victory that each will have: what comes later would only blur it. In the last
expedition, and always if there are no critics, it goes to the end.
"""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tacora.rules import State
from tacora.sim.engine import dealer, kernel
from tacora.sim.engine.compiler import entry, inlined
from tacora.sim.engine.intrinsics import address, beyond, hold
from tacora.sim.engine.row import (
    AWAITS,
    BOX_RULE,
    DECISIONS,
    EXPEDITION,
    INSIDE,
    PLAYERS,
    SEATS,
    WIDTH,
    Row,
    box,
)
from tacora.sim.policies.policy import Policy, weigh
from tacora.sim.policies.recall import recall
from tacora.sim.policies.seats import choose, sit

from .net import SIZE, place
from .outcome import foretell, go_on

BEFORE, STAY, LEAVE, EDGE = range(4)
_SUMS = 4
_NEVER = 1 << 14  # expeditions

Sums = NDArray[np.float64]


class Futures(NamedTuple):
    """Sums over futures: shares of the victory, for each seat, and of their squares.

    Lines: before anyone decides; if the seat stays; if it leaves; and how much better
    leaving is. For who is in camp, and when a card is due, only the first is filled.
    """

    sums: Sums
    squares: Sums


def futures(  # noqa: PLR0913  what goes on, among whom, and which futures of it
    state: State,
    policies: Sequence[Policy],
    span: tuple[int, int],
    seed: int,
    critics: NDArray[Any] | None = None,
    *,
    turning: Collection[int] = range(SEATS),
) -> Futures:
    """These futures of a seed, for all seats at once; critics as in `weights`.

    Only the decisions of the seats in `turning` are turned round.
    """
    assert state.awaits in {"card", "decisions"}, "nothing is going on"
    total = np.zeros((2, _SUMS, SEATS))
    chance = (np.uint64(seed % (1 << 64)), *span)
    nets = (
        np.zeros(0, np.float32)
        if critics is None
        else critics.astype(np.float32).ravel()
    )
    watching = (each for each in policies if each.decider and each.decider.watch)
    row = recall(state, next(watching, policies[0]))
    start = (row, sum(1 << seat for seat in turning))
    _futures(box(state.edition), start, weigh(policies), chance, (nets, total))
    players = len(state.explorers)
    return Futures(total[0, :, :players], total[1, :, :players])


@entry
def _futures(case: Row, given: Any, policies: Any, chance: Any, pages: Any) -> None:
    start, turning = given
    seed, first, last = chance
    nets, total = pages
    row = np.zeros(WIDTH, np.int16)
    hand = np.zeros(8, np.uint64)
    held = np.zeros(8, np.uint64)
    shares = np.zeros((2, SEATS), np.float32)
    table = sit(case, row, hand, policies)
    origin = address(start)
    dealer.take(table.box, origin, address(held))
    critic = beyond(address(nets), place(table.box[BOX_RULE], origin[PLAYERS]) * SIZE)
    asked = np.int64(start[INSIDE]) if start[AWAITS] == DECISIONS else np.int64(0)
    for number in range(first, last):
        source = dealer.stream(seed, number)
        shown = np.int64(0)
        # First as everyone decides, then with each seat's decision turned round.
        for turned in range(-1, np.int64(start[PLAYERS])):
            if turned >= 0 and (((asked & turning) >> turned) & 1) == 0:
                continue
            for cell in range(WIDTH):
                table.row[cell] = origin[cell]
            table.hand[dealer.GAME] = held[dealer.GAME]
            table.hand[dealer.DOWN] = held[dealer.DOWN]
            dealer.shuffle(table.hand, source)
            if asked != 0:
                if turned < 0:
                    shown = choose(table, source)
                    kernel.decide(table.box, table.row, shown)
                else:
                    kernel.decide(table.box, table.row, shown ^ (1 << turned))
            until = np.int64(start[EXPEDITION]) if nets.size else np.int64(_NEVER)
            go_on(table, source, until)
            if turned < 0:
                foretell(table, critic, 0, address(shares), True)
                for seat in range(np.int64(start[PLAYERS])):
                    _add(total, BEFORE, seat, shares[0, seat])
            else:
                foretell(table, critic, SEATS, address(shares), True)
                kept = shares[0, turned]
                other = shares[1, turned]
                left = ((shown >> turned) & 1) != 0
                stay = other if left else kept
                leave = kept if left else other
                _add(total, STAY, turned, stay)
                _add(total, LEAVE, turned, leave)
                _add(total, EDGE, turned, leave - stay)
    hold((row, hand, held, shares))


@inlined
def _add(total: Any, line: Any, seat: Any, value: Any) -> None:
    total[0, line, seat] += value
    total[1, line, seat] += value * value
