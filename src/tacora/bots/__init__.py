"""Bots: programs that sit at the table and decide."""

from .bot import Bot, retire
from .check import Report, check_bot
from .display import description, display_name
from .errors import BotProblem
from .fault import Fault
from .outlook import Outlook, outlook
from .ratings import Rating, Ratings, ratings
from .registry import bot, families, ladder, levels, names, quick_ladder
from .traits import says

__all__ = [
    "Bot",
    "BotProblem",
    "Fault",
    "Outlook",
    "Rating",
    "Ratings",
    "Report",
    "bot",
    "check_bot",
    "description",
    "display_name",
    "families",
    "ladder",
    "levels",
    "names",
    "outlook",
    "quick_ladder",
    "ratings",
    "retire",
    "says",
]
