"""A policy: a bot for a whole batch, which decides inside the kernel."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tacora.sim.engine.row import SEATS

from . import families
from .decider import Decider, address, watch_address
from .families import CARDS_COUNTED, EQUILIBRIUM, EXPECTED_VALUE, PRUDENCE

NEVER = float(1 << 14)  # more loot than there is


class Policy(Struct, frozen=True):
    """A decider and its weights; or thresholds, which the table itself looks up."""

    name: str
    family: int
    weights: tuple[float, ...] = ()
    decider: Decider | None = None
    data: bytes = (
        b""  # more numbers, in single precision; weights begin with their place
    )


class WrongWeights(ValueError):
    """A policy got weights that its family cannot use."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def loot(rubies: float) -> Policy:
    """Leaves with so many rubies in the satchel."""
    return Policy(f"loot:{rubies:g}", families.LOOTING, (rubies,))


def cards(number: float) -> Policy:
    """Leaves after so many cards."""
    return Policy(f"cards:{number:g}", families.CARD_COUNT, (number,), CARDS_COUNTED)


def danger(chance: float) -> Policy:
    """Leaves when a trap is likelier than this, but never with empty hands."""
    return prudent(families.ALL, most=chance, name=f"danger:{chance:g}")


def coin(chance: float) -> Policy:
    """Leaves with this chance, whatever has come."""
    return Policy(f"coin:{chance:g}", families.COIN, (chance,))


def hazards(number: float) -> Policy:
    """Leaves after so many hazards."""
    line = [NEVER if seen < number else 0.0 for seen in range(families.TABLE_LINE)]
    return table([line], name=f"hazards:{number:g}")


def table(lines: Sequence[Sequence[float]], *, name: str = "table") -> Policy:
    """Leaves with as many rubies as a table says.

    A line for each number of explorers inside, from 1, or one line for all; in a line
    a threshold for each number of hazards on the path, from 0; the last one holds on.
    """
    if not lines or not all(lines) or len(lines) > SEATS:
        raise WrongWeights(name)
    if any(len(line) > families.TABLE_LINE for line in lines):
        raise WrongWeights(name)
    whole: list[float] = []
    for inside in range(SEATS):
        line = lines[min(inside, len(lines) - 1)]
        whole += [*line, *[line[-1]] * (families.TABLE_LINE - len(line))]
    return Policy(name, families.TABLE, tuple(map(float, whole)))


def prudent(
    counted: int,
    lines: Sequence[Sequence[float]] = ((NEVER,),),
    most: float = 1.0,
    *,
    name: str = "prudent",
) -> Policy:
    """Leaves with as much as a table says, or with anything in too much danger.

    What counts is one of families.SATCHEL, CERTAIN and ALL; the lines are those of
    `table`; `most` is the chance of a trap that it still bears.
    """
    weights = (float(counted), most, *table(lines, name=name).weights)
    return Policy(name, families.PRUDENT, weights, PRUDENCE)


def value(*weights: float) -> Policy:
    """Weighs what one more card brings against what it puts at risk: families.value."""
    if len(weights) > 5:
        raise WrongWeights("value")
    full = (*weights, *(1.0, 0.0, 0.0, 0.0, 0.0)[len(weights) :])
    name = "value" if not weights else "value:" + ",".join(f"{w:g}" for w in weights)
    return Policy(name, families.OTHER, full, EXPECTED_VALUE)


def nash(*weights: float) -> Policy:
    """Leaves as often as makes the others indifferent: families.nash."""
    if len(weights) > 3:
        raise WrongWeights("nash")
    full = (*weights, *(1.0, 0.5, 0.5)[len(weights) :])
    name = "nash" if not weights else "nash:" + ",".join(f"{w:g}" for w in weights)
    return Policy(name, families.OTHER, full, EQUILIBRIUM)


def policy(function: Callable[[Any], bool]) -> Policy:
    """A function of a view that says whether to leave, compiled: a decorator.

    It may use all that numba compiles, and every field of `view.VIEW`.
    """
    decider = Decider(function, throws=False, views=True)
    return Policy(function.__name__, families.OTHER, decider=decider)


class Weighed(NamedTuple):
    """Policies as the kernel wants them."""

    weights: NDArray[np.float64]  # a line for each seat
    thresholds: NDArray[np.int16]
    groups: NDArray[np.int64]  # deciders: an address, and a bit for each of its seats
    data: NDArray[np.float32]
    special: NDArray[np.int64]  # see TOSSING, WATCHER and WATCHING


TOSSING, WATCHER, WATCHING = range(3)
"""Bits of the seats that have a coin; the address of who watches, and whose it is."""


def weigh(policies: Sequence[Policy]) -> Weighed:
    """The policies of a table, compiled for the kernel."""
    heads, data = _data(policies)
    width = max(len(each) for each in heads) or 1
    weights = np.zeros((len(policies), width))
    for line, each in zip(weights, heads, strict=True):
        line[: len(each)] = each
    special = np.zeros(3, np.int64)
    for seat, policy in enumerate(policies):
        special[TOSSING] |= (policy.family == families.COIN) << seat
        if policy.decider and policy.decider.watch:
            special[WATCHER] = special[WATCHER] or watch_address(policy.decider)
            special[WATCHING] |= 1 << seat
    return Weighed(weights, _thresholds(policies), _groups(policies), data, special)


def _data(
    policies: Sequence[Policy],
) -> tuple[list[tuple[float, ...]], NDArray[np.float32]]:
    """The weights of all seats, and their data: once for all who have the same."""
    heads: list[tuple[float, ...]] = []
    starts: dict[int, int] = {}
    whole: list[NDArray[np.float32]] = []
    room = 0
    for each in policies:
        if not each.data:
            heads.append(each.weights)
            continue
        if id(each) not in starts:
            starts[id(each)] = room
            whole.append(np.frombuffer(each.data, np.float32))
            room += whole[-1].size
        heads.append((float(starts[id(each)]), *each.weights))
    return heads, np.concatenate(whole) if whole else np.zeros(0, np.float32)


def _groups(policies: Sequence[Policy]) -> NDArray[np.int64]:
    seats: dict[int, int] = {}
    for seat, each in enumerate(policies):
        if each.decider:
            where = address(each.decider)
            seats[where] = seats.get(where, 0) | 1 << seat
    return np.array(list(seats.items()), np.int64).reshape(-1, 2)


def _thresholds(policies: Sequence[Policy]) -> NDArray[np.int16]:
    """For each number of explorers and hazards, every seat's: see families.enough.

    The last line is for coins, in parts of 65,536: see seats.
    """
    whole = np.full((SEATS * families.TABLE_LINE, SEATS), NEVER)
    for seat, each in enumerate(policies):
        if each.family <= families.QUICK:
            whole[:, seat] = each.weights
    coins = np.zeros((1, SEATS))
    for seat, each in enumerate(policies):
        if each.family == families.COIN:
            coins[0, seat] = np.clip(each.weights[0], 0, 1) * 65536
    lots = np.clip(np.floor(coins), 0, 65535).astype(np.uint16).view(np.int16)
    rounded: NDArray[np.float64] = np.clip(np.ceil(whole), 0, NEVER)
    return np.concatenate([rounded.astype(np.int16), lots])
