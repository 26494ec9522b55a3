"""A table learned by playing: how much loot is enough, by warnings and by crowd."""

from typing import TYPE_CHECKING

from tacora.bots.bot import leave_if
from tacora.bots.outlook import outlook
from tacora.rules import Decision, Seat, State

if TYPE_CHECKING:
    from tacora.sim.policies.policy import Policy

Thresholds = tuple[tuple[int, ...], ...]

ENOUGH: Thresholds = (
    (70, 40, 24, 14, 9, 6, 4, 3),
    (33, 20, 12, 7, 5, 3, 2, 1),
    (24, 15, 9, 6, 4, 3, 2, 1),
    (18, 11, 7, 5, 3, 2, 2, 1),
    (13, 9, 6, 4, 3, 2, 1, 1),
    (10, 7, 4, 3, 2, 2, 1, 1),
)
"""A row for 0 to 5 warnings, a column for 1 to 8 explorers inside.

Fitted by `python -m bench.quality.evolve seasoned`: 14 generations of 32 tables, each
drawn by six numbers, against 19 simple bots. On 6,000 fresh tables it took 1.91
times the fair share of victories.
"""


class Seasoned:
    """Leaves with as much as experience says is enough."""

    def __init__(self, *, enough: Thresholds = ENOUGH) -> None:
        self.enough = enough

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave once the loot is what the table asks for."""
        view = outlook(state, seat)
        return leave_if(view.loot >= self.enough[view.warnings][view.inside - 1])

    @property
    def policy(self) -> "Policy":
        """The same on the kernel."""
        from tacora.sim.policies import families
        from tacora.sim.policies.policy import prudent

        lines = tuple(zip(*self.enough, strict=True))  # by the crowd, then by warnings
        return prudent(families.CERTAIN, lines)
