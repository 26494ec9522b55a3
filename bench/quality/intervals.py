"""Intervals: how far a mean that was measured may be off."""

from collections.abc import Sequence
from math import sqrt
from statistics import stdev

Z_95 = 1.96  # standard errors on either side, at 95 %


def margin(values: Sequence[float]) -> float:
    """How far the mean of these may be off, at 95 %."""
    return Z_95 * stdev(values) / sqrt(len(values))
