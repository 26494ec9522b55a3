"""Presence: who of those seated is connected, here or to another process."""

import asyncio

from tacora.rules.errors import Problem
from tacora.server.store import StoreAway
from tacora.server.table.commands import Lose, Return
from tacora.server.table.errors import NoSuchTable

from .lobby import Lobby
from .room import Room

SILENCE = 5.0
"""Seconds after which the others are told that someone has lost the connection."""
BELIEF = 30.0
"""Seconds for which a process is believed that someone is connected to it."""


def _shrug(_: Problem | None) -> None:
    """Whatever the answer is."""


class Presence:
    """Tells tables when someone is away, and when they are back."""

    def __init__(self, lobby: Lobby, silence: float = SILENCE) -> None:
        self._lobby = lobby
        self._silence = silence
        self._fresh: set[tuple[str, str]] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    def came(self, room: Room, person: str | None) -> None:
        """Someone connected."""
        seat = room.table.seat(person)
        if person is None or seat is None:
            return
        self._fresh.add((room.code, person))
        if room.table.seats[seat].away:
            room.ask(Return(person), _shrug)

    def expect(self, room: Room, person: str) -> None:
        """Someone will connect in a moment; whoever does not is missed."""
        self._fresh.add((room.code, person))

    def went(self, room: Room, person: str | None) -> None:
        """A connection closed."""
        if person is not None and not room.hears(person):
            task = asyncio.create_task(self._went(room.code, person))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _went(self, code: str, person: str) -> None:
        await asyncio.sleep(self._silence)
        room = self._lobby.rooms.get(code)
        if room is not None and (room.hears(person) or room.table.seat(person) is None):
            return
        try:
            self._fresh.discard((code, person))
            if not await self._lobby.store.leave(self._lobby.node, code, person):
                await self._lose(code, person)
        except StoreAway:
            return  # the belief in their presence runs out by itself

    async def _lose(self, code: str, person: str) -> None:
        try:
            room = await self._lobby.room(code)
        except NoSuchTable:
            return
        if not room.hears(person) and room.table.stage != "over":
            room.ask(Lose(person), _shrug)

    async def renew(self, *, everyone: bool) -> None:
        """Say again who is connected here: those who came, or all."""
        seats, self._fresh = self._fresh, set()
        if everyone:
            seats |= {
                (room.code, ear.person)
                for room in self._lobby.rooms.values()
                for ear in room.audience.ears
                if ear.person is not None and room.table.seat(ear.person) is not None
            }
        if seats:
            until = self._lobby.store.now() + BELIEF
            await self._lobby.store.present(self._lobby.node, sorted(seats), until)

    async def look_for_vanished(self) -> None:
        """Miss those whose process is no longer heard of."""
        for code, person in await self._lobby.store.vanished(100):
            await self._lose(code, person)

    async def close(self) -> None:
        """Wait for nobody any more."""
        for task in self._leaving:
            task.cancel()
        await asyncio.gather(*self._leaving, return_exceptions=True)
