"""The expert: it has learned the game by playing it against itself.

A small net for each kind of table says how likely to leave. It mixes: a player who can
be foreseen is one whom others leave just before. Where everyone else plays unlike it,
another net decides, which has learned to take from such players: see opponents.
"""

from functools import cache, cached_property

from tacora.rules import Decision, Seat, State
from tacora.sim.dice import chance
from tacora.sim.policies.ask import chance_to_leave
from tacora.sim.policies.policy import Policy

from . import decider
from .weights import Floats, nets


class Expert:
    """Leaves as often as its net says. With nets of its own it never hunts."""

    def __init__(self, *, seed: str = "", players: Floats | None = None) -> None:
        self.seed = seed
        self.players = nets().players if players is None else players
        self.hunters = nets().hunters if players is None else None

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with the chance that the net says."""
        leaving = self.chance_to_leave(state, seat)
        leaves = chance(self.seed, state, seat) < leaving
        return Decision.LEAVE if leaves else Decision.CONTINUE

    def chance_to_leave(self, state: State, seat: Seat) -> float:
        """How likely it leaves."""
        return chance_to_leave(self.policy, state, seat)

    @cached_property
    def policy(self) -> Policy:
        """The same on the kernel."""
        if self.hunters is None:
            return decider.policy(self.players)
        return _shipped()


@cache
def _shipped() -> Policy:
    """The expert with the nets that are shipped: one for all who remember a game."""
    return decider.policy(nets().players, nets().hunters)
