"""Presence: who of those seated is connected, here or to another process."""

import asyncio

from tacora.rules.errors import Problem
from tacora.server.store import StoreAway
from tacora.server.table.commands import Lose, Return
from tacora.server.table.errors import NoSuchTable

from .lobby import Lobby
from .room import Room

ABSENT_AFTER_S = 5.0
"""Seconds after which the others are told that someone has lost the connection."""
LEASE_S = 30.0
"""Seconds for which a process is believed that someone is connected to it."""


def _ignore(_: Problem | None) -> None:
    """Whatever the answer is."""


class Presence:
    """Tells tables when someone is away, and when they are back."""

    def __init__(self, lobby: Lobby, absent_after_s: float = ABSENT_AFTER_S) -> None:
        self._lobby = lobby
        self._absent_after_s = absent_after_s
        self._fresh: set[tuple[str, str]] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    def came(self, room: Room, person: str | None) -> None:
        """Someone connected."""
        seat = room.table.seat(person)
        if person is None or seat is None:
            return
        self._fresh.add((room.code, person))
        if room.table.seats[seat].away:
            room.ask(Return(person), _ignore)

    def expect(self, room: Room, person: str) -> None:
        """Someone will connect in a moment; whoever does not is missed."""
        self._fresh.add((room.code, person))

    def went(self, room: Room, person: str | None) -> None:
        """A connection closed."""
        if person is not None and not room.audience.includes(person):
            task = asyncio.create_task(self._went(room.code, person))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _went(self, code: str, person: str) -> None:
        await asyncio.sleep(self._absent_after_s)
        room = self._lobby.rooms.get(code)
        if room is not None and (
            room.audience.includes(person) or room.table.seat(person) is None
        ):
            return
        try:
            self._fresh.discard((code, person))
            if not await self._lobby.store.leave(self._lobby.node_id, code, person):
                await self._lose(code, person)
        except StoreAway:
            return  # their lease runs out by itself

    async def _lose(self, code: str, person: str) -> None:
        try:
            room = await self._lobby.room(code)
        except NoSuchTable:
            return
        if not room.audience.includes(person) and room.table.stage != "over":
            room.ask(Lose(person), _ignore)

    async def renew(self, *, everyone: bool) -> None:
        """Say again who is connected here: those who came, or all."""
        seats, self._fresh = self._fresh, set()
        if everyone:
            seats |= {
                (room.code, listener.person)
                for room in self._lobby.rooms.values()
                for listener in room.audience.listeners
                if listener.person is not None
                and room.table.seat(listener.person) is not None
            }
        if seats:
            until = self._lobby.store.now() + LEASE_S
            await self._lobby.store.present(self._lobby.node_id, sorted(seats), until)

    async def look_for_vanished(self) -> None:
        """Miss those whose process is no longer heard of."""
        for code, person in await self._lobby.store.vanished(100):
            await self._lose(code, person)

    async def close(self) -> None:
        """Wait for nobody any more."""
        for task in self._leaving:
            task.cancel()
        await asyncio.gather(*self._leaving, return_exceptions=True)
