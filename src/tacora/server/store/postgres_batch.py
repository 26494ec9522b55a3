"""A batch: the pages that a process writes to PostgreSQL in one statement."""

import asyncio
from collections.abc import Awaitable, Callable

from .pages import Entry, note
from .transaction import Transaction

MAX_BATCH_PAGES = 400
"""The notice of their codes has to fit in 8,000 bytes."""
Waiting = list[tuple[Entry, "asyncio.Future[bool]"]]

_WRITE = """
WITH given AS (
    SELECT * FROM unnest(
        ?::text[], ?::int[], ?::int[], ?::bytea[], ?::bytea[], ?::float8[],
        ?::bool[], ?::text[], ?::int[], ?::bytea[]
    ) AS g (code, number, first, events, secrets, deadline, rearm, stage, public, body)
), written AS (
    INSERT INTO pages (code, number, first, events, secrets, deadline)
    SELECT code, number, first, events, secrets, deadline FROM given ORDER BY code
    ON CONFLICT DO NOTHING RETURNING code
), listed AS (
    UPDATE tables SET
        deadline = given.deadline, claimed = NULL, updated = ?,
        stage = coalesce(given.stage, tables.stage),
        public = coalesce(given.public, tables.public),
        body = coalesce(given.body, tables.body)
    FROM given JOIN written USING (code)
    WHERE given.rearm AND tables.code = given.code
), told AS (
    SELECT pg_notify('tacora',
        json_build_object('node', ?::text, 'pages', json_agg(code))::text)
    FROM written WHERE ?::text IS NOT NULL HAVING count(*) > 0
)
SELECT code, (SELECT count(*) FROM told) FROM written
"""


def append_all(db: Transaction, entries: list[Entry], node: str | None) -> set[str]:
    """Write these pages, of different tables; the codes of those that were free.

    With the name of this process, the others are notified.
    """
    ordered = sorted(entries, key=lambda entry: entry.code)
    columns = [list(column) for column in zip(*map(_row, ordered), strict=True)]
    rows = db.execute(_WRITE, (*columns, db.now, node, node))
    written = {code for code, _ in rows}
    for entry in ordered:
        if entry.listing is not None and entry.code in written:
            note(db, entry.code, entry.listing)
    return written


def _row(entry: Entry) -> tuple[object, ...]:
    page, listing = entry.page, entry.listing
    return (
        entry.code,
        page.number,
        page.first,
        page.events,
        page.secrets,
        page.deadline,
        entry.rearm or listing is not None,
        listing.stage if listing else None,
        int(listing.public) if listing else None,
        listing.body if listing else None,
    )


class Batch:
    """Gathers entries while the last batch is on its way."""

    def __init__(self, write: Callable[[list[Entry]], Awaitable[set[str]]]) -> None:
        self._write = write
        self._waiting: Waiting = []
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
                except Exception as error:  # noqa: BLE001, told to the callers
                    for _, future in batch:
                        if not future.done():
                            future.set_exception(error)
                else:
                    for entry, future in batch:
                        if not future.done():
                            future.set_result(entry.code in written)
        finally:
            self._task = None

    def _one_each(self) -> tuple[Waiting, Waiting]:
        """One entry a table now, the others later."""
        now: dict[str, tuple[Entry, asyncio.Future[bool]]] = {}
        later = []
        for entry, future in self._waiting:
            if entry.code in now or len(now) == MAX_BATCH_PAGES:
                later.append((entry, future))
            else:
                now[entry.code] = entry, future
        return list(now.values()), later
