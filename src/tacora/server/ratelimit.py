"""How fast someone may ask: token buckets, for each address and each socket."""

import time

from .errors import TooFast

MAX_ADDRESSES = 10_000
"""Addresses that are remembered before those are forgotten whose bucket is full."""


class TokenBucket:
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


class AddressLimit:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str, tokens: float = 1.0) -> None:
        """Let an address ask, unless it asks too often."""
        if len(self._buckets) > MAX_ADDRESSES:
            now = time.monotonic()
            refill_s = self._burst / self._rate
            self._buckets = {
                a: b for a, b in self._buckets.items() if now - b.then < refill_s
            }
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._rate, self._burst)
        if not bucket.take(tokens):
            raise TooFast
