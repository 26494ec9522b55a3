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
    cave = order(seed, state.edition, state.expedition, state.removed)
    turned = len(state.path)
    if cave[:turned] == state.path:
        return cave[turned]
    # Some cards were turned over by hand: the first that was not is next.
    return without(cave, *state.path)[0]


@lru_cache(maxsize=1024)
def order(
    seed: str, edition: Edition, expedition: int, removed: tuple[Card, ...] = ()
) -> tuple[Card, ...]:
    """All cards of one cave, in the order in which this seed turns them over."""
    cave = f"{seed}/{expedition}/".encode()
    cards = _numbered(edition, expedition, removed)
    places = sorted([(sha256(cave + copy).digest(), card) for card, copy in cards])
    return tuple([card for _, card in places])


@lru_cache(maxsize=1024)
def _numbered(
    edition: Edition, expedition: int, removed: tuple[Card, ...]
) -> tuple[tuple[Card, bytes], ...]:
    """The cards in the cave, each with its name and the number of its copy."""
    copies: Counter[Card] = Counter()
    cards: list[tuple[Card, bytes]] = []
    for card in without(edition.deck(expedition), *removed):
        copies[card] += 1  # from 1, so that it is the highest number that has gone
        cards.append((card, f"{card}/{copies[card]}".encode()))
    return tuple(cards)


def promise(seed: str) -> str:
    """Shown before the first card, so that the seed can be checked after the last."""
    return sha256(seed.encode()).hexdigest()
