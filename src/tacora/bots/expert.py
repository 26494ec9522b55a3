"""The expert: it has learned the game by playing it against itself.

A small net for each kind of table says how likely to leave. It mixes: a player
who can be foreseen is one whom others leave just before. `tacora train` makes the
nets; docs/explanation/expert.md tells how.
"""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Decision, Edition, Seat, State

from .bot import leave_if
from .insight import SIZE, insight
from .luck import chance

PAGE = "expert.npz"
FEWEST, COUNTS = 3, 6  # players at a table, at least, and how many numbers of them
LEAK = 0.05  # of a neuron below zero

Floats = NDArray[np.float32]


class Nets(NamedTuple):
    """A line for each kind of table: see `place`."""

    players: Floats  # they decide
    critics: Floats  # they foretell the share of the victory


@cache
def nets() -> Nets:
    """The nets that are shipped."""
    with as_file(files(__package__).joinpath(PAGE)) as page:
        return read(page)


def read(page: Path) -> Nets:
    """The nets in a file that `tacora train` has written."""
    with np.load(page) as found:
        return Nets(found["players"], found["critics"])


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


class Expert:
    """Leaves as often as its net says."""

    def __init__(self, *, seed: str = "", players: Floats | None = None) -> None:
        self.seed = seed
        self.players = nets().players if players is None else players

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with the chance that the net says."""
        leaving = self.chance_to_leave(state, seat)
        return leave_if(chance(self.seed, state, seat) < leaving)

    def chance_to_leave(self, state: State, seat: Seat) -> float:
        """How likely it leaves."""
        net = self.players[place(state.edition, len(state.explorers))]
        return foretell(net, insight(state, seat))


def foretell(net: Floats, seen: list[float]) -> float:
    """What a net makes of an insight: a chance."""
    hidden = (net.size - 1) // (SIZE + 2)
    first = SIZE * hidden
    inner = net[:first].reshape(SIZE, hidden)
    sums = np.asarray(seen, np.float32) @ inner + net[first : first + hidden]
    shown = np.maximum(sums, np.float32(LEAK) * sums)
    score = float(shown @ net[first + hidden : -1]) + float(net[-1])
    return 1 / (1 + float(np.exp(-score)))
