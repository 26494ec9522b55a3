"""One file on disk: SQLite, written by one thread, many pages in one commit."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import apsw

from . import pages
from .backend import StoreAway
from .migrations import migrations
from .pages import Entry
from .transaction import Transaction, in_dialect

T = TypeVar("T")
Job = tuple[Callable[[apsw.Connection], Any], "asyncio.Future[Any]"]

BUSY_TIMEOUT_MS = 5000
"""How long to wait for another process that has locked the file."""
ALL_PAGES = -1
"""To copy a database in one step: from a snapshot, whatever is written meanwhile."""

MAX_COMMIT_JOBS = 512
"""How many jobs are one transaction, more or less."""


class SQLite:
    """The backend of one process, in a file; or in memory, for tests."""

    def __init__(self, file: str | Path) -> None:
        self.file = str(file)
        self.now = time.time

    async def open(self) -> None:
        """Be ready; bring the schema up to date."""
        self._writer = Worker(self._connect, "sqlite-writer", grouped=True)
        await self._writer.start()
        await self._writer.do(_upgrade)
        self._reader = self._writer
        if self.file != ":memory:":
            self._reader = Worker(self._connect, "sqlite-reader", grouped=False)
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


class Worker:
    """One connection in its own thread; with `grouped`, many jobs are one commit."""

    def __init__(
        self,
        connect: Callable[[], apsw.Connection],
        name: str,
        *,
        grouped: bool,
    ) -> None:
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._waiting: list[Job] = []
        self._connect = connect
        self._grouped = grouped
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._ready: asyncio.Future[None] = self._loop.create_future()

    async def start(self) -> None:
        """Open the connection in its thread."""
        self._thread.start()
        await self._ready

    def do(self, job: Callable[[apsw.Connection], T]) -> "asyncio.Future[T]":
        """Do this soon; the future is done when it is on disk."""
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._waiting:
            self._loop.call_soon(self._hand_over)
        self._waiting.append((job, future))
        return future

    def _hand_over(self) -> None:
        """Wake the thread, once for all that has gathered."""
        jobs, self._waiting = self._waiting, []
        if jobs:
            self._jobs.put(jobs)

    async def stop(self) -> None:
        """Do what was asked for, then close the connection."""
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        try:
            db = self._connect()
        except apsw.Error as error:
            self._loop.call_soon_threadsafe(
                self._ready.set_exception, StoreAway(str(error))
            )
            return
        self._loop.call_soon_threadsafe(self._ready.set_result, None)
        while (jobs := self._jobs.get()) is not None:
            while (
                self._grouped and not self._jobs.empty() and len(jobs) < MAX_COMMIT_JOBS
            ):
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                jobs += more
            if self._grouped:
                self._commit(db, jobs)
            else:
                for job in jobs:
                    self._commit(db, [job])
        db.close()

    def _commit(self, db: apsw.Connection, jobs: list[Job]) -> None:
        try:
            done = _transact(db, jobs)
        except Exception as error:  # noqa: BLE001, told to the caller
            if len(jobs) > 1:  # one of them is to blame; the others need not suffer
                for job in jobs:
                    self._commit(db, [job])
                return
            away = StoreAway(str(error)) if isinstance(error, apsw.Error) else error
            done = [(job[1], away) for job in jobs]
        if done:
            self._loop.call_soon_threadsafe(_settle, done)


def _transact(db: apsw.Connection, jobs: list[Job]) -> list[tuple[Any, Any]]:
    if not jobs:
        return []
    db.execute("BEGIN IMMEDIATE")
    try:
        done = [(future, job(db)) for job, future in jobs]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return done


def _settle(done: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for future, result in done:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
