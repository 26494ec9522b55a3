"""Access: who may ask, from which pages, and how often."""

import ipaddress
from collections.abc import Collection, Mapping
from hashlib import sha256
from urllib.parse import urlsplit

from tacora.server.errors import Stranger, WrongOrigin
from tacora.server.ratelimit import Buckets
from tacora.server.store import Store
from tacora.wire import Person


class Access:
    """Keeps out pages of other sites, strangers and floods."""

    def __init__(
        self, store: Store, origins: Collection[str], rate: float, burst: float
    ) -> None:
        self._store = store
        self._origins = frozenset(origin.rstrip("/") for origin in origins)
        self._limit = Buckets(rate, burst)

    def admit(self, address: str, tokens: float = 1.0) -> None:
        """Let an address in, unless it comes too often."""
        self._limit.take(address, tokens)

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """Let pages of ours act, and programs that send no cookie."""
        origin = headers.get("origin")
        if origin is None:
            if "cookie" in headers:
                raise WrongOrigin
        elif origin not in self._origins and not is_own_page(
            origin, headers.get("host")
        ):
            raise WrongOrigin

    async def who(self, headers: Mapping[str, str], cookie: str | None) -> Person:
        """Whoever has the key in the header or the cookie."""
        scheme, _, key = headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            key = cookie or ""
        person = await self._store.person(hashed(key)) if key else None
        if person is None:
            raise Stranger
        return person


def hashed(key: str) -> bytes:
    """What is kept of a key."""
    return sha256(key.encode("utf-8", "surrogatepass")).digest()


def is_own_page(origin: str, host: str | None) -> bool:
    """Whether a page was served by us.

    Only addresses and this machine's own name are believed: any other name could be
    made to point here (DNS rebinding), and has to be allowed in the settings.
    """
    try:
        page = urlsplit(origin)
        if page.scheme not in {"http", "https"} or page.netloc != host:
            return False
        name = page.hostname or ""
    except ValueError:
        return False
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
