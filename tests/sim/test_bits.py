"""Bits and addresses: an address is good for as long as its array lives."""

import numpy as np
from numba import njit

from tacora.sim.engine.intrinsics import address, hold


@njit
def _sum_by_address():
    array = np.zeros(8, np.uint64)
    start = address(array)
    other = np.ones(8, np.uint64)  # takes the place of an array that was forgotten
    total = other[0] - other[1]
    for place in range(8):
        total += start[place]
    hold((array,))
    return total


def test_an_array_that_is_held_is_not_forgotten():
    assert 0 == _sum_by_address()
