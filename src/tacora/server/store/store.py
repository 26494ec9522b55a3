"""The memory of the server: logs that only grow, and people."""

import asyncio
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from tacora.server.page import Page
from tacora.wire import Person, Rank, Try


class StoreAway(Exception):
    """The memory cannot be reached, or takes nothing more."""


class Listing(Struct, frozen=True):
    """What is known of a table without reading its log."""

    stage: str
    public: bool
    body: bytes
    people: tuple[str, ...]
    score: int | None = None  # of whoever has come through the daily cave
    live: bool = True  # people are expected to be there


class Entry(Struct, frozen=True):
    """A page to be written; a listing goes with it when the seats have changed."""

    code: str
    page: Page
    listing: Listing | None = None
    rearm: bool = False  # the deadline has changed


class Results(Struct, frozen=True):
    """The board of a day."""

    played: int
    ranks: tuple[Rank, ...]
    best: str | None  # the table of the best
    mine: Try | None


class Store(Protocol):
    """What any memory can do. Each call raises `StoreAway` when it cannot."""

    async def open(self) -> None:
        """Be ready; bring the schema up to date."""

    async def close(self) -> None:
        """Finish what was begun, and let go."""

    def now(self) -> float:
        """The time by which deadlines are kept."""

    # Tables

    async def create(self, entry: Entry, seed: str) -> bool:
        """Open a table with its first page, unless the code is taken."""

    def write(self, entry: Entry) -> asyncio.Future[bool]:
        """Write a page, unless someone else has written that number."""

    async def seed(self, code: str) -> str | None:
        """The seed of a table, if there is such a table."""

    async def news(self, since: Mapping[str, int]) -> dict[str, list[Page]]:
        """The pages of these tables from these numbers on; nothing for the others."""

    async def lobby(self, limit: int) -> list[bytes]:
        """Public tables where a game is awaited or played, the newest first.

        Where one is awaited, someone who sits there is connected, or was lately.
        """

    async def tables_of(self, person: str, limit: int) -> list[bytes]:
        """The tables where someone sits or has ever sat, the newest first."""

    async def due(self, limit: int) -> list[str]:
        """Tables whose deadline has passed; each is given out once in a while."""

    async def review(self, code: str) -> bytes | None:
        """The review of a table's game, if it was kept."""

    async def keep_review(self, code: str, body: bytes) -> None:
        """Keep the review of a table's game, as long as the table."""

    # People

    async def add_person(self, person: Person, key: bytes, owner: str | None) -> None:
        """Someone new, with a key."""

    async def person(self, key: bytes) -> Person | None:
        """Whoever has this key."""

    async def rename(self, person: str, name: str, emblem: int | None) -> None:
        """Someone takes another name and emblem."""

    async def bots(self, owner: str) -> list[Person]:
        """The bots that act for someone."""

    async def put_code(self, code: bytes, person: str, expires: float) -> None:
        """A one-time code for someone."""

    async def use_code(self, code: bytes, key: bytes) -> Person | None:
        """Exchange a one-time code for a key, once."""

    async def forget(self, person: str) -> list[str]:
        """Delete someone, their keys, bots and names; the tables that changed."""

    # The daily cave

    async def secret(self, fresh: str) -> str:
        """What nobody but the server knows; the fresh one if there is none yet."""

    async def enter(self, day: str, person: str, code: str) -> str:
        """The table of someone's try; this one if it is the first."""

    async def board(self, day: str, person: str | None, limit: int) -> Results:
        """Who has come through the cave of a day, and how someone fared."""

    # Presence

    async def present(
        self, node: str, seats: Sequence[tuple[str, str]], until: float
    ) -> None:
        """These people sit at these tables, connected to this process."""

    async def leave(self, node: str, code: str, person: str) -> bool:
        """Someone's last connection here closed; whether they have one elsewhere."""

    async def vanished(self, limit: int) -> list[tuple[str, str]]:
        """Seats whose process has not been heard of; each is given out once."""

    # Care

    async def sweep(self, finished: float, idle: float, people: float) -> int:
        """Delete tables finished or idle, and people unseen, since before these."""

    async def check(self) -> None:
        """Whether the memory is there."""

    async def backup(self, file: Path) -> None:
        """A copy of everything, consistent in itself."""


def migrations() -> list[tuple[int, str]]:
    """The numbered steps of the schema."""
    folder = files("tacora.server.store").joinpath("schema")
    steps = [file for file in folder.iterdir() if file.name.endswith(".sql")]
    return sorted((int(f.name[:3]), f.read_text("utf-8")) for f in steps)
