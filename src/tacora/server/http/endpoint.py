"""How a call of the HTTP API is answered: who asks, what they send, what they get."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
import structlog
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tacora.records import BadRecord
from tacora.rules.errors import Problem
from tacora.server.errors import (
    Fault,
    NoReviews,
    NoSuchPage,
    NotKept,
    ReviewsWait,
    Stranger,
    TooFast,
    TooLong,
    Unreadable,
    WrongMethod,
    WrongOrigin,
)
from tacora.server.live.node import Node
from tacora.server.metrics import Metrics
from tacora.server.refusals import refusal, words_for
from tacora.server.store import StoreAway
from tacora.server.table.errors import NoSpectators, NoSuchTable, NotHost, NotSeated

from .access import Access
from .context import Context

log = structlog.get_logger("tacora.http")

MAX_BODY_BYTES = 4096
STATUS: dict[type[Problem], int] = {
    Unreadable: 400,
    Stranger: 401,
    NotHost: 403,
    NotSeated: 403,
    NoSpectators: 403,
    WrongOrigin: 403,
    NoSuchPage: 404,
    NoSuchTable: 404,
    WrongMethod: 405,
    TooLong: 413,
    TooFast: 429,
    Fault: 500,
    NoReviews: 501,
    ReviewsWait: 503,
    NotKept: 503,
}
"""Every other problem is a conflict with how things stand: 409."""


class Call(Struct, frozen=True):
    """One thing that can be asked over HTTP."""

    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    does: Callable[[Context], Awaitable[Any]]
    gives: Any
    takes: Any = None
    known: bool = True  # only for those who have a key
    status: int = 200
    max_bytes: int = MAX_BODY_BYTES


def endpoint(
    node: Node, access: Access, call: Call
) -> Callable[[Request], Awaitable[Response]]:
    """The call as Starlette serves it."""

    async def answer(request: Request) -> Response:
        context = Context(node, access, request)
        try:
            given = await _do(call, request, context)
        except Problem as problem:
            return refused(node.metrics, problem, request)
        except BadRecord as error:
            error.problem.facts |= {"line": error.line, "column": error.column}
            return refused(node.metrics, error.problem, request, 400)
        except StoreAway:
            node.metrics.store_away.inc()
            return refused(node.metrics, NotKept(), request)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            log.exception("fault", call=f"{call.method} {call.path}")
            return refused(node.metrics, Fault(), request)
        body = b"" if call.gives is None else msgspec.json.encode(given)
        response = Response(body, call.status, media_type="application/json")
        response.headers["cache-control"] = "no-store"
        if (cookie := context.cookie_header()) is not None:
            response.headers["set-cookie"] = cookie
        return response

    return answer


async def _do(call: Call, request: Request, context: Context) -> Any:
    context.access.admit(context.address)
    if call.method != "GET":
        context.access.check_origin(request.headers)
    try:
        context.known = await context.access.who(request.headers, context.cookie)
    except Stranger:
        if call.known:
            raise
    if call.takes is not None:
        context.body = await _read(request, call.takes, call.max_bytes)
    return await call.does(context)


async def _read(request: Request, kind: Any, max_bytes: int) -> Any:
    """The body of a request. Only JSON: no form of another site can send that."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Unreadable(reason="the content type is not application/json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > max_bytes:
            raise TooLong(limit=max_bytes)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(reason=str(error)[:200]) from None
    except RecursionError:
        raise Unreadable(reason="it is nested too deep") from None


def refused(
    metrics: Metrics, problem: Problem, request: Request, status: int | None = None
) -> Response:
    """The problem, as it is told over HTTP."""
    metrics.refused.labels(problem.code).inc()
    words = words_for(request.headers.get("accept-language"))
    return Response(
        msgspec.json.encode(refusal(problem, words)),
        status or status_of(problem),
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def status_of(problem: Problem) -> int:
    """The HTTP status that fits a problem."""
    return STATUS.get(type(problem), 409)
