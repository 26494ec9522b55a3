"""A policy: a bot for a whole batch, which decides inside the kernel."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from msgspec import Struct
from numba import cfunc, njit
from numpy.typing import ArrayLike, NDArray

from tacora.expert import decider as nets
from tacora.sim.engine import dealer
from tacora.sim.engine.intrinsics import Int, leave_scipy_asleep, lowest_bit, types
from tacora.sim.engine.row import SEATS

from . import families
from .view import best_two, blank, look, look_from

NEVER = float(1 << 14)  # more loot than there is


class Policy(Struct, frozen=True):
    """A family and its weights, or a function of one's own."""

    name: str
    family: int
    weights: tuple[float, ...] = ()
    function: Callable[[Any], bool] | None = None
    nets: bytes = b""  # an expert's, in single precision

    @property
    def address(self) -> int:
        """Where the function lies once it is compiled; 0 if there is none."""
        return _cfunc(self.function).address if self.function else 0


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
    return Policy(f"cards:{number:g}", families.CARD_COUNT, (number,))


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
    return Policy(
        name, families.PRUDENT, (float(counted), most, *table(lines, name=name).weights)
    )


def value(*weights: float) -> Policy:
    """Weighs what one more card brings against what it puts at risk: families.value."""
    if len(weights) > 5:
        raise WrongWeights("value")
    full = (*weights, *(1.0, 0.0, 0.0, 0.0, 0.0)[len(weights) :])
    name = "value" if not weights else "value:" + ",".join(f"{w:g}" for w in weights)
    return Policy(name, families.VALUE, full)


def nash(*weights: float) -> Policy:
    """Leaves as often as makes the others indifferent: families.nash."""
    if len(weights) > 3:
        raise WrongWeights("nash")
    full = (*weights, *(1.0, 0.5, 0.5)[len(weights) :])
    name = "nash" if not weights else "nash:" + ",".join(f"{w:g}" for w in weights)
    return Policy(name, families.NASH, full)


def expert(
    weights: ArrayLike, hunters: ArrayLike = (), *, name: str = "expert"
) -> Policy:
    """A net for each kind of table, or one for all: see expert.

    Hunters are as many nets, for where everyone else is a stranger: see evidence.
    """
    own, other = (np.asarray(each, np.float32).ravel() for each in (weights, hunters))
    if own.size not in {nets.SIZE, nets.TABLES * nets.SIZE}:
        raise WrongWeights(name)
    if other.size not in {0, own.size}:
        raise WrongWeights(name)
    numbers = own.tobytes() + other.tobytes()
    return Policy(name, families.EXPERT, (float(other.size),), nets=numbers)


def policy(function: Callable[[Any], bool]) -> Policy:
    """A function of a view that says whether to leave, compiled: a decorator.

    It may use all that numba compiles, and every field of `view.VIEW`.
    """
    return Policy(function.__name__, families.OWN, (), function)


@cache
def _cfunc(function: Callable[[Any], bool]) -> Any:
    """The function as the kernel calls it: once for all who have it, see table.ask."""
    leave_scipy_asleep()
    inner: Any = njit(function, error_model="numpy", forceinline=True)

    def leaves(box: Any, row: Any, source: Any, luck: Any, seats: Any) -> Any:
        view = blank()
        look(box, row, view)
        best = best_two(row)
        leavers: Int = 0
        rest = np.uint64(seats)
        while rest != np.uint64(0):
            seat = np.int64(lowest_bit(rest))
            rest &= rest - np.uint64(1)
            look_from(row, view, seat, best)
            view.luck = luck if luck >= 0.0 else dealer.luck(source, row, seat)
            leavers |= np.int64(bool(inner(view))) << seat
        return leavers

    make: Any = cfunc
    numbers = types.CPointer(types.int16)
    asked = (numbers, numbers, types.uint64, types.float64, types.int64)
    return make(types.int64(*asked), error_model="numpy", forceinline=True)(leaves)


def weigh(policies: Sequence[Policy]) -> tuple[NDArray[Any], ...]:
    """Families, weights, thresholds, functions and nets, as the kernel wants them."""
    heads, singles = _nets(policies)
    width = max(len(each) for each in heads) or 1
    weights = np.zeros((len(policies), width))
    for line, each in zip(weights, heads, strict=True):
        line[: len(each)] = each
    kinds = np.array([each.family for each in policies], np.int64)
    return kinds, weights, _thresholds(policies), _functions(policies), singles


def _nets(
    policies: Sequence[Policy],
) -> tuple[list[tuple[float, ...]], NDArray[np.float32]]:
    """The weights of all seats, experts' nets apart: once for all who have the same."""
    heads: list[tuple[float, ...]] = []
    starts: dict[int, int] = {}
    whole: list[NDArray[np.float32]] = []
    room = 0
    for each in policies:
        if each.family != families.EXPERT:
            heads.append(each.weights)
            continue
        (behind,) = each.weights
        numbers = np.frombuffer(each.nets, np.float32)
        count = (numbers.size - behind) // nets.SIZE
        if id(each) not in starts:
            starts[id(each)] = room
            whole.append(numbers)
            room += numbers.size
        heads.append((float(starts[id(each)]), float(count), behind))
    return heads, np.concatenate(whole) if whole else np.zeros(0, np.float32)


def _functions(policies: Sequence[Policy]) -> NDArray[np.int64]:
    """A line for each function: its address, and a bit for each seat that has it."""
    seats: dict[int, int] = {}
    for seat, each in enumerate(policies):
        if each.function:
            seats[each.address] = seats.get(each.address, 0) | 1 << seat
    return np.array(list(seats.items()), np.int64).reshape(-1, 2)


def _thresholds(policies: Sequence[Policy]) -> NDArray[np.int16]:
    """For each number of explorers and hazards, every seat's: see families.enough.

    The last line is for coins, in parts of 65,536: see table.
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
