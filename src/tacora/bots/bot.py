"""A bot: given the table as everyone sees it, an explorer's decision."""

from typing import Protocol

from tacora.rules import Decision, Seat, State


class Bot(Protocol):
    """Whoever decides for an explorer; it sees what every player sees.

    Two more things are looked for and may be missing: `close()`, called after the
    last game, and `faults`, a list of what went wrong so far.
    """

    def decide(self, state: State, seat: Seat, /) -> Decision:
        """Continue or leave, for the explorer of this seat, who is inside."""
        ...


def leave_if(leaves: bool) -> Decision:
    """Leave if this holds, else continue."""
    return Decision.LEAVE if leaves else Decision.CONTINUE


def retire(bot: Bot) -> None:
    """Let a bot go: a program is ended, others have nothing to end."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
