"""The player of lanes: 32 games at once, a byte each, and their sums.

Same cards, same scores as on the kernel, and more than ten times faster. A game that is
over makes room for the next every sixteen steps.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from numpy.typing import NDArray

from tacora.sim import sums
from tacora.sim.engine import dealer
from tacora.sim.engine.compiler import Gen, Int, entry, inlined
from tacora.sim.engine.intrinsics import address, lowest_bit
from tacora.sim.engine.numba_setup import cgutils, instruction, types
from tacora.sim.engine.row import SEATS

from . import step
from .layout import BY_EXIT_COUNTED, WINDOW, Kind
from .vector import (
    BYTES,
    GAMES,
    SHORTS,
    WORDS,
    Vector,
    best,
    by_top,
    every,
    transposed,
)

_STREAMS = 16  # vectors: four generators of four words
_TURNS = 4  # of four steps each, before the lanes are looked at
_STEPS = WINDOW * _TURNS
_DONE = _STREAMS * GAMES
_INT = ir.IntType(64)
_ZERO, _ONE = np.uint64(0), np.uint64(1)

Play = Callable[[Any, Any, Int, tuple[int, int], sums.Sums], None]


@cache
def player(kind: int) -> Play:
    """What plays games of the kind that has this number: see `layout.Kind`."""
    players = Kind.of(kind).players
    size = (_STREAMS + len(Kind.of(kind).names)) * GAMES

    def play(
        fresh: NDArray[np.uint8],
        tables: NDArray[np.uint8],
        seed: Int,
        span: tuple[int, int],
        total: sums.Sums,
    ) -> None:
        lanes = np.zeros(size, np.uint8)
        words = lanes.view(np.uint32)
        scores = np.zeros(players * GAMES, np.uint16)
        winners = np.zeros(GAMES, np.uint8)
        counted = address(total)
        stride = (total.size - sums.SPREAD) // SEATS
        lanes[_DONE : _DONE + GAMES] = 255
        playing = _ZERO
        coming = span[0]
        over = np.uint64(0xFFFFFFFF)
        while True:
            while over != _ZERO:
                lane = np.int64(lowest_bit(over))
                over &= over - _ONE
                bit = _ONE << np.uint64(lane)
                if playing & bit != _ZERO:
                    counted[sums.WINNERS + np.int64(winners[lane])] += 1
                    for seat in range(players):
                        score = np.int64(scores[seat * GAMES + _beside(lane)])
                        counted[sums.SPREAD + seat * stride + score] += 1
                if coming < span[1]:
                    _begin(address(words), lane, dealer.stream(seed, coming))
                    coming += 1
                    playing |= bit
                else:
                    lanes[_DONE + lane] = 0
                    playing &= ~bit
            if playing == _ZERO:
                break
            over = _sixteen_steps((lanes, fresh, tables, scores, winners, total), kind)
        counted[sums.GAMES] += span[1] - span[0]

    return entry(play)


@inlined
def _begin(words: Any, lane: Int, source: Any) -> None:
    """A generator for the lane: see `transposed`."""
    stream = (lane >> 2) & 3
    place = 4 * (lane >> 4) + (lane & 3)
    for number, word in enumerate(dealer.generator(source)):
        words[(4 * stream + number) * (GAMES // 4) + place] = word


@inlined
def _beside(lane: Int) -> Any:
    """Where a lane's pair of bytes lies: see `Vector.beside`."""
    return ((lane & 8) << 1) | ((lane & 16) >> 1) | (lane & 7)


