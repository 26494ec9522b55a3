"""What the terminal refuses.

Problem
 ├─ UnknownBot    no bot of that name
 └─ UnknownMode   neither alone, nor passing the device, nor dealing
"""

from tacora.rules.errors import Problem


class UnknownBot(Problem):
    """There is no bot {bot!r}; choose one of {known}."""


class UnknownMode(Problem):
    """There is no way to play {mode!r}; choose one of {known}."""
