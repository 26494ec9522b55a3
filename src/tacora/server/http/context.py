"""The context of a request: who asks, for what, and what serves them."""

from typing import Any

from msgspec import UNSET, UnsetType
from starlette.requests import HTTPConnection

from tacora.rules.errors import UnknownSeat
from tacora.server.errors import Stranger, Unreadable
from tacora.server.live.node import Node
from tacora.server.live.room import Room
from tacora.wire import Person

from .access import Access

COOKIE_MAX_AGE_S = 400 * 86400
"""Seconds for which a browser keeps a key: as long as any does."""


class Context:
    """Who asks, for what, and the key that they are given or lose."""

    def __init__(
        self,
        node: Node,
        access: Access,
        connection: HTTPConnection,
        body: Any = None,
    ) -> None:
        self.node = node
        self.access = access
        self.body = body
        self.known: Person | None = None
        self.key: str | UnsetType | None = UNSET  # none: taken away
        self._connection = connection

    @property
    def person(self) -> Person:
        """Whoever asks."""
        if self.known is None:
            raise Stranger
        return self.known

    @property
    def id(self) -> str | None:
        """Whoever asks, if we know them."""
        return self.known.id if self.known else None

    @property
    def code(self) -> str:
        """The code of the table in the path."""
        return str(self._connection.path_params["code"])[:16]

    async def room(self) -> Room:
        """The room of the table in the path, as it is now."""
        room = await self.node.lobby.room(self.code)
        await room.fresh()
        return room

    @property
    def seat(self) -> int:
        """The seat in the path."""
        word = str(self._connection.path_params["seat"])
        if not (word.isascii() and word.isdigit() and len(word) < 3):
            raise UnknownSeat(seat=word[:8])
        return int(word)

    @property
    def since(self) -> int:
        """The number of the first event asked for."""
        word = self._connection.query_params.get("from", "0")
        if not (word.isascii() and word.isdigit() and len(word) < 10):
            raise Unreadable(reason="from is a number, 0 or more")
        return int(word)

    @property
    def pad(self) -> bool:
        """Whether it is about a phone beside a big screen."""
        return "pad" in self._connection.query_params

    @property
    def url(self) -> str:
        """The address that was asked for."""
        return str(self._connection.url)

    @property
    def secure(self) -> bool:
        """Whether nobody on the way can read along."""
        return self._connection.url.scheme in {"https", "wss"}

    @property
    def cookie_name(self) -> str:
        """What the key is called: no other site can set the one with the prefix."""
        return "__Host-tacora" if self.secure else "tacora"

    @property
    def cookie(self) -> str | None:
        """The key that the browser has kept."""
        return self._connection.cookies.get(self.cookie_name)

    @property
    def address(self) -> str:
        """Where the request comes from."""
        client = self._connection.client
        return client.host if client else ""

    def cookie_header(self) -> str | None:
        """The key given or taken away, for the browser to keep or drop."""
        if isinstance(self.key, UnsetType):
            return None
        age = 0 if self.key is None else COOKIE_MAX_AGE_S
        secure = "; Secure" if self.secure else ""
        return (
            f"{self.cookie_name}={self.key or ''}; Path=/; Max-Age={age}; HttpOnly"
            f"; SameSite=Strict{secure}"
        )
