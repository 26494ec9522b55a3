"""The caves of a learner: from a number or a name, the same ones for everybody."""

from typing import Any

import numpy as np


def caves(chance: np.random.Generator, options: dict[str, Any] | None = None) -> str:
    """The seed of the next game: from chance, or the one named in the options.

    `reset(options={"caves": "tacora"})` deals the game of that seed, as everywhere
    else in this package; a number given as `reset(seed=7)` deals a series of games.
    """
    if options and "caves" in options:
        return str(options["caves"])
    return chance.bytes(16).hex()
