"""The alarm of a table: rings when time begins to run out, and when it is over."""

import asyncio
from collections.abc import Callable

from tacora.server.table.day import DAY_S
from tacora.server.table.log import Position


class Alarm:
    """Set anew with each position; `now` is the store's time."""

    def __init__(self, now: Callable[[], float], ring: Callable[[], None]) -> None:
        self._now = now
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()

    def arm(self, position: Position, least_s: float = 0.0) -> None:
        """Ring for this position, in so many seconds at the earliest."""
        self.cancel()
        if position.deadline is None:
            return
        left = position.deadline - self._now()
        last_third = left - position.table.options.clock / 3
        wait = last_third + 0.06 if last_third > 0 else left + 0.01
        if wait < DAY_S:
            self._timer = self._loop.call_later(max(wait, least_s, 0.02), self._ring)

    def cancel(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
