"""Tacora: a cave, a torch and your luck. The front door."""

from tacora.game import Game
from tacora.rules import (
    Closed,
    Decided,
    Decision,
    Edition,
    Entered,
    Event,
    Explorer,
    Revealed,
    RuleBroken,
    State,
)

__all__ = [
    "Closed",
    "Decided",
    "Decision",
    "Edition",
    "Entered",
    "Event",
    "Explorer",
    "Game",
    "Revealed",
    "RuleBroken",
    "State",
]
