"""The expert: it has learned the game by playing it against itself.

A small net for each kind of table says how likely to leave. It mixes: a player who can
be foreseen is one whom others leave just before. Where everyone else plays unlike it,
another net decides, which has learned to take from such players: see evidence.
"""

from typing import TYPE_CHECKING

from tacora.bots.bot import leave_if
from tacora.bots.evidence import strangers
from tacora.bots.insight import insight
from tacora.rules import Decision, Seat, State
from tacora.sim.dice import chance

from .weights import Floats, foretell, nets, place

if TYPE_CHECKING:
    from tacora.sim.policies.policy import Policy


class Expert:
    """Leaves as often as its net says. With nets of its own it never hunts."""

    def __init__(self, *, seed: str = "", players: Floats | None = None) -> None:
        self.seed = seed
        self.players = nets().players if players is None else players
        self.hunters = nets().hunters if players is None else None

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with the chance that the net says."""
        leaving = self.chance_to_leave(state, seat)
        return leave_if(chance(self.seed, state, seat) < leaving)

    def chance_to_leave(self, state: State, seat: Seat) -> float:
        """How likely it leaves."""
        line = place(state.edition, len(state.explorers))
        if self.hunters is not None and strangers(state, seat):
            return foretell(self.hunters[line], insight(state, seat))
        return foretell(self.players[line], insight(state, seat))

    @property
    def policy(self) -> "Policy":
        """The same on the kernel."""
        from tacora.sim.policies.policy import expert

        return expert(self.players, () if self.hunters is None else self.hunters)
