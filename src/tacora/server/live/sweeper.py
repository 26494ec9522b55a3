"""The sweeper: looks after tables that nobody in this process is waiting for."""

import asyncio
import contextlib

import structlog

from tacora.server.settings import Settings
from tacora.server.store import StoreAway
from tacora.server.table.day import DAY_S
from tacora.server.table.errors import NoSuchTable

from .lobby import Lobby
from .presence import Presence

log = structlog.get_logger("tacora.sweeper")

ROUND_S = 1.0
"""Seconds from one round to the next: the most that a lost hint costs."""
ROOM_IDLE_S = 60.0
"""Seconds for which a table that nobody listens to stays in memory."""


class Sweeper:
    """Goes its rounds: deadlines that nobody kept, hints that were lost, old tables."""

    def __init__(self, lobby: Lobby, presence: Presence, settings: Settings) -> None:
        self._lobby = lobby
        self._presence = presence
        self._settings = settings
        self._rounds = 0
        self._task: asyncio.Task[None] | None = None
        self.away = False  # the store could not be reached in the last round

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(ROUND_S)
            try:
                await self.go_round()
                if self.away:
                    log.info("store-back")
                self.away = False
            except StoreAway as error:
                if not self.away:
                    log.warning("store-away", reason=str(error)[:200])
                self.away = True
            except Exception:  # the rounds must go on
                log.exception("sweeper-failed")

    async def go_round(self) -> None:
        """One round."""
        self._rounds += 1
        await self._presence.renew(everyone=self._rounds % 10 == 0)
        if self._lobby.shared or self.away:
            await self._find_lost_hints()
        if self._rounds % 2 == 0:
            for code in await self._lobby.store.due(100):
                with contextlib.suppress(NoSuchTable):
                    # The room sees that time is up, and says so as any clock does.
                    await self._lobby.room(code)
        if self._rounds % 10 == 5:
            await self._presence.look_for_vanished()
            self._lobby.drop_idle(ROOM_IDLE_S)
        if self._rounds % 3600 == 60:
            await self.delete_old()

    async def _find_lost_hints(self) -> None:
        known = {
            code: room.position.pages
            for code, room in self._lobby.rooms.items()
            if room.audience.listeners
        }
        if known:
            for code, pages in (await self._lobby.store.news(known)).items():
                if code in self._lobby.rooms:
                    self._lobby.rooms[code].read(pages)

    async def delete_old(self) -> None:
        """Delete what need not be kept."""
        now = self._lobby.store.now()
        keep = self._settings
        deleted = await self._lobby.store.sweep(
            now - keep.keep_finished * DAY_S,
            now - keep.keep_idle * DAY_S,
            now - keep.keep_people * DAY_S,
        )
        if deleted:
            log.info("swept", deleted=deleted)
