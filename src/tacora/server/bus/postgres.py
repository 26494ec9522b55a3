"""PostgreSQL's own voice: NOTIFY. Pages are told of by the statement that writes."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import psycopg
import structlog

from tacora.server.store.postgres import CUT_OFF

from .bus import Hint, decode, encode

log = structlog.get_logger("tacora.bus")


class PostgresBus:
    """Listens on one connection, and speaks on another."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._said: asyncio.Queue[Hint] = asyncio.Queue(1000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Callable[[Hint], None]) -> None:
        """Listen."""
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._again(lambda: self._listen(hear, ready))),
            asyncio.create_task(self._again(self._speak)),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 5)

    async def close(self) -> None:
        """Fall silent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, hint: Hint) -> None:
        """Say it to the other processes, soon."""
        with contextlib.suppress(asyncio.QueueFull):
            self._said.put_nowait(hint)

    async def _again(self, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await do()
            except (psycopg.Error, OSError) as error:
                log.warning("bus-away", reason=type(error).__name__)
                await asyncio.sleep(1)

    async def _connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        return await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, **CUT_OFF
        )

    async def _listen(self, hear: Callable[[Hint], None], ready: asyncio.Event) -> None:
        async with await self._connect() as connection:
            await connection.execute("LISTEN tacora")
            ready.set()
            async for notice in connection.notifies():
                hear(decode(notice.payload.encode()))

    async def _speak(self) -> None:
        async with await self._connect() as connection:
            while True:
                hint = await self._said.get()
                text = encode(hint).decode()
                await connection.execute("SELECT pg_notify('tacora', %s)", (text,))
