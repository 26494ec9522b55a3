"""A step of 32 games at once: a card is turned over, and everyone inside decides.

It is written down as vector instructions, a byte a game, and does what `kernel` does.
A draw that finds no card leaves its game as it was.
"""

from .vector import Vector, by_top

# How relics count.
NO_RELICS, PRINTED, BY_EXIT, BY_EXIT_COUNTED = range(4)

# Tables that an edition brings, 16 bytes each.
TREASURES, HAZARDS, JOINING, WORTHS, EXPEDITIONS, THRESHOLDS = range(6)

# What thresholds may look at, and how many tables of 16 each seat has for that.
LOOT, HAZARDS_SEEN, HAZARDS_AND_INSIDE = 0, 1, 4

_ALWAYS = (
    *("done", "live", "cards", "traps", "expedition", "kinds", "warnings"),
    *("loot", "gems", "inside", "game0", "game1", "game2", "game3"),
    *("down0", "down1", "down2", "down3"),
)
_OF_RELICS = ("game4", "down4", "relics", "rescued")
_INVERSE = [0, *(-(-128 // k) for k in range(1, 9))]  # of 128, rounded up

Lanes = dict[str, Vector]


def common(relics: int) -> list[str]:
    """What is kept of each game, in this order; the seats come after."""
    return [*_ALWAYS, *(_OF_RELICS if relics else ())]


def of_seat(relics: int) -> list[str]:
    """What is kept of each seat, in this order."""
    return ["low", "high", "in", *(["brought"] if relics == BY_EXIT_COUNTED else [])]


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
        leavers = self._choose(~trap & drawn)
        self._decide(leavers)
        self._close(trap)

    def _reveal(self, byte: Vector) -> tuple[Vector, Vector]:
        """Where the trap springs, and where a card came at all."""
        lanes = self.lanes
        place, found = self._deal(byte)
        drawn = ~found.equals(0)
        third, fourth = place.up(4), place.up(3)
        other = place.up(2) if self.relics else None
        row = place | ((fourth | other if other else fourth) & 128)
        gems = row.looked_up(self.tables[TREASURES]) & drawn
        hazard = (row ^ 128).looked_up(self.tables[HAZARDS]) & drawn
        self.found: list[Vector] = []
        if other:
            relic = other.top()
            hazard = hazard & ~relic
            self._find_relic(place, relic & drawn)
            self.relic = found & relic
            found = found & ~relic
        high, low = found & fourth.top(), found & ~fourth.top()
        odd = third.top()
        self.found = [low & ~odd, low & odd, high & ~odd, high & odd]
        lanes["cards"] = lanes["cards"] - drawn
        trap = ~(lanes["kinds"] & hazard).equals(0)
        lanes["kinds"] = lanes["kinds"] | hazard
        if self.lines != LOOT:
            lanes["warnings"] = lanes["warnings"] - ~hazard.equals(0)
        each = gems.times(lanes["inside"].looked_up(_INVERSE), down=7)
        lanes["loot"] = lanes["loot"] + each
        lanes["gems"] = lanes["gems"] + gems - each.times(lanes["inside"])
        return trap, drawn

    def _deal(self, byte: Vector) -> tuple[Vector, Vector]:
        """The place that the byte chooses, and its bit where a card lies there."""
        lanes = self.lanes
        place = byte & 31
        valid = lanes["live"]
        if self.relics:
            place = by_top(byte.reaches(160), (byte - 160).down(1), byte.down(2))
            valid = valid & ~byte.reaches(240)
        third, fourth = place.up(4), place.up(3)
        bit = (place & 7).looked_up([1, 2, 4, 8, 16, 32, 64, 128] * 2)
        down = by_top(
            fourth,
            by_top(third, lanes["down3"], lanes["down2"]),
            by_top(third, lanes["down1"], lanes["down0"]),
        )
        if self.relics:
            down = by_top(place.up(2), lanes["down4"], down)
        return place, down & bit & valid

    def _find_relic(self, place: Vector, drawn: Vector) -> None:
        lanes = self.lanes
        if self.relics == PRINTED:
            worth = (place & 7).looked_up(self.tables[WORTHS]) & drawn
            lanes["relics"] = lanes["relics"] + worth
        else:
            lanes["relics"] = lanes["relics"] - drawn

    def _choose(self, deciding: Vector) -> list[Vector]:
        """Where each seat leaves."""
        thresholds = self._thresholds()
        return [
            self.lanes["loot"].reaches(threshold) & self.lanes[f"in{seat}"] & deciding
            for seat, threshold in enumerate(thresholds)
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
        count = lanes["live"] & 0
        for goes in leavers:
            count = count - goes
        each = lanes["gems"].shared_by(count)
        lanes["gems"] = lanes["gems"] - each.times(count)
        lanes["inside"] = lanes["inside"] - count
        gain = lanes["loot"] + each
        if self.relics:
            gain = gain + self._rescue(count.equals(1), leavers)
        for seat, goes in enumerate(leavers):
            taken = gain & goes
            low = lanes[f"low{seat}"] + taken
            # One more in the upper byte where the lower has come round.
            lanes[f"high{seat}"] = lanes[f"high{seat}"] - ~low.reaches(taken)
            lanes[f"low{seat}"] = low
            lanes[f"in{seat}"] = lanes[f"in{seat}"] ^ goes

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
        over = (trap | lanes["inside"].equals(0)) & lanes["live"]
        lanes["traps"] = lanes["traps"] - (trap & lanes["live"])
        for place, found in enumerate(self.found):
            game = lanes[f"game{place}"] ^ (found & trap)
            lanes[f"game{place}"] = game
            lanes[f"down{place}"] = by_top(over, game, lanes[f"down{place}"] ^ found)
        if self.relics:
            # A relic that was turned over never comes back; the next one joins.
            joining = (lanes["expedition"] + 1).looked_up(self.tables[JOINING]) & over
            game = (lanes["game4"] ^ self.relic) | joining
            lanes["game4"] = game
            lanes["down4"] = by_top(over, game, lanes["down4"] ^ self.relic)
            lanes["relics"] = lanes["relics"] & ~over
        for what in ("kinds", "loot", "gems", "warnings"):
            lanes[what] = lanes[what] & ~over
        for seat in range(self.players):
            lanes[f"in{seat}"] = lanes[f"in{seat}"] | over
        players = (lanes["live"] & 0) + self.players
        lanes["inside"] = by_top(over, players, lanes["inside"])
        lanes["expedition"] = lanes["expedition"] - over
        last = self.tables[EXPEDITIONS]
        done = lanes["expedition"].equals(last) & over
        lanes["done"] = lanes["done"] | done
        lanes["live"] = lanes["live"] & ~done
