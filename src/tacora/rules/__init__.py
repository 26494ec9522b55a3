"""The game itself: cards, editions, the state of the table, and the rules of play."""

from .cards import Card, Hazard, Relic, Treasure, card
from .dealer import deal, promise
from .edition import EDITIONS, Edition, edition
from .errors import RuleBroken
from .events import Closed, Decided, Entered, Event, Revealed
from .play import Decision, after, begin, decide, evolve, reveal
from .state import Explorer, Loot, Seat, State, Turn, set_up

__all__ = [
    "EDITIONS",
    "Card",
    "Closed",
    "Decided",
    "Decision",
    "Edition",
    "Entered",
    "Event",
    "Explorer",
    "Hazard",
    "Loot",
    "Relic",
    "Revealed",
    "RuleBroken",
    "Seat",
    "State",
    "Treasure",
    "Turn",
    "after",
    "begin",
    "card",
    "deal",
    "decide",
    "edition",
    "evolve",
    "promise",
    "reveal",
    "set_up",
]
