"""A stopwatch for CPU time: the best of a few rounds on a machine that others use."""

from collections.abc import Callable
from time import process_time


def rate(task: Callable[[int], object], times: int, rounds: int = 3) -> float:
    """How often the task can be done in a second of CPU time."""
    best = 0.0
    for round_ in range(rounds):
        start = process_time()
        for n in range(times):
            task(round_ * times + n)
        best = max(best, times / (process_time() - start))
    return best
