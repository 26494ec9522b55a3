"""The colours of the table; none where NO_COLOR is set.

They are those of the web, the darker ones lightened for letters on a dark ground.
Turned into greys they would say the opposite: the danger would be the darkest.
"""

import os

from tacora.picture.palette import DARK, TERMINAL, TERMINAL_SEATS

_PAINTED = not os.environ.get("NO_COLOR")


def _colour(value: str) -> str:
    return value if _PAINTED else ""


BONE, DIM = _colour(DARK["bone"]), _colour(TERMINAL["dim"])
GOLD, RUBY, ICE = (_colour(DARK[name]) for name in ("gold", "ruby", "ice"))
DANGER, CAMP = _colour(DARK["danger"]), _colour(DARK["camp"])
CLOTH = _colour(TERMINAL["cloth"])

SEAT_COLOURS = tuple(map(_colour, TERMINAL_SEATS))
