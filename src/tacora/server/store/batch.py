"""A batch: the pages that a process writes to PostgreSQL in one statement."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg

from . import tables
from .store import Entry

LARGEST = 400
"""Pages in one statement: the notice of their codes has to fit in 8,000 bytes."""

_WRITE = b"""
WITH given AS (
    SELECT * FROM unnest(
        %s::text[], %s::int[], %s::int[], %s::bytea[], %s::bytea[], %s::float8[],
        %s::bool[], %s::text[], %s::int[], %s::bytea[]
    ) AS g (code, number, first, events, secrets, deadline, rearm, stage, public, body)
), written AS (
    INSERT INTO pages (code, number, first, events, secrets, deadline)
    SELECT code, number, first, events, secrets, deadline FROM given ORDER BY code
    ON CONFLICT DO NOTHING RETURNING code
), listed AS (
    UPDATE tables SET
        deadline = given.deadline, claimed = NULL, updated = %s,
        stage = coalesce(given.stage, tables.stage),
        public = coalesce(given.public, tables.public),
        body = coalesce(given.body, tables.body)
    FROM given JOIN written USING (code)
    WHERE given.rearm AND tables.code = given.code
), told AS (
    SELECT pg_notify('tacora',
        json_build_object('node', %s::text, 'pages', json_agg(code))::text)
    FROM written WHERE %s::text IS NOT NULL HAVING count(*) > 0
)
SELECT code, (SELECT count(*) FROM told) FROM written
"""


def write_batch(
    connection: psycopg.Connection[Any],
    entries: list[Entry],
    node: str | None,
    now: float,
) -> set[str]:
    """Write these pages, of different tables; the codes of those that were free."""
    ordered = sorted(entries, key=lambda entry: entry.code)
    rows = [
        (
            entry.code,
            entry.page.number,
            entry.page.first,
            entry.page.events,
            entry.page.secrets,
            entry.page.deadline,
            entry.rearm or entry.listing is not None,
            entry.listing.stage if entry.listing else None,
            int(entry.listing.public) if entry.listing else None,
            entry.listing.body if entry.listing else None,
        )
        for entry in ordered
    ]
    values = [list(column) for column in zip(*rows, strict=True)]
    listed = [entry for entry in ordered if entry.listing is not None]
    with connection.transaction() if listed else _autocommit():
        cursor = connection.execute(_WRITE, (*values, now, node, node))
        written = {code for code, _ in cursor}
        for entry in listed:
            if entry.code in written and entry.listing is not None:
                tables.note(_execute(connection), entry.code, entry.listing, now)
    return written


def _execute(connection: psycopg.Connection[Any]) -> tables.Execute:
    return lambda sql, values: connection.execute(
        sql.replace("?", "%s").encode(), values
    )


class _autocommit:  # noqa: N801, stands where a transaction could
    """One statement is a transaction of its own."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        pass


class Batch:
    """Gathers entries while the last batch is on its way."""

    def __init__(self, write: Callable[[list[Entry]], Awaitable[set[str]]]) -> None:
        self._write = write
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    def put(self, entry: Entry) -> asyncio.Future[bool]:
        """Write this soon; the future tells whether the page was free."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        if self._task is None:
            self._task = asyncio.create_task(self._go())
        return future

    async def drain(self) -> None:
        """Write all that is waiting."""
        while self._task is not None:
            await asyncio.shield(self._task)

    async def _go(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._one_each()
                try:
                    written = await self._write([entry for entry, _ in batch])
                except Exception as error:  # noqa: BLE001, told to whoever asked
                    for _, future in batch:
                        if not future.done():
                            future.set_exception(error)
                else:
                    for entry, future in batch:
                        if not future.done():
                            future.set_result(entry.code in written)
        finally:
            self._task = None

    def _one_each(
        self,
    ) -> tuple[
        list[tuple[Entry, asyncio.Future[bool]]],
        list[tuple[Entry, asyncio.Future[bool]]],
    ]:
        """One entry a table now, the others later."""
        now: dict[str, tuple[Entry, asyncio.Future[bool]]] = {}
        later = []
        for entry, future in self._waiting:
            if entry.code in now or len(now) == LARGEST:
                later.append((entry, future))
            else:
                now[entry.code] = entry, future
        return list(now.values()), later
