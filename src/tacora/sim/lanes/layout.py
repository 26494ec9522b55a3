"""The layout of lanes: which editions fit into bytes, and what is in each of them."""

from collections.abc import Sequence
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Edition, Hazard
from tacora.rules.edition import Relics
from tacora.sim.engine.row import SEATS

from .thresholds import ALL, CARDS, CERTAIN, LEFT, NEVER, SATCHEL, Thresholds
from .vector import GAMES, quotient

Bytes = NDArray[np.uint8]
Numbers = Sequence[int] | NDArray[np.int64]

# How relics count.
NO_RELICS, PRINTED, BY_EXIT, BY_EXIT_COUNTED = range(4)

# What policies look at, a bit each. The first four are what they count.
COUNTING = {each: 1 << each for each in (SATCHEL, CERTAIN, ALL, CARDS)}
HAZARDS_SEEN, INSIDE, DANGER = 1 << 4, 1 << 5, 1 << 6
_LOOKS = 1 << 7
_EVERYTHING = sum(COUNTING.values()) | INSIDE | DANGER

# Tables that an edition brings, 16 bytes each.
TREASURES, HAZARDS, HAZARDS_LOW, HAZARDS_HIGH, JOINING, WORTHS, EXPEDITIONS = range(7)
EDITION_TABLES = 7
DANGER_TABLES = 1 + LEFT // 16  # of a seat: the least to have, and by cards left

# So many steps bring nobody more than a byte: a whole cave, then a card of each other.
WINDOW = 4

_SEATS = range(1, SEATS + 1)
_ALWAYS = (
    *("done", "idle", "expedition", "kinds", "loot", "gems", "inside"),
    *("game0", "game1", "game2", "game3", "down0", "down1", "down2", "down3"),
)
_OF_RELICS = ("game4", "down4", "relics", "rescued")
_OF_DANGER = ("left", "whole", "seen2", "seen3")


class Kind(NamedTuple):
    """What lanes are compiled for."""

    players: int
    relics: int
    looks: int

    @property
    def code(self) -> int:
        """The kind as a number."""
        return (self.players * 4 + self.relics) * _LOOKS + self.looks

    @classmethod
    def of(cls, code: int) -> Self:
        """The kind that has this number."""
        rest, looks = divmod(code, _LOOKS)
        return cls(*divmod(rest, 4), looks)

    @property
    def counted(self) -> list[int]:
        """What is counted by someone at the table."""
        return [each for each, bit in COUNTING.items() if self.looks & bit]

    @property
    def lines(self) -> int:
        """How many tables of 16 a seat has for what is enough."""
        return 4 if self.looks & INSIDE else 1

    @property
    def tables(self) -> int:
        """How many tables of 16 there are."""
        choice = len(self.counted) if len(self.counted) > 1 else 0
        danger = DANGER_TABLES if self.looks & DANGER else 0
        return EDITION_TABLES + self.players * (self.lines + choice + danger)

    @property
    def names(self) -> list[str]:
        """All that is kept of a game, in this order."""
        kept = [*_ALWAYS, *(_OF_RELICS if self.relics else ())]
        kept += _OF_DANGER if self.looks & DANGER else ()
        kept += ["warnings"] if self.looks & (HAZARDS_SEEN | INSIDE) else []
        kept += ["cards"] if self.looks & COUNTING[CARDS] else []
        of_seat = ["low", "high", "stays"]
        of_seat += ["brought"] if self.relics == BY_EXIT_COUNTED else []
        return kept + [
            f"{what}{seat}" for seat in range(self.players) for what in of_seat
        ]


def fits(edition: Edition) -> bool:
    """Whether all numbers of such a game fit into bytes."""
    worths = _all_worths(edition)
    hazards = len(edition.hazards)
    caves = sum(edition.treasures) + (WINDOW - 1) * max(edition.treasures)
    heap = sum(max(gems % k for k in _SEATS) for gems in edition.treasures)
    return (
        len(edition.treasures) <= 16
        and hazards <= 7
        and hazards * edition.copies <= 16
        and len(worths) <= 8
        and sum(edition.treasures) < NEVER
        and caves + sum(worths) < 1 << 8
        and edition.expeditions <= 15
        and edition.expeditions * sum(edition.treasures) + sum(worths) < 1 << 10
        # … beside six bits for relics
        and max(heap, *edition.treasures) < 128
        and all(_divides(gems) for gems in (*edition.treasures, *range(heap + 1)))
    )


