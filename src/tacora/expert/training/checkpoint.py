"""A checkpoint: learners for every kind of table, as they are kept in a file."""

from collections.abc import Iterable
from pathlib import Path
from typing import Self

import numpy as np

from tacora.expert.net import SIZE, TABLES
from tacora.expert.weights import Nets, write
from tacora.records.whole_file import replacing

from .learner import Learner
from .weights import initial

# Which array of the file holds what. Files outlive names, so these keys stay.
_KEYS = {
    "nets": "nets",
    "mean": "mean",
    "first_moment": "drift",
    "second_moment": "spread",
}


class Checkpoint:
    """For every kind of table a learner that looks for a mixture, and a hunter."""

    def __init__(self, learners: list[Learner], hunters: list[Learner]) -> None:
        self.rounds = 0  # of training that all of them have had
        self.learners = learners
        self.hunters = hunters

    @classmethod
    def initial(cls, seed: int) -> Self:
        """All begin with the same nets, and have learned nothing."""
        dice = np.random.default_rng(seed)
        nets = np.stack([initial(dice), initial(dice)])
        everyone = [Learner.of(nets) for _ in range(2 * TABLES)]
        return cls(everyone[:TABLES], everyone[TABLES:])

    @classmethod
    def of(cls, nets: Nets) -> Self:
        """All go on from nets that were exported."""
        lines = [each.astype(np.float64) for each in nets]
        players, critics, hunters = lines
        pairs = zip(players, critics, strict=True), zip(hunters, critics, strict=True)
        learners, hunting = ([Learner.of(np.stack(each)) for each in p] for p in pairs)
        return cls(learners, hunting)

    def reset(self, lines: Iterable[int], seed: int) -> None:
        """The nets for these kinds of tables have learned nothing again."""
        fresh = type(self).initial(seed)
        for line in lines:
            self.learners[line] = fresh.learners[line]
            self.hunters[line] = fresh.hunters[line]

    def save(self, file: Path, note: str) -> None:
        """Write it down, with a note of how it is trained."""
        everyone = [*self.learners, *self.hunters]
        arrays = {
            key: np.stack([getattr(each, field) for each in everyone])
            for field, key in _KEYS.items()
        }
        with replacing(file) as draft, draft.open("wb") as out:
            np.savez(
                out,
                allow_pickle=False,
                note=np.array(note),
                rounds=np.array(self.rounds),
                counts=np.array([(each.steps, each.averaged) for each in everyone]),
                **arrays,
            )

    @classmethod
    def load(cls, file: Path) -> tuple[Self, str]:
        """The checkpoint that was written down, and the note."""
        with np.load(file) as found:
            arrays = [found[key] for key in _KEYS.values()]
            if any(array.shape != (2 * TABLES, 2, SIZE) for array in arrays):
                raise ValueError("a checkpoint of nets of another shape")
            everyone = [
                Learner(*state, *map(int, counts))
                for *state, counts in zip(*arrays, found["counts"], strict=True)
            ]
            self = cls(everyone[:TABLES], everyone[TABLES:])
            self.rounds = int(found["rounds"])
            return self, str(found["note"])

    def export(self, file: Path) -> None:
        """Write down the nets alone, as the expert reads them."""
        players, critics, hunters = (
            np.stack([each.mean[line] for each in those]).astype(np.float32)
            for those, line in (
                (self.learners, 0),
                (self.learners, 1),
                (self.hunters, 0),
            )
        )
        with replacing(file) as draft, draft.open("wb") as out:
            write(out, Nets(players, critics, hunters))
