"""A learner: a policy net and its critic, with the state of their optimizer."""

from typing import Self

import numpy as np
from msgspec import Struct

from .weights import Weights

_BETA1, _BETA2 = 0.9, 0.99  # how much of each moment is kept at a step
_EPSILON = 1e-8


class Learner(Struct):
    """A policy net and a critic, a line each, and the moments of their gradients.

    Steps are Adam's (Kingma and Ba), uphill. What is learned is the mean over the last
    of them: single nets sway around the mixture in which nobody can do better.
    """

    nets: Weights
    mean: Weights
    first_moment: Weights
    second_moment: Weights
    steps: int = 0  # since it began, or was reset
    averaged: int = 0  # of these, how many are in the mean

    @classmethod
    def of(cls, nets: Weights) -> Self:
        """A learner that starts from these nets."""
        zeros = np.zeros_like(nets)
        return cls(nets.copy(), nets.copy(), zeros, zeros.copy())

    def reset(self) -> None:
        """Start again from the mean, with a fresh optimizer."""
        self.nets, self.steps, self.averaged = self.mean.copy(), 0, 0
        self.first_moment = np.zeros_like(self.nets)
        self.second_moment = np.zeros_like(self.nets)

    def step(self, gradient: Weights, learning_rate: float, *, averaging: bool) -> None:
        """The nets follow the gradient, each weight by about the learning rate."""
        self.steps += 1
        self.first_moment += (1 - _BETA1) * (gradient - self.first_moment)
        self.second_moment += (1 - _BETA2) * (gradient * gradient - self.second_moment)
        first = self.first_moment / (1 - _BETA1**self.steps)
        second = self.second_moment / (1 - _BETA2**self.steps)
        self.nets += learning_rate * first / (np.sqrt(second) + _EPSILON)
        self.averaged += averaging
        self.mean += (self.nets - self.mean) / max(self.averaged, 1)
