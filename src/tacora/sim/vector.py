"""A vector: the same byte of 32 games, and what the machine can do to all of them."""

from collections.abc import Sequence
from typing import Any, Self

from llvmlite import ir

from .bits import cgutils

GAMES = 32
_BYTE, _SHORT, _WORD = (ir.IntType(bits) for bits in (8, 16, 32))
BYTES = ir.VectorType(_BYTE, GAMES)
_SHORTS = ir.VectorType(_SHORT, GAMES // 2)
_WIDE = ir.VectorType(_WORD, GAMES // 2)
WORDS = ir.VectorType(_WORD, GAMES // 4)


def every(kind: Any, number: int) -> Any:
    """The number, in each lane of such a vector."""
    return ir.Constant(kind, [number] * kind.count)


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

    def top(self) -> Self:
        """Where the highest bit is set."""
        return self._where(self.builder.icmp_signed("<", self.value, self._of(0)))

    def up(self, bits: int) -> Self:
        """Shifted to the left; bits cross from even lanes into odd ones."""
        shifted = self.builder.shl(self._shorts(), every(_SHORTS, bits))
        return self._like(self.builder.bitcast(shifted, BYTES))

    def down(self, bits: int) -> Self:
        """Shifted to the right."""
        shifted = self.builder.lshr(self._shorts(), every(_SHORTS, bits))
        return self._like(self.builder.bitcast(shifted, BYTES)) & (255 >> bits)

    def _shorts(self) -> Any:
        return self.builder.bitcast(self.value, _SHORTS)

    def halves(self) -> tuple[Any, Any]:
        """The even lanes and the odd ones, each with twice the room."""
        shorts = self._shorts()
        even = self.builder.and_(shorts, every(_SHORTS, 255))
        return even, self.builder.lshr(shorts, every(_SHORTS, 8))

    def joined(self, even: Any, odd: Any) -> Self:
        """One vector again."""
        odd = self.builder.shl(odd, every(_SHORTS, 8))
        return self._like(self.builder.bitcast(self.builder.or_(even, odd), BYTES))

    def times(self, other: "Vector", down: int = 0) -> Self:
        """The product, which must fit in 16 bits, shifted to the right."""
        parts = zip(self.halves(), other.halves(), strict=True)
        products = [self.builder.mul(mine, theirs) for mine, theirs in parts]
        if down:
            products = [self.builder.lshr(p, every(_SHORTS, down)) for p in products]
        return self.joined(*products)

    def looked_up(self, table: "Vector | Sequence[int]") -> Self:
        """What a table of 16 bytes has at each place; 0 where the top bit is set."""
        if not isinstance(table, Vector):
            line = [*table, *[0] * (16 - len(table))]
            table = self._like(ir.Constant(BYTES, [byte & 255 for byte in line] * 2))
        kind = ir.FunctionType(BYTES, [BYTES, BYTES])
        name = "llvm.x86.avx2.pshuf.b"
        function = cgutils.get_or_insert_function(self.builder.module, kind, name)
        return self._like(self.builder.call(function, [table.value, self.value]))

    def shared_by(self, number: "Vector") -> Self:
        """Divided by 1 to 8: the upper half of 2 n times 32768 / number."""
        parts = [
            self._upper(self.builder.shl(mine, every(_SHORTS, 1)), self._inverse(k))
            for mine, k in zip(self.halves(), ((number - 1) & 7).halves(), strict=True)
        ]
        return self.joined(*parts)

    def _inverse(self, less_one: Any) -> Any:
        inverse = [-(-32768 // k) for k in range(1, 9)]
        table = [n & 255 for n in inverse] + [n >> 8 for n in inverse]
        both = self.builder.or_(less_one, self.builder.shl(less_one, every(_SHORTS, 8)))
        index = self.builder.or_(both, every(_SHORTS, 0x0800))
        found = self._like(self.builder.bitcast(index, BYTES)).looked_up(table)
        return self.builder.bitcast(found.value, _SHORTS)

    def _upper(self, a: Any, b: Any) -> Any:
        product = self.builder.mul(
            self.builder.zext(a, _WIDE), self.builder.zext(b, _WIDE)
        )
        upper = self.builder.lshr(product, every(_WIDE, 16))
        return self.builder.trunc(upper, _SHORTS)


def by_top(where: Vector, these: Vector, those: Vector) -> Vector:
    """These where the highest bit is set, those elsewhere."""
    bits = where.builder.icmp_signed("<", where.value, every(BYTES, 0))
    chosen = where.builder.select(bits, these.value, those.value)
    return Vector(where.builder, chosen)


def transposed(builder: Any, words: list[Any]) -> list[Any]:
    """Four vectors of words as four of bytes: the first has the first bytes.

    Lane 4 q + i of each comes from word q of vector i.
    """

    def pick(a: Any, b: Any, mask: int, bits: int) -> list[Any]:
        """The lower parts of both side by side, and the upper ones."""
        low = every(WORDS, mask)
        high = every(WORDS, mask << bits)
        by = every(WORDS, bits)
        return [
            builder.or_(builder.and_(a, low), builder.shl(builder.and_(b, low), by)),
            builder.or_(builder.and_(builder.lshr(a, by), low), builder.and_(b, high)),
        ]

    first = pick(words[0], words[1], 0x00FF00FF, 8)
    second = pick(words[2], words[3], 0x00FF00FF, 8)
    even = pick(first[0], second[0], 0x0000FFFF, 16)
    odd = pick(first[1], second[1], 0x0000FFFF, 16)
    lines = [even[0], odd[0], even[1], odd[1]]
    return [builder.bitcast(line, BYTES) for line in lines]
