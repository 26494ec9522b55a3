"""HTTP connections, which must say soon, and briefly, what they want."""

from asyncio import TimerHandle

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_HEADER_BYTES = 16 * 1024
"""Bytes of a request up to the end of its headers."""
HEADER_TIMEOUT_S = 15.0
"""Seconds for a request to get to the end of its headers."""


class HttpProtocol(HttpToolsProtocol):
    """Closes a connection whose headers are too long, or come too slowly."""

    _begun = False
    _size = 0
    _waiting: TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """More of a request; the first of it starts the clock."""
        if not self._begun:
            self._begun = True
            self._size = 0
            self._waiting = self.loop.call_later(HEADER_TIMEOUT_S, self.transport.close)
        self._size += len(data)
        super().data_received(data)
        if self._waiting is not None and self._size > MAX_HEADER_BYTES:
            self.transport.close()

    def on_headers_complete(self) -> None:
        """The request is clear."""
        self._stop()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The next request may begin."""
        self._begun = False
        super().on_message_complete()

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._stop()
        super().connection_lost(exc)
