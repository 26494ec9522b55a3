"""A backend: the few things that a database does for the store."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from .pages import Entry
from .transaction import Transaction

T = TypeVar("T")


class StoreAway(Exception):
    """The database cannot be reached, or takes nothing more."""


class Backend(Protocol):
    """What any database can do. Each call raises `StoreAway` when it cannot."""

    async def open(self) -> None:
        """Be ready; bring the schema up to date."""

    async def close(self) -> None:
        """Finish what was begun, and let go."""

    def now(self) -> float:
        """The time by which deadlines are kept."""

    async def read(self, query: Callable[[Transaction], T]) -> T:
        """Run a query that changes nothing."""

    async def write(self, query: Callable[[Transaction], T]) -> T:
        """Run a query in a transaction; when this returns, it is on disk."""

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        """Write a page along with others; false if someone else was first."""

    async def check(self) -> None:
        """Whether the database is there."""

    async def backup(self, file: Path) -> None:
        """A copy of everything, consistent in itself."""
