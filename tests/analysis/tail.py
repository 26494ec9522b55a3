"""A lone explorer's last cave, exactly: every card in turn, no dice."""

from collections import Counter
from fractions import Fraction
from functools import cache

from tacora.rules import Hazard, State, Treasure


def tail(state: State, seat: int) -> tuple[Fraction, Fraction]:
    """The chance to win by going on, and by leaving, for one who decides best later.

    Only for a table without relics where this seat is the last one inside.
    """
    assert (seat,) == state.inside
    assert state.edition.relics is None
    assert state.expedition == state.edition.expeditions
    others = [e.score for n, e in enumerate(state.explorers) if n != seat]
    best, rivals = max(others), others.count(max(others))
    safe = state.explorers[seat].score

    def share(score: int) -> Fraction:
        if score == best:
            return Fraction(1, rivals + 1)
        return Fraction(score > best)

    @cache
    def stay(
        loot: int, treasures: tuple[int, ...], fresh: tuple[int, ...], deadly: int
    ) -> Fraction:
        """Treasures, copies of each hazard not yet seen, and cards that are traps."""
        cards = len(treasures) + sum(fresh) + deadly
        total = deadly * share(safe)
        for gems, copies in Counter(treasures).items():
            rest = list(treasures)
            rest.remove(gems)
            total += copies * either(loot + gems, tuple(rest), fresh, deadly)
        for place, copies in enumerate(fresh):
            rest_of = fresh[:place] + fresh[place + 1 :]
            total += copies * either(loot, treasures, rest_of, deadly + copies - 1)
        return total / cards

    def either(
        loot: int, treasures: tuple[int, ...], fresh: tuple[int, ...], deadly: int
    ) -> Fraction:
        leave = share(safe + loot)
        return leave if leave == 1 else max(leave, stay(loot, treasures, fresh, deadly))

    hazards = Counter(card for card in state.deck if isinstance(card, Hazard))
    fresh = tuple(sorted(n for card, n in hazards.items() if card not in state.path))
    deadly = sum(n for card, n in hazards.items() if card in state.path)
    treasures = tuple(sorted(c.gems for c in state.deck if isinstance(c, Treasure)))
    loot = state.explorers[seat].satchel + state.gems
    return stay(loot, treasures, fresh, deadly), share(safe + loot)
