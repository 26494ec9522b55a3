"""An observation: the table as numbers of about one, for nets and learners."""

from typing import Any

import numpy as np
from llvmlite import ir

from .bits import Gen, Int, beyond, copy, inlined, instruction, singles, types
from .row import (
    BOX_EXPEDITIONS,
    BOX_HOARD,
    CARDS,
    CHEST,
    DEADLY,
    EXPEDITION,
    EXPLORERS,
    GEMS,
    HOARD,
    INSIDE,
    LEFT,
    LOOT,
    PLAYERS,
    POINTS,
    RELICS,
    SEATS,
    WARNINGS,
    Row,
)
from .view import best_two, score, worth

FEATURES = (
    "loot / 20",
    "gems / 20",
    "explorers / 8",
    "players / 8",
    "expedition / expeditions",
    "cards / 20",
    "hazards / 5",
    "deadly / left",
    "hoard / left / explorers / 5",
    "gems / explorers / 5",
    "hoard / rubies on all treasures",
    "left / 40",
    "relics / 2",
    "worth / 20",
    "deadly / left * loot / 5",
    "1 in the last expedition",
    # The same for everyone up to here.
    "1 inside",
    "score / 50",
    "best score of the others / 50",
    "(score + loot inside - best score of the others) / 20",
)
COMMON = 16
SIZE = len(FEATURES)


@inlined
def see(box: Row, row: Row, seen: Any) -> None:
    """The features that are the same for everyone."""
    each = np.float32(1.0) / np.float32(row[EXPLORERS])
    card = np.float32(1.0) / np.float32(row[LEFT])
    fifth, twentieth = np.float32(0.2), np.float32(0.05)
    loot = np.float32(row[LOOT])
    gems = np.float32(row[GEMS])
    hoard = np.float32(row[HOARD])
    danger = row[DEADLY] * card
    seen[0] = loot * twentieth
    seen[1] = gems * twentieth
    seen[2] = row[EXPLORERS] * np.float32(0.125)
    seen[3] = row[PLAYERS] * np.float32(0.125)
    seen[4] = np.float32(row[EXPEDITION]) / np.float32(box[BOX_EXPEDITIONS])
    seen[5] = row[CARDS] * twentieth
    seen[6] = row[WARNINGS] * fifth
    seen[7] = danger
    seen[8] = hoard * card * each * fifth
    seen[9] = gems * each * fifth
    seen[10] = hoard / np.float32(box[BOX_HOARD])
    seen[11] = row[LEFT] * np.float32(0.025)
    seen[12] = row[RELICS] * np.float32(0.5)
    seen[13] = worth(box, row) * twentieth
    seen[14] = danger * loot * fifth
    seen[15] = np.float32(row[EXPEDITION] == box[BOX_EXPEDITIONS])


@inlined
def see_from(row: Row, seat: Int, best: Any, seen: Any) -> None:
    """The features that differ from seat to seat."""
    points = score(row, seat)
    rival = best[1] if points == best[0] else best[0]
    inside = (row[INSIDE] >> seat) & 1
    seen[16] = np.float32(inside)
    seen[17] = points * np.float32(0.02)
    seen[18] = rival * np.float32(0.02)
    seen[19] = (points + inside * row[LOOT] - rival) * np.float32(0.05)


@inlined
def see_all(box: Row, row: Row, seats: Any, seen: Any) -> None:
    """All features for everyone; there are as many seats as that tuple is long."""
    # What all see stays in registers: it takes time to read what was just written.
    common = singles(COMMON)
    see(box, row, common)
    for seat in range(len(seats)):
        copy(common, beyond(seen, seat * SIZE), COMMON)
    _see_from_all(row, best_two(row), seats, seen)


@instruction
def _see_from_all(
    _context: Any, row: Any, best: Any, seats: Any, seen: Any
) -> tuple[Any, Gen]:
    """What `see_from` does, for all seats at once."""
    index = ir.IntType(32)
    small, wide, single = (
        ir.VectorType(kind, SEATS)
        for kind in (ir.IntType(16), ir.IntType(32), ir.FloatType())
    )
    nothing = ir.Constant(small, None)
    bits = ir.Constant(small, [1 << seat for seat in range(SEATS)])

    def gen(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        row, best, _, seen = args

        def at(start: Any, place: int, kind: Any) -> Any:
            there = builder.gep(start, [ir.Constant(index, place)])
            return builder.bitcast(there, kind.as_pointer())

        def eight(place: int) -> Any:
            return builder.load(at(row, place, small), align=2)

        def pick(these: Any, those: Any, places: list[int]) -> Any:
            which = ir.Constant(ir.VectorType(index, len(places)), places)
            return builder.shuffle_vector(these, those, which)

        def everywhere(number: Any) -> Any:
            number = builder.trunc(number, small.element)
            alone = builder.insert_element(nothing, number, ir.Constant(index, 0))
            return pick(alone, alone, [0] * SEATS)

        def scaled(numbers: Any, scale: float) -> Any:
            exact = ir.Constant(single, [float(np.float32(scale))] * SEATS)
            whole = builder.sitofp(builder.sext(numbers, wide), single)
            return builder.fmul(whole, exact)

        table = eight(0)
        points = builder.add(eight(CHEST), eight(POINTS))
        first, second = (everywhere(builder.extract_value(best, k)) for k in range(2))
        leads = builder.icmp_signed("==", points, first)
        rivals = builder.select(leads, second, first)
        cave = builder.and_(pick(table, table, [INSIDE] * SEATS), bits)
        inside = builder.icmp_signed("!=", cave, nothing)
        loot = builder.select(inside, pick(table, table, [LOOT] * SEATS), nothing)
        ahead = builder.sub(builder.add(points, loot), rivals)
        pairs = [seat + SEATS * k for seat in range(SEATS) for k in range(2)]
        left = pick(builder.uitofp(inside, single), scaled(points, 0.02), pairs)
        right = pick(scaled(rivals, 0.02), scaled(ahead, 0.05), pairs)
        for seat in range(seats.count):
            four = pick(left, right, [2 * seat + k for k in (0, 1, 16, 17)])
            builder.store(four, at(seen, seat * SIZE + COMMON, four.type), align=4)
        return context.get_dummy_value()

    return types.void(row, best, seats, seen), gen
