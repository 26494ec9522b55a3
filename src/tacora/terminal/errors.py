"""What the terminal refuses.

Problem
 ├─ TooManySeated   more people and bots than places
 ├─ SeatsMiscounted a record that does not say of each seat who decides
 ├─ UnknownMode     neither alone, nor passing the device, nor dealing
 └─ OnlyAlone       a coach where several people play
"""

from tacora.rules.errors import Problem


class TooManySeated(Problem):
    """{number} people and bots cannot sit at a table of {players}."""


class SeatsMiscounted(Problem):
    """The record has {players} players, but {number} who decide."""


class UnknownMode(Problem):
    """There is no way to play {mode!r}; choose one of {known}."""


class OnlyAlone(Problem):
    """The coach is for one person alone against bots."""
