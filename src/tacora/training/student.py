"""A student: a net that decides and one that foretells, moved as lessons push them."""

from typing import Self

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Nets = NDArray[np.float64]

_DRIFT, _SPREAD = 0.9, 0.99  # how much of the past is kept at a step


class Student(Struct):
    """A player and its critic, a line each, and how they have moved.

    Steps are Adam's (Kingma and Ba). What is learned is the mean over the last of them:
    single nets sway around the mixture in which nobody can do better.
    """

    nets: Nets
    mean: Nets
    drift: Nets
    spread: Nets
    steps: int = 0  # since it began, or began anew
    averaged: int = 0  # of these, how many are in the mean

    @classmethod
    def of(cls, nets: Nets) -> Self:
        """One who goes on from there."""
        nothing = np.zeros_like(nets)
        return cls(nets.copy(), nets.copy(), nothing, nothing.copy())

    def settle(self) -> None:
        """What was learned is where it begins anew."""
        self.nets, self.steps, self.averaged = self.mean.copy(), 0, 0
        self.drift, self.spread = np.zeros_like(self.nets), np.zeros_like(self.nets)

    def step(self, way: Nets, pace: float, *, settled: bool) -> None:
        """The nets move this way, each weight by about the pace."""
        self.steps += 1
        self.drift += (1 - _DRIFT) * (way - self.drift)
        self.spread += (1 - _SPREAD) * (way * way - self.spread)
        drift = self.drift / (1 - _DRIFT**self.steps)
        spread = self.spread / (1 - _SPREAD**self.steps)
        self.nets += pace * drift / (np.sqrt(spread) + 1e-8)
        self.averaged += settled
        self.mean += (self.nets - self.mean) / max(self.averaged, 1)
