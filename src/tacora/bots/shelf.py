"""The shelf: every bot that can be named, ours and those that others installed.

A name is a word, and for a family a colon and a parameter: `brave`, `loot:9`. What
stands on the shelf are entry points of the group `tacora.bots`, each a callable that
makes a bot. It is given the parameter, if there is one, as text; and a seed for its
dice, if it takes a keyword `seed`.
"""

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .bot import Bot
from .errors import BadParameter, NeedsLab, UnknownBot

LADDER = (
    "sleepy",
    "timid",
    "cautious",
    "punctual",
    "greedy",
    "brave",
    "sly",
    "seasoned",
    "pondering",
    "dreamy",
    "counting",
    "wary",
    "expert",
    "dashing",
)
"""The house's characters, from silly to strong, by their ratings."""

LEVELS = (
    "timid",
    "cautious",
    "punctual",
    "brave",
    "dreamy",
    "counting",
    "wary",
    "expert",
)
"""Eight opponents from gentle to expert: each sees more, or dares more wisely."""

FAMILIES = (
    "coin:0.2",
    "loot:9",
    "cards:6",
    "danger:0.17",
    "evl:1.25",
    "nash:1.5",
    "rollout:24",
    "deep:100",
    "file:./mine.py",
    "program:./mine",
)
"""Bots with a parameter in their name, each with an example."""

ON_THIS_MACHINE = ("file", "program")
"""Families that run code of the one who names them: never for a name from afar."""

SLOW = ("pondering", "rollout", "deep")
"""Those that think for some hundredths of a second: not where others wait for them."""

BOTS = tuple(name for name in LADDER if name not in SLOW)
"""Those that a table offers to its players."""

Maker = Callable[..., Bot]


def bot(name: str, *, seed: str | None = None) -> Bot:
    """The bot of that name; the seed is for its dice, if it has any.

    >>> from tacora.bots import bot
    >>> type(bot("loot:9")).__name__
    'Loot'
    """
    word, colon, parameter = name.partition(":")
    maker = _maker(word)
    arguments = [parameter] if colon else []
    keywords = {} if seed is None or not _takes_seed(maker) else {"seed": seed}
    try:
        inspect.signature(maker).bind(*arguments, **keywords)
    except TypeError:
        raise BadParameter(bot=word, value=parameter, expected=example(word)) from None
    return maker(*arguments, **keywords)


def names() -> tuple[str, ...]:
    """All words on the shelf: the ladder, the families, then what others installed."""
    ours = (*LADDER, *(family.partition(":")[0] for family in FAMILIES))
    return (*ours, *sorted(_shelf().keys() - set(ours)))


def example(word: str) -> str:
    """How the name of this bot is written: `loot:9`, `brave`."""
    return next((f for f in FAMILIES if f.partition(":")[0] == word), word)


@cache
def _shelf() -> Mapping[str, Any]:
    return {point.name: point for point in entry_points(group="tacora.bots")}


@cache
def _maker(word: str) -> Maker:
    if word not in _shelf():
        raise UnknownBot(bot=word, known=", ".join(names()))
    try:
        maker: Maker = _shelf()[word].load()
    except ModuleNotFoundError as error:
        if error.name != "numba":
            raise
        raise NeedsLab(bot=word) from None
    return maker


@cache
def _takes_seed(maker: Maker) -> bool:
    return "seed" in inspect.signature(maker).parameters
