"""Nets: what the expert has learned, small ones for each kind of table.

`tacora train` makes them; docs/explanation/expert.md tells how.
"""

from functools import cache
from importlib.resources import as_file, files
from math import ceil
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Edition

from .insight import SIZE, STAGE

PAGE = "expert.npz"
FEWEST, COUNTS = 3, 6  # players at a table, at least, and how many numbers of them
RULES = 4  # ways in which relics count
PARTS = 5  # a net for each expedition
HIDDEN = 32  # neurons
LEAK = 0.05  # of a neuron below zero

Floats = NDArray[np.float32]


class Nets(NamedTuple):
    """A line for each kind of table, see `place`: a net for each expedition in turn."""

    players: Floats  # they decide
    critics: Floats  # they foretell the share of the victory
    hunters: Floats  # they decide where everyone else is a stranger: see evidence


@cache
def nets() -> Nets:
    """The nets that are shipped."""
    with as_file(files(__package__).joinpath(PAGE)) as page:
        return read(page)


def read(page: Path) -> Nets:
    """The nets in a file that `tacora train` has written."""
    with np.load(page) as found:
        pages = Nets(*(found[each].astype(np.float32) for each in Nets._fields))
    shape = (RULES * COUNTS, PARTS * (HIDDEN * (SIZE + 2) + 1))
    if any(each.shape != shape for each in pages):
        raise ValueError("nets of another shape")
    return pages


def place(edition: Edition, players: int) -> int:
    """Which line is for such tables: by how relics count, then by who is there."""
    relics = edition.relics
    if relics is None:
        rule = 0
    elif relics.printed:
        rule = 1
    else:
        rule = 2 if relics.join == "at the start" else 3
    return rule * COUNTS + players - FEWEST


def foretell(line: Floats, seen: list[float]) -> float:
    """What the nets of a line make of an insight: a chance."""
    return 1 / (1 + float(np.exp(-score(line, seen))))


def score(line: Floats, seen: list[float]) -> float:
    """The same before it becomes a chance: the logarithm of the odds."""
    net = line.reshape(PARTS, -1)[ceil(seen[STAGE] * PARTS - 0.01) - 1]
    hidden = (net.size - 1) // (SIZE + 2)
    first = SIZE * hidden
    inner = net[:first].reshape(SIZE, hidden)
    sums = np.asarray(seen, np.float32) @ inner + net[first : first + hidden]
    shown = np.maximum(sums, np.float32(LEAK) * sums)
    return float(shown @ net[first + hidden : -1]) + float(net[-1])
