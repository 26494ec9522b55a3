"""Sockets: people and programs at a table, and those who watch."""

import asyncio
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket

from tacora import wire
from tacora.rules.errors import Problem
from tacora.server.bus import Hint
from tacora.server.errors import TooFast, TooLong, Unreadable
from tacora.server.http.access import Bucket
from tacora.server.live.audience import encode
from tacora.server.live.lobby import Lobby
from tacora.server.live.room import Room
from tacora.server.refusals import refusal
from tacora.server.table.commands import Said
from tacora.server.table.errors import NotSeated
from tacora.wire import Emote, Welcome
from tacora.words import Words

from .protocol import EXTENSION, Letterbox, Line, frame

LONGEST = 4096
"""Bytes in a message from a client."""
PATIENCE = 50
"""Messages that come too fast before the line is closed."""
BACKLOG = 256 * 1024
"""Bytes that a slow reader may leave unread."""


class Post:
    """Gathers what is told in one turn of the loop: one frame for each socket."""

    def __init__(self) -> None:
        self._full: list[Socket] = []
        self._loop = asyncio.get_running_loop()

    def put(self, socket: "Socket") -> None:
        """Send what this socket has been told, soon."""
        if not self._full:
            self._loop.call_soon(self._send)
        self._full.append(socket)

    def _send(self) -> None:
        full, self._full = self._full, []
        frames: dict[tuple[int, ...] | int, bytes] = {}
        for socket in full:
            told = socket.outbox
            # What a whole table is told is the same object, and framed once.
            key = id(told[0]) if len(told) == 1 else tuple(map(id, told))
            framed = frames.get(key)
            if framed is None:
                framed = frames[key] = frame(b"[" + b",".join(told) + b"]")
            socket.send(framed)
        for socket in full:
            socket.outbox = []


class Desk(Protocol):
    """What a socket needs to know of the server."""

    lobby: Lobby
    post: Post
    letterbox: Letterbox
    rate: float
    burst: float


class Socket:
    """One connection to one table."""

    __slots__ = (
        "_bucket",
        "_desk",
        "_emotes",
        "_line",
        "_room",
        "_strikes",
        "_words",
        "outbox",
        "person",
    )

    def __init__(
        self, desk: Desk, line: Line, room: Room, person: str | None, words: Words
    ) -> None:
        self.person = person
        self.outbox: list[bytes] = []
        self._desk = desk
        self._line = line
        self._room = room
        self._words = words
        self._bucket = Bucket(desk.rate, desk.burst)
        self._emotes = Bucket(0.5, 3)
        self._strikes = 0

    # To the client

    def tell(self, message: bytes) -> None:
        """Hear a message, in its own time."""
        if not self.outbox:
            self._desk.post.put(self)
        self.outbox.append(message)

    def send(self, framed: bytes) -> None:
        """Send a frame; drop a reader that is too slow."""
        if self._line.say(framed) > BACKLOG:
            self._desk.lobby.metrics.dropped.inc()
            self._line.cut()

    def dismiss(self) -> None:
        """Go out, and come in again."""
        self._line.hang_up(1012)

    # From the client

    def hear(self, data: bytes) -> None:
        """A message from the client: ask the table, or say why not."""
        self._desk.lobby.metrics.messages += 1
        if not self._bucket.take():
            self._flooded()
            return
        if len(data) > LONGEST:
            self._refuse(TooLong(limit=LONGEST))
            return
        try:
            message = wire.read(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(Unreadable(reason=str(error)[:200]))
            return
        if self.person is None:
            self._refuse(NotSeated())
        elif isinstance(message, Emote):
            self._gesture(message)
        else:
            self._room.ask(Said(self.person, message), self._answer)

    def _flooded(self) -> None:
        self._refuse(TooFast())
        self._strikes += 1
        if self._strikes > PATIENCE:
            self._desk.lobby.metrics.dropped.inc()
            self._line.hang_up(1008)

    def _gesture(self, message: Emote) -> None:
        seat = self._room.table.seat(self.person)
        if seat is None:
            self._refuse(NotSeated())
        elif not self._emotes.take():
            self._refuse(TooFast())
        else:
            self._room.gesture(seat, message.emote)
            lobby = self._desk.lobby
            said = (self._room.code, seat, message.emote)
            lobby.bus.tell(Hint(lobby.node, emote=said))

    def _answer(self, problem: Problem | None) -> None:
        if problem is not None:
            self._refuse(problem)

    def _refuse(self, problem: Problem) -> None:
        self._desk.lobby.metrics.refused.labels(problem.code).inc()
        self.tell(encode(refusal(problem, self._words)))


async def attend(
    desk: Desk, websocket: WebSocket, room: Room, person: str | None, since: int
) -> None:
    """Serve a socket until it closes."""
    line: Line = websocket.scope["extensions"][EXTENSION]
    socket = Socket(desk, line, room, person, Words("en"))
    await websocket.accept()
    # From here to `join` nothing is awaited, or events could be lost.
    if desk.lobby.rooms.get(room.code) is not room:  # the log was changed meanwhile
        line.hang_up(1012)
        return
    desk.lobby.metrics.sockets.inc()
    table = room.table
    seats = table.seats_of(person)
    you = seats[0] if seats else None
    socket.tell(encode(Welcome(room.code, you, table.events, seats)))
    room.join(socket, since)
    _tell_watched(desk.lobby, room, person)
    line.attach(socket, desk.letterbox)
    try:
        await websocket.receive()  # nothing but the end comes this way
    finally:
        room.leave(socket)
        _tell_watched(desk.lobby, room, person)
        desk.lobby.metrics.sockets.dec()


def _tell_watched(lobby: Lobby, room: Room, person: str | None) -> None:
    """Someone came or went: if it was to watch, everyone hears how many there are."""
    if room.table.seat(person) is None:
        room.audience.tell_watched(room.table)
        watched = (room.code, room.audience.watching(room.table))
        lobby.bus.tell(Hint(lobby.node, watched=watched))