def most_loot(edition: Edition) -> int:
    """The most that can lie on a path."""
    return sum(edition.treasures) + sum(_all_worths(edition))


def _all_worths(edition: Edition) -> tuple[int, ...]:
    if edition.relics is None:
        return ()
    return edition.relics.printed + edition.relics.by_exit


def _divides(gems: int) -> bool:
    return all(quotient(gems, k) == gems // k for k in _SEATS)


def kind(edition: Edition, seats: Sequence[Thresholds]) -> Kind:
    """What lanes are compiled for where these play."""
    relics = NO_RELICS
    if edition.relics:
        relics = BY_EXIT if edition.relics.by_exit else PRINTED
    if relics == BY_EXIT and edition.ties == "more relics":
        relics = BY_EXIT_COUNTED
    looks = 0
    for each in seats:
        looks |= COUNTING[each.counted]
        if (each.enough != each.enough[0]).any():
            looks |= INSIDE
        elif (each.enough != each.enough[0, 0]).any():
            looks |= HAZARDS_SEEN
        if each.deadly is not None:
            looks |= DANGER
    found = Kind(len(seats), relics, looks)
    if len(found.counted) > 1:
        # Any mixed table is compiled for everything: once, whoever sits at it.
        return found._replace(looks=_EVERYTHING)
    return found


def tables(edition: Edition, kind: Kind, seats: Sequence[Thresholds]) -> Bytes:
    """The tables that a step looks things up in: the edition's, then each seat's."""
    hazards = [
        n // edition.copies for n in range(len(edition.hazards) * edition.copies)
    ]
    copies = [
        sum(1 << place for place, other in enumerate(hazards) if other == each)
        for each in hazards
    ]
    whole = [
        _line(edition.treasures),
        _line([1 << each for each in hazards]),
        _line([places & 255 for places in copies]),
        _line([places >> 8 for places in copies]),
        _line(_joining(edition)),
        _line(_worths(edition, kind.relics)),
        np.full(16, edition.expeditions),
    ]
    for each in seats:
        whole += _of_seat(each, kind)
    return np.array([[*line, *line] for line in whole], np.uint8).reshape(-1)


def _of_seat(seat: Thresholds, kind: Kind) -> list[NDArray[np.int64]]:
    """What is enough, what is counted, and what is dangerous: as `step` reads them."""
    found = list(seat.enough.reshape(4, 16))
    if kind.lines == 1:
        line = seat.enough[0]
        found = [np.concatenate([line, np.repeat(line[-1], 16 - len(line))])]
    if len(kind.counted) > 1:
        found += [np.full(16, 255 * (each == seat.counted)) for each in kind.counted]
    if kind.looks & DANGER:
        deadly = np.full(LEFT, NEVER) if seat.deadly is None else seat.deadly
        found += [np.full(16, seat.least), *deadly.reshape(-1, 16)]
    return found


def _line(values: Numbers) -> NDArray[np.int64]:
    line = np.zeros(16, np.int64)
    line[: len(values)] = values
    return line


def _joining(edition: Edition) -> list[int]:
    match edition.relics:
        case Relics(join="one an expedition", cards=cards):
            return [1 << n for n in range(min(len(cards), edition.expeditions))]
    return []


def _worths(edition: Edition, relics: int) -> Sequence[int]:
    if edition.relics is None:
        return ()
    if relics == PRINTED:
        return edition.relics.printed
    exits = edition.relics.by_exit
    return [sum(exits[:n]) for n in range(len(exits) + 1)]


def fresh(edition: Edition, kind: Kind) -> Bytes:
    """New games in all lanes, before a card is turned over."""
    deck = edition.deck(1)
    relics = len(deck) - len(edition.base)
    hazards = sum(isinstance(card, Hazard) for card in deck)
    treasures = len(deck) - relics - hazards
    game = sum(
        ((1 << count) - 1) << first
        for first, count in ((0, treasures), (16, hazards), (32, relics))
    )
    values = {"inside": kind.players, "left": len(deck), "whole": len(deck)}
    for place in range(5):
        values[f"game{place}"] = values[f"down{place}"] = (game >> 8 * place) & 255
    for seat in range(kind.players):
        values[f"stays{seat}"] = 255
    lanes = [values.get(name, 0) for name in kind.names]
    return np.repeat(lanes, GAMES).astype(np.uint8)
