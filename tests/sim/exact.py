"""What to expect exactly, when everyone leaves with the same loot: no chance in it.

All leave together, so that the path is shared once, by all. Within an expedition a
state is the set of treasures that came and how many hazards of kinds with three, two or
one copy left; between expeditions, how many kinds there are of each.
"""

from functools import cache
from math import sqrt

import numpy as np

TREASURES = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)


@cache
def _sets(players):
    """For each set of treasures: each one's loot, and the rest."""
    loot, rest = (np.zeros(1 << len(TREASURES), np.int64) for _ in range(2))
    for place, gems in enumerate(TREASURES):
        bit = 1 << place
        loot[bit : 2 * bit] = loot[:bit] + gems // players
        rest[bit : 2 * bit] = rest[:bit] + gems % players
    return loot, rest


@cache
def expedition(players, threshold, kinds):
    """Chance, gain and gain squared of leaving; chance of each kind of trap; cards."""
    loot, rest = _sets(players)
    deck = len(TREASURES) + sum(
        copies * n for copies, n in zip((3, 2, 1), kinds, strict=True)
    )
    gain = loot + rest // players
    leaves = loot >= threshold
    arrivals = {(0, 0, 0): np.zeros(1 << len(TREASURES))}
    arrivals[0, 0, 0][0] = 1.0
    left = np.zeros(3)
    traps = np.zeros(3)
    cards = 0.0
    for step in range(deck):
        coming = {}
        for seen, chance in arrivals.items():
            out = chance * leaves if step else np.zeros_like(chance)
            left += [out.sum(), (out * gain).sum(), (out * gain**2).sum()]
            stay = (chance - out) / (deck - step)
            cards += stay.sum() * (deck - step)
            for place in range(len(TREASURES)):
                _add(coming, seen, _with(stay, place))
            for at, copies in enumerate((3, 2, 1)):
                new = tuple(n + (i == at) for i, n in enumerate(seen))
                fresh = copies * (kinds[at] - seen[at])
                if fresh:
                    _add(coming, new, stay * fresh)
                traps[at] += stay.sum() * (copies - 1) * seen[at]
        arrivals = coming
        if not any(chance.any() for chance in arrivals.values()):
            break
    return left, traps, cards


def _with(chance, place):
    """The same chances, each with one treasure more."""
    pairs = chance.reshape(-1, 2, 1 << place)
    moved = np.zeros_like(pairs)
    moved[:, 1] = pairs[:, 0]
    return moved.reshape(-1)


def _add(coming, seen, chance):
    coming[seen] = coming[seen] + chance if seen in coming else chance


def game(players, threshold):
    """Mean and standard deviation of a score, traps and cards per expedition."""
    now = {(5, 0, 0): (1.0, 0.0, 0.0)}
    trapped = turned = 0.0
    for _ in range(5):
        then = {}
        for kinds, (weight, mean, square) in now.items():
            left, traps, cards = expedition(players, threshold, kinds)
            trapped += weight * traps.sum()
            turned += weight * cards
            went = (
                weight * left[0],
                mean * left[0] + weight * left[1],
                square * left[0] + 2 * mean * left[1] + weight * left[2],
            )
            _join(then, kinds, went)
            for at, chance in enumerate(traps[:2]):
                fewer = list(kinds)
                fewer[at] -= 1
                fewer[at + 1] += 1
                lost = (weight * chance, mean * chance, square * chance)
                if chance:
                    _join(then, tuple(fewer), lost)
        now = then
    total, mean, square = (sum(part) for part in zip(*now.values(), strict=True))
    assert abs(total - 1) < 1e-9
    return mean, sqrt(square - mean * mean), trapped / 5, turned / 5


def _join(then, kinds, part):
    before = then.get(kinds, (0.0, 0.0, 0.0))
    then[kinds] = tuple(a + b for a, b in zip(before, part, strict=True))