@instruction
def _sixteen_steps(_context: Any, rows: Any, code: Any) -> tuple[Any, Gen]:
    """Sixteen steps of all lanes, where new games begin; a bit for each that ends."""
    kind = Kind.of(code.literal_value)

    def gen(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        def start(which: int, kind: Any = BYTES) -> Any:
            value = builder.extract_value(args[0], which)
            array = context.make_array(sig.args[0][which])(context, builder, value)
            return builder.bitcast(array.data, kind.as_pointer())

        lanes, fresh, tables = start(0), start(1), start(2)
        known = [_load(builder, tables, place) for place in range(kind.tables)]
        done = _load(builder, lanes, _STREAMS)
        now = {}
        for place, name in enumerate(kind.names):
            new = _load(builder, fresh, place)
            old = _load(builder, lanes, _STREAMS + place)
            now[name] = by_top(done, new, old)
        _play(builder, kind, now, known, lanes)
        _score(builder, kind, now, start(3, SHORTS), start(4))
        for place, name in enumerate(kind.names):
            _store(builder, now[name].value, lanes, _STREAMS + place)
        _count(builder, now, start(5, _INT))
        over = builder.icmp_unsigned("!=", now["done"].value, every(BYTES, 0))
        return builder.zext(builder.bitcast(over, ir.IntType(GAMES)), _INT)

    return types.uint64(rows, code), gen


def _load(builder: Any, start: Any, place: int) -> Vector:
    value = builder.load(builder.gep(start, [ir.Constant(_INT, place)]))
    value.align = 1
    return Vector(builder, value)


def _store(builder: Any, value: Any, start: Any, place: int) -> None:
    where = builder.gep(start, [ir.Constant(_INT, place)])
    builder.store(value, where).align = 1


def _play(
    builder: Any,
    kind: Kind,
    now: step.Lanes,
    known: list[Vector],
    lanes: Any,
) -> None:
    """All steps, and nothing counted before them."""
    for name in (*step.COUNTS, *(f"more{seat}" for seat in range(kind.players))):
        now[name] = Vector(builder, every(BYTES, 0))
    room = {name: cgutils.alloca_once(builder, BYTES) for name in now}
    chance = cgutils.alloca_once(builder, BYTES, size=4)

    def keep() -> None:
        for name, place in room.items():
            builder.store(now[name].value, place)

    def fetch() -> None:
        for name, place in room.items():
            now[name] = Vector(builder, builder.load(place))

    keep()
    with cgutils.for_range(builder, ir.Constant(_INT, _TURNS)):
        _throw(builder, lanes, chance)
        with cgutils.for_range(builder, ir.Constant(_INT, WINDOW)) as loop:
            byte = Vector(builder, builder.load(builder.gep(chance, [loop.index])))
            fetch()
            step.Step(kind, now, known).emit(byte)
            keep()
        fetch()
        step.Step(kind, now, known).count()
        keep()
    fetch()


def _score(
    builder: Any, kind: Kind, now: step.Lanes, scores: Any, winners: Any
) -> None:
    """Scores and winners are written down, also where a game is not over."""
    ranks = []
    for seat in range(kind.players):
        rank = now[f"low{seat}"].beside(now[f"high{seat}"])
        for half in (0, 1):
            _store(builder, rank[half], scores, 2 * seat + half)
        if kind.relics == BY_EXIT_COUNTED:  # more relics win a tie
            brought = now[f"brought{seat}"]
            rank = [
                builder.or_(builder.shl(score, every(SHORTS, 6)), more)
                for score, more in zip(rank, brought.beside(brought & 0), strict=True)
            ]
        ranks.append(rank)
    _store(builder, best(builder, ranks).value, winners, 0)


def _count(builder: Any, now: step.Lanes, total: Any) -> None:
    """The cards and traps of the last steps, of all games together."""
    draws = ir.Constant(_INT, GAMES * _STEPS)
    cards = builder.sub(draws, now["missed"].total())
    for place, more in ((sums.CARDS, cards), (sums.TRAPS, now["traps"].total())):
        where = builder.gep(total, [ir.Constant(_INT, place)])
        builder.store(builder.add(builder.load(where), more), where)


def _throw(builder: Any, lanes: Any, chance: Any) -> None:
    """Each game's generator gives a word, which is four bytes of chance: see dealer."""

    def turn(word: Any, bits: int) -> Any:
        left = builder.shl(word, every(WORDS, bits))
        return builder.or_(left, builder.lshr(word, every(WORDS, 32 - bits)))

    words = []
    for stream in range(4):
        where = [
            builder.bitcast(
                builder.gep(lanes, [ir.Constant(_INT, 4 * stream + word)]),
                WORDS.as_pointer(),
            )
            for word in range(4)
        ]
        state = [builder.load(place) for place in where]
        for value in state:
            value.align = 1
        s0, s1, s2, s3 = state
        words.append(builder.add(turn(builder.add(s0, s3), 7), s0))
        shifted = builder.shl(s1, every(WORDS, 9))
        s2, s3 = builder.xor(s2, s0), builder.xor(s3, s1)
        s1, s0 = builder.xor(s1, s2), builder.xor(s0, s3)
        s2, s3 = builder.xor(s2, shifted), turn(s3, 11)
        for place, value in zip(where, (s0, s1, s2, s3), strict=True):
            builder.store(value, place).align = 1
    for place, line in enumerate(transposed(builder, words)):
        builder.store(line, builder.gep(chance, [ir.Constant(_INT, place)]))
