"""What numba emits for each intrinsic: a few machine instructions it doesn't offer."""

from typing import Any

from llvmlite import ir

from . import intrinsics
from .compiler import Gen
from .numba_setup import cgutils, emits, types


@emits(intrinsics.address)
def address(_context: Any, array: Any) -> tuple[Any, Gen]:
    """Where an array begins: numba counts references to arrays, not to addresses."""
    sig = types.CPointer(array.dtype)(array)

    def gen(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        if isinstance(sig.args[0], types.CPointer):
            return args[0]
        return context.make_array(sig.args[0])(context, builder, args[0]).data

    return sig, gen


@emits(intrinsics.hold)
def hold(_context: Any, arrays: Any) -> tuple[Any, Gen]:
    """Nothing; but arrays of which only addresses are used live until here."""

    def gen(context: Any, _builder: Any, _sig: Any, _args: Any) -> Any:
        return context.get_dummy_value()

    return types.void(arrays), gen


@emits(intrinsics.floats)
def floats(_context: Any, size: Any) -> tuple[Any, Gen]:
    """Room for a few numbers that are forgotten when the caller returns."""
    room = size.literal_value

    def gen(_context: Any, builder: Any, _sig: Any, _args: Any) -> Any:
        return cgutils.alloca_once(builder, ir.DoubleType(), size=room)

    return types.CPointer(types.float64)(size), gen


@emits(intrinsics.singles)
def singles(_context: Any, size: Any) -> tuple[Any, Gen]:
    """The same for numbers of single precision; a few fit into one register."""
    room = size.literal_value

    def gen(_context: Any, builder: Any, _sig: Any, _args: Any) -> Any:
        return cgutils.alloca_once(builder, ir.FloatType(), size=room)

    return types.CPointer(types.float32)(size), gen


@emits(intrinsics.beyond)
def beyond(_context: Any, start: Any, _steps: Any) -> tuple[Any, Gen]:
    """The address so many elements further on."""

    def gen(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]])

    return start(start, types.int64), gen


@emits(intrinsics.count_bits)
def count_bits(_context: Any, _word: Any) -> tuple[Any, Gen]:
    """How many bits of the word are set."""

    def gen(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), gen


@emits(intrinsics.lowest_bit)
def lowest_bit(_context: Any, _word: Any) -> tuple[Any, Gen]:
    """The place of the lowest bit that is set."""

    def gen(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), gen


@emits(intrinsics.reached)
def reached(_context: Any, _number: Any, _thresholds: Any) -> tuple[Any, Gen]:
    """A bit for each of eight small thresholds that the number reaches."""
    sig = types.uint64(types.int16, types.CPointer(types.int16))

    def gen(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        numbers = ir.VectorType(ir.IntType(16), 8)
        first = ir.Constant(ir.IntType(32), 0)
        alone = builder.insert_element(ir.Constant(numbers, None), args[0], first)
        nowhere = ir.Constant(ir.VectorType(ir.IntType(32), 8), None)
        every = builder.shuffle_vector(alone, alone, nowhere)
        place = builder.bitcast(args[1], numbers.as_pointer())
        bits = builder.icmp_signed(">=", every, builder.load(place, align=2))
        byte = builder.bitcast(bits, ir.IntType(8))
        return builder.zext(byte, ir.IntType(64))

    return sig, gen


@emits(intrinsics.below)
def below(_context: Any, _words: Any, _limits: Any) -> tuple[Any, Gen]:
    """A bit for each eighth of two words that is below its limit, or equals it."""
    words = types.UniTuple(types.uint64, 2)
    sig = types.UniTuple(types.int64, 2)(words, types.CPointer(types.int16))

    def gen(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        numbers = ir.VectorType(ir.IntType(16), 8)
        pair = ir.Constant(ir.VectorType(ir.IntType(64), 2), None)
        for place, word in enumerate(cgutils.unpack_tuple(builder, args[0])):
            at = ir.Constant(ir.IntType(32), place)
            pair = builder.insert_element(pair, word, at)
        place = builder.bitcast(args[1], numbers.as_pointer())
        limits = builder.load(place, align=2)
        found = []
        for sign in ("<", "=="):
            bits = builder.icmp_unsigned(sign, builder.bitcast(pair, numbers), limits)
            byte = builder.bitcast(bits, ir.IntType(8))
            found.append(builder.zext(byte, ir.IntType(64)))
        return context.make_tuple(builder, sig.return_type, found)

    return sig, gen


@emits(intrinsics.two_highest)
def two_highest(_context: Any, these: Any, _those: Any) -> tuple[Any, Gen]:
    """Eight small numbers and eight others, added: the highest sum and the next."""
    sig = types.UniTuple(types.int64, 2)(these, these)

    def gen(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        numbers = ir.VectorType(ir.IntType(16), 8)
        places = [builder.bitcast(arg, numbers.as_pointer()) for arg in args]
        sums = builder.add(*[builder.load(place, align=2) for place in places])
        kind = ir.FunctionType(ir.IntType(16), [numbers])
        name = "llvm.vector.reduce.smax.v8i16"
        most = cgutils.get_or_insert_function(builder.module, kind, name)
        first = builder.call(most, [sums])
        nothing = ir.Constant(numbers, None)
        alone = builder.insert_element(nothing, first, ir.Constant(ir.IntType(32), 0))
        nowhere = ir.Constant(ir.VectorType(ir.IntType(32), 8), None)
        equal = builder.icmp_signed(
            "==", sums, builder.shuffle_vector(alone, alone, nowhere)
        )
        rest = builder.call(most, [builder.select(equal, nothing, sums)])
        bits = builder.bitcast(equal, ir.IntType(8))
        less_one = builder.sub(bits, ir.Constant(ir.IntType(8), 1))
        single = builder.icmp_unsigned(
            "==", builder.and_(bits, less_one), ir.Constant(ir.IntType(8), 0)
        )
        second = builder.select(single, rest, first)
        pair = [builder.sext(each, ir.IntType(64)) for each in (first, second)]
        return context.make_tuple(builder, sig.return_type, pair)

    return sig, gen


@emits(intrinsics.differences)
def differences(_context: Any, these: Any, those: Any, to: Any) -> tuple[Any, Gen]:
    """32 small numbers less 32 others, written to a third place; and their sum."""

    def gen(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        numbers = ir.VectorType(ir.IntType(16), 32)
        places = [builder.bitcast(arg, numbers.as_pointer()) for arg in args]
        left = builder.sub(*[builder.load(place, align=2) for place in places[:2]])
        builder.store(left, places[2], align=2)
        kind = ir.FunctionType(ir.IntType(16), [numbers])
        name = "llvm.vector.reduce.add.v32i16"
        total = cgutils.get_or_insert_function(builder.module, kind, name)
        return builder.sext(builder.call(total, [left]), ir.IntType(64))

    return types.int64(these, those, to), gen
