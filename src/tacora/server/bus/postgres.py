"""PostgreSQL's own channel: NOTIFY. Pages are told by the statement that writes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg

from .bus import Hint, HintHandler, decode, encode


class PostgresChannel:
    """Listens on one connection, and sends on another."""

    error = psycopg.Error

    def __init__(
        self, connect: Callable[[], Awaitable[psycopg.AsyncConnection[Any]]]
    ) -> None:
        self._connect = connect

    async def listen(self, handler: HintHandler, ready: asyncio.Event) -> None:
        """Pass on each hint."""
        async with await self._connect() as connection:
            await connection.execute("LISTEN tacora")
            ready.set()
            async for notice in connection.notifies():
                handler(decode(notice.payload.encode()))

    async def send(self, hints: "asyncio.Queue[Hint]") -> None:
        """Send the hints that are put here."""
        async with await self._connect() as connection:
            while True:
                text = encode(await hints.get()).decode()
                await connection.execute("SELECT pg_notify('tacora', %s)", (text,))
