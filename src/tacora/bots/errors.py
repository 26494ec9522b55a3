"""What is wrong with a bot.

BotProblem (a Problem)
 ├─ UnknownBot        no bot of that name in the registry
 ├─ BadParameter      what follows the colon is not what this bot understands
 ├─ NoSuchProgram     there is no program to run, or no file to read
 ├─ NotOnThisSystem   programs as bots need a POSIX system
 ├─ NoDecide          a file without `decide(state, seat)`
 ├─ NeedsLab          a bot that searches, where the lab is not installed
 └─ BotBroken         a bot that fails its check: what it did, and where
"""

from tacora.rules.errors import Problem


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


class NeedsLab(BotProblem):
    """The bot {bot!r} needs the lab: pip install tacora[lab]."""


class BotBroken(BotProblem):
    """The bot failed its check at {found}: {reason}."""
