"""A student: nets that move as their lessons push them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from tacora.sim.expert import HIDDEN, SIZE, TABLES

from .lesson import Weights, unfold

Nets = NDArray[np.float64]
Floats = NDArray[np.float32]


class Stride(NamedTuple):
    """How a step is made."""

    pace: float
    settled: int  # the mean is that of so many last steps with this one; else the net
    before: int  # steps that were made


class Student:
    """Nets, and how they have moved: Adam (Kingma and Ba).

    Players', then their critics', then hunters', then theirs.
    """

    def __init__(self, nets: Nets) -> None:
        self.update = 0
        self.nets = nets
        self.mean = nets.copy()
        self.drift = np.zeros_like(nets)
        self.spread = np.zeros_like(nets)

    @classmethod
    def newborn(cls, seed: int) -> Self:
        """One who has learned nothing: the same net for every kind of table."""
        dice = np.random.default_rng(seed)
        first = np.stack([_newborn(dice), _newborn(dice)])
        return cls(np.repeat(np.tile(first, (2, 1))[:, None], TABLES, axis=1))

    @classmethod
    def of(cls, players: Floats, critics: Floats, hunters: Floats) -> Self:
        """One who goes on with nets that were published."""
        return cls(np.stack([players, critics, hunters, critics]).astype(np.float64))

    def settle(self, tables: Sequence[int]) -> None:
        """What was learned for these tables is where they start anew."""
        self.nets[:, tables] = self.mean[:, tables]
        self.drift[:, tables] = 0
        self.spread[:, tables] = 0

    def hunt(self, tables: Sequence[int]) -> None:
        """Hunters of these tables begin as the players and critics are."""
        for line, other in ((0, 2), (1, 3)):
            self.mean[other, tables] = self.mean[line, tables]

    def step(self, way: Nets, stride: Stride, tables: Sequence[int]) -> None:
        """The nets of these tables move this way, each weight by about the pace."""
        self.update += 1
        here = slice(None), tables
        way = way[here]
        steps = stride.before + 1
        self.drift[here] += 0.1 * (way - self.drift[here])
        self.spread[here] += 0.01 * (way * way - self.spread[here])
        drift = self.drift[here] / (1 - 0.9**steps)
        spread = self.spread[here] / (1 - 0.99**steps)
        self.nets[here] += stride.pace * drift / (np.sqrt(spread) + 1e-8)
        self.mean[here] += (self.nets[here] - self.mean[here]) / max(stride.settled, 1)

    def save(self, file: Path, note: str) -> None:
        """Write it down, with a note of what it is taught."""
        _write(
            file,
            note=np.array(note),
            update=np.array(self.update),
            nets=self.nets,
            mean=self.mean,
            drift=self.drift,
            spread=self.spread,
        )

    @classmethod
    def load(cls, file: Path) -> tuple[Self, str]:
        """The student that was written down, and the note."""
        with np.load(file) as pages:
            if pages["nets"].shape[1:] != (TABLES, SIZE):
                raise ValueError("a course of nets of another shape")
            self = cls(pages["nets"])
            self.update = int(pages["update"])
            self.mean = pages["mean"]
            self.drift = pages["drift"]
            self.spread = pages["spread"]
            return self, str(pages["note"])

    def publish(self, file: Path) -> None:
        """Write down what it has become, as `bots.expert` reads it."""
        players, critics, hunters, _ = self.mean.astype(np.float16)
        _write(file, players=players, critics=critics, hunters=hunters)


def _write(file: Path, **pages: NDArray[Any]) -> None:
    """All pages at once, or none."""
    draft = file.with_name(f".{file.name}.part")
    with draft.open("wb") as out:
        np.savez(out, allow_pickle=False, **pages)
    draft.replace(file)


def _newborn(dice: np.random.Generator) -> Weights:
    net = np.zeros(SIZE)
    inner, _, outer, constant = unfold(net)
    inner[:] = dice.normal(0, 0.15, inner.shape[1:])
    outer[:] = dice.normal(0, 0.1, HIDDEN)
    constant[:] = -1.5  # rather stays: about five cards an expedition
    return net
