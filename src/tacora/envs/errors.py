"""What the environments refuse.

LabMissing (an ImportError)   a library of the extra `lab` is not installed
UnknownReward (a Problem)     neither `win` nor `gems`
UnknownRendering (a Problem)  none of the ways to show the table
SeatsUnfilled (a Problem)     too few or too many bots for the seats of the others
DeckTooSmall (a Problem)      a small edition whose deck could run out
"""

from tacora.rules.errors import Problem


class LabMissing(ImportError):
    """An environment was asked for whose library is not installed."""

    def __init__(self, library: str) -> None:
        super().__init__(
            f"this environment needs {library}: pip install 'tacora[lab]'", name=library
        )


class UnknownReward(Problem):
    """There is no reward {reward!r}; it is 'win' or 'gems'."""


class UnknownRendering(Problem):
    """The table cannot be shown as {mode!r}; choose one of {known}."""


class SeatsUnfilled(Problem):
    """The other seats are {seats}, and the bots given are {bots}."""


class DeckTooSmall(Problem):
    """{hazards} kinds of {copies} hazards, {expeditions} caves: the deck could end."""
