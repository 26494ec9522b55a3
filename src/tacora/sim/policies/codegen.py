"""What numba emits for a policy's view, and for calling a decider by its address."""

from typing import Any

from llvmlite import ir
from numba import from_dtype

from tacora.sim.engine.compiler import Gen
from tacora.sim.engine.numba_setup import cgutils, emits, types

from .decider import call
from .view import VIEW, blank

View = from_dtype(VIEW)


@emits(blank)
def _blank(_context: Any) -> tuple[Any, Gen]:
    """A view on the stack: what nobody asks for costs nothing.

    The compiler sees that, once the function which looks at it has become a part of
    the caller.
    """

    def gen(context: Any, builder: Any, sig: Any, _args: Any) -> Any:
        room = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(8), View.size))
        room.align = 8
        return builder.bitcast(room, context.get_value_type(sig.return_type))

    return View(), gen


@emits(call)
def _call(_context: Any, _where: Any, given: Any) -> tuple[Any, Gen]:
    """What the function at that address returns, given this."""
    sig = types.int64(types.int64, given)

    def gen(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
        values = cgutils.unpack_tuple(builder, args[1])
        kinds = [value.type for value in values]
        function = ir.FunctionType(ir.IntType(64), kinds).as_pointer()
        return builder.call(builder.inttoptr(args[0], function), values)

    return sig, gen
