"""What numba emits for the nets: all neurons in a few registers at once."""

from typing import Any

from llvmlite import ir

from tacora.sim.engine.compiler import Gen
from tacora.sim.engine.numba_setup import cgutils, emits, types

from . import net
from .features import SIZE as INPUTS

_FLOAT = ir.FloatType()
_WIDE = ir.VectorType(_FLOAT, net.HIDDEN)
_NUMBERS = types.CPointer(types.float32)


@emits(net.output)
def _output(_context: Any, _seen: Any, _weights: Any) -> tuple[Any, Gen]:
    """What the net makes of these inputs, before it becomes a chance."""

    def gen(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        seen, weights = args
        neurons = _shown(builder, _sums(builder, seen, weights))
        total = builder.fmul(neurons, _wide(builder, weights, net.OUTER))
        size = net.HIDDEN
        while size > 1:  # in pairs: no sum waits for another
            size //= 2
            low, high = (_part(builder, total, start, size) for start in (0, size))
            total = builder.fadd(low, high)
        alone = builder.extract_element(total, _place(0))
        return builder.fadd(alone, _single(builder, weights, net.PART - 1))

    return types.float32(_NUMBERS, _NUMBERS), gen


@emits(net.backpropagate)
def _backpropagate(
    _context: Any, _seen: Any, _weights: Any, _wanted: Any, _gradient: Any
) -> tuple[Any, Gen]:
    """Adds to a gradient that of the output, times how much of it is wanted."""

    def gen(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        seen, weights, wanted, gradient = args
        sums = _sums(builder, seen, weights)
        every = _every(builder, wanted)
        _add(builder, gradient, net.OUTER, every, _shown(builder, sums))
        above = builder.fcmp_ordered(">", sums, _constant(0.0))
        slope = builder.select(above, _constant(1.0), _constant(net.LEAK))
        each = builder.fmul(every, _wide(builder, weights, net.OUTER))
        each = builder.fmul(each, slope)
        _add(builder, gradient, net.INNER, _constant(1.0), each)
        for place in range(INPUTS):
            number = _every(builder, _single(builder, seen, place))
            _add(builder, gradient, place * net.HIDDEN, number, each)
        last = builder.gep(gradient, [_place(net.PART - 1)])
        builder.store(builder.fadd(builder.load(last), wanted), last)
        return context.get_dummy_value()

    return types.void(_NUMBERS, _NUMBERS, types.float32, _NUMBERS), gen


def _sums(builder: Any, seen: Any, weights: Any) -> Any:
    """What comes together in every hidden neuron."""
    sums = _wide(builder, weights, net.INNER)
    for place in range(INPUTS):
        number = _every(builder, _single(builder, seen, place))
        column = _wide(builder, weights, place * net.HIDDEN)
        sums = _multiply_add(builder, number, column, sums)
    return sums


def _shown(builder: Any, sums: Any) -> Any:
    """What the neurons show of it."""
    above = builder.fcmp_ordered(">", sums, _constant(0.0))
    return builder.select(above, sums, builder.fmul(sums, _constant(net.LEAK)))


def _multiply_add(builder: Any, these: Any, those: Any, to: Any) -> Any:
    kind = ir.FunctionType(_WIDE, [_WIDE] * 3)
    name = f"llvm.fmuladd.v{net.HIDDEN}f32"
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
    nowhere = ir.Constant(ir.VectorType(ir.IntType(32), net.HIDDEN), None)
    return builder.shuffle_vector(alone, alone, nowhere)


def _part(builder: Any, whole: Any, start: int, size: int) -> Any:
    chosen = ir.VectorType(ir.IntType(32), size)
    places = ir.Constant(chosen, [start + place for place in range(size)])
    return builder.shuffle_vector(whole, whole, places)


def _constant(number: float) -> Any:
    return ir.Constant(_WIDE, [number] * net.HIDDEN)


def _place(number: int) -> Any:
    return ir.Constant(ir.IntType(32), number)
