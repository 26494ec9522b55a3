"""A bot: given the table as everyone sees it, an explorer's decision."""

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Protocol

from tacora.rules import Decision, Seat, State

from .errors import NoDecision
from .fault import Fault, place_of

if TYPE_CHECKING:
    from tacora.sim.policies.policy import Policy


class Bot(Protocol):
    """Whoever decides for an explorer; it sees what every player sees.

    Three more things are looked for and may be missing: `close()`, called after the
    last game; `faults`, a list of what went wrong so far; and `policy`, which decides
    the same inside the kernel.
    """

    def decide(self, state: State, seat: Seat, /) -> Decision:
        """Continue or leave, for the explorer of this seat, who is inside."""
        ...


def ask(bot: Bot, state: State, seat: Seat) -> Decision:
    """The bot's decision; `NoDecision` if it gives none, whatever the reason.

    The words "leave" and "continue" are decisions, too. What the bot prints goes to
    standard error.
    """
    faults: Sequence[Fault] = getattr(bot, "faults", ())
    before = len(faults)
    try:
        with redirect_stdout(sys.stderr):
            said = bot.decide(state, seat)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise NoDecision(Fault.at(state, "raised", what, place_of(error))) from error
    if len(faults) > before:
        raise NoDecision(faults[before])
    try:
        return Decision(said)
    except ValueError:
        raise NoDecision(Fault.at(state, "wrong", repr(said))) from None


def leave_if(leaves: bool) -> Decision:
    """Leave if this holds, else continue."""
    return Decision.LEAVE if leaves else Decision.CONTINUE


def retire(bot: Bot) -> None:
    """Let a bot go: a program is ended, others have nothing to end."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def policy_of(bot: Bot) -> "Policy | None":
    """The policy that decides as this bot does; None if it brings none.

    A subclass that decides otherwise than its parent has to bring its own.
    """
    from tacora.sim.policies.policy import Policy

    decides, brings = (_home(bot, name) for name in ("decide", "policy"))
    inherited = decides is not brings and issubclass(decides, brings)
    if inherited and brings is not object:
        return None
    found = getattr(bot, "policy", None)
    return found if isinstance(found, Policy) else None


def _home(bot: Bot, name: str) -> type:
    """The class that defines this for the bot; `object` if none does."""
    return next((kind for kind in type(bot).__mro__ if name in vars(kind)), object)
