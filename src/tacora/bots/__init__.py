"""Bots: programs that sit at the table and decide."""

from .bot import Bot
from .house import Brave, Cautious, Counting

BOTS: dict[str, type[Bot]] = {
    "cautious": Cautious,
    "brave": Brave,
    "counting": Counting,
}


def bot(name: str) -> Bot:
    """The bot of that name."""
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "bot"]
