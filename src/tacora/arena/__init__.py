"""The arena: bots meet, in the same caves and on every seat, and are rated."""

from .errors import ArenaProblem
from .match import Match, match
from .rating import Standing, standings
from .report import report
from .results import Played, read
from .tournament import run

__all__ = [
    "ArenaProblem",
    "Match",
    "Played",
    "Standing",
    "match",
    "read",
    "report",
    "run",
    "standings",
]
