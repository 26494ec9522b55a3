"""How much someone may ask: token buckets, open connections, lines in the log."""

import time
from collections import Counter
from typing import Any

import structlog

from .errors import TooFast

MAX_KEYS = 10_000
"""Keys that are remembered before those are forgotten whose bucket is full."""
LOG_INTERVAL_S = 10.0
"""Seconds between two lines in the log that say the same."""


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


class Buckets:
    """A bucket for each key: an address, or a person."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, TokenBucket] = {}

    def of(self, key: str) -> TokenBucket:
        """The bucket that all who have this key share."""
        if len(self._buckets) > MAX_KEYS:
            now = time.monotonic()
            refill_s = self._burst / self._rate
            self._buckets = {
                a: b for a, b in self._buckets.items() if now - b.then < refill_s
            }
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate, self._burst)
        return bucket

    def take(self, key: str, tokens: float = 1.0) -> None:
        """Let someone ask, unless they ask too often."""
        if not self.of(key).take(tokens):
            raise TooFast


class ConnectionLimit:
    """How many connections are open: by address, and in all."""

    def __init__(self, per_address: int, in_all: int) -> None:
        self.per_address = min(per_address, in_all // 2)  # others get in, too
        self._in_all = in_all
        self._open: Counter[str] = Counter()
        self._total = 0

    def enter(self, address: str) -> bool:
        """Count a connection, unless there are too many."""
        if self._open[address] >= self.per_address or self._total >= self._in_all:
            return False
        self._open[address] += 1
        self._total += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that was counted is closed."""
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class LimitedLog:
    """A log that nobody can fill: what it has just said, it counts."""

    def __init__(self, name: str) -> None:
        self._log = structlog.get_logger(name)
        self._said_at: dict[str, float] = {}
        self._unsaid: Counter[str] = Counter()

    def warning(self, event: str, **facts: Any) -> None:
        """Say this, with how often it was not said since the last time."""
        now = time.monotonic()
        if now - self._said_at.get(event, -LOG_INTERVAL_S) < LOG_INTERVAL_S:
            self._unsaid[event] += 1
            return
        self._said_at[event] = now
        self._log.warning(event, more=self._unsaid.pop(event, 0), **facts)
