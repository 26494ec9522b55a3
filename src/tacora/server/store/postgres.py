"""PostgreSQL: for several processes; all pages of a process in one statement."""

import asyncio
import subprocess
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg.errors import DeadlockDetected
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout

from tacora.server.page import Page
from tacora.wire import Person

from . import daily, people, tables
from .batch import Batch, write_batch
from .store import Entry, Results, StoreAway, migrations
from .tables import Execute

T = TypeVar("T")

SKIP = "FOR UPDATE SKIP LOCKED"
PATIENCE = 3.0
"""Seconds to wait for a connection before saying that the database is away."""
CUT_OFF: dict[str, Any] = {
    "connect_timeout": 3,  # seconds
    "tcp_user_timeout": 4000,  # milliseconds for something sent to arrive
    "keepalives_idle": 10,  # for who only listens: seconds of silence, then
    "keepalives_interval": 2,  # so many from one question to the next
}
"""When a connection is given up: nobody says so when a cable is cut."""
_LOCK = 7470
"""The advisory lock under which one process brings the schema up to date."""


class Postgres:
    """The memory of several processes."""

    def __init__(self, url: str, node: str, *, notify: bool) -> None:
        self._url = url
        self._node = node if notify else None
        self._offset = 0.0
        self.announce: Callable[[list[str]], None] = lambda _: None
        self._batch = Batch(self._write)

    async def open(self) -> None:
        """Be ready; bring the schema up to date."""
        self._pool = ConnectionPool(
            self._url,
            min_size=2,
            max_size=6,
            timeout=PATIENCE,
            # Whoever asks next tries again, so nobody need be patient for long.
            reconnect_timeout=PATIENCE,
            kwargs={"autocommit": True, **CUT_OFF},
            check=ConnectionPool.check_connection,
            open=False,
        )
        await asyncio.to_thread(self._pool.open)
        await self._do(_upgrade)
        await self.check()

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        await self._batch.drain()
        await asyncio.to_thread(self._pool.close)

    def now(self) -> float:
        """The time of the database, as well as we know it."""
        return time.time() + self._offset

    async def _do(self, job: Callable[[Execute], T]) -> T:
        """Do this in one transaction, in a thread."""
        return await asyncio.to_thread(self._transact, job)

    def _transact(self, job: Callable[[Execute], T]) -> T:
        try:
            with self._pool.connection() as connection, connection.transaction():
                return job(_executor(connection))
        except (psycopg.OperationalError, PoolTimeout, PoolClosed) as error:
            raise StoreAway(str(error)) from error

    # Tables

    async def create(self, entry: Entry, seed: str) -> bool:
        """Open a table with its first page, unless the code is taken."""
        return await self._do(
            lambda execute: tables.create(execute, entry, seed, self.now())
        )

    def write(self, entry: Entry) -> asyncio.Future[bool]:
        """Write a page, unless someone else has written that number."""
        return self._batch.put(entry)

    async def _write(self, entries: list[Entry]) -> set[str]:
        written = await asyncio.to_thread(self._write_now, entries)
        if self._node is None and written:
            self.announce(sorted(written))
        return written

    def _write_now(self, entries: list[Entry]) -> set[str]:
        try:
            with self._pool.connection() as connection:
                try:
                    return write_batch(connection, entries, self._node, self.now())
                except DeadlockDetected:
                    return write_batch(connection, entries, self._node, self.now())
        except (psycopg.OperationalError, PoolTimeout, PoolClosed) as error:
            raise StoreAway(str(error)) from error

    async def seed(self, code: str) -> str | None:
        """The seed of a table, if there is such a table."""
        return await self._do(lambda execute: tables.seed(execute, code))

    async def news(self, since: Mapping[str, int]) -> dict[str, list[Page]]:
        """The pages of these tables from these numbers on; nothing for the others."""

        def job(execute: Execute) -> dict[str, list[Page]]:
            rows = execute(
                "SELECT p.code, number, first, events, secrets, deadline"
                " FROM unnest(?::text[], ?::int[]) AS s (code, since)"
                " JOIN pages p ON p.code = s.code AND number >= since"
                " ORDER BY p.code, number",
                (list(since), list(since.values())),
            )
            found: dict[str, list[Page]] = {}
            for code, *page in rows:
                found.setdefault(code, []).append(Page(*page))
            return found

        return await self._do(job)

    async def lobby(self, limit: int) -> list[bytes]:
        """Public tables where a game is awaited or played, the newest first."""
        return await self._do(lambda execute: tables.lobby(execute, limit, self.now()))

    async def tables_of(self, person: str, limit: int) -> list[bytes]:
        """The tables where someone sits or has ever sat, the newest first."""
        return await self._do(lambda execute: tables.tables_of(execute, person, limit))

    async def due(self, limit: int) -> list[str]:
        """Tables whose deadline has passed; each is given out once in a while."""
        return await self._do(
            lambda execute: tables.due(execute, limit, self.now(), SKIP)
        )

    async def review(self, code: str) -> bytes | None:
        """The review of a table's game, if it was kept."""
        return await self._do(lambda execute: tables.review(execute, code))

    async def keep_review(self, code: str, body: bytes) -> None:
        """Keep the review of a table's game, as long as the table."""
        await self._do(lambda execute: tables.keep_review(execute, code, body))

    # People

    async def add_person(self, person: Person, key: bytes, owner: str | None) -> None:
        """Someone new, with a key."""
        await self._do(
            lambda execute: people.add(execute, person, key, owner, self.now())
        )

    async def person(self, key: bytes) -> Person | None:
        """Whoever has this key."""
        return await self._do(lambda execute: people.find(execute, key))

    async def rename(self, person: str, name: str, emblem: int | None) -> None:
        """Someone takes another name and emblem."""
        await self._do(lambda execute: people.rename(execute, person, name, emblem))

    async def bots(self, owner: str) -> list[Person]:
        """The bots that act for someone."""
        return await self._do(lambda execute: people.bots(execute, owner))

    async def put_code(self, code: bytes, person: str, expires: float) -> None:
        """A one-time code for someone."""
        await self._do(lambda execute: people.put_code(execute, code, person, expires))

    async def use_code(self, code: bytes, key: bytes) -> Person | None:
        """Exchange a one-time code for a key, once."""
        return await self._do(
            lambda execute: people.use_code(execute, code, key, self.now())
        )

    async def forget(self, person: str) -> list[str]:
        """Delete someone, their keys, bots and names; the tables that changed."""
        return await self._do(lambda execute: people.forget(execute, person))

    # The daily cave

    async def secret(self, fresh: str) -> str:
        """What nobody but the server knows; the fresh one if there is none yet."""
        return await self._do(lambda execute: daily.secret(execute, fresh))

    async def enter(self, day: str, person: str, code: str) -> str:
        """The table of someone's try; this one if it is the first."""
        return await self._do(lambda execute: daily.enter(execute, day, person, code))

    async def board(self, day: str, person: str | None, limit: int) -> Results:
        """Who has come through the cave of a day, and how someone fared."""
        return await self._do(lambda execute: daily.board(execute, day, person, limit))

    # Presence

    async def present(
        self, node: str, seats: Sequence[tuple[str, str]], until: float
    ) -> None:
        """These people sit at these tables, connected to this process."""
        await self._do(lambda execute: tables.present(execute, node, seats, until))

    async def leave(self, node: str, code: str, person: str) -> bool:
        """Someone's last connection here closed; whether they have one elsewhere."""
        return await self._do(
            lambda execute: tables.leave(execute, node, code, person, self.now())
        )

    async def vanished(self, limit: int) -> list[tuple[str, str]]:
        """Seats whose process has not been heard of; each is given out once."""
        return await self._do(
            lambda execute: tables.vanished(execute, limit, self.now(), SKIP)
        )

    # Care

    async def sweep(self, finished: float, idle: float, people: float) -> int:
        """Delete tables finished or idle, and people unseen, since before these."""
        return await self._do(
            lambda execute: tables.sweep(execute, finished, idle, people)
        )

    async def check(self) -> None:
        """Whether the memory is there; and what time it is there."""
        began = time.time()
        [(there,)] = await self._do(
            lambda execute: list(
                execute("SELECT extract(epoch FROM clock_timestamp())", ())
            )
        )
        self._offset = float(there) - (began + time.time()) / 2

    async def backup(self, file: Path) -> None:
        """A copy of everything, consistent in itself; needs `pg_dump`."""
        command = ["pg_dump", "--format=custom", f"--file={file}", self._url]
        try:
            await asyncio.to_thread(subprocess.run, command, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise StoreAway(str(error).replace(self._url, "…")) from None


def _executor(connection: psycopg.Connection[Any]) -> Execute:
    def execute(sql: str, values: tuple[Any, ...]) -> Iterable[Any]:
        query = sql.replace("?", "%s").encode()
        cursor = connection.execute(query, values, binary=True)
        return cursor if cursor.description else ()

    return execute


def _upgrade(execute: Execute) -> None:
    execute("SELECT pg_advisory_xact_lock(?)", (_LOCK,))
    execute("CREATE TABLE IF NOT EXISTS schema_steps (number INTEGER PRIMARY KEY)", ())
    done = {number for (number,) in execute("SELECT number FROM schema_steps", ())}
    for number, sql in migrations():
        if number not in done:
            for statement in _statements(sql):
                execute(statement, ())
            execute("INSERT INTO schema_steps VALUES (?)", (number,))


def _statements(sql: str) -> list[str]:
    lines = [line.partition("--")[0] for line in sql.splitlines()]
    return [part for part in "\n".join(lines).split(";") if part.strip()]
