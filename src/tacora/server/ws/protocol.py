"""A WebSocket whose frames go straight from and to the transport.

A frame from a server is the same bytes for everyone, so it is made once for a whole
table. Uvicorn does the handshake, pings and closing; here its way of handing messages
over, a queue and three system calls for each, is cut short. That is worth half as many
decisions again for a second of CPU time: 9,900 instead of 6,800 with uvicorn's reading,
6,100 with its writing too (`bench/server.py`, closed loop, 60 tables, six runs each).
Uvicorn counts neither pings nor fragments; here every frame and every byte is paid for.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)
from websockets.frames import Frame

from tacora.server.ratelimit import ConnectionLimit, LimitedLog

EXTENSION = "tacora.socket"
"""Where the application finds the socket in its scope."""
CLOSE_TIMEOUT_S = 2.0
"""Seconds that the other end has to answer a closing frame."""

MAX_UNREAD_BYTES = 256 * 1024
"""Bytes that a slow reader may leave unread."""
MAX_EARLY_BYTES = 8 * 1024
"""Bytes that a client may send before it was let in."""
BYTES_PER_TOKEN = 128
"""Bytes that cost as much as a message: few of ours are longer."""

Keep = Callable[["SocketProtocol", bytes], None]

log = LimitedLog("tacora.ws")


class Receiver(Protocol):
    """What is at our end of a socket."""

    def receive(self, data: bytes) -> None:
        """A message came in."""

    def spend(self, tokens: float = 1.0) -> bool:
        """Pay for bytes, or for a frame that is no message; whether one can."""

    def drop(self, event: str) -> None:
        """Let go of the connection at once, and say why in the log."""


def text_frame(payload: bytes) -> bytes:
    """A text frame: RFC 6455, section 5.2; unmasked and in one piece."""
    size = len(payload)
    if size < 126:
        return b"\x81%c" % size + payload
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


def short_message(data: bytes) -> bytes | None:
    """The message, if the data is one short, masked text frame and nothing else."""
    size = len(data) - 6
    if not 0 < size < 126 or data[0] != 0x81 or data[1] != 0x80 | size:
        return None
    mask = int.from_bytes((data[2:6] * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(data[6:], "big") ^ mask).to_bytes(size, "big")


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that can be spoken to without waiting."""

    receiver: Receiver | None = None
    keep: Keep
    _early_bytes = 0
    _max_unread_bytes = 0
    _counted: str | None = None  # the address for which this connection counts

    def __init__(self, limit: ConnectionLimit, **more: Any) -> None:
        super().__init__(**more)
        self.limit = limit

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """An HTTP connection has become a socket."""
        super().connection_made(transport)
        self.count_for(self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._uncount()
        super().connection_lost(exc)

    def count_for(self, address: str) -> bool:
        """Count for this address, which a proxy may have told; false if it can't."""
        self._uncount()
        if not self.disconnected and self.limit.enter(address):
            self._counted = address
        return self._counted is not None

    def _uncount(self) -> None:
        if self._counted is not None:
            self.limit.leave(self._counted)
            self._counted = None

    async def run_asgi(self) -> None:
        """Let the application find the socket in the scope."""
        extensions = cast("dict[str, Any]", self.scope["extensions"])
        extensions[EXTENSION] = self
        await super().run_asgi()

    def attach(self, receiver: Receiver, keep: Keep) -> None:
        """From now on, messages go to this receiver; those that waited go first."""
        self.keep = keep
        self.receiver = receiver
        while not self.queue.empty() and not self.disconnected:
            event = cast("dict[str, Any]", self.queue.get_nowait())
            if event["type"] != "websocket.receive":
                self.queue.put_nowait(cast("Any", event))
                break
            receiver.receive(event.get("bytes") or event.get("text", "").encode())
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Bytes from the client."""
        if self.receiver is not None:
            self.keep(self, data)
            return
        if self.handshake_initiated:
            self._early_bytes += len(data)
            if self._early_bytes > MAX_EARLY_BYTES:
                self.abort()
                return
        super().data_received(data)

    def take_in(self, data: bytes) -> None:
        """Bytes from a batch: mostly one short message in one frame."""
        assert self.receiver is not None
        if (
            (message := short_message(data)) is not None
            and not self.conn.reader.buffer
            and self.conn.current_size is None
        ):
            if not self.close_sent:
                self.receiver.receive(message)
        elif not self.transport.is_closing():
            self.receiver.spend(len(data) / BYTES_PER_TOKEN)
            if not self.transport.is_closing():
                super().data_received(data)

    def fail(self) -> None:
        """Something went wrong with this connection: let go of it."""
        log.warning("connection-failed")
        self.abort()

    def handle_cont(self, event: Frame) -> None:
        """More of a message."""
        if self._paid():
            if event.data:
                self.frames.append(bytes(event.data))
            if event.fin:
                self.send_receive_event_to_app()

    def handle_ping(self) -> None:
        """The other end asks whether we are there."""
        output = b"".join(self.conn.data_to_send())
        if self._paid():
            self.send_frame(output)

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping of ours; or one that nobody asked for."""
        if bytes(event.data) == self.pending_ping_payload or self._paid():
            super().handle_pong(event)

    def _paid(self) -> bool:
        if self.transport.is_closing():
            return False
        return self.receiver is not None and self.receiver.spend()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over at once."""
        if self.receiver is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.receiver.receive(bytes(data))

    def send_frame(self, frame: bytes) -> None:
        """Send a frame; drop a reader that is too slow.

        The first frame catches up with the whole game, and may be longer than that.
        """
        if self.close_sent or self.transport.is_closing():
            return
        if not self._max_unread_bytes:
            self._max_unread_bytes = MAX_UNREAD_BYTES + len(frame)
        self.transport.write(frame)
        if self.transport.get_write_buffer_size() > self._max_unread_bytes:
            assert self.receiver is not None
            self.receiver.drop("reads-too-slowly")

    def close_politely(self, code: int, reason: str = "") -> None:
        """Send a closing frame, and wait for the answer, but not for long."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)

    def abort(self) -> None:
        """Drop the connection at once, with all that was not read."""
        self.close_sent = True
        self.transport.abort()
