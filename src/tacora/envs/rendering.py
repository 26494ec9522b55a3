"""Rendering: the table as text, or as a picture made of pixels."""

import sys
from typing import TYPE_CHECKING

from tacora.game import Game

from .errors import UnknownRendering

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MODES = ("ansi", "rgb_array", "human")


def checked_mode(mode: str | None) -> str | None:
    """The mode, if the table can be shown so."""
    if mode is not None and mode not in MODES:
        raise UnknownRendering(mode, MODES)
    return mode


def render(game: Game, mode: str | None) -> "str | NDArray[np.uint8] | None":
    """The table in this mode: `human` writes the text to the terminal."""
    match mode:
        case "ansi":
            return str(game)
        case "rgb_array":
            from .drawing import draw  # noqa: PLC0415 # matplotlib is slow to come

            return draw(game.state, game.names)
        case "human":
            sys.stdout.write(f"{game}\n\n")
    return None
