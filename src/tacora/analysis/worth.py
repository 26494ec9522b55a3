"""What staying and leaving are worth: everyone's chance to win, from any moment.

The game goes on many times among experts: see `sim.futures`. Both decisions of a seat
are tried on the same futures; the others decide at the same time and mix. The futures
depend on what everyone sees and on nothing else, so that nobody learns from them what
lies face down.
"""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import sqrt

import numpy as np
from msgspec import Struct

from tacora.expert import decider
from tacora.expert import futures as sim
from tacora.expert.weights import nets, place
from tacora.rules import Explorer, State
from tacora.sim.dice import throw
from tacora.sim.policies.policy import Policy
from tacora.sim.tally import QUANTILE_95

THREADS = 2


class Worth(Struct, frozen=True):
    """A chance to win, and how far the futures' own luck may have moved it, at 95 %."""

    share: float
    margin: float


class Choice(Struct, frozen=True):
    """What one seat's two decisions are worth."""

    stay: Worth
    leave: Worth
    edge: Worth  # how much better leaving is, on the same futures


class Prospect(Struct, frozen=True):
    """A moment's chances: of every seat, and of both choices of those who decide."""

    chances: tuple[Worth, ...]
    choices: dict[int, Choice]  # by seat; nobody's when a card is due


def prospect(state: State, futures: int, *, foretold: bool = True) -> Prospect:
    """What the moment is worth to everyone, by so many futures.

    In the last expedition there are four times as many: they are short and differ more.
    Unless the rest may be foretold, all games are played to their end.
    """
    players = range(len(state.explorers))
    if state.finished:
        return Prospect(tuple(Worth(share, 0.0) for share in state.victory), {})
    if state.expedition == state.edition.expeditions:
        futures *= 4
    seats = [_expert(place(state.edition, len(players)))] * len(players)
    critics = nets().critics if foretold else None
    seed = int.from_bytes(throw("futures", state, 0)[:8], "big")
    # Threads share the work, not the numbers: a sum of whole parts, in their order.
    size = -(-futures // THREADS)
    spans = [(a, min(a + size, futures)) for a in range(0, futures, size)]
    with ThreadPoolExecutor(THREADS) as pool:
        parts = list(
            pool.map(lambda span: sim.futures(state, seats, span, seed, critics), spans)
        )
    sums = np.sum([part.sums for part in parts], axis=0)
    squares = np.sum([part.squares for part in parts], axis=0)
    for alike in _alike(state):
        for lines in (sums, squares):
            lines[:, alike] = lines[:, alike].mean(axis=1, keepdims=True)

    def worth(line: int, seat: int) -> Worth:
        mean = float(sums[line, seat]) / futures
        spread = max(0.0, float(squares[line, seat]) / futures - mean * mean)
        return Worth(mean, QUANTILE_95 * sqrt(spread / futures))

    deciding = state.deciding
    return Prospect(
        tuple(worth(sim.BEFORE, seat) for seat in players),
        {
            seat: Choice(
                *(worth(line, seat) for line in (sim.STAY, sim.LEAVE, sim.EDGE))
            )
            for seat in deciding
        },
    )


def _alike(state: State) -> list[list[int]]:
    """Seats with the same before them, whose chances are the same."""
    groups: dict[Explorer, list[int]] = {}
    for seat, explorer in enumerate(state.explorers):
        groups.setdefault(explorer, []).append(seat)
    return list(groups.values())


@cache
def _expert(line: int) -> Policy:
    """Who goes on: the expert's mixture at one kind of table, as against equals."""
    return decider.policy(nets().players[line])
