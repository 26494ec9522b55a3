"""The handshake of a socket: an HTTP request that is let in to a table, or refused."""

import msgspec
from msgspec import Struct
from starlette.responses import Response
from starlette.websockets import WebSocket

from tacora.rules.errors import Problem
from tacora.server.errors import NotKept, Stranger
from tacora.server.live.lobby import may_watch
from tacora.server.live.node import Node
from tacora.server.live.room import Room
from tacora.server.refusals import refusal, words_for
from tacora.server.store import StoreAway
from tacora.server.table.errors import NoSpectators

from .access import Access
from .context import Context
from .endpoint import status_of


class Admitted(Struct, frozen=True):
    """Someone who may listen to a table, from an event on; `person` if we know who."""

    room: Room
    person: str | None
    since: int


async def shake_hands(
    node: Node, access: Access, websocket: WebSocket
) -> Admitted | None:
    """Let a socket in to the table in its path; nothing if it was refused."""
    try:
        return await _admit(Context(node, access, websocket), websocket)
    except Problem as problem:
        await _refuse(node, websocket, problem)
    except StoreAway:
        await _refuse(node, websocket, NotKept())
    return None


async def _admit(context: Context, websocket: WebSocket) -> Admitted:
    context.access.admit(context.address)
    context.access.check_origin(websocket.headers)
    person = await _known(context, websocket)
    room = await context.room()
    if not may_watch(room.table, person):
        raise NoSpectators
    return Admitted(room, person, context.since)


async def _known(context: Context, websocket: WebSocket) -> str | None:
    try:
        return (await context.access.who(websocket.headers, context.cookie)).id
    except Stranger:
        if "authorization" in websocket.headers:
            raise  # a program should know that its token is not good
        return None


async def _refuse(node: Node, websocket: WebSocket, problem: Problem) -> None:
    node.metrics.refused.labels(problem.code).inc()
    words = words_for(websocket.headers.get("accept-language"))
    body = msgspec.json.encode(refusal(problem, words))
    await websocket.send_denial_response(
        Response(body, status_of(problem), media_type="application/json")
    )
