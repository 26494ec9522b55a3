"""The observation of a learner, written from a row by the kernel.

What each number means, and its order, is told in `envs.observation`, which reads them
off a state; a test ties both.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numpy.typing import NDArray

from tacora.rules import Edition

from .engine.compiler import Gen, entry, inlined
from .engine.intrinsics import address, beyond
from .engine.numba_setup import instruction, types
from .engine.row import (
    AWAITS,
    BROUGHT,
    CARDS,
    CHEST,
    DEADLY,
    DECISIONS,
    DECK,
    EXPEDITION,
    EXPLORERS,
    GEMS,
    HOARD,
    INSIDE,
    LEFT,
    LOOT,
    PATH,
    POINTS,
    RELICS,
    RESCUED,
    SEATS,
    WIDTH,
    WORTH,
    Row,
    box,
    kinds,
)
from .policies.view import worth

Observations = NDArray[np.float32]

GEMS_UNIT = 20.0  # rubies and points are counted in twenties: a good haul is about one

# The numbers of the whole table, and where the row has them.
_HEAD = (
    *(AWAITS, EXPEDITION, CARDS, EXPLORERS, DEADLY),
    *(GEMS, HOARD, RELICS, WORTH, RESCUED),
)
_SEAT_FIELDS = 5  # inside, satchel, chest, points, brought
_BLOCK = 8  # numbers that are divided and written at once
_HEAD_ROOM = 2 * _BLOCK

_INDEX, _SMALL, _SINGLE = ir.IntType(32), ir.IntType(16), ir.FloatType()


class Scale(NamedTuple):
    """What the counts of a row are divided by, and how many there are of each."""

    divisors: Observations  # of the head, the deck, then brought
    cards: int  # different ones in the deck
    hazards: int  # different ones, which follow the treasures
    treasures: int


@cache
def scale(edition: Edition, players: int) -> Scale:
    """What an observation of this edition counts against what."""
    whole = edition.deck(edition.expeditions)
    cards = kinds(edition)
    relics = len(edition.relics.cards) if edition.relics else 1
    head = {
        EXPEDITION: edition.expeditions,
        CARDS: len(whole),
        EXPLORERS: players,
        GEMS: GEMS_UNIT,
        HOARD: sum(edition.treasures),
        RELICS: relics,
        WORTH: GEMS_UNIT,
        RESCUED: relics,
    }
    divisors = np.ones(_HEAD_ROOM + len(cards) + 2 * _BLOCK, np.float32)
    divisors[: len(_HEAD)] = [head.get(place, 1) for place in _HEAD]
    copies = divisors[_HEAD_ROOM : _HEAD_ROOM + len(cards)]
    copies[:] = [whole.count(card) for card in cards]
    divisors[-1] = relics
    treasures = len(set(edition.treasures))
    return Scale(divisors, len(cards), len(edition.hazards), treasures)


def size(edition: Edition, players: int) -> int:
    """How many numbers an observation has."""
    _, cards, hazards, _ = scale(edition, players)
    return len(_HEAD) + cards + hazards + _SEAT_FIELDS * players


def room(edition: Edition, players: int, games: int) -> Observations:
    """Where the observations of so many games are written: games, seats, numbers."""
    return np.empty((games, players, size(edition, players)), np.float32)


def observe_rows(edition: Edition, players: int, rows: Row) -> Observations:
    """Each game of these rows, as each seat sees it."""
    seen = room(edition, players, len(rows))
    seats = tuple(range(players))
    _observe_rows(box(edition), scale(edition, players), seats, rows, seen)
    return seen


@entry
def _observe_rows(
    case: Row, scale: Any, seats: Any, rows: Row, seen: Observations
) -> None:
    stride = seen.shape[1] * seen.shape[2]
    for game in range(rows.shape[0]):
        row = beyond(address(rows), game * WIDTH)
        observe(address(case), row, scale, seats, beyond(address(seen), game * stride))


@inlined
def observe(box: Row, row: Row, scale: Any, seats: Any, seen: Any) -> None:
    """The table as each seat sees it; there are as many as that tuple is long.

    Numbers are written eight at once. Those too many are written over by the fields
    after them; the last fields are written to the number.
    """
    divisors, cards, hazards, treasures = scale
    players = len(seats)
    size = len(_HEAD) + cards + hazards + _SEAT_FIELDS * players
    start = address(divisors)
    _write_head((row, start, seen), size, worth(box, row), seats)
    for first in range(0, cards, _BLOCK):
        counts = beyond(row, DECK + first)
        these = (counts, beyond(start, _HEAD_ROOM + first))
        _write_counts(these, beyond(seen, len(_HEAD) + first), size, seats)
    for first in range(0, hazards, _BLOCK):
        counts = beyond(row, PATH + treasures + first)
        place = len(_HEAD) + cards + first
        _write_signs(counts, beyond(seen, place), size, seats)
    place = len(_HEAD) + cards + hazards
    _write_seats((row, beyond(seen, place)), divisors[divisors.size - 1], size, seats)


def _lanes(kind: Any, number: int) -> Any:
    return ir.VectorType(kind, number)


def _load(builder: Any, start: Any, place: int, count: int) -> Any:
    """So many numbers from there on."""
    there = builder.gep(start, [ir.Constant(_INDEX, place)])
    kind = _lanes(start.type.pointee, count)
    return builder.load(builder.bitcast(there, kind.as_pointer()), align=2)


def _pick(builder: Any, these: Any, places: list[int]) -> Any:
    order = ir.Constant(_lanes(_INDEX, len(places)), places)
    return builder.shuffle_vector(these, these, order)


def _single(builder: Any, numbers: Any) -> Any:
    count = numbers.type.count
    wide = builder.sext(numbers, _lanes(_INDEX, count))
    return builder.sitofp(wide, _lanes(_SINGLE, count))


def _store(builder: Any, value: Any, start: Any, place: Any) -> None:
    there = builder.gep(start, [place])
    builder.store(value, builder.bitcast(there, value.type.as_pointer()), align=4)


def _store_for_all(builder: Any, value: Any, seen: Any, size: Any, seats: Any) -> None:
    """The same for each seat."""
    for seat in range(seats.count):
        place = builder.mul(size, ir.Constant(size.type, seat))
        _store(builder, value, seen, place)


@instruction
def _write_head(
    _context: Any, parts: Any, _size: Any, _worth: Any, seats: Any
) -> tuple[Any, Gen]:
    """The numbers of the whole table, divided."""

    def gen(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        row, divisors, seen = (builder.extract_value(args[0], k) for k in range(3))
        whole = _load(builder, row, 0, _HEAD_ROOM)
        spare = [0] * (_HEAD_ROOM - len(_HEAD))
        counts = _single(builder, _pick(builder, whole, [*_HEAD, *spare]))
        by = _load(builder, divisors, 0, _HEAD_ROOM)

        def put(vector: Any, place: int, value: Any) -> Any:
            at = ir.Constant(_INDEX, _HEAD.index(place))
            return builder.insert_element(vector, value, at)

        def at(place: int) -> Any:
            return builder.extract_element(whole, ir.Constant(_INDEX, place))

        deciding = builder.icmp_signed("==", at(AWAITS), ir.Constant(_SMALL, DECISIONS))
        counts = put(counts, AWAITS, builder.uitofp(deciding, _SINGLE))
        counts = put(counts, WORTH, builder.sitofp(args[2], _SINGLE))
        none = builder.icmp_signed("==", at(LEFT), ir.Constant(_SMALL, 0))
        left = builder.select(none, ir.Constant(_SMALL, 1), at(LEFT))
        by = put(by, DEADLY, builder.sitofp(left, _SINGLE))
        _store_for_all(builder, builder.fdiv(counts, by), seen, args[1], args[3].type)
        return context.get_dummy_value()

    return types.void(parts, types.int64, types.int64, seats), gen


@instruction
def _write_counts(
    _context: Any, these: Any, seen: Any, _size: Any, seats: Any
) -> tuple[Any, Gen]:
    """Eight counts, divided."""

    def gen(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        counts, divisors = (
            _load(builder, builder.extract_value(args[0], k), 0, _BLOCK)
            for k in range(2)
        )
        shares = builder.fdiv(_single(builder, counts), divisors)
        _store_for_all(builder, shares, args[1], args[2], args[3].type)
        return context.get_dummy_value()

    return types.void(these, seen, types.int64, seats), gen


@instruction
def _write_signs(
    _context: Any, counts: Any, seen: Any, _size: Any, seats: Any
) -> tuple[Any, Gen]:
    """1 for each of eight counts that is above 0."""

    def gen(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        found = _load(builder, args[0], 0, _BLOCK)
        some = builder.icmp_signed(">", found, ir.Constant(found.type, None))
        signs = builder.uitofp(some, _lanes(_SINGLE, _BLOCK))
        _store_for_all(builder, signs, args[1], args[2], args[3].type)
        return context.get_dummy_value()

    return types.void(counts, seen, types.int64, seats), gen


@instruction
def _write_seats(
    _context: Any, parts: Any, _relics: Any, _size: Any, seats: Any
) -> tuple[Any, Gen]:
    """The numbers of every seat: its own first, then on to the left."""
    bits = ir.Constant(_lanes(_SMALL, SEATS), [1 << seat for seat in range(SEATS)])

    def gen(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        row, seen = (builder.extract_value(args[0], k) for k in range(2))
        players = args[3].type.count
        table = _load(builder, row, 0, SEATS)
        cave = builder.and_(_pick(builder, table, [INSIDE] * SEATS), bits)
        inside = builder.icmp_signed("!=", cave, ir.Constant(cave.type, None))
        loot = _pick(builder, table, [LOOT] * SEATS)
        satchels = builder.select(inside, loot, ir.Constant(loot.type, None))
        rubies = [satchels, *(_load(builder, row, p, SEATS) for p in (CHEST, POINTS))]
        unit = ir.Constant(_lanes(_SINGLE, SEATS), [GEMS_UNIT] * SEATS)
        brought = _single(builder, _load(builder, row, BROUGHT, SEATS))
        relics = ir.Constant(brought.type, None)
        relics = builder.insert_element(relics, args[1], ir.Constant(_INDEX, 0))
        fields = [
            builder.uitofp(inside, _lanes(_SINGLE, SEATS)),
            *(builder.fdiv(_single(builder, each), unit) for each in rubies),
            builder.fdiv(brought, _pick(builder, relics, [0] * SEATS)),
        ]
        for seat in range(players):
            around = [(seat + k) % players for k in range(players)]
            start = builder.mul(args[2], ir.Constant(args[2].type, seat))
            for number, field in enumerate(fields):
                place = builder.add(start, ir.Constant(start.type, number * players))
                _store(builder, _pick(builder, field, around), seen, place)
        return context.get_dummy_value()

    return types.void(parts, types.float32, types.int64, seats), gen
