"""The observer: sees the table as it is, or remembers all that has happened."""

from collections.abc import Iterable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from tacora.records import SEATS
from tacora.rules import Decided, Edition, Entered, Event, Revealed, State

from . import observation
from .observation import kinds


class Moment(Protocol):
    """A moment of a game, and how it came about."""

    @property
    def table(self) -> State:
        """The table as everyone sees it."""
        ...

    @property
    def log(self) -> tuple[Event, ...]:
        """What has happened."""
        ...


class Observer:
    """Sees the table as it is or, with perfect recall, all that has happened.

    All of it is public; one that sees only what is private sees nothing.
    """

    def __init__(
        self, edition: Edition, players: int, *, sees: bool, recalls: bool
    ) -> None:
        """An empty tensor of the right shape."""
        self._recalls = recalls
        self._sees = sees
        self._kinds = kinds(edition)
        shapes: dict[str, tuple[int, ...]] = {}
        if sees and recalls:
            line = len(self._kinds) + 1 + players
            shapes = {"player": (players,), "turns": (turns(edition), line)}
        elif sees:
            shapes = {"observation": (observation.size(edition, players),)}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        self.dict = {
            name: part.reshape(shape)
            for (name, shape), part in zip(
                shapes.items(), np.split(self.tensor, np.cumsum(sizes)), strict=False
            )
        }

    def set_from(self, state: Moment, player: int) -> None:
        """The tensor gets what this player sees."""
        if not self._sees:
            return
        if not self._recalls:
            self.tensor[:] = observation.encode(state.table, player)
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self._recall(state.log)

    def _recall(self, log: Iterable[Event]) -> None:
        """A line a turn: which card, whether all decided after it, and who left."""
        turns, now = self.dict["turns"], -1
        for event in log:
            match event:
                case Revealed(card):
                    now += 1
                    turns[now, self._kinds.index(card)] = 1
                case Decided(leavers):
                    turns[now, len(self._kinds)] = 1
                    for seat in leavers:
                        turns[now, len(self._kinds) + 1 + seat] = 1

    def string_from(self, state: Moment, player: int) -> str:
        """What this player sees, in words."""
        if not self._sees:
            return ""
        seen = story(state.log) if self._recalls else _table(state.table)
        return f"{SEATS[player]}: {seen}"


def story(log: Iterable[Event]) -> str:
    """All that has happened, in the words of the notation: `1. 4 13 -ab`."""
    words: list[str] = []
    for event in log:
        match event:
            case Entered(expedition):
                words.append(f"{expedition}.")
            case Revealed(card):
                words.append(str(card))
            case Decided(leavers):
                words.append("-" + "".join(SEATS[seat] for seat in leavers))
    return " ".join(words)


def _table(state: State) -> str:
    """The table as it is, in a line."""
    explorers = " ".join(
        f"{SEATS[seat]}{'+' if e.inside else '-'}{e.satchel}/{e.chest}/{sum(e.relics)}"
        for seat, e in enumerate(state.explorers)
    )
    path = " ".join(map(str, state.path))
    removed = " ".join(sorted(map(str, state.removed)))
    return (
        f"{state.expedition}. [{path}] gems {state.gems} relics {len(state.relics)} "
        f"removed [{removed}] {explorers} awaits {state.awaits}"
    )


def turns(box: Edition) -> int:
    """The most cards that a game can turn.

    In each expedition all treasures and relics, each kind of hazard, and the trap.
    """
    return sum(
        len(set(box.hazards))
        + 1
        + len(box.deck(number))
        - len(box.hazards) * box.copies
        for number in range(1, box.expeditions + 1)
    )
