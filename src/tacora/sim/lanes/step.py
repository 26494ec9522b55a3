"""A step of 32 games at once: a card is turned over, and everyone inside decides.

It is written down as vector instructions, a byte a game, and does what `kernel` does.
A draw that finds no card leaves its game as it was.
"""

from functools import reduce
from operator import add, or_

from .layout import (
    BY_EXIT_COUNTED,
    DANGER,
    DANGER_TABLES,
    EDITION_TABLES,
    EXPEDITIONS,
    HAZARDS,
    HAZARDS_HIGH,
    HAZARDS_LOW,
    HAZARDS_SEEN,
    INSIDE,
    JOINING,
    PRINTED,
    TREASURES,
    WORTHS,
    Kind,
)
from .thresholds import ALL, CARDS, CERTAIN, NEVER
from .vector import Vector, by_top

# What the last steps came to, summed over all lanes after them.
COUNTS = ("missed", "traps")

_BITS = [1, 2, 4, 8, 16, 32, 64, 128]
_BIT_TABLES = (_BITS, [0] * 8 + _BITS)
_BITS_SET = [number.bit_count() for number in range(16)]

_OF_A_CAVE = ("kinds", "loot", "gems", "relics", "warnings", "cards", "seen2", "seen3")

Lanes = dict[str, Vector]


