"""A fault: a decision that a bot owed and did not give. It leaves instead."""

from typing import Literal, Self

from msgspec import Struct

from tacora.rules import State

MAX_SAID_CHARACTERS = 200

Reason = Literal[
    "unready",  # no greeting in time, or the wrong one
    "late",  # no answer in time
    "garbage",  # a line that is no message of the protocol
    "wrong",  # a message, but not the one that was asked for; or an exception
    "huge",  # more output than any answer needs
    "ended",  # the program has ended, or closed its ears or its mouth
    "dismissed",  # asked no more, after too many faults in a row
]


class Fault(Struct, frozen=True):
    """What went wrong, at which card of which expedition, and what was said."""

    expedition: int
    card: int
    reason: Reason
    said: str = ""

    @classmethod
    def at(cls, state: State, reason: Reason, said: str = "") -> Self:
        """A fault at this moment of the game."""
        return cls(
            state.expedition, len(state.path), reason, said[:MAX_SAID_CHARACTERS]
        )
