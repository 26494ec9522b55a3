"""A bot: given the table as everyone sees it, an explorer's decision."""

from typing import Protocol

from tacora.rules import Decision, Seat, State


class Bot(Protocol):
    """Whoever decides for an explorer; it sees what every player sees."""

    def decide(self, state: State, seat: Seat) -> Decision:
        """Continue or leave, for the explorer of this seat, who is inside."""
        ...
