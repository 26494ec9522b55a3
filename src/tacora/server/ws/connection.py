"""Connections: people and programs at a table, and those who watch."""

import msgspec
from starlette.websockets import WebSocket

from tacora import wire
from tacora.rules.errors import Problem
from tacora.server.bus import Hint
from tacora.server.errors import TooFast, TooLong, Unreadable
from tacora.server.live.audience import encode
from tacora.server.live.node import Node
from tacora.server.live.room import Room
from tacora.server.ratelimit import TokenBucket
from tacora.server.refusals import refusal
from tacora.server.table.commands import Said
from tacora.server.table.errors import NotSeated
from tacora.wire import Emote, Welcome
from tacora.words import Words

from .batching import IncomingBatch, OutgoingBatch
from .protocol import EXTENSION, SocketProtocol

MAX_MESSAGE_BYTES = 4096
"""Bytes in a message from a client."""
MAX_REFUSED_FOR_SPEED = 50
"""Messages that come too fast before the connection is closed."""
MAX_UNREAD_BYTES = 256 * 1024
"""Bytes that a slow reader may leave unread."""
ENGLISH = Words("en")
EMOTES_PER_S, EMOTES_AT_ONCE = 0.5, 3
FLOODED, COME_AGAIN = 1008, 1012
"""Why a connection is closed: RFC 6455, section 7.4, and IANA's registry."""


class Connection:
    """One connection to one table."""

    __slots__ = (
        "_bucket",
        "_connections",
        "_emotes",
        "_metrics",
        "_refused_for_speed",
        "_room",
        "_socket",
        "outbox",
        "person",
    )

    def __init__(
        self,
        connections: "Connections",
        socket: SocketProtocol,
        room: Room,
        person: str | None,
    ) -> None:
        self.person = person
        self.outbox: list[bytes] = []
        self._connections = connections
        self._metrics = connections.metrics
        self._socket = socket
        self._room = room
        self._bucket = TokenBucket(connections.rate, connections.burst)
        self._emotes = TokenBucket(EMOTES_PER_S, EMOTES_AT_ONCE)
        self._refused_for_speed = 0

    # To the client

    def tell(self, message: bytes) -> None:
        """Hear a message, in its own time."""
        if not self.outbox:
            self._connections.outgoing.put(self)
        self.outbox.append(message)

    def send(self, frame: bytes) -> None:
        """Send a frame; drop a reader that is too slow."""
        if self._socket.send_frame(frame) > MAX_UNREAD_BYTES:
            self._metrics.dropped.inc()
            self._socket.abort()

    def dismiss(self) -> None:
        """Go out, and come in again."""
        self._socket.close_politely(COME_AGAIN)

    # From the client

    def receive(self, data: bytes) -> None:
        """A message from the client: ask the table, or say why not."""
        self._metrics.messages += 1
        if not self._bucket.take():
            self._flooded()
            return
        if len(data) > MAX_MESSAGE_BYTES:
            self._refuse(TooLong(limit=MAX_MESSAGE_BYTES))
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
        self._refused_for_speed += 1
        if self._refused_for_speed > MAX_REFUSED_FOR_SPEED:
            self._metrics.dropped.inc()
            self._socket.close_politely(FLOODED)

    def _gesture(self, message: Emote) -> None:
        seat = self._room.table.seat(self.person)
        if seat is None:
            self._refuse(NotSeated())
        elif not self._emotes.take():
            self._refuse(TooFast())
        else:
            self._room.gesture(seat, message.emote)
            lobby = self._connections.lobby
            said = (self._room.code, seat, message.emote)
            lobby.bus.tell(Hint(lobby.node_id, emote=said))

    def _answer(self, problem: Problem | None) -> None:
        if problem is not None:
            self._refuse(problem)

    def _refuse(self, problem: Problem) -> None:
        self._metrics.refused.labels(problem.code).inc()
        self.tell(encode(refusal(problem, ENGLISH)))


class Connections:
    """All connections of this process, and what they share."""

    outgoing: OutgoingBatch
    incoming: IncomingBatch

    def __init__(self, node: Node) -> None:
        self.lobby = node.lobby
        self.metrics = node.metrics
        self.rate = node.settings.rate
        self.burst = node.settings.burst
        self._presence = node.presence

    def open(self) -> None:
        """Be ready to serve, now that there is a loop."""
        self.outgoing = OutgoingBatch()
        self.incoming = IncomingBatch()

    async def serve(
        self, websocket: WebSocket, room: Room, person: str | None, since: int
    ) -> None:
        """Serve a socket until it closes."""
        self._presence.came(room, person)
        await self._attend(websocket, room, person, since)
        self._presence.went(room, person)

    async def _attend(
        self, websocket: WebSocket, room: Room, person: str | None, since: int
    ) -> None:
        socket: SocketProtocol = websocket.scope["extensions"][EXTENSION]
        connection = Connection(self, socket, room, person)
        await websocket.accept()
        # From here to `join` nothing is awaited, or events could be lost.
        if self.lobby.rooms.get(room.code) is not room:  # the log was changed meanwhile
            socket.close_politely(COME_AGAIN)
            return
        self.metrics.sockets.inc()
        table = room.table
        seats = table.seats_of(person)
        you = seats[0] if seats else None
        connection.tell(encode(Welcome(room.code, you, table.events, seats)))
        room.join(connection, since)
        self._tell_watched(room, person)
        socket.attach(connection, self.incoming.put)
        try:
            await websocket.receive()  # nothing but the end comes this way
        finally:
            room.leave(connection)
            self._tell_watched(room, person)
            self.metrics.sockets.dec()

    def _tell_watched(self, room: Room, person: str | None) -> None:
        """Someone came or went: if it was to watch, tell everyone how many do."""
        if room.table.seat(person) is None:
            room.audience.tell_watched(room.table)
            watched = (room.code, room.audience.watching(room.table))
            self.lobby.bus.tell(Hint(self.lobby.node_id, watched=watched))
