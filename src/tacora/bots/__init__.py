"""Bots: programs that sit at the table and decide."""

from .bot import Bot, retire
from .check import Report, check_bot
from .errors import BotProblem
from .fault import Fault
from .label import about, label
from .outlook import Outlook, outlook
from .ratings import Rating, Ratings, ratings
from .shelf import BOTS, FAMILIES, LADDER, LEVELS, ON_THIS_MACHINE, SLOW, bot, names

__all__ = [
    "BOTS",
    "FAMILIES",
    "LADDER",
    "LEVELS",
    "ON_THIS_MACHINE",
    "SLOW",
    "Bot",
    "BotProblem",
    "Fault",
    "Outlook",
    "Rating",
    "Ratings",
    "Report",
    "about",
    "bot",
    "check_bot",
    "label",
    "names",
    "outlook",
    "ratings",
    "retire",
]
