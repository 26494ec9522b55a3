"""One file on disk: SQLite, written by one thread, many pages in one commit."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import apsw

from . import pages
from .backend import StoreAway
from .migrations import migrations
from .pages import Entry
from .sqlite_thread import SQLiteThread
from .transaction import Transaction, in_dialect

T = TypeVar("T")

BUSY_TIMEOUT_MS = 5000
"""How long to wait for another process that has locked the file."""
ALL_PAGES = -1
"""To copy a database in one step: from a snapshot, whatever is written meanwhile."""


class SQLite:
    """The backend of one process, in a file; or in memory, for tests."""

    def __init__(self, file: str | Path) -> None:
        self.file = str(file)
        self.now = time.time

    async def open(self) -> None:
        """Be ready; bring the schema up to date."""
        self._writer = SQLiteThread(self._connect, "sqlite-writer", grouped=True)
        await self._writer.start()
        await self._writer.do(_upgrade)
        self._reader = self._writer
        if self.file != ":memory:":
            self._reader = SQLiteThread(self._connect, "sqlite-reader", grouped=False)
            await self._reader.start()

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        if self._reader is not self._writer:
            await self._reader.stop()
        await self._writer.stop()

    def _connect(self) -> apsw.Connection:
        db = apsw.Connection(self.file)
        db.set_busy_timeout(BUSY_TIMEOUT_MS)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA secure_delete = ON")
        return db

    async def read(self, query: Callable[[Transaction], T]) -> T:
        """Run a query that changes nothing."""
        return await self._reader.do(
            lambda db: query(Transaction(db.execute, self.now()))
        )

    async def write(self, query: Callable[[Transaction], T]) -> T:
        """Run a query in a transaction; when this returns, it is on disk."""
        return await self._writer.do(
            lambda db: query(Transaction(db.execute, self.now()))
        )

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        """Write a page along with others; false if someone else was first."""
        return self._writer.do(
            lambda db: pages.append(Transaction(db.execute, self.now()), entry)
        )

    async def check(self) -> None:
        """Whether the file is there, and takes something."""
        # The same version again: something that has to be written, and changes nothing.
        await self._writer.do(
            lambda db: db.pragma("user_version", db.pragma("user_version"))
        )

    async def backup(self, file: Path) -> None:
        """A copy of everything, consistent in itself."""
        try:
            await asyncio.to_thread(copy, self.file, str(file))
        except apsw.Error as error:
            raise StoreAway(str(error)) from error


def copy(source: str, target: str) -> None:
    """Copy a database, while it is used or not, to an empty file; and check it."""
    old = apsw.Connection(source, flags=apsw.SQLITE_OPEN_READONLY)
    new = apsw.Connection(target)
    try:
        old.set_busy_timeout(BUSY_TIMEOUT_MS)
        new.execute("PRAGMA journal_mode = OFF")  # whole or not at all, by its name
        with new.backup("main", old, "main") as job:
            job.step(ALL_PAGES)
        # A copy has the original's journal mode, which needs files beside it.
        new.execute("PRAGMA journal_mode = DELETE")
        [(found,)] = new.execute("PRAGMA quick_check(1)")
        if found != "ok":
            raise apsw.CorruptError(found)
    finally:
        new.close()
        old.close()


def _upgrade(db: apsw.Connection) -> None:
    version = db.pragma("user_version")
    for number, sql in migrations():
        if number > version:
            db.execute(in_dialect(sql, "sqlite"))
            db.pragma("user_version", number)
