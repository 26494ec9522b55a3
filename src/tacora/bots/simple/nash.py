"""The equilibrium of one step: leave just as often as makes the others indifferent.

After GrandAdmiralGergar/IncanGold (2017). Everyone inside faces the same choice at the
same moment: whoever leaves alone picks up all that lies on the path, whoever stays
alone finds the next treasure alone. If all leave with a chance at which both choices
are worth the same, nobody can do better by choosing otherwise.
"""

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

from tacora.bots.bot import leave_if
from tacora.bots.outlook import Outlook, outlook
from tacora.bots.parameter import number
from tacora.rules import Decision, Seat, State
from tacora.sim.dice import chance

if TYPE_CHECKING:
    from tacora.sim.policies.policy import Policy

HALVINGS = 20
"""Halvings of the interval in which the chance lies: to a millionth."""

LATER = 0.5
"""What a gem or a relic that stays on the path is still worth."""


class Nash:
    """Leaves with the chance that makes the others indifferent.

    The parameter says how many cards' worth of treasure staying stands for. Half of
    the gems and relics that stay on the path count as still to be had.
    """

    def __init__(self, treasure: str = "1.5", *, seed: str = "") -> None:
        self.treasure = number(treasure)
        self.seed = seed

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with the chance of the equilibrium."""
        leaving = equilibrium(outlook(state, seat), self.treasure)
        return leave_if(chance(self.seed, state, seat) < leaving)

    @property
    def policy(self) -> "Policy":
        """The same on the kernel."""
        from tacora.sim.policies.policy import nash

        return nash(self.treasure, LATER, LATER)


@lru_cache(maxsize=4096)
def equilibrium(view: Outlook, treasure: float, later: float = LATER) -> float:
    """The chance to leave at which leaving and staying are worth the same."""
    others = view.inside - 1
    edges = [
        comb(others, leavers) * _edge(view, treasure, later, leavers)
        for leavers in range(view.inside)
    ]
    if max(edges) <= 0:
        return 0.0
    if min(edges) > 0:
        return 1.0
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        leaving = (low + high) / 2
        staying = 1 - leaving
        edge = sum(
            weight * leaving**leavers * staying ** (others - leavers)
            for leavers, weight in enumerate(edges)
        )
        if edge > 0:
            low = leaving
        else:
            high = leaving
    return (low + high) / 2


def _edge(view: Outlook, treasure: float, later: float, leavers: int) -> float:
    """What leaving is worth more than staying when so many of the others leave."""
    leave = view.satchel + view.gems // (leavers + 1) + (0 if leavers else view.relics)
    left = view.inside - leavers
    heap = view.gems % leavers if leavers else view.gems
    relics = 0 if leavers == 1 else view.relics
    stay = (1 - view.danger) * (
        view.satchel + later * (heap + relics) / left
    ) + treasure * view.treasure / left
    return leave - stay
