"""Rollouts: imagine how the expedition may go on, many times, and choose by the end.

Each imagined expedition is played on the rules themselves, with cards drawn from those
that may still come and everyone mixing as in the equilibrium of one step. What counts
is the share of the victory that the scores at its end promise.
"""

from math import exp, sqrt
from random import Random

from tacora.bots.bot import leave_if
from tacora.bots.outlook import outlook
from tacora.bots.parameter import whole
from tacora.rules import Decision, Seat, State, after, decide, reveal
from tacora.sim.dice import chance, throw

from .nash import equilibrium

TREASURE = 1.5  # best of the equilibrium bots where all play alike
SPREAD_GEMS = 3.0
"""Gems of lead that count as much as one to e in the odds, an expedition before the
end. A player's game of five has a standard deviation of about 8.5 at a table of four,
so an expedition has 8.5 / √5 = 3.8 and the difference of two players 3.8 · √2 = 5.4; a
logistic curve with that deviation has the scale 5.4 · √3 / π = 3.0.
"""
CLEAR_ERRORS = 1.0
"""Standard errors by which one choice must do better before it overrules the
equilibrium; most smaller differences are chance. When in doubt it must be the
equilibrium: with the rule of `counting` instead, rollouts won as often at mixed tables
of four (37 games of 100), but 8 of 100 rather than 37 where `counting` sat as well and
left at the same moments.
"""


class Rollout:
    """Imagines the rest of the expedition so many times before deciding."""

    slow = True

    def __init__(self, samples: str = "24", *, seed: str = "") -> None:
        self.samples = whole(samples)
        self.seed = seed

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave if that ended better, by more than chance explains."""
        view = outlook(state, seat)
        if view.empty or not (view.danger or view.gems or view.relics):
            return Decision.CONTINUE
        dice = Random(throw(self.seed, state, seat))
        edges = []
        for _ in range(self.samples):
            choices = _mix(state, dice)
            start = dice.getstate()
            ends = []
            for choice in (Decision.LEAVE, Decision.CONTINUE):
                dice.setstate(start)  # the same cards for both
                ends.append(_imagine(state, choices | {seat: choice}, seat, dice))
            edges.append(ends[0] - ends[1])
        mean = sum(edges) / self.samples
        error = sqrt(sum((edge - mean) ** 2 for edge in edges)) / self.samples
        if abs(mean) > CLEAR_ERRORS * error:
            return leave_if(mean > 0)
        leaving = equilibrium(view, TREASURE)
        return leave_if(chance(self.seed, state, seat) < leaving)


def _mix(state: State, dice: Random) -> dict[Seat, Decision]:
    """What everyone inside might decide; all of them carry the same."""
    inside = state.inside
    leaving = equilibrium(outlook(state, inside[0]), TREASURE)
    return {seat: leave_if(dice.random() < leaving) for seat in inside}


def _imagine(
    state: State, choices: dict[Seat, Decision], seat: Seat, dice: Random
) -> float:
    """How this expedition may end, as a share of the victory for this seat."""
    expedition = state.expedition
    while True:
        state = after(state, decide(state, choices))
        if state.expedition > expedition or state.finished:
            break
        card = state.deck[int(dice.random() * len(state.deck))]
        state = after(state, reveal(state, card))
        if state.expedition > expedition or state.finished:
            break
        choices = _mix(state, dice)
    return _promise(state, seat)


def _promise(state: State, seat: Seat) -> float:
    """The share of the victory that the scores promise."""
    if state.finished:
        return state.victory[seat]
    scores = [explorer.score for explorer in state.explorers]
    scale = SPREAD_GEMS * sqrt(state.edition.expeditions - state.expedition + 1)
    odds = [exp((score - max(scores)) / scale) for score in scores]
    return odds[seat] / sum(odds)
