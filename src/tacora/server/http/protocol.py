"""HTTP connections, which must say soon, and briefly, what they want.

Uvicorn's own protocol has no limit for headers, trailers, chunks, pipelined requests or
a body that never comes. Here each has one, and each deadline runs from the first byte.
"""

import asyncio
import contextlib
from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tacora.server.ratelimit import ConnectionLimit, LimitedLog

MAX_HEADER_BYTES = 16 * 1024
"""Bytes of a request up to the end of its headers."""
MAX_REQUEST_BYTES = 256 * 1024
"""Bytes of a whole request: headers, body, and what chunks and trailers add to it."""
MAX_PIPELINED = 16
"""Requests that may wait while one is answered."""
HEADER_TIMEOUT_S = 15.0
"""Seconds from a connection, or its next request, to the end of the headers."""
BODY_TIMEOUT_S = 15.0
"""Seconds from the end of the headers to the end of the body."""
LINGER_S = 1.0
"""Seconds to read an answer that came before the end of the request."""
UNREAD_TIMEOUT_S = 60.0
"""Seconds to read the rest of an answer, when the connection is to close."""
REFUSAL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)

log = LimitedLog("tacora.http")


class RequestTooLong(Exception):
    """Raised in the parser, which gives up and answers 400."""


class HttpProtocol(HttpToolsProtocol):
    """Closes a connection that asks too much at once, too slowly, or one too many."""

    _deadline: TimerHandle | None = None
    _counted = False
    _reading = False  # between the first byte of a request and its last
    _in_headers = True
    _request_bytes = 0
    _header_bytes = 0

    def __init__(self, limit: ConnectionLimit, **more: Any) -> None:
        super().__init__(**more)
        self._limit = limit

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    # A connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Someone connects: the clock starts."""
        super().connection_made(transport)
        self._counted = self._limit.enter(self._address)
        if self._counted:
            self._expect(HEADER_TIMEOUT_S)
        else:
            log.warning("too-many-connections", address=self._address)
            transport.pause_reading()
            transport.write(REFUSAL)
            self._close_soon(LINGER_S)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on, the socket counts."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._expect(None)
        if self._counted:
            self._counted = False
            self._limit.leave(self._address)

    # What comes in

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        if self.transport.is_closing():
            return
        if not self._reading and self._deadline is None:
            self._expect(HEADER_TIMEOUT_S)  # even if it is a line without a request
        self._request_bytes += len(data)
        super().data_received(data)
        allowed = MAX_HEADER_BYTES if self._in_headers else MAX_REQUEST_BYTES
        if self._request_bytes > allowed and not self.transport.is_closing():
            self._give_up("request-too-long")

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= MAX_PIPELINED:
            raise RequestTooLong
        self._reading = self._in_headers = True
        self._header_bytes = 0
        if self._deadline is None:
            self._expect(HEADER_TIMEOUT_S)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """More of the path."""
        self._count_header(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; after the body it is a trailer, which nobody here reads."""
        self._count_header(len(name) + len(value))
        if self._in_headers:
            super().on_header(name, value)

    def _count_header(self, count: int) -> None:
        self._header_bytes += count
        if self._header_bytes > MAX_HEADER_BYTES:
            raise RequestTooLong

    def on_headers_complete(self) -> None:
        """The request is clear."""
        self._in_headers = False
        self._expect(BODY_TIMEOUT_S)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The next request may begin."""
        self._reading = False
        self._in_headers = True
        self._request_bytes = 0
        self._expect(None)
        super().on_message_complete()

    # What goes out

    def on_response_complete(self) -> None:
        """Answered; whoever has not finished asking is not read any further."""
        super().on_response_complete()
        if self._reading and not self._in_headers and not self.transport.is_closing():
            self._expect(None)
            self._unset_keepalive_if_required()
            self.flow.pause_reading()
            self._close_soon(LINGER_S)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked; the rest of the answer may take its time."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(UNREAD_TIMEOUT_S, self.transport.abort)

    # Deadlines

    def _expect(self, seconds: float | None) -> None:
        """What comes next has so many seconds, or as many as it needs."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = (
            None
            if seconds is None
            else self.loop.call_later(seconds, self._give_up, "request-too-slow")
        )

    def _give_up(self, event: str) -> None:
        log.warning(event, address=self._address)
        self.transport.abort()

    def _close_soon(self, seconds: float) -> None:
        """Close when what was written can have been read."""
        with contextlib.suppress(OSError):  # the other end may have gone
            self.transport.write_eof()
        self.loop.call_later(seconds, self.transport.abort)
