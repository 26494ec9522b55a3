"""Intrinsics: bits and addresses, as plain Python; `codegen` has the machine's version.

An address is an array from some element on; one numba counts no references to.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

_SMALL_BITS = 16  # of each eighth of two words


def address(array: Any) -> Any:
    """Where an array begins."""
    return array.reshape(-1) if array.ndim > 1 else array


def hold(arrays: Any) -> None:
    """Nothing; but arrays of which only addresses are used live until here."""


def floats(size: int) -> NDArray[np.float64]:
    """Room for a few numbers that are forgotten when the caller returns."""
    return np.zeros(size)


def singles(size: int) -> NDArray[np.float32]:
    """The same for numbers of single precision; a few fit into one register."""
    return np.zeros(size, np.float32)


def beyond(start: Any, steps: Any) -> Any:
    """The address so many elements further on."""
    return start[steps:]


def count_bits(word: Any) -> int:
    """How many bits of the word are set."""
    return int(word).bit_count()


def lowest_bit(word: Any) -> int:
    """The place of the lowest bit that is set."""
    return (int(word) & -int(word)).bit_length() - 1


def reached(number: Any, thresholds: Any) -> int:
    """A bit for each of eight small thresholds that the number reaches."""
    return sum(int(number >= thresholds[place]) << place for place in range(8))


def below(words: Any, limits: Any) -> tuple[int, int]:
    """A bit for each eighth of two words that is below its limit, or equals it."""
    less = equal = 0
    for place in range(8):
        word = int(words[place >> 2]) >> _SMALL_BITS * (place & 3)
        lot, limit = word & 0xFFFF, int(limits[place]) & 0xFFFF
        less |= int(lot < limit) << place
        equal |= int(lot == limit) << place
    return less, equal


def two_highest(these: Any, those: Any) -> tuple[int, int]:
    """Eight small numbers and eight others, added: the highest sum and the next."""
    second, first = sorted(int(these[k]) + int(those[k]) for k in range(8))[-2:]
    return first, second


def differences(these: Any, those: Any, to: Any) -> int:
    """32 small numbers less 32 others, written to a third place; and their sum."""
    to[:32] = these[:32] - those[:32]
    return int(to[:32].sum())
