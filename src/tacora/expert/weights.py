"""The weights of the nets that the expert has learned, as files.

`tacora train` makes them; docs/explanation/expert.md tells how.
"""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import IO, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Edition
from tacora.sim.engine.row import relic_rule

from . import net
from .features import SIZE
from .net import COUNTS, HIDDEN, PARTS, RULES

FILE = "expert.npz"

Floats = NDArray[np.float32]


class Nets(NamedTuple):
    """A line for each kind of table, see `place`: a net for each expedition in turn."""

    players: Floats  # they decide
    critics: Floats  # they foretell the share of the victory
    hunters: Floats  # they decide where everyone else is a stranger: see opponents


@cache
def nets() -> Nets:
    """The nets that are shipped."""
    with as_file(files(__package__).joinpath(FILE)) as page:
        return read(page)


def read(page: Path) -> Nets:
    """The nets in a file that `tacora train` has written."""
    with np.load(page) as found:
        pages = [[found[name] for name in _named(each)] for each in Nets._fields]
    if any(_SHAPES != [each.shape for each in parts] for parts in pages):
        raise ValueError("nets of another shape")
    return Nets(*(_unfolded(*parts) for parts in pages))


def write(out: IO[bytes], nets: Nets) -> None:
    """Write them so that `read` finds them, each weight as a byte."""
    pages: dict[str, NDArray[Any]] = {}
    for each, lines in zip(Nets._fields, nets, strict=True):
        pages |= zip(_named(each), _folded(lines), strict=True)
    np.savez(out, allow_pickle=False, **pages)


# A net's weights are kept as bytes, in rows that have a unit each: those of an input,
# then the neurons' constants, then their weights to the output. Its constant is apart.
_NETS = (RULES * COUNTS, PARTS)
_SHAPES = [(*_NETS, SIZE + 2, HIDDEN), (*_NETS, SIZE + 2, 1), (*_NETS, 1)]
_MOST = 127
_LEAST = 1e-6  # a unit: half precision knows it


def _named(field: str) -> tuple[str, str, str]:
    return field, f"{field}-units", f"{field}-constants"


def _unfolded(rows: NDArray[Any], units: NDArray[Any], constants: NDArray[Any]) -> Any:
    weights = (rows * units.astype(np.float32)).reshape(*_NETS, -1)
    whole = np.concatenate([weights, constants], axis=-1, dtype=np.float32)
    return whole.reshape(len(whole), -1)


def _folded(lines: NDArray[Any]) -> tuple[NDArray[Any], ...]:
    whole = lines.reshape(*_NETS, -1)
    rows = whole[..., :-1].reshape(_SHAPES[0])
    largest = np.abs(rows).max(axis=-1, keepdims=True)
    units = np.maximum(largest / _MOST, _LEAST).astype(np.float16)
    bytes_ = np.clip(np.rint(rows / units.astype(np.float64)), -_MOST, _MOST)
    return bytes_.astype(np.int8), units, whole[..., -1:].astype(np.float16)


def place(edition: Edition, players: int) -> int:
    """Which line is for such tables."""
    return int(net.place(relic_rule(edition), players))
