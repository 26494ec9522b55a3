"""A record: a game as it was played, or as far as it was played."""

import unicodedata
from collections.abc import Iterator

from msgspec import Struct

from tacora.rules import Edition, Event, State, after, evolve, set_up

from .errors import NameUnusable, SeedUnusable

LONGEST_NAME = 100  # characters; eight of them fit on a line
LONGEST_SEED = 1000  # bytes; in JSON they fit on a line
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


def checked_name(name: str) -> str:
    """The name without blanks around it, if it can stand in a record."""
    tidy = name.strip()
    if (
        not 0 < len(tidy) <= LONGEST_NAME
        or "," in tidy
        or any(unicodedata.category(c)[0] == "C" for c in tidy)
    ):
        raise NameUnusable(name=ascii(name)[1:-1])
    return tidy


def checked_seed(seed: str) -> str:
    """The seed, if it can stand in a record."""
    try:
        if len(seed.encode()) > LONGEST_SEED:
            raise SeedUnusable(seed=f"{len(seed)} characters")
    except UnicodeEncodeError:
        raise SeedUnusable(seed=ascii(seed)) from None
    return seed
