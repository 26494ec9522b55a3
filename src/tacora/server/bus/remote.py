"""A bus through a server elsewhere, which may be away for a while."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from .bus import Hint, HintHandler

log = structlog.get_logger("tacora.bus")

MAX_WAITING_HINTS = 10_000
READY_TIMEOUT_S = 5.0
"""How long opening waits for the server; without it, the sweep finds what is new."""
RETRY_S = 1.0


class Channel(Protocol):
    """Where the hints of all processes go. Both methods go on until they fail."""

    @property
    def error(self) -> type[Exception]:
        """What they raise when the server is away, if not an `OSError`."""

    async def listen(self, handler: HintHandler, ready: asyncio.Event) -> None:
        """Pass on each hint; `ready` is set when none is missed any more."""

    async def send(self, hints: "asyncio.Queue[Hint]") -> None:
        """Send the hints that are put here."""


class Remote:
    """Listens and sends, again and again; a hint that is lost is found by the sweep."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._hints: asyncio.Queue[Hint] = asyncio.Queue(MAX_WAITING_HINTS)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, handler: HintHandler) -> None:
        """Pass on what the other processes tell."""
        ready = asyncio.Event()
        jobs = (
            lambda: self._channel.listen(handler, ready),
            lambda: self._channel.send(self._hints),
        )
        self._tasks = [asyncio.create_task(self._repeat(job)) for job in jobs]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), READY_TIMEOUT_S)

    async def close(self) -> None:
        """Tell and pass on nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, hint: Hint) -> None:
        """Tell the other processes, soon."""
        with contextlib.suppress(asyncio.QueueFull):
            self._hints.put_nowait(hint)

    async def _repeat(self, job: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await job()
            except (OSError, self._channel.error) as error:
                log.warning("bus-away", reason=type(error).__name__)
                await asyncio.sleep(RETRY_S)
