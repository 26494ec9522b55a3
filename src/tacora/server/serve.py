"""Serving: one process, from its settings to its last word."""

import asyncio
import contextlib
import gc
import logging
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import cast

import segno
import structlog
import uvicorn
from starlette.applications import Starlette

from tacora.words import Words

from .address import shared_address
from .app import application
from .backends import choose_backends
from .errors import NotKept
from .http.protocol import HttpProtocol
from .live.node import Node
from .ratelimit import ConnectionLimit
from .settings import BadSetting, Settings
from .store import StoreAway
from .ws.connection import MAX_MESSAGE_BYTES
from .ws.protocol import SocketProtocol

UNSENT_TIMEOUT_MS = 20_000
"""Milliseconds after which a connection that takes nothing is given up."""
PING_INTERVAL_S = PING_TIMEOUT_S = 20.0
KEEP_ALIVE_S = 30
SHUTDOWN_TIMEOUT_S = 5
REHEARSE_AFTER_S = 5.0
"""Seconds after the start, so that opening the first page comes first."""
RESERVED_FILES = 64
"""Open files that are kept for the store and the bus."""
FILES_WITHOUT_LIMIT = 1_000_000

log = structlog.get_logger("tacora.serve")


def serve(settings: Settings, words: Words, say: Callable[[str], None] = print) -> None:
    """Serve until told to stop."""
    _logging(settings)
    node_id = secrets.token_hex(6)
    node = Node(settings, *choose_backends(settings, node_id), node_id)
    try:
        listening = listen(settings.host, settings.port)
    except OSError as error:
        place = f"{settings.host}:{settings.port}"
        raise BadSetting(
            name="port", source=place, reason=error.strerror or str(error)
        ) from None
    port = listening.getsockname()[1]
    local = f"http://localhost:{port}"
    _announce(words, say, local, shared_address(settings.host, port))

    class _Uvicorn(uvicorn.Server):
        """Opens the browser when there is something to see, and compiles ahead."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            loop = asyncio.get_running_loop()
            loop.call_later(REHEARSE_AFTER_S, node.reviews.rehearse)
            if settings.browser and not self.should_exit:
                # Some browsers keep whoever opens them waiting.
                threading.Thread(
                    target=webbrowser.open, args=(local,), daemon=True
                ).start()

    running = _Uvicorn(configure(application(node), settings))
    # What is here now stays; and tables make few cycles, so look for them seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    try:
        running.run([listening])
    except StoreAway:
        raise NotKept from None
    finally:
        listening.close()
    if not running.started:
        raise NotKept


def configure(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves us."""
    files = raise_file_limit()
    limit = ConnectionLimit(settings.connections, max(2, files - RESERVED_FILES))
    log.info("open-files", limit=files, per_address=limit.per_address)
    return uvicorn.Config(
        app,
        # Uvicorn calls these to make a protocol, and asks nothing else of them.
        http=cast("type[asyncio.Protocol]", partial(HttpProtocol, limit)),
        ws=cast("type[asyncio.Protocol]", partial(SocketProtocol, limit)),
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_INTERVAL_S,
        ws_ping_timeout=PING_TIMEOUT_S,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        timeout_keep_alive=KEEP_ALIVE_S,
        lifespan="on",
    )


def raise_file_limit() -> int:
    """Raise the limit of open files as far as one may; how many that is."""
    try:
        import resource  # noqa: PLC0415, not on Windows
    except ImportError:
        return FILES_WITHOUT_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return FILES_WITHOUT_LIMIT
    wanted = FILES_WITHOUT_LIMIT if hard == resource.RLIM_INFINITY else hard
    with contextlib.suppress(OSError, ValueError):  # macOS has a limit below its limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return soft


def listen(host: str, port: int) -> socket.socket:
    """A listening socket that gives up on connections that take nothing."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(
            socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNSENT_TIMEOUT_MS
        )
    listening.bind((host, port))
    listening.listen(2048)
    return listening


def _announce(
    words: Words, say: Callable[[str], None], local: str, shared: str | None
) -> None:
    say(words.say("serve-here", url=local))
    if shared is None:
        return
    say(words.say("serve-shared", url=shared))
    if sys.stdout.isatty():
        segno.make(shared, micro=False).terminal(compact=True)


def _logging(settings: Settings) -> None:
    """One way of writing for what we log, and for what uvicorn does."""
    level = getattr(logging, settings.log_level.upper())
    first: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if settings.log == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=first,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                last,
            ],
        )
    )
    logging.basicConfig(level=level, handlers=[handler])
    structlog.configure(
        processors=[*first, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
