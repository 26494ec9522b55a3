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
    Hazard,
    Relic,
    Revealed,
    RuleBroken,
    State,
    Treasure,
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
    "Hazard",
    "Relic",
    "Revealed",
    "RuleBroken",
    "State",
    "Treasure",
]
