"""Expected value with crowd and leftovers: one more card, weighed against the risk."""

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import astuple

from tacora.bots.bot import leave_if
from tacora.bots.outlook import Outlook, outlook
from tacora.bots.parameter import number
from tacora.rules import Decision, Seat, State

if TYPE_CHECKING:
    from tacora.sim.policies.policy import Policy


class Weights(Struct, frozen=True):
    """How much each part of the comparison counts; as they are, one card ahead."""

    treasure: float = 1.0
    at_risk: float = 1.0  # my part of the gems on the path, as lost in a trap
    heap: float = 0.0  # the same, as picked up by whoever leaves first
    relics: float = 0.0  # likewise
    courage: float = 0.0  # gems that going deeper is worth anyway


COUNTING = Weights(treasure=1.27, at_risk=1.08, heap=0.58, relics=0.56, courage=-0.03)
"""Fitted by `python -m bench.quality.evolve counting`: 14 generations of 32 at mixed
tables of 3 to 8 seats, every kind of relics, against 21 bots, the house's among them.
On 6,000 fresh tables these weights took 2.20 times the fair share of victories.
"""


def leaves(view: Outlook, weights: Weights) -> bool:
    """Whether what a trap would take outweighs what one more card brings."""
    crowd = view.inside
    loss = view.danger * (view.satchel + weights.at_risk * view.gems / crowd)
    gain = (
        weights.treasure * view.treasure
        - weights.heap * view.gems
        - weights.relics * view.relics
    ) / crowd
    return loss > gain + weights.courage


class ExpectedValue:
    """Leaves when the risk outweighs a share of the next card.

    After 2222-42/incangold_strategy (Go, 2026), which compares the mean share with the
    loss, and Bogi168/Diamant-Incan-Gold (2026), which counts the leftovers too. The
    parameter says how many cards' worth of treasure the next card stands for.
    """

    def __init__(self, treasure: str = "1.25", weights: Weights | None = None) -> None:
        self.weights = weights or Weights(treasure=number(treasure))

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave when the risk outweighs the gain."""
        return leave_if(leaves(outlook(state, seat), self.weights))

    @property
    def policy(self) -> "Policy":
        """The same on the kernel."""
        from tacora.sim.policies.policy import value

        return value(*astuple(self.weights))
