"""Traits: what a bot says of itself before it is made.

They are attributes of the class or function that makes the bot, read by the registry;
one that is missing has its default.
"""

from collections.abc import Callable
from typing import Any, TypedDict, TypeVar, Unpack

Make = TypeVar("Make", bound=Callable[..., Any])


class Traits(TypedDict, total=False):
    """What can be said."""

    example: str
    """A parameter as it may follow the colon; else the first argument's default."""
    slow: bool
    """Whether it thinks for hundredths of a second: not where others wait for it."""
    local: bool
    """Whether it runs code of whoever names it: never for a name from afar."""
    level: bool
    """Whether it is one of the levels that players climb."""


def says(**traits: Unpack[Traits]) -> Callable[[Make], Make]:
    """A decorator that gives these traits to a function; a class just has them."""

    def give(make: Make) -> Make:
        vars(make).update(traits)
        return make

    return give
