"""The one who knows the seed.

The deck has no order that anyone could look up or leak. A card's place in a cave is
the SHA-256 of `seed/expedition/card/copy`, and the next card is the one with the
smallest hash among those not yet turned over. What play has removed does not disturb
the rest: one seed gives every table the same caves.
"""

from collections import Counter
from functools import lru_cache
from hashlib import sha256

from .cards import Card, without
from .edition import Edition
from .state import State


def deal(seed: str, state: State) -> Card:
    """The card that this seed turns over now."""
    turned = list(state.path)
    for card in order(seed, state.edition, state.expedition, state.removed):
        if card not in turned:
            return card
        turned.remove(card)
    raise AssertionError("the deck ran out, which R16 excludes")


@lru_cache(maxsize=1024)
def order(
    seed: str, edition: Edition, expedition: int, removed: tuple[Card, ...] = ()
) -> tuple[Card, ...]:
    """All cards of one cave, in the order in which this seed turns them over."""
    copies: Counter[Card] = Counter()
    places: list[tuple[bytes, Card]] = []
    for card in without(edition.deck(expedition), *removed):
        copies[card] += 1  # numbered from 1, so that it is the highest that has gone
        place = f"{seed}/{expedition}/{card}/{copies[card]}"
        places.append((sha256(place.encode()).digest(), card))
    places.sort(key=lambda place: place[0])
    return tuple([card for _, card in places])


def promise(seed: str) -> str:
    """Shown before the first card, so that the seed can be checked after the last."""
    return sha256(seed.encode()).hexdigest()
