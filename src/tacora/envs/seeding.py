"""Seeds: which game comes next, from a number or a name."""

from typing import Any

import numpy as np


def game_seed(
    chance: np.random.Generator, options: dict[str, Any] | None = None
) -> str:
    """The seed of the next game: from chance, or the one named in the options.

    `reset(options={"caves": "tacora"})` deals the game of that seed, as everywhere
    else in this package; a number given as `reset(seed=7)` deals a series of games.
    """
    if options and "caves" in options:
        return str(options["caves"])
    return chance.bytes(16).hex()
