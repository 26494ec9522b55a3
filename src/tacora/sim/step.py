"""A step of 32 games at once: a card is turned over, and everyone inside decides.

It is written down as vector instructions, a byte a game, and does what `kernel` does.
A draw that finds no card leaves its game as it was.
"""

from functools import reduce
from operator import or_

from .vector import Vector, by_top

# How relics count.
NO_RELICS, PRINTED, BY_EXIT, BY_EXIT_COUNTED = range(4)

# Tables that an edition brings, 16 bytes each.
TREASURES, HAZARDS, JOINING, WORTHS, EXPEDITIONS, THRESHOLDS = range(6)

# What thresholds may look at, and how many tables of 16 each seat has for that.
LOOT, HAZARDS_SEEN, HAZARDS_AND_INSIDE = 0, 1, 4

# What the last steps came to, summed over all lanes after them.
COUNTS = ("missed", "traps")

# So many steps bring nobody more than a byte: a whole cave, then a card of each other.
WINDOW = 4

_ALWAYS = (
    *("done", "idle", "expedition", "kinds", "warnings", "loot", "gems", "inside"),
    *("game0", "game1", "game2", "game3", "down0", "down1", "down2", "down3"),
)
_OF_RELICS = ("game4", "down4", "relics", "rescued")
_BITS = [1, 2, 4, 8, 16, 32, 64, 128]
_BIT_TABLES = (_BITS, [0] * 8 + _BITS)

Lanes = dict[str, Vector]


def common(relics: int) -> list[str]:
    """What is kept of each game, in this order; the seats come after."""
    return [*_ALWAYS, *(_OF_RELICS if relics else ())]


def of_seat(relics: int) -> list[str]:
    """What is kept of each seat, in this order."""
    return ["low", "high", "stays", *(["brought"] if relics == BY_EXIT_COUNTED else [])]


def names(players: int, relics: int) -> list[str]:
    """All that is kept of a game, in this order."""
    seats = [f"{what}{seat}" for seat in range(players) for what in of_seat(relics)]
    return common(relics) + seats


class Step:
    """The instructions of one step, for so many players, such relics and tables."""

    def __init__(
        self, kind: tuple[int, int, int], lanes: Lanes, tables: list[Vector]
    ) -> None:
        self.players, self.relics, self.lines = kind
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
        if self.lines != LOOT:
            lanes["warnings"] = lanes["warnings"] - ~kind.equals(0)
        each = gems.shared_by(lanes["inside"])
        lanes["loot"] = lanes["loot"] + each
        lanes["gems"] = lanes["gems"] + gems - each.times(lanes["inside"])
        return trap, ~missed

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
        """Where each seat leaves. Loot is one more: nothing is above no threshold."""
        loot = (self.lanes["loot"] + 1) & deciding
        return [
            (loot & self.lanes[f"stays{seat}"]).above(threshold)
            for seat, threshold in enumerate(self._thresholds())
        ]

    def _thresholds(self) -> list[Vector]:
        warnings, less_one = self.lanes["warnings"], self.lanes["inside"] - 1
        tables = self.tables[THRESHOLDS:]
        if self.lines == LOOT:
            return tables
        if self.lines == HAZARDS_SEEN:
            return [warnings.looked_up(table) for table in tables]
        place = warnings | (less_one & 1).up(3)
        second, third = less_one.up(6), less_one.up(5)
        found = [place.looked_up(table) for table in tables]
        return [
            by_top(third, by_top(second, d, c), by_top(second, b, a))
            for a, b, c, d in zip(*[iter(found)] * self.lines, strict=True)
        ]

    def _decide(self, leavers: list[Vector]) -> None:
        lanes = self.lanes
        count = _count(leavers)
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
        taken = lanes["relics"] & alone
        lanes["relics"] = lanes["relics"] - taken
        if self.relics == PRINTED:
            return taken
        before = lanes["rescued"]
        lanes["rescued"] = before + taken
        if self.relics == BY_EXIT_COUNTED:
            for seat, goes in enumerate(leavers):
                lanes[f"brought{seat}"] = lanes[f"brought{seat}"] + (taken & goes)
        worths = self.tables[WORTHS]  # of the first so many together
        return lanes["rescued"].looked_up(worths) - before.looked_up(worths)

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
            lanes["relics"] = lanes["relics"] & ~over
        if self.lines != LOOT:
            lanes["warnings"] = lanes["warnings"] & ~over
        for what in ("kinds", "loot", "gems"):
            lanes[what] = lanes[what] & ~over
        for seat in range(self.players):
            lanes[f"stays{seat}"] = lanes[f"stays{seat}"] | over
        players = (over & 0) + self.players
        lanes["inside"] = by_top(over, players, lanes["inside"])
        lanes["expedition"] = lanes["expedition"] - over
        done = lanes["expedition"].equals(self.tables[EXPEDITIONS]) & over
        lanes["done"] = lanes["done"] | done
        lanes["idle"] = lanes["idle"] | done


def _count(wheres: list[Vector]) -> Vector:
    """In how many of them it holds; in pairs, so that no sum waits for another."""
    while len(wheres) > 1:
        pairs = zip(wheres[::2], wheres[1::2], strict=False)
        wheres = [one + other for one, other in pairs] + wheres[len(wheres) // 2 * 2 :]
    return (wheres[0] & 0) - wheres[0]
