"""What is wrong with a bot.

BotProblem (a Problem)
 ├─ UnknownBot        no bot of that name in the registry
 ├─ BadParameter      what follows the colon is not what this bot understands
 ├─ NoSuchProgram     there is no program to run, or no file to read
 ├─ NotOnThisSystem   programs as bots need a POSIX system
 ├─ NoDecide          a file without `decide(state, seat)`
 ├─ FileBroken        a file that Python cannot read or run: where, and why
 ├─ NoDecision        a bot was asked and gave no decision: its fault
 ├─ NeedsLab          a bot that searches, where the lab is not installed
 └─ BotBroken         a bot that fails its check: what it did, and where
"""

from tacora.rules.errors import Problem

from .fault import Fault


class BotProblem(Problem):
    """Something that keeps a bot from the table."""


class UnknownBot(BotProblem):
    """There is no bot {bot!r}; choose one of {known}."""


class BadParameter(BotProblem):
    """The bot {bot!r} cannot be made with {value!r}; it is written {expected!r}."""


class NoSuchProgram(BotProblem):
    """There is no program {file!r} that can be run or read."""


class NotOnThisSystem(BotProblem):
    """A program can be a bot only on Linux, macOS and their like, not on {system}."""


class NoDecide(BotProblem):
    """The file {file!r} has no function decide(state, seat)."""


class FileBroken(BotProblem):
    """The file {file!r} stops in line {number}: {reason}."""


class NoDecision(BotProblem):
    """No decision in expedition {expedition}, card {card}: {reason}."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(
            expedition=fault.expedition,
            card=fault.card,
            reason=str(fault),
        )
        self.fault = fault


class NeedsLab(BotProblem):
    """The bot {bot!r} needs the lab: pip install tacora[lab]."""


class BotBroken(BotProblem):
    """The bot failed its check at {found}: {reason}."""
