"""The expert with search: it plays both of its decisions out before it takes one.

From the table as it lies, everyone plays on like the expert to the end of the
expedition, where critics foretell the shares of the victory: see `futures`. The
others decide at the same moment, and mix; both decisions meet the same cards and dice.
The better leaving does, the likelier it gets: by how much is told below.
docs/explanation/search.md has what that gains.
"""

from functools import cache
from math import exp, log, sqrt
from time import thread_time
from typing import NamedTuple

from tacora.rules import Decision, Seat, State
from tacora.sim.dice import chance, throw
from tacora.sim.policies.policy import Policy

from . import decider
from .futures import EDGE, futures
from .player import Expert
from .weights import Floats, nets, place

FUTURES_PER_BATCH = 500  # futures between two looks at the clock
CLEAR_ERRORS = 3.0  # standard errors at which no more futures are needed
CALM = 0.01
"""Of a victory: leaving that is so much better makes its odds e times those that the
expert's net says. In near ties it mixes as the net does, and stays hard to foresee.
"""
MIN_CHANCE = 1e-6  # chance of either decision, as far as the net goes


class Deep:
    """Searches for so many milliseconds, or until it is sure.

    The clock is the processor's: where others are at work, it takes longer, but does
    not get weaker.
    """

    seeded = True  # how far it gets is up to the clock

    def __init__(self, milliseconds: int = 100, *, seed: str = "") -> None:
        self.seconds = milliseconds / 1000
        self.seed = seed
        self.expert = Expert()

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with the chance that the search came to."""
        return self.choose(state, seat, self.chance_to_leave(state, seat))

    def choose(self, state: State, seat: Seat, leaving: float) -> Decision:
        """Throw the dice."""
        leaves = chance(self.seed, state, seat) < leaving
        return Decision.LEAVE if leaves else Decision.CONTINUE

    def chance_to_leave(self, state: State, seat: Seat) -> float:
        """How likely it leaves: as the net says, corrected by the search."""
        said = self.expert.chance_to_leave(state, seat)
        said = min(max(said, MIN_CHANCE), 1 - MIN_CHANCE)
        score = log(said / (1 - said)) + self.edge(state, seat) / CALM
        return 1 / (1 + exp(-min(max(score, -50.0), 50.0)))

    def edge(self, state: State, seat: Seat) -> float:
        """How much better leaving did than staying, in shares of the victory."""
        start = thread_time()
        count, total, squares = 0, 0.0, 0.0
        while True:
            span = (count, count + FUTURES_PER_BATCH)
            part = edges(state, seat, "search", span, nets().critics)
            count += FUTURES_PER_BATCH
            total += part.total
            squares += part.squares
            mean = total / count
            error = sqrt(max(squares / count - mean * mean, 0.0) / count)
            if abs(mean) > CLEAR_ERRORS * error or thread_time() - start > self.seconds:
                return mean


class Edges(NamedTuple):
    """How much better leaving did than staying, summed over futures."""

    total: float
    squares: float


def edges(
    state: State,
    seat: Seat,
    seed: str,
    span: tuple[int, int],
    critics: Floats | None = None,
) -> Edges:
    """The edges of these futures of a seed, to the end if there are no critics."""
    key = int.from_bytes(throw(seed, state, seat)[:8], "big")
    players = len(state.explorers)
    seats = [_policy(place(state.edition, players))] * players
    part = futures(state, seats, span, key, critics, turning=(seat,))
    return Edges(float(part.sums[EDGE, seat]), float(part.squares[EDGE, seat]))


@cache
def _policy(line: int) -> Policy:
    """The expert at one kind of table, on the kernel."""
    return decider.policy(nets().players[line])
