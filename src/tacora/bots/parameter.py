"""A parameter: what follows the colon in a bot's name, as a number."""

import math

from .errors import BadParameter

LARGEST = 1000
"""No count in this game comes near: all treasures together hold 124 gems."""


def whole(example: str, text: str) -> int:
    """A whole number from 1, for the bot whose name is written like the example."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= LARGEST):
        raise _bad(example, text)
    return int(text)


def number(example: str, text: str, most: float = LARGEST) -> float:
    """A number from 0, for the bot whose name is written like the example."""
    try:
        value = float(text)
    except ValueError:
        raise _bad(example, text) from None
    if not (math.isfinite(value) and 0 <= value <= most):
        raise _bad(example, text)
    return value


def share(example: str, text: str) -> float:
    """A number from 0 to 1."""
    return number(example, text, most=1)


def _bad(example: str, text: str) -> BadParameter:
    return BadParameter(bot=example.partition(":")[0], value=text, expected=example)
