"""A school: students for every kind of table, as they are kept in a file."""

from collections.abc import Iterable
from pathlib import Path
from typing import Self

import numpy as np

from tacora.bots.nets import Nets, write
from tacora.records.whole_file import replacing
from tacora.sim.expert import HIDDEN, SIZE, TABLES

from .lesson import Weights, unfold
from .student import Student

_PAGES = ("nets", "mean", "drift", "spread")


class School:
    """For every kind of table one who looks for a mixture, and one who hunts."""

    def __init__(self, students: list[Student], hunters: list[Student]) -> None:
        self.rounds = 0  # that all of them have gone through
        self.students = students
        self.hunters = hunters

    @classmethod
    def newborn(cls, seed: int) -> Self:
        """All begin with the same nets, and have learned nothing."""
        dice = np.random.default_rng(seed)
        first = np.stack([_newborn(dice), _newborn(dice)])
        everyone = [Student.of(first) for _ in range(2 * TABLES)]
        return cls(everyone[:TABLES], everyone[TABLES:])

    @classmethod
    def of(cls, nets: Nets) -> Self:
        """All go on from nets that were published."""
        lines = [each.astype(np.float64) for each in nets]
        players, critics, hunters = lines
        pairs = zip(players, critics, strict=True), zip(hunters, critics, strict=True)
        students, hunting = ([Student.of(np.stack(each)) for each in p] for p in pairs)
        return cls(students, hunting)

    def forget(self, lines: Iterable[int], seed: int) -> None:
        """The nets for these kinds of tables have learned nothing again."""
        newborn = type(self).newborn(seed)
        for line in lines:
            self.students[line] = newborn.students[line]
            self.hunters[line] = newborn.hunters[line]

    def save(self, file: Path, note: str) -> None:
        """Write it down, with a note of what is taught."""
        everyone = [*self.students, *self.hunters]
        pages = {
            page: np.stack([getattr(each, page) for each in everyone])
            for page in _PAGES
        }
        with replacing(file) as draft, draft.open("wb") as out:
            np.savez(
                out,
                allow_pickle=False,
                note=np.array(note),
                rounds=np.array(self.rounds),
                counts=np.array([(each.steps, each.averaged) for each in everyone]),
                **pages,
            )

    @classmethod
    def load(cls, file: Path) -> tuple[Self, str]:
        """The school that was written down, and the note."""
        with np.load(file) as found:
            pages = [found[page] for page in _PAGES]
            if any(page.shape != (2 * TABLES, 2, SIZE) for page in pages):
                raise ValueError("a course of nets of another shape")
            everyone = [
                Student(*nets, *map(int, counts))
                for *nets, counts in zip(*pages, found["counts"], strict=True)
            ]
            self = cls(everyone[:TABLES], everyone[TABLES:])
            self.rounds = int(found["rounds"])
            return self, str(found["note"])

    def publish(self, file: Path) -> None:
        """Write down what they have become, as `bots.nets` reads it."""
        players, critics, hunters = (
            np.stack([each.mean[line] for each in those]).astype(np.float32)
            for those, line in (
                (self.students, 0),
                (self.students, 1),
                (self.hunters, 0),
            )
        )
        with replacing(file) as draft, draft.open("wb") as out:
            write(out, Nets(players, critics, hunters))


def _newborn(dice: np.random.Generator) -> Weights:
    net = np.zeros(SIZE)
    inner, _, outer, constant = unfold(net)
    inner[:] = dice.normal(0, 0.15, inner.shape[1:])
    outer[:] = dice.normal(0, 0.1, HIDDEN)
    constant[:] = -1.5  # rather stays: about five cards an expedition
    return net
