"""A line: a WebSocket whose frames go straight from and to the transport.

A frame from a server is the same bytes for everyone, so it is made once for a whole
table. Uvicorn does the handshake, pings and closing; here its way of handing messages
over, a queue and three system calls for each, is cut short.
"""

import asyncio
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)

EXTENSION = "tacora.line"
BLINK, MOMENT = 0.005, 0.04
"""Seconds for which what comes in is kept: when little comes, and when much does."""
BUSY = 3000
"""Messages a second from which on nothing is kept: they pile up by themselves."""
FULL = 256 * 1024
"""Bytes that are not kept any longer."""


class Hearer(Protocol):
    """Whoever is at our end of the line."""

    def hear(self, data: bytes) -> None:
        """A message came in."""


def frame(payload: bytes) -> bytes:
    """A text frame: RFC 6455, section 5.2; unmasked and in one piece."""
    size = len(payload)
    if size < 126:
        return b"\x81%c" % size + payload
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


def whole(data: bytes) -> bytes | None:
    """The message, if the data is one short, masked text frame and nothing else."""
    size = len(data) - 6
    if not 0 < size < 126 or data[0] != 0x81 or data[1] != 0x80 | size:
        return None
    mask = int.from_bytes((data[2:6] * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(data[6:], "big") ^ mask).to_bytes(size, "big")


class Letterbox:
    """Keeps what comes in on all lines for a moment, to be heard together.

    Many decisions are planned and written in one go: of 500 a second, twenty share one
    flush of the disk, and nobody sees the delay. Where little comes, it is shorter; a
    server with its hands full needs none.
    """

    def __init__(self) -> None:
        self._kept: list[tuple[Line, bytes]] = []
        self._size = 0
        self._wait = BLINK
        self._loop = asyncio.get_running_loop()
        self._emptied = self._loop.time()

    def put(self, line: "Line", data: bytes) -> None:
        """Keep what came in on a line."""
        if not self._kept:
            self._loop.call_later(self._wait, self._empty)
        self._kept.append((line, data))
        self._size += len(data)
        if self._size > FULL:
            self._empty()

    def _empty(self) -> None:
        kept, self._kept = self._kept, []
        self._size = 0
        now = self._loop.time()
        if len(kept) > BUSY * (now - self._emptied):
            self._wait = 0.0
        else:
            self._wait = MOMENT if len(kept) > 1 else BLINK
        self._emptied = now
        for line, data in kept:
            line.take_in(data)


class Line(WebSocketsSansIOProtocol):
    """A connection that can be spoken to without waiting."""

    hearer: Hearer | None = None
    letterbox: Letterbox

    async def run_asgi(self) -> None:
        """Let the application find the line in the scope."""
        extensions = cast("dict[str, Any]", self.scope["extensions"])
        extensions[EXTENSION] = self
        await super().run_asgi()

    def attach(self, hearer: Hearer, letterbox: Letterbox) -> None:
        """From now on, messages go to this hearer; those that waited go first."""
        self.letterbox = letterbox
        self.hearer = hearer
        while not self.queue.empty() and not self.disconnected:
            event = cast("dict[str, Any]", self.queue.get_nowait())
            if event["type"] != "websocket.receive":
                self.queue.put_nowait(cast("Any", event))
                break
            hearer.hear(event.get("bytes") or event.get("text", "").encode())
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Bytes from the client."""
        if self.hearer is None:
            super().data_received(data)
        else:
            self.letterbox.put(self, data)

    def take_in(self, data: bytes) -> None:
        """Bytes from the letterbox: mostly one short message in one frame."""
        assert self.hearer is not None
        if (
            (message := whole(data)) is not None
            and not self.conn.reader.buffer
            and self.conn.current_size is None
        ):
            if not self.close_sent:
                self.hearer.hear(message)
        elif not self.disconnected:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over at once."""
        if self.hearer is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.hearer.hear(bytes(data))

    def say(self, framed: bytes) -> int:
        """Send a frame; how many bytes the other end has yet to read."""
        if self.close_sent or self.disconnected:
            return 0
        self.transport.write(framed)
        return self.transport.get_write_buffer_size()

    def hang_up(self, code: int, reason: str = "") -> None:
        """Close the line politely."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(2.0, self.transport.abort)

    def cut(self) -> None:
        """Drop the line at once, with all that was not read."""
        self.close_sent = True
        self.transport.abort()
