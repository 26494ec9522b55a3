"""The expedition cards: what the cave may hold, and how each is written."""

import re

from msgspec import Struct

from .errors import UnknownCard


class Treasure(Struct, frozen=True, tag=True, cache_hash=True):
    """So many rubies, shared by everyone still inside."""

    gems: int

    def __str__(self) -> str:
        return str(self.gems)


class Hazard(Struct, frozen=True, tag=True, cache_hash=True):
    """A warning the first time, the end of the expedition the second."""

    kind: str

    def __str__(self) -> str:
        return self.kind


class Relic(Struct, frozen=True, tag=True, cache_hash=True):
    """Goes to whoever leaves alone; without a worth, the order of rescue decides."""

    worth: int = 0

    def __str__(self) -> str:
        return f"R{self.worth or ''}"


Card = Treasure | Hazard | Relic

_TREASURE = re.compile(r"[1-9][0-9]{0,3}")
_RELIC = re.compile(r"R([1-9][0-9]{0,3})?")
_HAZARD = re.compile(r"[a-z]{2,20}")


def card(word: str) -> Card:
    """The card that is written so: `9`, `snake`, `R7`; `R` is an identical relic."""
    if _TREASURE.fullmatch(word):
        return Treasure(int(word))
    if relic := _RELIC.fullmatch(word):
        return Relic(int(relic[1] or 0))
    if _HAZARD.fullmatch(word):
        return Hazard(word)
    raise UnknownCard(card=word)


def without(cards: tuple[Card, ...], *gone: Card) -> tuple[Card, ...]:
    """The cards less those gone, copy by copy, their order kept."""
    for each in gone:
        place = cards.index(each)
        cards = cards[:place] + cards[place + 1 :]
    return cards
