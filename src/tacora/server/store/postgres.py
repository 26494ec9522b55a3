"""PostgreSQL: for several processes; all pages of a process in one statement."""

import asyncio
import contextlib
import os
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.errors import DeadlockDetected
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout

from .backend import StoreAway
from .migrations import migrations
from .pages import Entry
from .postgres_batch import Batch, append_all
from .transaction import Transaction, in_dialect

T = TypeVar("T")
Connection = psycopg.Connection[Any]

CONNECTION_TIMEOUT_S = 3.0
"""How long to wait for a connection before saying that the database is away."""
CUT_OFF: dict[str, Any] = {
    "connect_timeout": 3,  # seconds
    "tcp_user_timeout": 4000,  # milliseconds for something sent to arrive
    "keepalives_idle": 10,  # for who only listens: seconds of silence, then
    "keepalives_interval": 2,  # so many from one question to the next
}
"""When a connection is given up: nobody says so when a cable is cut."""
MIN_CONNECTIONS = 2
MAX_CONNECTIONS = 6
MIGRATION_LOCK = 7470
"""The advisory lock under which one process brings the schema up to date."""


class Postgres:
    """The backend of several processes.

    The others are told of new pages in the statement that writes them, by NOTIFY; or
    afterwards by `announce`, when another bus than PostgreSQL's own tells them.
    """

    def __init__(
        self,
        url: str,
        node: str,
        announce: Callable[[list[str]], None] | None = None,
    ) -> None:
        self._url = url
        self._notify = None if announce else node
        self._announce = announce
        self._offset_s = 0.0
        self._batch = Batch(self._append)

    async def open(self) -> None:
        """Be ready; bring the schema up to date."""
        self._pool = ConnectionPool(
            self._url,
            min_size=MIN_CONNECTIONS,
            max_size=MAX_CONNECTIONS,
            timeout=CONNECTION_TIMEOUT_S,
            # The next caller tries again, so nobody need wait for long.
            reconnect_timeout=CONNECTION_TIMEOUT_S,
            kwargs={"autocommit": True, **CUT_OFF},
            check=ConnectionPool.check_connection,
            open=False,
        )
        await asyncio.to_thread(self._pool.open)
        await self.write(_upgrade)
        await self.check()

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        await self._batch.drain()
        await asyncio.to_thread(self._pool.close)

    def now(self) -> float:
        """The time of the database, as well as we know it."""
        return time.time() + self._offset_s

    async def read(self, query: Callable[[Transaction], T]) -> T:
        """Run a query that changes nothing."""
        # PostgreSQL looks anew at each statement, with a transaction or without.
        return await asyncio.to_thread(self._run, query)

    async def write(self, query: Callable[[Transaction], T]) -> T:
        """Run a query in a transaction; when this returns, it is on disk."""
        return await asyncio.to_thread(self._run, query, whole=True)

    def _run(self, query: Callable[[Transaction], T], *, whole: bool = False) -> T:
        """Run a query; as a whole, or each statement by itself."""
        with self._connection() as connection:
            return _run_on(connection, query, self.now(), whole=whole)

    @contextlib.contextmanager
    def _connection(self) -> Iterator[Connection]:
        try:
            with self._pool.connection() as connection:
                yield connection
        except (psycopg.OperationalError, PoolTimeout, PoolClosed) as error:
            raise StoreAway(str(error)) from error

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        """Write a page along with others; false if someone else was first."""
        return self._batch.put(entry)

    async def _append(self, entries: list[Entry]) -> set[str]:
        written = await asyncio.to_thread(self._append_now, entries)
        if self._announce and written:
            self._announce(sorted(written))
        return written

    def _append_now(self, entries: list[Entry]) -> set[str]:
        def query(db: Transaction) -> set[str]:
            return append_all(db, entries, self._notify)

        # Without a listing it is one statement: a transaction of its own.
        whole = any(entry.listing is not None for entry in entries)
        with self._connection() as connection:
            try:
                return _run_on(connection, query, self.now(), whole=whole)
            except DeadlockDetected:
                return _run_on(connection, query, self.now(), whole=whole)

    async def connect(self) -> psycopg.AsyncConnection[Any]:
        """A connection of the caller's own, to listen and notify."""
        return await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, **CUT_OFF
        )

    async def check(self) -> None:
        """Whether the database is there; and what time it is there."""
        began = time.time()
        there = await self.read(_clock)
        self._offset_s = there - (began + time.time()) / 2

    async def backup(self, file: Path) -> None:
        """A copy of everything, consistent in itself; needs `pg_dump`."""
        # Anyone on this machine can read the arguments of a process.
        parts = conninfo_to_dict(self._url)
        environment = dict(os.environ)
        if (password := parts.pop("password", None)) is not None:
            environment["PGPASSWORD"] = str(password)
        target = make_conninfo("", **parts)
        command = ["pg_dump", "--format=custom", f"--file={file}", target]
        try:
            await asyncio.to_thread(
                subprocess.run, command, check=True, env=environment
            )
        except FileNotFoundError:
            raise StoreAway("there is no pg_dump") from None
        except (OSError, subprocess.CalledProcessError) as error:
            raise StoreAway(str(error).replace(target, "…")) from None


def _run_on(
    connection: Connection,
    query: Callable[[Transaction], T],
    now: float,
    *,
    whole: bool,
) -> T:
    def execute(sql: str, values: tuple[Any, ...]) -> Iterable[Any]:
        cursor = connection.execute(_spelled(sql), values, binary=True)
        return cursor if cursor.description else ()

    with connection.transaction() if whole else contextlib.nullcontext():
        return query(Transaction(execute, now))


@lru_cache
def _spelled(sql: str) -> bytes:
    return in_dialect(sql, "postgresql").replace("?", "%s").encode()


def _clock(db: Transaction) -> float:
    [(seconds,)] = db.execute("SELECT extract(epoch FROM clock_timestamp())", ())
    return float(seconds)


def _upgrade(db: Transaction) -> None:
    db.execute("SELECT pg_advisory_xact_lock(?)", (MIGRATION_LOCK,))
    db.execute(
        "CREATE TABLE IF NOT EXISTS schema_steps (number INTEGER PRIMARY KEY)", ()
    )
    done = {number for (number,) in db.execute("SELECT number FROM schema_steps", ())}
    for number, sql in migrations():
        if number not in done:
            for statement in _statements(sql):
                db.execute(statement, ())
            db.execute("INSERT INTO schema_steps VALUES (?)", (number,))


def _statements(sql: str) -> list[str]:
    lines = [line.partition("--")[0] for line in sql.splitlines()]
    return [part for part in "\n".join(lines).split(";") if part.strip()]
