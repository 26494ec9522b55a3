"""Weights: a net's numbers in one row, as its layers, and as they begin."""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from tacora.expert.features import SIZE as INPUTS
from tacora.expert.net import HIDDEN, PART, PARTS, SIZE

Weights = NDArray[np.float64]
F = TypeVar("F", bound=np.floating[Any])

INITIAL_BIAS = -1.5  # log-odds to leave; rather stays: about five cards an expedition


def unpack(net: NDArray[F]) -> Sequence[NDArray[F]]:
    """Views of a net's layers: hidden weights, hidden biases, output weights, bias."""
    first = INPUTS * HIDDEN
    net = net.reshape(PARTS, PART)
    return (
        net[:, :first].reshape(PARTS, INPUTS, HIDDEN),
        net[:, first : first + HIDDEN],
        net[:, first + HIDDEN : first + 2 * HIDDEN],
        net[:, -1:],
    )


def initial(dice: np.random.Generator) -> Weights:
    """A net that has learned nothing, the same for all expeditions."""
    net = np.zeros(SIZE)
    hidden, _, output, bias = unpack(net)
    hidden[:] = dice.normal(0, 0.15, hidden.shape[1:])
    output[:] = dice.normal(0, 0.1, HIDDEN)
    bias[:] = INITIAL_BIAS
    return net
