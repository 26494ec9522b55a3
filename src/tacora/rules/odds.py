"""The odds: what may come next, counted exactly from what everyone sees."""

from collections import Counter
from fractions import Fraction
from math import comb

from .cards import Card, Hazard
from .state import State


def chances(state: State) -> dict[Card, Fraction]:
    """How likely each card is to be the next one turned over."""
    deck = _face_down(state)
    return {card: Fraction(n, len(deck)) for card, n in Counter(deck).items()}


def danger(state: State) -> Fraction:
    """How likely the next card is to end the expedition."""
    return 1 - survival(state, 1)


def survival(state: State, cards: int) -> Fraction:
    """How likely so many more cards can be turned over without a trap."""
    deck = _face_down(state)
    if not deck:
        return Fraction(1)
    ways = sum(
        once * comb(_harmless(deck), cards - hazards)
        for hazards, once in enumerate(_new_hazards(state, deck))
        if hazards <= cards
    )
    return Fraction(ways, comb(len(deck), cards)) if ways else Fraction(0)


def _face_down(state: State) -> tuple[Card, ...]:
    """The cards that can still come; none before the first cave and after the last."""
    return state.deck if state.awaits in {"card", "decisions"} else ()


def _harmless(deck: tuple[Card, ...]) -> int:
    return sum(not isinstance(card, Hazard) for card in deck)


def _new_hazards(state: State, deck: tuple[Card, ...]) -> list[int]:
    """In how many ways 0, 1, 2 … hazards can come, each of a kind not yet seen."""
    ways = [1]
    for card, copies in Counter(deck).items():
        if isinstance(card, Hazard) and card not in state.path:
            # The product of (1 + copies x), one factor a kind.
            ways = [
                without + copies * with_it
                for without, with_it in zip([*ways, 0], [0, *ways], strict=True)
            ]
    return ways
