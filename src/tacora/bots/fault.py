"""A fault: a decision that a bot owed and did not give. It leaves instead."""

import traceback
from pathlib import Path
from typing import Literal, Self

from msgspec import Struct

from tacora.rules import State

MAX_SAID_CHARACTERS = 200

Reason = Literal[
    "unready",  # no greeting in time, or the wrong one
    "late",  # no answer in time
    "garbage",  # a line that is no message of the protocol
    "wrong",  # an answer, but not the one that was asked for
    "raised",  # an exception
    "huge",  # more output than any answer needs
    "ended",  # the program has ended, or closed its ears or its mouth
    "dismissed",  # asked no more, after too many faults in a row
]


class Fault(Struct, frozen=True, omit_defaults=True):
    """What went wrong, at which card of which expedition, and what was said."""

    expedition: int
    card: int
    reason: Reason
    said: str = ""
    place: str = ""  # where in the bot's code, if it raised: mine.py:7

    def __str__(self) -> str:
        said = " ".join(filter(None, (self.place, self.said)))
        return f"{self.reason} ({said})" if said else self.reason

    @classmethod
    def at(cls, state: State, reason: Reason, said: str = "", place: str = "") -> Self:
        """A fault at this moment of the game."""
        said = said[:MAX_SAID_CHARACTERS]
        return cls(state.expedition, len(state.path), reason, said, place)


def place_of(error: BaseException) -> str:
    """The file and the line in which it was raised: mine.py:7."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
