"""Redis or Valkey as the voice, for more processes than a database likes to notify."""

import asyncio
import contextlib
from collections.abc import Callable

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from .bus import Hint, decode, encode

log = structlog.get_logger("tacora.bus")

CHANNEL = "tacora"


class RedisBus:
    """Publishes and subscribes; a hint that is lost is found by the sweep."""

    def __init__(self, url: str) -> None:
        self._url = url.replace("valkey://", "redis://")
        self._said: asyncio.Queue[Hint] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Callable[[Hint], None]) -> None:
        """Listen."""
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(hear, ready)),
            asyncio.create_task(self._speak()),
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

    def _connect(self) -> "Redis":
        return Redis.from_url(self._url, socket_timeout=None, socket_connect_timeout=5)

    async def _listen(self, hear: Callable[[Hint], None], ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._connect() as redis, redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            hear(decode(message["data"]))
            except (RedisError, OSError) as error:
                log.warning("bus-away", reason=type(error).__name__)
                await asyncio.sleep(1)

    async def _speak(self) -> None:
        while True:
            try:
                async with self._connect() as redis:
                    while True:
                        await redis.publish(CHANNEL, encode(await self._said.get()))
            except (RedisError, OSError) as error:
                log.warning("bus-away", reason=type(error).__name__)
                await asyncio.sleep(1)
