"""The door: who may come in, from where, and how fast."""

import ipaddress
import time
from collections.abc import Collection, Mapping
from hashlib import sha256
from urllib.parse import urlsplit

from tacora.server.errors import Stranger, TooFast, WrongOrigin
from tacora.server.store import Store
from tacora.wire import Person


class Bucket:
    """Holds `burst` tokens and gains `rate` a second; each message takes one."""

    __slots__ = ("burst", "rate", "then", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.then = time.monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.then) * self.rate)
        self.then = now
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True


class Door:
    """Keeps out pages of other sites, strangers and floods."""

    def __init__(
        self, store: Store, origins: Collection[str], rate: float, burst: float
    ) -> None:
        self._store = store
        self._origins = frozenset(origin.rstrip("/") for origin in origins)
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def admit(self, address: str, tokens: float = 1.0) -> None:
        """Let an address in, unless it comes too often."""
        if len(self._buckets) > 10_000:
            now = time.monotonic()
            wait = self._burst / self._rate
            self._buckets = {
                a: b for a, b in self._buckets.items() if now - b.then < wait
            }
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        if not bucket.take(tokens):
            raise TooFast

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """Let pages of ours act, and programs that send no cookie."""
        origin = headers.get("origin")
        if origin is None:
            if "cookie" in headers:
                raise WrongOrigin
        elif origin not in self._origins and not _same(origin, headers.get("host")):
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


def _same(origin: str, host: str | None) -> bool:
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
