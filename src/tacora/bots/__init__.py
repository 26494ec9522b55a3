"""Bots: programs that sit at the table and decide."""

from .bot import Bot, ask, retire
from .check import Report, check_bot
from .display import description, display_name, fault_line
from .errors import BotProblem, NoDecision
from .fault import Fault
from .outlook import Outlook, outlook
from .ratings import Rating, Ratings, ratings
from .registry import bot, families, ladder, levels, names, quick_ladder
from .traits import says

__all__ = [
    "Bot",
    "BotProblem",
    "Fault",
    "NoDecision",
    "Outlook",
    "Rating",
    "Ratings",
    "Report",
    "ask",
    "bot",
    "check_bot",
    "description",
    "display_name",
    "families",
    "fault_line",
    "ladder",
    "levels",
    "names",
    "outlook",
    "quick_ladder",
    "ratings",
    "retire",
    "says",
]
