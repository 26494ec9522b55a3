"""Evidence: how little the others play like the expert.

Against equals the expert keeps to its mixture, in which nobody who departs from it can
gain. Where everyone has departed from it, more can be had: there its hunters decide.
What tells is how much likelier the decisions of a seat so far are for someone mild,
whose odds hardly follow the expert's, than for the expert itself, who may hunt by then.
The oddest of the others is left out: nobody lures the expert from its mixture alone.

`sim.evidence` is the same on the kernel; a test ties the two.
"""

from functools import lru_cache
from math import exp, log1p

from tacora.rules import (
    Edition,
    Seat,
    State,
    Turn,
    after,
    begin,
    decide,
    reveal,
    set_up,
)

from .bot import leave_if
from .insight import insight
from .nets import Floats, nets, place, score

PARTS = 64  # of a logarithm, as evidence is counted
SURE = 6.0  # beyond this a score is taken for no surer
MOST = 8192  # parts, either way
ENOUGH = 384
SOONER = 96
"""Parts that make a hunter of an expert, and the same at four players without relics,
where its mixture takes least from others. Few games among experts bring so many."""

MILD = 0.13, -1.4
"""How much of the expert's score counts for someone mild, and what is added to it: the
best such fit to the guests in the expert's course."""


def strangers(state: State, seat: Seat) -> bool:
    """Whether the others, but for the oddest of them, are likelier mild players."""
    return _strangers(state.edition, evidence(state), seat)


def _strangers(edition: Edition, found: tuple[int, ...], seat: Seat) -> bool:
    others = [each for other, each in enumerate(found) if other != seat]
    sooner = len(found) == 4 and edition.relics is None
    return sum(others) > max(others) + (SOONER if sooner else ENOUGH)


def evidence(state: State) -> tuple[int, ...]:
    """How much likelier each seat is someone mild, in parts of a logarithm."""
    return watched(state.edition, len(state.explorers), state.history)[1]


@lru_cache(maxsize=2048)
def watched(
    edition: Edition, players: int, history: tuple[Turn, ...]
) -> tuple[State, tuple[int, ...]]:
    """The table after these turns, and the evidence by then."""
    if not history:
        state = set_up(edition, players)
        return after(state, begin(state)), (0,) * players
    turn = history[-1]
    state, found = watched(edition, players, history[:-1])
    state = after(state, reveal(state, turn.card))
    if state.awaits != "decisions":  # a trap
        return state, found
    more = list(found)
    shown = {}
    for seat in state.inside:
        left = seat in turn.leavers
        shown[seat] = leave_if(left)
        # If it is an expert, it may hunt itself by now.
        hunting = _strangers(edition, found, seat)
        net = nets().hunters if hunting else nets().players
        more[seat] += _likelier(net, state, seat, left=left)
        more[seat] = min(max(more[seat], -MOST), MOST)
    return after(state, decide(state, shown)), tuple(more)


def _likelier(net: Floats, state: State, seat: Seat, *, left: bool) -> int:
    """How much likelier this decision is for someone mild than by these nets."""
    way = 1 if left else -1
    line = net[place(state.edition, len(state.explorers))]
    sure = min(max(score(line, insight(state, seat)), -SURE), SURE)
    mild = MILD[0] * sure + MILD[1]
    return round(PARTS * (log1p(exp(-way * sure)) - log1p(exp(-way * mild))))
