"""How numba is told what to compile; whoever imports this loads numba."""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from numba import njit
from numba import types as _types
from numba.core import cgutils as _cgutils
from numba.core.ccallback import CFunc as _CFunc
from numba.core.codegen import JITCodeLibrary as _JITCodeLibrary
from numba.core.compiler import Compiler as _Compiler
from numba.core.runtime.nrt import rtsys as _rtsys
from numba.core.typing import templates as _templates
from numba.extending import intrinsic

from .compiler import Gen, declared, emitters, sources

types: Any = _types  # numba has types for some of its names only
cgutils: Any = _cgutils
rtsys: Any = _rtsys
templates: Any = _templates
CFunc: Any = _CFunc
JITCodeLibrary: Any = _JITCodeLibrary
Compiler: Any = _Compiler

_OPTIONS: Any = {"nogil": True, "error_model": "numpy", "boundscheck": False}
_SOURCES = sources()
_told = 0  # of those declared


@cache
def leave_scipy_asleep() -> None:
    """Before it compiles, numba looks whether SciPy is there, and so loads it all.

    That takes as long as all the rest. A policy that uses linear algebra still gets
    it: numba loads SciPy again where it is called.
    """
    linalg: Any = import_module("numba.np.linalg")
    ensure = linalg.ensure_blas
    if find_spec("scipy"):
        linalg.ensure_blas = lambda: None
    try:
        import_module("numba.np.arraymath")
    finally:
        linalg.ensure_blas = ensure


def emits(function: Callable[..., Any]) -> Callable[[Any], Any]:
    """Says what is emitted where compiled code calls this function."""

    def register(emit: Callable[..., tuple[Any, Gen]]) -> Any:
        template = templates.make_intrinsic_template(
            function, emit, function.__name__, prefer_literal=True
        )
        templates.infer(template)
        templates.infer_global(function, types.Function(template))
        return emit

    return register


def instruction(emit: Callable[..., tuple[Any, Gen]]) -> Any:
    """A function that numba compiles as told here, and Python cannot call."""
    return intrinsic(prefer_literal=True)(emit)


def entry(function: Callable[..., Any]) -> Any:
    """The function as numba compiles it at the first call."""
    _tell()
    dispatcher: Any = njit(cache=True, **_OPTIONS)(function)
    _keep(dispatcher._cache)  # noqa: SLF001
    return dispatcher


def pointer(function: Callable[..., Any], signature: Any, *, keep: bool) -> Any:
    """The function compiled with this signature, to be called by its address.

    A function that somebody typed in just now is not kept on disk.
    """
    _tell()
    made = CFunc(function, (signature.args, signature.return_type), {}, _OPTIONS)
    if keep:
        made.enable_caching()
        _keep(made._cache)  # noqa: SLF001
    else:
        leave_scipy_asleep()
    made.compile()
    return made


class _Part(JITCodeLibrary):
    """The code of a function that only other compiled functions call.

    Numba would optimise each and make machine code of it, with all that it calls in
    it, and so once more for every caller above. Here that is left to the outermost.
    """

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        return 0  # Python cannot call it

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, _name: str, _env: Any) -> None:
        """Nothing: there is no machine code that could ask for it."""


class _PartCompiler(Compiler):
    def __init__(self, typing: Any, target: Any, _library: Any, *rest: Any) -> None:
        super().__init__(typing, target, _Part(target.codegen(), "part"), *rest)


def tell(function: Callable[..., Any], *, inline: bool) -> None:
    """Numba knows a plain function from now on, and compiles it once for its callers.

    With `overload` it would do so again for those that have other flags.
    """
    compiled = njit(
        **_OPTIONS,
        forceinline=inline,
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        pipeline_class=_PartCompiler,
    )(function)
    template = templates.make_overload_template(
        function, function, {}, strict=False, inline="never"
    )
    template._get_impl = lambda _self, args, _kws: (compiled, args)  # noqa: SLF001
    templates.infer(template)
    templates.infer_global(function, types.Function(template))


def _tell() -> None:
    """Numba knows all that was declared so far."""
    global _told  # noqa: PLW0603  what numba was told cannot be taken back
    for module in emitters:
        import_module(module)
    while _told < len(declared):
        function, inline = declared[_told]
        tell(function, inline=inline)
        _told += 1


def _keep(kept: Any) -> None:
    # numba looks at the function's own file only, and would keep a kernel whose rules
    # have changed in another.
    kept._cache_file._source_stamp = _SOURCES  # noqa: SLF001
    kept.load_overload = partial(_load, kept)


def _load(kept: Any, signature: Any, context: Any) -> Any:
    """What was compiled before, if it was: numba would first get ready to compile."""
    rtsys.initialize(context)
    with kept._guard_against_spurious_io_errors():  # noqa: SLF001
        found = kept._load_overload(signature, context)  # noqa: SLF001
    if found is None:
        leave_scipy_asleep()
    return found
