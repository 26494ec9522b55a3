"""One file on disk: SQLite, written by one thread, many pages in one commit."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import apsw

from tacora.server.page import Page
from tacora.wire import Person

from . import daily, people, tables
from .store import Entry, Results, migrations
from .writer import Writer


class SQLite:
    """The memory of one process, in a file; or in its head, for tests."""

    def __init__(self, file: str | Path) -> None:
        self.file = str(file)
        self.now = time.time

    async def open(self) -> None:
        """Be ready; bring the schema up to date."""
        self._pen = Writer(self._connect, "pen", grouped=True)
        await self._pen.start()
        await self._pen.do(_upgrade)
        self._eye = self._pen
        if self.file != ":memory:":
            self._eye = Writer(self._connect, "eye", grouped=False)
            await self._eye.start()

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        if self._eye is not self._pen:
            await self._eye.stop()
        await self._pen.stop()

    def _connect(self) -> apsw.Connection:
        db = apsw.Connection(self.file)
        db.set_busy_timeout(5000)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA secure_delete = ON")
        return db

    # Tables

    async def create(self, entry: Entry, seed: str) -> bool:
        """Open a table with its first page, unless the code is taken."""
        return await self._pen.do(
            lambda db: tables.create(db.execute, entry, seed, self.now())
        )

    def write(self, entry: Entry) -> asyncio.Future[bool]:
        """Write a page, unless someone else has written that number."""
        return self._pen.do(lambda db: tables.write(db.execute, entry, self.now()))

    async def seed(self, code: str) -> str | None:
        """The seed of a table, if there is such a table."""
        return await self._eye.do(lambda db: tables.seed(db.execute, code))

    async def news(self, since: Mapping[str, int]) -> dict[str, list[Page]]:
        """The pages of these tables from these numbers on; nothing for the others."""
        return await self._eye.do(lambda db: tables.news(db.execute, since))

    async def lobby(self, limit: int) -> list[bytes]:
        """Public tables where a game is awaited or played, the newest first."""
        return await self._eye.do(
            lambda db: tables.lobby(db.execute, limit, self.now())
        )

    async def tables_of(self, person: str, limit: int) -> list[bytes]:
        """The tables where someone sits or has ever sat, the newest first."""
        return await self._eye.do(
            lambda db: tables.tables_of(db.execute, person, limit)
        )

    async def due(self, limit: int) -> list[str]:
        """Tables whose deadline has passed; each is given out once in a while."""
        return await self._pen.do(lambda db: tables.due(db.execute, limit, self.now()))

    async def review(self, code: str) -> bytes | None:
        """The review of a table's game, if it was kept."""
        return await self._eye.do(lambda db: tables.review(db.execute, code))

    async def keep_review(self, code: str, body: bytes) -> None:
        """Keep the review of a table's game, as long as the table."""
        await self._pen.do(lambda db: tables.keep_review(db.execute, code, body))

    # People

    async def add_person(self, person: Person, key: bytes, owner: str | None) -> None:
        """Someone new, with a key."""
        await self._pen.do(
            lambda db: people.add(db.execute, person, key, owner, self.now())
        )

    async def person(self, key: bytes) -> Person | None:
        """Whoever has this key."""
        return await self._eye.do(lambda db: people.find(db.execute, key))

    async def rename(self, person: str, name: str, emblem: int | None) -> None:
        """Someone takes another name and emblem."""
        await self._pen.do(lambda db: people.rename(db.execute, person, name, emblem))

    async def bots(self, owner: str) -> list[Person]:
        """The bots that act for someone."""
        return await self._eye.do(lambda db: people.bots(db.execute, owner))

    async def put_code(self, code: bytes, person: str, expires: float) -> None:
        """A one-time code for someone."""
        await self._pen.do(
            lambda db: people.put_code(db.execute, code, person, expires)
        )

    async def use_code(self, code: bytes, key: bytes) -> Person | None:
        """Exchange a one-time code for a key, once."""
        return await self._pen.do(
            lambda db: people.use_code(db.execute, code, key, self.now())
        )

    async def forget(self, person: str) -> list[str]:
        """Delete someone, their keys, bots and names; the tables that changed."""
        return await self._pen.do(lambda db: people.forget(db.execute, person))

    # The daily cave

    async def secret(self, fresh: str) -> str:
        """What nobody but the server knows; the fresh one if there is none yet."""
        return await self._pen.do(lambda db: daily.secret(db.execute, fresh))

    async def enter(self, day: str, person: str, code: str) -> str:
        """The table of someone's try; this one if it is the first."""
        return await self._pen.do(lambda db: daily.enter(db.execute, day, person, code))

    async def board(self, day: str, person: str | None, limit: int) -> Results:
        """Who has come through the cave of a day, and how someone fared."""
        return await self._eye.do(
            lambda db: daily.board(db.execute, day, person, limit)
        )

    # Presence

    async def present(
        self, node: str, seats: Sequence[tuple[str, str]], until: float
    ) -> None:
        """These people sit at these tables, connected to this process."""
        await self._pen.do(lambda db: tables.present(db.execute, node, seats, until))

    async def leave(self, node: str, code: str, person: str) -> bool:
        """Someone's last connection here closed; whether they have one elsewhere."""
        return await self._pen.do(
            lambda db: tables.leave(db.execute, node, code, person, self.now())
        )

    async def vanished(self, limit: int) -> list[tuple[str, str]]:
        """Seats whose process has not been heard of; each is given out once."""
        return await self._pen.do(
            lambda db: tables.vanished(db.execute, limit, self.now())
        )

    # Care

    async def sweep(self, finished: float, idle: float, people: float) -> int:
        """Delete tables finished or idle, and people unseen, since before these."""
        return await self._pen.do(
            lambda db: tables.sweep(db.execute, finished, idle, people)
        )

    async def check(self) -> None:
        """Whether the memory is there, and takes something."""
        # The same version again: something that has to be written, and changes nothing.
        await self._pen.do(
            lambda db: db.pragma("user_version", db.pragma("user_version"))
        )

    async def backup(self, file: Path) -> None:
        """A copy of everything, consistent in itself."""
        await asyncio.to_thread(copy, self.file, str(file))


def copy(source: str, target: str) -> None:
    """Copy a database, while it is used or not."""
    old = apsw.Connection(source, flags=apsw.SQLITE_OPEN_READONLY)
    new = apsw.Connection(target)
    with new.backup("main", old, "main") as job:
        while not job.done:
            job.step(256)
    new.close()
    old.close()


def _upgrade(db: apsw.Connection) -> None:
    version = db.pragma("user_version")
    for number, sql in migrations():
        if number > version:
            db.execute(sql.replace("/*sqlite ", "").replace("*/", ""))
            db.pragma("user_version", number)
