"""Connections: people and programs at a table, and those who watch."""

import msgspec
from starlette.websockets import WebSocket

from tacora import wire
from tacora.rules.errors import Problem
from tacora.server.bus import Hint
from tacora.server.errors import TooFast, TooLong, TooMany, Unreadable
from tacora.server.live.audience import encode
from tacora.server.live.node import Node
from tacora.server.live.room import Room
from tacora.server.ratelimit import Buckets, LimitedLog, TokenBucket
from tacora.server.refusals import refusal
from tacora.server.table.commands import Said
from tacora.server.table.errors import NotSeated
from tacora.wire import Emote, Welcome
from tacora.words import Words

from .batching import IncomingBatch, OutgoingBatch
from .protocol import EXTENSION, SocketProtocol

MAX_MESSAGE_BYTES = 4096
"""Bytes in a message from a client."""
MAX_OVERSPENT = 50
"""Tokens that someone may lack before the connection is closed."""
PEOPLE_PER_ADDRESS = 50
"""People who may play behind one address: it has so many times what one has."""
ENGLISH = Words("en")
EMOTES_PER_S, EMOTES_AT_ONCE = 0.5, 3
FLOODED, COME_AGAIN, COME_LATER = 1008, 1012, 1013
"""Why a connection is closed: RFC 6455, section 7.4, and IANA's registry."""

log = LimitedLog("tacora.ws")


class Connection:
    """One connection to one table."""

    __slots__ = (
        "_address",
        "_connections",
        "_emotes",
        "_metrics",
        "_overspent",
        "_purses",
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
        address: str,
    ) -> None:
        self.person = person
        self.outbox: list[bytes] = []
        self._connections = connections
        self._metrics = connections.metrics
        self._socket = socket
        self._room = room
        self._address = address
        # However many sockets someone opens, they have one bucket.
        self._purses = (
            connections.people.of(person or address),
            connections.addresses.of(address),
        )
        self._emotes = TokenBucket(EMOTES_PER_S, EMOTES_AT_ONCE)
        self._overspent = 0.0

    # To the client

    def tell(self, message: bytes) -> None:
        """Hear a message, in its own time."""
        if not self.outbox:
            self._connections.outgoing.put(self)
        self.outbox.append(message)

    def send(self, frame: bytes) -> None:
        """Send a frame; drop a reader that is too slow."""
        self._socket.send_frame(frame)

    def fail(self) -> None:
        """Something went wrong with this connection: let go of it."""
        self._socket.fail()

    def drop(self, event: str) -> None:
        """Let go of the connection at once, and say why in the log."""
        self._metrics.dropped.inc()
        log.warning(event, address=self._address, table=self._room.code)
        self._socket.abort()

    def dismiss(self) -> None:
        """Go out, and come in again."""
        self._socket.close_politely(COME_AGAIN)

    # From the client

    def receive(self, data: bytes) -> None:
        """A message from the client: ask the table, or say why not."""
        self._metrics.messages += 1
        if not self.spend():
            self._refuse(TooFast())
            return
        if len(data) > MAX_MESSAGE_BYTES:
            self._refuse(TooLong(limit=MAX_MESSAGE_BYTES))
            return
        try:
            message = wire.read(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(Unreadable(reason=str(error)[:200]))
            return
        except RecursionError:
            self._refuse_and_close(Unreadable(reason="it is nested too deep"), FLOODED)
            return
        if self.person is None:
            self._refuse(NotSeated())
        elif isinstance(message, Emote):
            self._gesture(message)
        else:
            self._room.ask(Said(self.person, message), self._answer)

    def spend(self, tokens: float = 1.0) -> bool:
        """Pay for what came in; whoever can't, again and again, is let go."""
        if all(purse.take(tokens) for purse in self._purses):
            return True
        self._overspent += tokens
        if self._overspent > MAX_OVERSPENT:
            if self._socket.close_sent:
                self._socket.abort()
            else:
                self._metrics.dropped.inc()
                log.warning("sends-too-fast", address=self._address)
                self._socket.close_politely(FLOODED)
        return False

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

    def _refuse_and_close(self, problem: Problem, code: int) -> None:
        self._refuse(problem)
        # After the turn of the loop in which the refusal is sent.
        self._socket.loop.call_soon(self._socket.close_politely, code)

    def come_later(self, limit: int) -> None:
        """There are too many connections already."""
        log.warning("too-many-connections", address=self._address)
        self._refuse_and_close(TooMany(limit=limit), COME_LATER)


class Connections:
    """All connections of this process, and what they share."""

    outgoing: OutgoingBatch
    incoming: IncomingBatch

    def __init__(self, node: Node) -> None:
        self.lobby = node.lobby
        self.metrics = node.metrics
        rate, burst = node.settings.rate, node.settings.burst
        self.people = Buckets(rate, burst)
        self.addresses = Buckets(rate * PEOPLE_PER_ADDRESS, burst * PEOPLE_PER_ADDRESS)
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
        try:
            await self._attend(websocket, room, person, since)
        finally:
            self._presence.went(room, person)

    async def _attend(
        self, websocket: WebSocket, room: Room, person: str | None, since: int
    ) -> None:
        socket: SocketProtocol = websocket.scope["extensions"][EXTENSION]
        address = websocket.client.host if websocket.client else ""
        connection = Connection(self, socket, room, person, address)
        await websocket.accept()
        # From here to `join` nothing is awaited, or events could be lost.
        if self.lobby.rooms.get(room.code) is not room:  # the log was changed meanwhile
            socket.close_politely(COME_AGAIN)
            return
        if not socket.count_for(address):
            connection.come_later(socket.limit.per_address)
            await websocket.receive()
            return
        self.metrics.sockets.inc()
        try:
            self._welcome(connection, room, person, since)
            socket.attach(connection, self.incoming.put)
            await websocket.receive()  # nothing but the end comes this way
        finally:
            room.leave(connection)
            self.metrics.sockets.dec()
            self._tell_watched(room, person)

    def _welcome(
        self, connection: Connection, room: Room, person: str | None, since: int
    ) -> None:
        table = room.table
        seats = table.seats_of(person)
        you = seats[0] if seats else None
        connection.tell(encode(Welcome(room.code, you, table.events, seats)))
        room.join(connection, since)
        self._tell_watched(room, person)

    def _tell_watched(self, room: Room, person: str | None) -> None:
        """Someone came or went: if it was to watch, tell everyone how many do."""
        if room.table.seat(person) is None:
            room.audience.tell_watched(room.table)
            watched = (room.code, room.audience.watching(room.table))
            self.lobby.bus.tell(Hint(self.lobby.node_id, watched=watched))
