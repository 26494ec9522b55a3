"""What the terminal refuses.

Problem
 └─ UnknownMode   neither alone, nor passing the device, nor dealing
"""

from tacora.rules.errors import Problem


class UnknownMode(Problem):
    """There is no way to play {mode!r}; choose one of {known}."""