class Step:
    """The instructions of one step, for lanes of such a kind."""

    def __init__(self, kind: Kind, lanes: Lanes, tables: list[Vector]) -> None:
        self.kind = kind
        self.players, self.relics, self.looks = kind
        self.lanes = lanes
        self.tables = tables

    def emit(self, byte: Vector) -> None:
        """The step, with this chance."""
        trap, drawn = self._reveal(byte)
        leavers = self._choose(drawn & ~trap)
        self._decide(leavers)
        self._close(trap)

    def _reveal(self, byte: Vector) -> tuple[Vector, Vector]:
        """Where the trap springs, and where a card came at all."""
        lanes = self.lanes
        treasure, hazard, relic = self._deal(byte)
        missed = reduce(or_, self.found).equals(0)
        lanes["missed"] = lanes["missed"] - missed
        gems = treasure.looked_up(self.tables[TREASURES]) & ~missed
        kind = hazard.looked_up(self.tables[HAZARDS]) & ~missed
        if self.relics:
            self._find_relic(relic, self.found[4])
        trap = ~(lanes["kinds"] & kind).equals(0)
        lanes["traps"] = lanes["traps"] - trap
        lanes["kinds"] = lanes["kinds"] | kind
        if "warnings" in lanes:
            lanes["warnings"] = lanes["warnings"] - ~kind.equals(0)
        if "cards" in lanes:
            lanes["cards"] = lanes["cards"] - ~missed
        if self.looks & DANGER:
            self._note_danger(hazard, missed, trap)
        each = gems.shared_by(lanes["inside"])
        lanes["loot"] = lanes["loot"] + each
        lanes["gems"] = lanes["gems"] + gems - each.times(lanes["inside"])
        return trap, ~missed

    def _note_danger(self, hazard: Vector, missed: Vector, trap: Vector) -> None:
        """Which places have cards that are deadly now, and how many cards are left."""
        lanes = self.lanes
        for name, table in (("seen2", HAZARDS_LOW), ("seen3", HAZARDS_HIGH)):
            alike = hazard.looked_up(self.tables[table]) & ~missed
            lanes[name] = lanes[name] | alike
        lanes["left"] = lanes["left"] + ~missed
        lanes["whole"] = lanes["whole"] + trap
        if self.relics:
            lanes["whole"] = lanes["whole"] + ~self.found[4].equals(0)

    def _deal(self, byte: Vector) -> list[Vector]:
        """Which treasure, which hazard and which relic the byte chooses.

        Where it is none, the highest bit is set, so that a table has 0 for it.
        """
        place = byte & 31
        if self.relics:
            place = by_top(byte.reaches(160), (byte - 160).down(1), byte.down(2))
        idle = self.lanes["idle"]
        sorts = [((place ^ first) + 112) | idle for first in (0, 16, 32)]
        bits = [sort.looked_up(table) for sort in sorts for table in _BIT_TABLES]
        self.found = [
            bits[n] & self.lanes[f"down{n}"] for n in range(5 if self.relics else 4)
        ]
        return sorts

    def _find_relic(self, relic: Vector, found: Vector) -> None:
        lanes = self.lanes
        drawn = ~found.equals(0)
        if self.relics == PRINTED:
            worth = relic.looked_up(self.tables[WORTHS]) & drawn
            lanes["relics"] = lanes["relics"] + worth
        else:
            lanes["relics"] = lanes["relics"] - drawn

    def _choose(self, deciding: Vector) -> list[Vector]:
        """Where each seat leaves.

        What is counted is one more: nothing is above no threshold.
        """
        counts = [self._count(each) + 1 & deciding for each in self.kind.counted]
        deadly = self._deadly() + 1 if self.looks & DANGER else None
        tables = iter(self.tables[EDITION_TABLES:])
        leavers = []
        for seat in range(self.players):
            enough = self._enough([next(tables) for _ in range(self.kind.lines)])
            counted = counts[0]
            if len(counts) > 1:
                counted = reduce(or_, [each & next(tables) for each in counts])
            counted = counted & self.lanes[f"stays{seat}"]
            leaves = counted.above(enough)
            if deadly:
                least, *limits = (next(tables) for _ in range(DANGER_TABLES))
                flees = deadly.above(self._by_left(limits)) & counted.above(least)
                leaves = leaves | flees
            leavers.append(leaves)
        return leavers

    def _count(self, what: int) -> Vector:
        """So much is there of what is counted; what is never reached is less exact."""
        lanes = self.lanes
        if what == CARDS:
            return lanes["cards"]
        if what == CERTAIN:
            found = lanes["loot"] + lanes["gems"].shared_by(lanes["inside"])
            if self.relics:
                found = found + (self._worth() & lanes["inside"].equals(1))
            return found.at_most(NEVER - 1)
        if what == ALL:
            found = lanes["loot"] + lanes["gems"]
            if self.relics:
                found = found + self._worth()
            return found.at_most(NEVER - 1)
        return lanes["loot"]

    def _worth(self) -> Vector:
        """What the relics on the path bring to someone who leaves alone."""
        relics, before = self.lanes["relics"], self.lanes["rescued"]
        if self.relics == PRINTED:
            return relics
        worths = self.tables[WORTHS]  # of the first so many together
        return (before + relics).looked_up(worths) - before.looked_up(worths)

    def _deadly(self) -> Vector:
        """How many cards in the deck end the expedition."""
        parts = []
        for place in (2, 3):
            down = self.lanes[f"down{place}"] ^ self.found[place]
            deadly = down & self.lanes[f"seen{place}"]
            parts += [deadly & 15, deadly.down(4)]
        return reduce(add, [part.looked_up(_BITS_SET) for part in parts])

    def _by_left(self, limits: list[Vector]) -> Vector:
        """The limit for so many cards in the deck: each table has its sixteen."""
        left = self.lanes["left"]
        return reduce(
            or_,
            [
                ((left ^ 16 * number) + 112).looked_up(table)
                for number, table in enumerate(limits)
            ],
        )

    def _enough(self, tables: list[Vector]) -> Vector:
        """What is enough for a seat that has these tables."""
        if not self.looks & (HAZARDS_SEEN | INSIDE):
            return tables[0]
        warnings = self.lanes["warnings"]
        if not self.looks & INSIDE:
            return warnings.looked_up(tables[0])
        less_one = self.lanes["inside"] - 1
        place = warnings | (less_one & 1).up(3)
        second, third = less_one.up(6), less_one.up(5)
        a, b, c, d = (place.looked_up(table) for table in tables)
        return by_top(third, by_top(second, d, c), by_top(second, b, a))

    def _decide(self, leavers: list[Vector]) -> None:
        lanes = self.lanes
        count = _sum(leavers)
        each = lanes["gems"].shared_by(count)
        lanes["gems"] = lanes["gems"] - each.times(count)
        lanes["inside"] = lanes["inside"] - count
        gain = lanes["loot"] + each
        if self.relics:
            gain = gain + self._rescue(count.equals(1), leavers)
        for seat, goes in enumerate(leavers):
            lanes[f"more{seat}"] = lanes[f"more{seat}"] + (gain & goes)
            lanes[f"stays{seat}"] = lanes[f"stays{seat}"] ^ goes

    def count(self) -> None:
        """What the last steps brought is added to the scores."""
        lanes = self.lanes
        for seat in range(self.players):
            low = lanes[f"low{seat}"] + lanes[f"more{seat}"]
            # One more in the upper byte, but where the lower has not come round.
            carried = low.reaches(lanes[f"more{seat}"]) + 1
            lanes[f"high{seat}"] = lanes[f"high{seat}"] + carried
            lanes[f"low{seat}"] = low
            lanes[f"more{seat}"] = lanes[f"more{seat}"] & 0

    def _rescue(self, alone: Vector, leavers: list[Vector]) -> Vector:
        lanes = self.lanes
        taken, worth = lanes["relics"] & alone, self._worth() & alone
        lanes["relics"] = lanes["relics"] - taken
        lanes["rescued"] = lanes["rescued"] + taken
        if self.relics == BY_EXIT_COUNTED:
            for seat, goes in enumerate(leavers):
                lanes[f"brought{seat}"] = lanes[f"brought{seat}"] + (taken & goes)
        return worth

    def _close(self, trap: Vector) -> None:
        lanes = self.lanes
        over = trap | lanes["inside"].equals(0)
        for place, found in enumerate(self.found[:4]):
            game = lanes[f"game{place}"] ^ (found & trap)
            lanes[f"game{place}"] = game
            lanes[f"down{place}"] = by_top(over, game, lanes[f"down{place}"] ^ found)
        if self.relics:
            # A relic that was turned over never comes back; the next one joins.
            joining = (lanes["expedition"] + 1).looked_up(self.tables[JOINING]) & over
            game = (lanes["game4"] ^ self.found[4]) | joining
            lanes["game4"] = game
            lanes["down4"] = by_top(over, game, lanes["down4"] ^ self.found[4])
            if self.looks & DANGER:
                lanes["whole"] = lanes["whole"] - ~joining.equals(0)
        if self.looks & DANGER:
            lanes["left"] = by_top(over, lanes["whole"], lanes["left"])
        for what in _OF_A_CAVE:
            if what in lanes:
                lanes[what] = lanes[what] & ~over
        for seat in range(self.players):
            lanes[f"stays{seat}"] = lanes[f"stays{seat}"] | over
        players = (over & 0) + self.players
        lanes["inside"] = by_top(over, players, lanes["inside"])
        lanes["expedition"] = lanes["expedition"] - over
        done = lanes["expedition"].equals(self.tables[EXPEDITIONS]) & over
        lanes["done"] = lanes["done"] | done
        lanes["idle"] = lanes["idle"] | done


def _sum(wheres: list[Vector]) -> Vector:
    """In how many of them it holds; in pairs, so that no sum waits for another."""
    while len(wheres) > 1:
        pairs = zip(wheres[::2], wheres[1::2], strict=False)
        wheres = [one + other for one, other in pairs] + wheres[len(wheres) // 2 * 2 :]
    return (wheres[0] & 0) - wheres[0]
