"""The application: the calls, the sockets, and what those who run it look at."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from .errors import NoSuchPage, WrongMethod
from .http.access import Access
from .http.endpoint import endpoint, refused
from .http.handshake import shake_hands
from .http.openapi import openapi
from .http.routes import CALLS
from .http.static import FOLDER, Client
from .live.node import Node
from .store import StoreAway
from .ws.connection import Connections

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
BURST_S = 6.0
"""Seconds of requests that an address may send at once."""


def application(node: Node, folder: Path = FOLDER) -> Starlette:
    """The ASGI application of a node, with the browser client of a folder."""
    settings = node.settings
    access = Access(
        node.store, settings.origins, settings.visits, settings.visits * BURST_S
    )
    connections = Connections(node)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await node.open()
        connections.open()
        yield
        await node.close()

    async def socket(websocket: WebSocket) -> None:
        """Serve a table's socket: `/api/tables/{code}/socket?from=0`."""
        admitted = await shake_hands(node, access, websocket)
        if admitted is not None:
            await connections.serve(
                websocket, admitted.room, admitted.person, admitted.since
            )

    async def nothing(request: Request, _error: Exception) -> Response:
        return refused(node.metrics, NoSuchPage(), request)

    paths = dict.fromkeys(call.path for call in CALLS)
    routes: list[BaseRoute] = [
        *(Route(path, _Methods(node, access, path)) for path in paths),
        WebSocketRoute("/api/tables/{code}/socket", socket),
        *_operation(node),
        Route("/{path:path}", _client(node, Client(folder)), methods=METHODS),
    ]
    return Starlette(
        routes=routes, lifespan=lifespan, exception_handlers={404: nothing}
    )


class _Methods:
    """One path: its methods, and a clear word to whoever uses another."""

    def __init__(self, node: Node, access: Access, path: str) -> None:
        self._metrics = node.metrics
        self._calls: dict[str, Callable[[Request], Awaitable[Response]]] = {
            call.method: endpoint(node, access, call)
            for call in CALLS
            if call.path == path
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        call = self._calls.get("GET" if request.method == "HEAD" else request.method)
        if call is None:
            response = refused(self._metrics, WrongMethod(), request)
            response.headers["allow"] = ", ".join(sorted(self._calls))
        else:
            response = await call(request)
        await response(scope, receive, send)


def _operation(node: Node) -> list[Route]:
    """For those who run it, and those who write programs."""

    async def health(_request: Request) -> Response:
        """Whether this process can serve: 200 or 503."""
        try:
            await node.store.check()
        except StoreAway:
            return PlainTextResponse("store away\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(_request: Request) -> Response:
        """The counters, for Prometheus."""
        return PlainTextResponse(generate_latest(node.metrics.registry))

    async def description(_request: Request) -> Response:
        """The description of the API."""
        return Response(msgspec.json.encode(openapi()), media_type="application/json")

    return [
        Route("/api/openapi.json", description),
        Route("/health", health),
        Route("/metrics", metrics),
    ]


def _client(node: Node, client: Client) -> Callable[[Request], Awaitable[Response]]:
    async def page(request: Request) -> Response:
        """A file of the browser client, or a page of it."""
        path = request.url.path
        if path.startswith("/api/") or path not in client:
            return refused(node.metrics, NoSuchPage(), request)
        if request.method not in {"GET", "HEAD"}:
            return refused(node.metrics, WrongMethod(), request)
        return client.answer(path, request.headers)

    return page
