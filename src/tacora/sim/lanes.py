"""Lanes: 32 games at once, a byte each, for policies that are tables of thresholds.

Same cards, same scores as on the kernel, and some twenty times faster. A game that is
over makes room for the next every eight steps.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from numpy.typing import NDArray

from . import dealer, step, sums
from .bits import (
    Gen,
    Int,
    address,
    cgutils,
    entry,
    inlined,
    instruction,
    lowest_bit,
    types,
)
from .row import SEATS
from .vector import BYTES, GAMES, WORDS, Vector, every, transposed

_STREAMS = 16  # vectors: four generators of four words
_TURNS = 2  # of four steps each, before the lanes are looked at
_DONE = _STREAMS * GAMES
_CARDS = (_STREAMS + step.common(step.NO_RELICS).index("cards")) * GAMES
_TRAPS = (_STREAMS + step.common(step.NO_RELICS).index("traps")) * GAMES
_INT = ir.IntType(64)
_ZERO, _ONE = np.uint64(0), np.uint64(1)

Play = Callable[[Any, Any, Int, tuple[int, int], sums.Sums], None]


@cache
def player(players: int, relics: int, lines: int) -> Play:
    """What plays games of such a kind: see `step`."""
    stride = len(step.of_seat(relics)) * GAMES
    seats = (_STREAMS + len(step.common(relics))) * GAMES
    size = seats + stride * players
    kind = 100 * players + 10 * relics + lines
    ties = relics == step.BY_EXIT_COUNTED

    def play(
        fresh: NDArray[np.uint8],
        tables: NDArray[np.uint8],
        seed: Int,
        span: tuple[int, int],
        total: sums.Sums,
    ) -> None:
        lanes = np.zeros(size, np.uint8)
        words = lanes.view(np.uint32)
        hand = np.zeros(8, np.uint64)
        playing = np.zeros(GAMES, np.uint8)
        lanes[_DONE : _DONE + GAMES] = 255
        counted = address(total)
        scores = (total.size - sums.SPREAD) // SEATS
        coming = span[0]
        inside = 0
        over = np.uint64(0xFFFFFFFF)
        while True:
            while over != _ZERO:
                lane = np.int64(lowest_bit(over))
                over &= over - _ONE
                if playing[lane]:
                    inside -= 1
                    counted[sums.CARDS] += lanes[_CARDS + lane]
                    counted[sums.TRAPS] += lanes[_TRAPS + lane]
                    at = (seats + lane, stride, scores, ties)
                    _add_game(address(lanes), at, players, counted)
                playing[lane] = coming < span[1]
                if coming < span[1]:
                    _begin(address(words), address(hand), lane, seed, coming)
                    coming += 1
                    inside += 1
                else:
                    lanes[_DONE + lane] = 0
            if inside == 0:
                break
            over = _eight_steps((lanes, fresh, tables), kind)

    return entry(play)


@inlined
def _begin(words: Any, hand: Any, lane: Int, seed: Int, game: Int) -> None:
    dealer.shuffle(hand, dealer.stream(seed, game))
    for word in range(4):
        place = (4 * (lane & 3) + word) * (GAMES // 4) + (lane >> 2)
        words[place] = hand[dealer.S0 + word]


@inlined
def _add_game(lanes: Any, at: Any, players: Int, counted: Any) -> None:
    start, stride, scores, ties = at
    best = np.int64(-1)
    for seat in range(players):
        score = _score(lanes, start + stride * seat)
        counted[sums.SPREAD + scores * seat + score] += 1
        best = max(best, _rank(lanes, start + stride * seat, ties))
    winners = 0
    for seat in range(players):
        winners += _rank(lanes, start + stride * seat, ties) == best
    counted[sums.GAMES] += 1
    for seat in range(players):  # no branches: who wins cannot be foretold
        wins = _rank(lanes, start + stride * seat, ties) == best
        counted[sums.WINS + SEATS * seat + winners - 1] += wins


@inlined
def _score(lanes: Any, place: Int) -> Any:
    return np.int64(lanes[place]) | (np.int64(lanes[place + GAMES]) << 8)


@inlined
def _rank(lanes: Any, place: Int, ties: bool) -> Any:
    if ties:
        return _score(lanes, place) * 64 + lanes[place + 3 * GAMES]
    return _score(lanes, place)


@instruction
def _eight_steps(_context: Any, rows: Any, kind: Any) -> tuple[Any, Gen]:
    """Eight steps of all lanes, in which new games begin; a bit for each that ends."""
    players, rest = divmod(kind.literal_value, 100)
    relics, lines = divmod(rest, 10)
    order = step.names(players, relics)

    def gen(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        def vectors(which: int) -> Any:
            value = builder.extract_value(args[0], which)
            array = context.make_array(sig.args[0][which])(context, builder, value)
            return builder.bitcast(array.data, BYTES.as_pointer())

        def load(start: Any, place: int) -> Vector:
            value = builder.load(builder.gep(start, [ir.Constant(_INT, place)]))
            value.align = 1
            return Vector(builder, value)

        lanes, fresh, tables = vectors(0), vectors(1), vectors(2)
        size = step.THRESHOLDS + players * max(lines, 1)
        known = [load(tables, place) for place in range(size)]
        done = load(lanes, _STREAMS)
        room = {name: cgutils.alloca_once(builder, BYTES) for name in order}
        for place, name in enumerate(order):
            old = load(lanes, _STREAMS + place)
            new = load(fresh, place)
            builder.store(((new & done) | (old & ~done)).value, room[name])
        chance = cgutils.alloca_once(builder, BYTES, size=4)
        with cgutils.for_range(builder, ir.Constant(_INT, _TURNS)):
            _throw(builder, lanes, chance)
            with cgutils.for_range(builder, ir.Constant(_INT, 4)) as loop:
                byte = Vector(builder, builder.load(builder.gep(chance, [loop.index])))
                now = {
                    name: Vector(builder, builder.load(room[name])) for name in order
                }
                step.Step((players, relics, lines), now, known).emit(byte)
                for name in order:
                    builder.store(now[name].value, room[name])
        for place, name in enumerate(order):
            where = builder.gep(lanes, [ir.Constant(_INT, _STREAMS + place)])
            builder.store(builder.load(room[name]), where).align = 1
        over = builder.icmp_unsigned("!=", builder.load(room["done"]), every(BYTES, 0))
        return builder.zext(builder.bitcast(over, ir.IntType(GAMES)), _INT)

    return types.uint64(rows, kind), gen


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
