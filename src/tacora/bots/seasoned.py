"""A table learned by playing: how much loot is enough, by warnings and by crowd."""

from tacora.rules import Decision, Seat, State

from .bot import leave_if
from .outlook import outlook

Table = tuple[tuple[int, ...], ...]

ENOUGH: Table = (
    (40, 30, 24, 18, 15, 12, 10, 9),
    (30, 22, 15, 11, 9, 7, 6, 6),
    (22, 13, 9, 7, 5, 4, 4, 3),
    (14, 9, 6, 5, 3, 3, 2, 2),
    (10, 6, 4, 3, 2, 2, 2, 1),
    (7, 4, 3, 2, 2, 1, 1, 1),
)
"""A row for 0 to 5 warnings, a column for 1 to 8 explorers inside."""


class Seasoned:
    """Leaves with as much as experience says is enough."""

    def __init__(self, *, enough: Table = ENOUGH) -> None:
        self.enough = enough

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave once the loot is what the table asks for."""
        view = outlook(state, seat)
        return leave_if(view.loot >= self.enough[view.warnings][view.inside - 1])
