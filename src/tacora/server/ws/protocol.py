"""A WebSocket whose frames go straight from and to the transport.

A frame from a server is the same bytes for everyone, so it is made once for a whole
table. Uvicorn does the handshake, pings and closing; here its way of handing messages
over, a queue and three system calls for each, is cut short.
"""

from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)

EXTENSION = "tacora.socket"
"""Where the application finds the socket in its scope."""
CLOSE_TIMEOUT_S = 2.0
"""Seconds that the other end has to answer a closing frame."""

Deliver = Callable[[bytes], None]
Keep = Callable[[Deliver, bytes], None]


class Receiver(Protocol):
    """What is at our end of a socket."""

    def receive(self, data: bytes) -> None:
        """A message came in."""


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
        if self.receiver is None:
            super().data_received(data)
        else:
            self.keep(self.take_in, data)

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
        elif not self.disconnected:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over at once."""
        if self.receiver is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.receiver.receive(bytes(data))

    def send_frame(self, frame: bytes) -> int:
        """Send a frame; how many bytes the other end has yet to read."""
        if self.close_sent or self.disconnected:
            return 0
        self.transport.write(frame)
        return self.transport.get_write_buffer_size()

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
