"""Layers: nets of one hidden layer, with all neurons in a few registers at once.

There are five of them one after the other, one for each expedition.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numpy.typing import NDArray

from tacora.sim.engine.intrinsics import (
    Gen,
    address,
    beyond,
    cgutils,
    entry,
    inlined,
    instruction,
    types,
)

from .features import SIZE as INPUTS
from .features import STAGE

HIDDEN = 64
LEAK = 0.05  # of a neuron below zero

# A net: for each input its weights to all hidden neurons, then their constants, then
# their weights to the one output, then its constant.
_INNER = HIDDEN * INPUTS
_OUTER = _INNER + HIDDEN
PART = _OUTER + HIDDEN + 1  # one net
PARTS = 5
SIZE = PARTS * PART

Floats = NDArray[np.float32]

_FLOAT = ir.FloatType()
_WIDE = ir.VectorType(_FLOAT, HIDDEN)
_NUMBERS = types.CPointer(types.float32)


def outputs(net: Floats, seen: Floats) -> Floats:
    """What the net makes of each line of inputs, before it becomes a chance."""
    whole = np.empty(len(seen), np.float32)
    _outputs(net, seen, whole)
    return whole


def gradient(net: Floats, seen: Floats, wanted: Floats) -> Floats:
    """The gradient of the outputs' sum, each weighed by how much of it is wanted."""
    whole = np.zeros(SIZE, np.float32)
    _gradient(net, seen, wanted, whole)
    return whole


@inlined
def part(seen: Any) -> Any:
    """Where the net begins that is for this expedition."""
    return (np.int64(np.ceil(np.float64(seen[STAGE]) * PARTS - 0.01)) - 1) * PART


@entry
def _outputs(net: Floats, seen: Floats, whole: Floats) -> None:
    for place in range(whole.size):
        line = beyond(address(seen), place * INPUTS)
        whole[place] = output(line, beyond(address(net), part(line)))


@entry
def _gradient(net: Floats, seen: Floats, wanted: Floats, whole: Floats) -> None:
    for place in range(wanted.size):
        line = beyond(address(seen), place * INPUTS)
        start = part(line)
        backpropagate(
            line,
            beyond(address(net), start),
            wanted[place],
            beyond(address(whole), start),
        )


@instruction
def output(_context: Any, _seen: Any, _net: Any) -> tuple[Any, Gen]:
    """What the net makes of these inputs, before it becomes a chance."""

    def gen(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        seen, net = args
        neurons = _shown(builder, _sums(builder, seen, net))
        total = builder.fmul(neurons, _wide(builder, net, _OUTER))
        size = HIDDEN
        while size > 1:  # in pairs: no sum waits for another
            size //= 2
            low, high = (_part(builder, total, start, size) for start in (0, size))
            total = builder.fadd(low, high)
        alone = builder.extract_element(total, _place(0))
        return builder.fadd(alone, _single(builder, net, PART - 1))

    return types.float32(_NUMBERS, _NUMBERS), gen


@instruction
def backpropagate(
    _context: Any, _seen: Any, _net: Any, _wanted: Any, _gradient: Any
) -> tuple[Any, Gen]:
    """Adds to a gradient that of the output, times how much of it is wanted."""

    def gen(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        seen, net, wanted, gradient = args
        sums = _sums(builder, seen, net)
        every = _every(builder, wanted)
        _add(builder, gradient, _OUTER, every, _shown(builder, sums))
        above = builder.fcmp_ordered(">", sums, _constant(0.0))
        slope = builder.select(above, _constant(1.0), _constant(LEAK))
        each = builder.fmul(every, _wide(builder, net, _OUTER))
        each = builder.fmul(each, slope)
        _add(builder, gradient, _INNER, _constant(1.0), each)
        for place in range(INPUTS):
            number = _every(builder, _single(builder, seen, place))
            _add(builder, gradient, place * HIDDEN, number, each)
        last = builder.gep(gradient, [_place(PART - 1)])
        builder.store(builder.fadd(builder.load(last), wanted), last)
        return context.get_dummy_value()

    return types.void(_NUMBERS, _NUMBERS, types.float32, _NUMBERS), gen


def _sums(builder: Any, seen: Any, net: Any) -> Any:
    """What comes together in every hidden neuron."""
    sums = _wide(builder, net, _INNER)
    for place in range(INPUTS):
        number = _every(builder, _single(builder, seen, place))
        weights = _wide(builder, net, place * HIDDEN)
        sums = _multiply_add(builder, number, weights, sums)
    return sums


def _shown(builder: Any, sums: Any) -> Any:
    """What the neurons show of it."""
    above = builder.fcmp_ordered(">", sums, _constant(0.0))
    return builder.select(above, sums, builder.fmul(sums, _constant(LEAK)))


def _multiply_add(builder: Any, these: Any, those: Any, to: Any) -> Any:
    kind = ir.FunctionType(_WIDE, [_WIDE] * 3)
    name = f"llvm.fmuladd.v{HIDDEN}f32"
    function = cgutils.get_or_insert_function(builder.module, kind, name)
    return builder.call(function, [these, those, to])


def _add(builder: Any, gradient: Any, start: int, these: Any, those: Any) -> None:
    """The products are added to what the gradient has there."""
    place = _at(builder, gradient, start)
    known = builder.load(place, align=4)
    builder.store(_multiply_add(builder, these, those, known), place, align=4)


def _wide(builder: Any, numbers: Any, start: int) -> Any:
    return builder.load(_at(builder, numbers, start), align=4)


def _single(builder: Any, numbers: Any, place: int) -> Any:
    return builder.load(builder.gep(numbers, [_place(place)]))


def _at(builder: Any, numbers: Any, start: int) -> Any:
    return builder.bitcast(builder.gep(numbers, [_place(start)]), _WIDE.as_pointer())


def _every(builder: Any, number: Any) -> Any:
    """The same number for all neurons."""
    alone = builder.insert_element(ir.Constant(_WIDE, None), number, _place(0))
    nowhere = ir.Constant(ir.VectorType(ir.IntType(32), HIDDEN), None)
    return builder.shuffle_vector(alone, alone, nowhere)


def _part(builder: Any, whole: Any, start: int, size: int) -> Any:
    chosen = ir.VectorType(ir.IntType(32), size)
    places = ir.Constant(chosen, [start + place for place in range(size)])
    return builder.shuffle_vector(whole, whole, places)


def _constant(number: float) -> Any:
    return ir.Constant(_WIDE, [number] * HIDDEN)


def _place(number: int) -> Any:
    return ir.Constant(ir.IntType(32), number)
