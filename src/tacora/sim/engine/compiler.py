"""The compiler: one source, two speeds.

A function on a row is plain Python, and runs as it stands: nothing here loads numba.
What an entry calls is compiled with it when it's called for the first time. Functions
are declared as they are defined; numba is told of them when it's first needed.
"""

from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, ParamSpec, TypeVar

import numpy as np

Int = int | np.integer[Any]
Gen = Callable[[Any, Any, Any, Any], Any]

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
R = TypeVar("R")

_PACKAGE: Final = Path(__file__).parents[2]

declared: list[tuple[Callable[..., Any], bool]] = []
"""Functions on a row, and whether they become a part of each function that calls them;
in the order in which they were defined."""

emitters: list[str] = ["tacora.sim.engine.codegen"]
"""Modules that say what is emitted for intrinsics: imported before compiling."""


def inlined(function: F) -> F:
    """A function on a row that becomes a part of whatever calls it."""
    declared.append((function, True))
    return function


def called(function: F) -> F:
    """A function on a row that is compiled once for all who call it."""
    declared.append((function, False))
    return function


class Entry(Generic[P, R]):
    """A function that is always compiled, and kept on disk for the next process."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.plain = function
        self.__doc__ = function.__doc__
        self._compiled: Callable[P, R] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run compiled; the first call of a new kind compiles it, or loads it."""
        if self._compiled is None:
            self._compiled = import_module("tacora.sim.engine.numba_setup").entry(
                self.plain
            )
        return self._compiled(*args, **kwargs)


def entry(function: Callable[P, R]) -> Entry[P, R]:
    """A function that Python calls: compiled for this machine, and kept on disk."""
    return Entry(function)


def sources() -> str:
    """One hash over all that may be compiled."""
    whole = sha256()
    for room in ("sim", "expert"):
        for file in sorted((_PACKAGE / room).rglob("*.py")):
            whole.update(file.read_bytes())
    return whole.hexdigest()
