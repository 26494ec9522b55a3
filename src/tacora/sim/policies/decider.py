"""A decider: how policies of one kind decide, as functions on a row.

It runs as plain Python for one seat, or compiled for a whole table: then the kernel
calls it by its address, and knows no more of it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from msgspec import Struct

from tacora.sim.engine import dealer
from tacora.sim.engine.compiler import Int, emitters
from tacora.sim.engine.intrinsics import beyond, lowest_bit

from .view import best_two, blank, look, look_from

emitters.append("tacora.sim.policies.codegen")

_ZERO, _ONE = np.uint64(0), np.uint64(1)

Function = Callable[..., Any]


class Decider(Struct, frozen=True):
    """A function that says whether or how likely a seat leaves, and how to ask it."""

    function: Function
    """Given box, row, seat, the seat's weights and the table's data; or a view."""
    throws: bool = True  # it says how likely, and dice decide
    views: bool = False  # it is given a view, and nothing else
    together: Function | None = None
    """The same for several seats at once: a bit for each that leaves. See `_throwing`
    for what it is given; what it said of each seat may be noted down for `watch`."""
    watch: Function | None = None
    """Called when everyone has decided, with what was noted and who leaves."""


def call(where: Int, given: Any) -> Any:
    """What the function at that address returns: for compiled code only."""
    raise NotImplementedError(where, given)


def address(decider: Decider) -> int:
    """Where the compiled decider lies: for several seats at once."""
    each = (decider.function, decider.throws, decider.views, decider.together)
    return int(_compiled(*each).address)


def watch_address(decider: Decider) -> int:
    """Where its watch lies once it is compiled; 0 if it has none."""
    return int(_compiled_watch(decider.watch).address) if decider.watch else 0


@cache
def _compiled(
    function: Function, throws: bool, views: bool, together: Function | None
) -> Any:
    from tacora.sim.engine import numba_setup as numba  # noqa: PLC0415  it is slow

    if views:
        numba.tell(function, inline=True)
        return numba.pointer(_viewing(function), _signature(numba.types), keep=False)
    several = together or (_throwing if throws else _sure)(function)
    return numba.pointer(several, _signature(numba.types), keep=True)


@cache
def _compiled_watch(watch: Function) -> Any:
    from tacora.sim.engine import numba_setup as numba  # noqa: PLC0415  it is slow

    signature = _signature(numba.types, watching=True)
    return numba.pointer(watch, signature, keep=True)


def _signature(types: Any, *, watching: bool = False) -> Any:
    small, single = types.CPointer(types.int16), types.CPointer(types.float32)
    table = (small, small, types.CPointer(types.float64), types.int64, single, single)
    leavers = types.int64 if watching else types.uint64  # else the source of all dice
    return types.int64(*table, leavers, types.int64)


def _throwing(chance: Function) -> Function:
    def leavers(  # noqa: PLR0913, PLR0917  as the kernel calls it
        box: Any,
        row: Any,
        weights: Any,
        width: Any,
        data: Any,
        _said: Any,
        source: Any,
        seats: Any,
    ) -> Any:
        found: Int = 0
        rest = np.uint64(seats)
        while rest != _ZERO:
            seat = np.int64(lowest_bit(rest))
            rest &= rest - _ONE
            leaving = chance(box, row, seat, beyond(weights, seat * width), data)
            found |= np.int64(dealer.luck(source, row, seat) < leaving) << seat
        return found

    return leavers


def _sure(leaves: Function) -> Function:
    def leavers(  # noqa: PLR0913, PLR0917  as the kernel calls it
        box: Any,
        row: Any,
        weights: Any,
        width: Any,
        data: Any,
        _said: Any,
        _source: Any,
        seats: Any,
    ) -> Any:
        found: Int = 0
        rest = np.uint64(seats)
        while rest != _ZERO:
            seat = np.int64(lowest_bit(rest))
            rest &= rest - _ONE
            own = beyond(weights, seat * width)
            found |= np.int64(bool(leaves(box, row, seat, own, data))) << seat
        return found

    return leavers


def _viewing(leaves: Function) -> Function:
    def leavers(
        box: Any,
        row: Any,
        _weights: Any,
        _width: Any,
        _data: Any,
        _said: Any,
        source: Any,
        seats: Any,
    ) -> Any:
        view = blank()
        look(box, row, view)
        best = best_two(row)
        found: Int = 0
        rest = np.uint64(seats)
        while rest != _ZERO:
            seat = np.int64(lowest_bit(rest))
            rest &= rest - _ONE
            look_from(row, view, seat, best)
            view.luck = dealer.luck(source, row, seat)
            found |= np.int64(bool(leaves(view))) << seat
        return found

    return leavers
