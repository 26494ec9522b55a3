"""The application: the calls, the sockets, and what those who run it look at."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import structlog
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from tacora.rules.errors import Problem
from tacora.wire import TableView

from .bus import Bus
from .errors import NoSuchPage, NotKept, Stranger, WrongMethod
from .http.access import Door
from .http.context import Visit
from .http.openapi import openapi
from .http.routes import CALLS, endpoint, refused, status_of
from .http.static import FOLDER, Client
from .live.lobby import Lobby, may_watch
from .live.presence import SILENCE, Presence
from .live.reviews import Reviews
from .live.sweeper import Watch
from .metrics import Metrics
from .refusals import refusal, words_for
from .settings import Settings
from .store import Store, StoreAway
from .table.commands import Stand
from .table.errors import NoSpectators, TableError
from .ws.connection import Post, attend
from .ws.protocol import Letterbox

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

log = structlog.get_logger("tacora.app")


class Server:
    """Everything one process needs to serve tables."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        silence: float = SILENCE,
        client: Path = FOLDER,
    ) -> None:
        self.settings = settings
        self.store = store
        self.client = Client(client)
        self.metrics = Metrics()
        self.reviews = Reviews()
        self.lobby = Lobby(store, bus, self.metrics)
        self.door = Door(store, settings.origins, settings.visits, settings.visits * 6)
        self.presence = Presence(self.lobby, silence)
        self.watch = Watch(self.lobby, self.presence, settings)
        self.rate = settings.rate
        self.burst = settings.burst
        self.post: Post
        self.letterbox: Letterbox

    async def open(self) -> None:
        """Be ready to serve."""
        await self.store.open()
        await self.lobby.bus.open(self.lobby.hear)
        self.post = Post()
        self.letterbox = Letterbox()
        self.watch.start()

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is on disk."""
        await self.watch.stop()
        await self.presence.close()
        self.lobby.close()
        self.reviews.close()
        await self.lobby.bus.close()
        await self.store.close()

    async def leave_table(self, view: TableView, person: str) -> None:
        """Take someone away from a table that is not over."""
        if view.stage != "over":
            try:
                await (await self.lobby.room(view.code)).obey(Stand(person))
            except TableError as error:
                log.debug("left-already", code=error.code)

    # Sockets

    async def socket(self, websocket: WebSocket) -> None:
        """Serve a table's socket: `/api/tables/{code}/socket?from=0`."""
        visit = Visit(self, websocket)
        try:
            self.door.admit(visit.address)
            self.door.check_origin(websocket.headers)
            person = await self._known(websocket, visit)
            room = await self.lobby.room(visit.code)
            await room.fresh()
            if not may_watch(room.table, person):
                raise NoSpectators
            since = visit.since
        except Problem as problem:
            await self._turn_away(websocket, problem)
            return
        except StoreAway:
            await self._turn_away(websocket, NotKept())
            return
        self.presence.came(room, person)
        await attend(self, websocket, room, person, since)
        self.presence.went(room, person)

    async def _known(self, websocket: WebSocket, visit: Visit) -> str | None:
        try:
            return (await self.door.who(websocket.headers, visit.cookie)).id
        except Stranger:
            if "authorization" in websocket.headers:
                raise  # a program should know that its token is not good
            return None

    async def _turn_away(self, websocket: WebSocket, problem: Problem) -> None:
        self.metrics.refused.labels(problem.code).inc()
        words = words_for(websocket.headers.get("accept-language"))
        body = msgspec.json.encode(refusal(problem, words))
        await websocket.send_denial_response(
            Response(body, status_of(problem), media_type="application/json")
        )

    # For those who run it

    async def health(self, _request: Request) -> Response:
        """Whether this process can serve: 200 or 503."""
        try:
            await self.store.check()
        except StoreAway:
            return PlainTextResponse("store away\n", 503)
        return PlainTextResponse("ok\n")

    async def show_metrics(self, _request: Request) -> Response:
        """The counters, for Prometheus."""
        return PlainTextResponse(generate_latest(self.metrics.registry))

    async def page(self, request: Request) -> Response:
        """A file of the browser client, or a place in it."""
        path = request.url.path
        if path.startswith("/api/") or path not in self.client:
            return refused(self, NoSuchPage(), request)
        if request.method not in {"GET", "HEAD"}:
            return refused(self, WrongMethod(), request)
        return self.client.answer(path, request.headers)

    async def openapi(self, _request: Request) -> Response:
        """The description of the API."""
        return Response(msgspec.json.encode(openapi()), media_type="application/json")


class _Gate:
    """One path: its methods, and a clear word to whoever uses another."""

    def __init__(self, server: Server, path: str) -> None:
        self._server = server
        self._calls: dict[str, Callable[[Request], Awaitable[Response]]] = {
            call.method: endpoint(server, call) for call in CALLS if call.path == path
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        call = self._calls.get("GET" if request.method == "HEAD" else request.method)
        if call is None:
            response = refused(self._server, WrongMethod(), request)
            response.headers["allow"] = ", ".join(sorted(self._calls))
        else:
            response = await call(request)
        await response(scope, receive, send)


def application(server: Server) -> Starlette:
    """The ASGI application of a server."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    async def nothing(request: Request, _error: Exception) -> Response:
        return refused(server, NoSuchPage(), request)

    paths = dict.fromkeys(call.path for call in CALLS)
    routes: list[BaseRoute] = [
        *(Route(path, _Gate(server, path)) for path in paths),
        WebSocketRoute("/api/tables/{code}/socket", server.socket),
        Route("/api/openapi.json", server.openapi),
        Route("/health", server.health),
        Route("/metrics", server.show_metrics),
        Route("/{path:path}", server.page, methods=METHODS),
    ]
    return Starlette(
        routes=routes, lifespan=lifespan, exception_handlers={404: nothing}
    )
