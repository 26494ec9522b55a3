"""The colours of the table; none where NO_COLOR is set.

They are those of the web, the darker ones lightened for letters on a dark ground.
Turned into greys they would say the opposite: the danger would be the darkest.
"""

import os

_PAINTED = not os.environ.get("NO_COLOR")


def _colour(value: str) -> str:
    return value if _PAINTED else ""


BONE, DIM = _colour("#f4e7cd"), _colour("#a2967f")
GOLD, RUBY, ICE = _colour("#f2c14e"), _colour("#ff6b86"), _colour("#a9e6ff")
DANGER, CAMP, CLOTH = _colour("#ff5a4a"), _colour("#7fc8e8"), _colour("#5b2a3f")

SEAT_COLOURS = tuple(
    _colour(value)
    for value in (
        "#f09a1a",
        "#2fcba6",
        "#6d9bf8",
        "#f0705f",
        "#be9bfb",
        "#f2e640",
        "#b4fbf5",
        "#c08fb4",
    )
)
