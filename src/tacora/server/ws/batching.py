"""Batching: what comes in or goes out within a moment is handled together."""

import asyncio
from typing import Protocol

from .protocol import text_frame

BATCH_DELAY_S, BUSY_BATCH_DELAY_S = 0.005, 0.04
"""Seconds for which what comes in is kept: when little comes, and when much does."""
MAX_DELAYED_PER_S = 3000
"""Messages a second from which on nothing is kept: they pile up by themselves."""
MAX_BATCH_BYTES = 256 * 1024
"""Bytes that are not kept any longer."""


class Peer(Protocol):
    """A connection: what breaks it must not break the others."""

    def fail(self) -> None:
        """Handling this connection raised something: let go of it."""


class Sender(Peer, Protocol):
    """A connection that bytes come from."""

    def take_in(self, data: bytes) -> None:
        """Handle what came in."""


class Recipient(Peer, Protocol):
    """A connection with messages to send."""

    outbox: list[bytes]

    def send(self, frame: bytes) -> None:
        """Send a frame."""


class IncomingBatch:
    """Keeps what comes in on all sockets for a moment, to be handled together.

    Many decisions are planned and written in one go: of 500 a second, twenty share one
    flush of the disk, and nobody sees the delay. Where little comes, it is shorter; a
    server with its hands full needs none.
    """

    def __init__(self) -> None:
        self._kept: list[tuple[Sender, bytes]] = []
        self._size = 0
        self._delay_s = BATCH_DELAY_S
        self._loop = asyncio.get_running_loop()
        self._delivered_at = self._loop.time()

    def put(self, sender: Sender, data: bytes) -> None:
        """Keep what came in, and deliver it soon."""
        if not self._kept:
            self._loop.call_later(self._delay_s, self._deliver)
        self._kept.append((sender, data))
        self._size += len(data)
        if self._size > MAX_BATCH_BYTES:
            self._deliver()

    def _deliver(self) -> None:
        kept, self._kept = self._kept, []
        self._size = 0
        now = self._loop.time()
        if len(kept) > MAX_DELAYED_PER_S * (now - self._delivered_at):
            self._delay_s = 0.0
        else:
            self._delay_s = BUSY_BATCH_DELAY_S if len(kept) > 1 else BATCH_DELAY_S
        self._delivered_at = now
        for sender, data in kept:
            try:
                sender.take_in(data)
            except Exception:  # noqa: BLE001, told in the log by `fail`
                sender.fail()


class OutgoingBatch:
    """Gathers what is told in one turn of the loop: one frame for each connection."""

    def __init__(self) -> None:
        self._waiting: list[Recipient] = []
        self._loop = asyncio.get_running_loop()

    def put(self, recipient: Recipient) -> None:
        """Send what is in this outbox, soon."""
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(recipient)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        frames: dict[tuple[int, ...] | int, bytes] = {}
        for recipient in waiting:
            told = recipient.outbox
            # What a whole table is told is the same object, and framed once.
            key = id(told[0]) if len(told) == 1 else tuple(map(id, told))
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = text_frame(b"[" + b",".join(told) + b"]")
            try:
                recipient.send(frame)
            except Exception:  # noqa: BLE001, told in the log by `fail`
                recipient.fail()
        for recipient in waiting:
            recipient.outbox = []
