"""A record: a game as it was played, or as far as it was played."""

import re
import unicodedata
from collections.abc import Iterator

from msgspec import Struct

from tacora.rules import Edition, Event, State, after, evolve, set_up

from .errors import NameUnusable, SeedUnusable

MAX_NAME_CHARACTERS = 100  # eight of them fit on a line
MAX_SEED_BYTES = 1000  # in JSON they fit on a line
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
"""Names for those who give none; each begins with the letter of its seat."""


class Record(Struct, frozen=True):
    """Who played which edition, what happened, and how the cards were dealt."""

    edition: Edition
    names: tuple[str, ...]
    log: tuple[Event, ...] = ()
    seed: str | None = None
    promise: str | None = None
    remarks: tuple[tuple[str, str], ...] = ()  # headers that the game does not need

    @property
    def start(self) -> State:
        """The table before the first expedition."""
        return set_up(self.edition, len(self.names))

    def steps(self) -> Iterator[tuple[State, Event, State]]:
        """Each event, with the table before and after it."""
        before = self.start
        for event in self.log:
            yield before, event, (before := evolve(before, event))

    @property
    def end(self) -> State:
        """The table after the last event."""
        return after(self.start, self.log)


# What would disturb the line that a name stands in: controls, halves of letters, ends
# of lines, turns of direction. What joins letters, as in Persian and some emojis,
# may stay.
_FORBIDDEN = re.compile(
    "[,\\x00-\\x1f\\x7f-\\x9f\\ud800-\\udfff\\u2028\\u2029"
    "\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]"
)


def checked_name(name: object) -> str:
    """The name without blanks around it, if it can stand in a record."""
    tidy = name.strip() if isinstance(name, str) else ""
    seen = any(unicodedata.category(c) not in {"Cf", "Zs"} for c in tidy)
    if not seen or len(tidy) > MAX_NAME_CHARACTERS or _FORBIDDEN.search(tidy):
        shown = str(name).encode(errors="backslashreplace").decode()
        raise NameUnusable(name=shown, limit=MAX_NAME_CHARACTERS)
    return tidy


def checked_seed(seed: object) -> str:
    """The seed, if it can stand in a record."""
    try:
        if isinstance(seed, str) and len(seed.encode()) <= MAX_SEED_BYTES:
            return seed
    except UnicodeEncodeError:
        pass
    raise SeedUnusable(seed=ascii(seed)[:MAX_NAME_CHARACTERS], limit=MAX_SEED_BYTES)
