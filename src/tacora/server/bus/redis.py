"""Redis or Valkey, for more processes than a database likes to notify."""

import asyncio

from redis.asyncio import Redis
from redis.exceptions import RedisError

from .bus import Hint, HintHandler, decode, encode

CHANNEL = "tacora"
CONNECT_TIMEOUT_S = 5


class RedisChannel:
    """Publishes and subscribes."""

    error = RedisError

    def __init__(self, url: str) -> None:
        self._url = url.replace("valkey://", "redis://")

    async def listen(self, handler: HintHandler, ready: asyncio.Event) -> None:
        """Pass on each hint."""
        async with self._connect() as redis, redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            ready.set()
            async for message in channel.listen():
                if message["type"] == "message":
                    handler(decode(message["data"]))

    async def send(self, hints: "asyncio.Queue[Hint]") -> None:
        """Send the hints that are put here."""
        async with self._connect() as redis:
            while True:
                await redis.publish(CHANNEL, encode(await hints.get()))

    def _connect(self) -> "Redis":
        return Redis.from_url(
            self._url, socket_timeout=None, socket_connect_timeout=CONNECT_TIMEOUT_S
        )
