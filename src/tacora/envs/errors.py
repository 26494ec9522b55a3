"""What the environments refuse; told to programmers, not to players.

LabMissing (an ImportError)      a library of the extra `lab` is not installed
UnknownReward (a ValueError)     neither `win` nor `gems`
UnknownRendering (a ValueError)  none of the ways to show the table
SeatsUnfilled (a ValueError)     too few or too many bots for the seats of the others
DeckTooSmall (a ValueError)      a small edition whose deck could run out
TooManyHazards (a ValueError)    a small edition with kinds that its box has not
"""

from collections.abc import Sequence


class LabMissing(ImportError):
    """An environment was asked for whose library is not installed."""

    def __init__(self, library: str) -> None:
        super().__init__(
            f"this environment needs {library}: pip install 'tacora[lab]'", name=library
        )


class UnknownReward(ValueError):
    """There is no such reward."""

    def __init__(self, reward: str) -> None:
        super().__init__(f"there is no reward {reward!r}; it is 'win' or 'gems'")
        self.reward = reward


class UnknownRendering(ValueError):
    """The table cannot be shown so."""

    def __init__(self, mode: str, known: Sequence[str]) -> None:
        super().__init__(f"the table cannot be shown as {mode!r}, only as {known}")
        self.mode = mode


class SeatsUnfilled(ValueError):
    """The bots are not as many as the seats of the others."""

    def __init__(self, seats: int, bots: int) -> None:
        super().__init__(f"{bots} bots cannot take {seats} seats")
        self.seats = seats
        self.bots = bots


class DeckTooSmall(ValueError):
    """The deck of a small edition could run out before the path is over (R16)."""

    def __init__(self, kinds: int, copies: int, expeditions: int) -> None:
        super().__init__(
            f"{copies} hazards of each of {kinds} kinds are too few for {expeditions} "
            "expeditions: the deck could run out"
        )


class TooManyHazards(ValueError):
    """The box has fewer kinds of hazards."""

    def __init__(self, asked: int, known: Sequence[str]) -> None:
        super().__init__(f"the box has {len(known)} kinds of hazards, not {asked}")
