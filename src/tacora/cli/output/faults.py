"""Faults of bots, as a command tells them: the first of each bot, at once."""

import sys

import typer

from tacora.bots import Fault, fault_line
from tacora.words import Words

FAULTY = 3
"""The status of a command whose figures hold decisions that a bot did not give."""


class Faults:
    """What went wrong while a command ran."""

    def __init__(self, words: Words, *, tolerated: bool = False) -> None:
        self.words = words
        self._tolerated = tolerated
        self._told: set[str] = set()

    def tell(self, bot: str, fault: Fault) -> None:
        """Say the first fault of each bot; the others are in the table."""
        if bot not in self._told:
            self._told.add(bot)
            sys.stderr.write(fault_line(bot, fault, self.words) + "\n")

    def end(self) -> None:
        """End the command with a status of its own, unless faults are tolerated."""
        if self._told and not self._tolerated:
            sys.stderr.write(self.words.say("faults-counted") + "\n")
            raise typer.Exit(FAULTY)
