"""The way into the lanes: who can be played there is, and nobody else need know."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from llvmlite import binding
from numba import config as _config

from tacora.rules import Edition
from tacora.sim import sums
from tacora.sim.policies.policy import Policy

from . import layout
from .player import player
from .thresholds import read

config: Any = _config

Engine = Callable[[tuple[int, int]], sums.Sums]


def find_engine(
    edition: Edition, policies: Sequence[Policy], seed: int
) -> Engine | None:
    """What plays a span of the seed's games in lanes; None if they do not fit."""
    if not (_has_avx2() and layout.fits(edition)):
        return None
    seats = [read(each, layout.most_loot(edition)) for each in policies]
    known = [each for each in seats if each]
    if len(known) < len(seats):
        return None
    kind = layout.kind(edition, known)
    play = player(kind.code)
    fresh = layout.fresh(edition, kind)
    tables = layout.tables(edition, kind, known)

    def play_span(span: tuple[int, int]) -> sums.Sums:
        part = sums.empty(edition)
        play(fresh, tables, np.uint64(seed % (1 << 64)), span, part)
        return part

    return play_span


def _has_avx2() -> bool:
    """Whether the machine looks bytes up in a table, 32 at once."""
    if config.CPU_NAME or config.CPU_FEATURES is not None:
        return False  # numba was told of another machine than this
    return bool(binding.get_host_cpu_features().get("avx2"))
