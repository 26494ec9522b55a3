"""A vector: the same byte of 32 games, and what the machine can do to all of them."""

from collections.abc import Sequence
from typing import Any, Self

from llvmlite import ir

from tacora.sim.engine.numba_setup import cgutils

GAMES = 32
_BYTE, _SHORT, _WORD, _LONG = (ir.IntType(bits) for bits in (8, 16, 32, 64))
BYTES = ir.VectorType(_BYTE, GAMES)
SHORTS = ir.VectorType(_SHORT, GAMES // 2)
WORDS = ir.VectorType(_WORD, GAMES // 4)
_LONGS = ir.VectorType(_LONG, GAMES // 8)

_SHARES = (  # of 1 to 8: see quotient
    *((255, 255), (128, 0), (85, 85), (64, 0)),
    *((51, 51), (43, 0), (37, 0), (32, 0)),
)


def quotient(gems: int, number: int) -> int:
    """What each of so many gets. A line meets the quotients, if there are few gems."""
    slope, start = _SHARES[number - 1]
    return (slope * gems + start) >> 8


def every(kind: Any, number: int) -> Any:
    """The number, in each lane of such a vector."""
    return ir.Constant(kind, [number] * kind.count)


def call(builder: Any, name: str, kind: Any, *args: Any) -> Any:
    """What a vector instruction of that name gives."""
    types = ir.FunctionType(kind, [arg.type for arg in args])
    function = cgutils.get_or_insert_function(builder.module, types, f"llvm.{name}")
    return builder.call(function, args)


def shuffled(builder: Any, these: Any, those: Any, order: Sequence[int]) -> Any:
    """Elements of two vectors in this order; those are counted on after these."""
    places = ir.Constant(ir.VectorType(_WORD, len(order)), list(order))
    return builder.shuffle_vector(these, those, places)


class Vector:
    """32 bytes. A comparison gives 255 where it holds, and 0 elsewhere."""

    def __init__(self, builder: Any, value: Any) -> None:
        self.builder = builder
        self.value = value

    def _like(self, value: Any) -> Self:
        return type(self)(self.builder, value)

    def _of(self, other: "Vector | int") -> Any:
        return every(BYTES, other & 255) if isinstance(other, int) else other.value

    def __and__(self, other: "Vector | int") -> Self:
        return self._like(self.builder.and_(self.value, self._of(other)))

    def __or__(self, other: "Vector | int") -> Self:
        return self._like(self.builder.or_(self.value, self._of(other)))

    def __xor__(self, other: "Vector | int") -> Self:
        return self._like(self.builder.xor(self.value, self._of(other)))

    def __add__(self, other: "Vector | int") -> Self:
        return self._like(self.builder.add(self.value, self._of(other)))

    def __sub__(self, other: "Vector | int") -> Self:
        return self._like(self.builder.sub(self.value, self._of(other)))

    def __invert__(self) -> Self:
        return self ^ 255

    def _where(self, bits: Any) -> Self:
        return self._like(self.builder.sext(bits, BYTES))

    def equals(self, other: "Vector | int") -> Self:
        """Where both are the same."""
        return self._where(
            self.builder.icmp_unsigned("==", self.value, self._of(other))
        )

    def reaches(self, other: "Vector | int") -> Self:
        """Where it is as much or more."""
        return self._where(
            self.builder.icmp_unsigned(">=", self.value, self._of(other))
        )

    def above(self, other: "Vector") -> Self:
        """Where it is more; both are below 128."""
        return self._where(self.builder.icmp_signed(">", self.value, other.value))

    def at_most(self, number: int) -> Self:
        """The same, but no more than this."""
        most = every(BYTES, number)
        less = self.builder.icmp_unsigned("<", self.value, most)
        return self._like(self.builder.select(less, self.value, most))

    def up(self, bits: int) -> Self:
        """Shifted to the left; bits cross from even lanes into odd ones."""
        shifted = self.builder.shl(self._shorts(), every(SHORTS, bits))
        return self._like(self.builder.bitcast(shifted, BYTES))

    def down(self, bits: int) -> Self:
        """Shifted to the right."""
        shifted = self.builder.lshr(self._shorts(), every(SHORTS, bits))
        return self._like(self.builder.bitcast(shifted, BYTES)) & (255 >> bits)

    def _shorts(self) -> Any:
        return self.builder.bitcast(self.value, SHORTS)

    def beside(self, other: "Vector") -> list[Any]:
        """Pairs of their bytes: of the first eight lanes of each 16, then the others.

        As a number, a pair has the other's byte on top.
        """
        halves = []
        for first in (0, 8):
            mine = [
                at for start in (first, first + 16) for at in range(start, start + 8)
            ]
            order = [at for lane in mine for at in (lane, GAMES + lane)]
            pairs = shuffled(self.builder, self.value, other.value, order)
            halves.append(self.builder.bitcast(pairs, SHORTS))
        return halves

    def products(self, other: "Vector") -> Any:
        """The sums of both products in each pair; the other's bytes are below 128."""
        values = (self.value, other.value)
        return call(self.builder, "x86.avx2.pmadd.ub.sw", SHORTS, *values)

    def times(self, other: "Vector") -> Self:
        """The product, if it is a byte and the other below 128."""
        even, odd = (
            self._like(self.builder.bitcast(every(SHORTS, mask), BYTES))
            for mask in (0x00FF, 0xFF00)
        )
        upper = self.builder.shl(self.products(other & odd), every(SHORTS, 8))
        both = self.builder.or_(self.products(other & even), upper)
        return self._like(self.builder.bitcast(both, BYTES))

    def shared_by(self, number: "Vector") -> Self:
        """The quotient by a number from 1 to 8; by 0, it is 0."""
        slopes, starts = (
            number.looked_up([0, *column]) for column in zip(*_SHARES, strict=True)
        )
        one = self._like(every(BYTES, 1))
        parts = []
        for line, mine in zip(slopes.beside(starts), self.beside(one), strict=True):
            pairs = [self._like(self.builder.bitcast(v, BYTES)) for v in (line, mine)]
            sums = pairs[0].products(pairs[1])
            parts.append(self.builder.lshr(sums, every(SHORTS, 8)))
        return self._like(call(self.builder, "x86.avx2.packuswb", BYTES, *parts))

    def looked_up(self, table: "Vector | Sequence[int]") -> Self:
        """What a table of 16 bytes has at each place; 0 where the top bit is set."""
        if not isinstance(table, Vector):
            line = [*table, *[0] * (16 - len(table))]
            table = self._like(ir.Constant(BYTES, [byte & 255 for byte in line] * 2))
        values = (table.value, self.value)
        return self._like(call(self.builder, "x86.avx2.pshuf.b", BYTES, *values))

    def total(self) -> Any:
        """The sum of all 32."""
        values = (self.value, every(BYTES, 0))
        sums = call(self.builder, "x86.avx2.psad.bw", _LONGS, *values)
        return call(self.builder, "vector.reduce.add.v4i64", _LONG, sums)


def by_top(where: Vector, these: Vector, those: Vector) -> Vector:
    """These where the highest bit is set, those elsewhere."""
    bits = where.builder.icmp_signed("<", where.value, every(BYTES, 0))
    chosen = where.builder.select(bits, these.value, those.value)
    return Vector(where.builder, chosen)


def best(builder: Any, ranks: list[list[Any]]) -> Vector:
    """A bit for each of up to eight whose rank is the highest; ranks as of `beside`."""
    highest = ranks[0]
    for rank in ranks[1:]:
        pairs = list(zip(rank, highest, strict=True))
        highest = [call(builder, "umax.v16i16", SHORTS, *pair) for pair in pairs]
    winners = Vector(builder, every(BYTES, 0))
    for seat, rank in enumerate(ranks):
        bits = [
            builder.sext(builder.icmp_unsigned("==", mine, most), SHORTS)
            for mine, most in zip(rank, highest, strict=True)
        ]
        wins = Vector(builder, call(builder, "x86.avx2.packsswb", BYTES, *bits))
        winners = winners | (wins & (1 << seat))
    return winners


def transposed(builder: Any, words: list[Any]) -> list[Any]:
    """Four vectors of words as four of bytes: the first has the first bytes.

    Lane 16 h + 4 i + q of each comes from word 4 h + q of vector i.
    """

    def pick(pair: Sequence[Any], order: Sequence[int]) -> Any:
        these, those = pair
        return shuffled(builder, these, those, [*order, *(at + 4 for at in order)])

    four = range(4)
    by_byte = [16 * h + 4 * q + byte for h in (0, 1) for byte in four for q in four]
    lines = [builder.bitcast(word, BYTES) for word in words]
    lines = [shuffled(builder, line, line, by_byte) for line in lines]
    lines = [builder.bitcast(line, WORDS) for line in lines]
    pairs = [
        [pick(lines[:2], half), pick(lines[2:], half)]
        for half in ((0, 8, 1, 9), (2, 10, 3, 11))
    ]
    return [
        builder.bitcast(pick(pair, half), BYTES)
        for pair in pairs
        for half in ((0, 1, 8, 9), (2, 3, 10, 11))
    ]
