"""A parameter: what follows the colon in a bot's name, as a number."""

import math

LARGEST = 1000
"""No count in this game comes near: all treasures together hold 124 gems."""


class Unreadable(ValueError):
    """A parameter that the bot cannot use; the registry says how it is written."""


def whole(text: str) -> int:
    """A whole number from 1."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= LARGEST):
        raise Unreadable(text)
    return int(text)


def number(text: str, most: float = LARGEST) -> float:
    """A number from 0."""
    try:
        value = float(text)
    except ValueError:
        raise Unreadable(text) from None
    if not (math.isfinite(value) and 0 <= value <= most):
        raise Unreadable(text)
    return value


def share(text: str) -> float:
    """A number from 0 to 1."""
    return number(text, most=1)
