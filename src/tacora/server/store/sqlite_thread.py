"""A thread with its own SQLite connection; many jobs can be one commit."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

import apsw

from .backend import StoreAway

T = TypeVar("T")
Job = tuple[Callable[[apsw.Connection], Any], "asyncio.Future[Any]"]

MAX_COMMIT_JOBS = 512
"""How many jobs are one transaction, more or less."""


class SQLiteThread:
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
