"""The calls of the HTTP API, and how each is answered."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal

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
from tacora.server.refusals import refusal, words_for
from tacora.server.store import StoreAway
from tacora.server.table.errors import NoSpectators, NoSuchTable, NotHost, NotSeated
from tacora.wire import (
    Attempt,
    BotSeat,
    BotView,
    Daily,
    Invitation,
    Log,
    Naming,
    OneTimeCode,
    Opening,
    Person,
    Played,
    Reviewing,
    TableView,
    Token,
    Written,
)

from . import daily, people, records, tables
from .context import Visit

if TYPE_CHECKING:
    from tacora.server.app import Server

log = structlog.get_logger("tacora.api")

LONGEST = 4096
LONGEST_RECORD = 128 * 1024
"""Bytes of a game in notation, as JSON."""
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
    does: Callable[[Visit], Awaitable[Any]]
    gives: Any
    takes: Any = None
    known: bool = True  # only for those who have a key
    status: int = 200
    longest: int = LONGEST


CALLS = (
    Call("POST", "/api/people", people.arrive, Person, Naming, False, 201),
    Call("POST", "/api/people/code", people.use_code, Person, OneTimeCode, False),
    Call("GET", "/api/me", people.look_at_me, Person),
    Call("PUT", "/api/me", people.rename, Person, Naming),
    Call("DELETE", "/api/me", people.forget_me, None, status=204),
    Call("GET", "/api/me/tables", people.my_tables, list[TableView]),
    Call("POST", "/api/me/code", people.ask_code, OneTimeCode, status=201),
    Call("GET", "/api/me/bots", people.my_bots, list[Person]),
    Call("POST", "/api/me/bots", people.add_bot, Token, Naming, status=201),
    Call("GET", "/api/daily", daily.look, Daily, known=False),
    Call("POST", "/api/daily", daily.enter, TableView, Attempt),
    Call("GET", "/api/bots", tables.list_bots, list[BotView], known=False),
    Call("GET", "/api/tables", tables.list_tables, list[TableView], known=False),
    Call("POST", "/api/tables", tables.open_table, TableView, Opening, status=201),
    Call("GET", "/api/tables/{code}", tables.look, TableView, known=False),
    Call(
        "GET", "/api/tables/{code}/invitation", tables.invite, Invitation, known=False
    ),
    Call("POST", "/api/tables/{code}/sit", tables.sit, TableView),
    Call("POST", "/api/tables/{code}/stand", tables.stand, TableView),
    Call("POST", "/api/tables/{code}/people", tables.seat_person, TableView, Naming),
    Call("POST", "/api/tables/{code}/bots", tables.seat_bot, TableView, BotSeat),
    Call("DELETE", "/api/tables/{code}/seats/{seat}", tables.remove, TableView),
    Call("POST", "/api/tables/{code}/start", tables.start, TableView),
    Call("POST", "/api/tables/{code}/rematch", tables.rematch, TableView),
    Call("GET", "/api/tables/{code}/events", tables.events, Log, known=False),
    Call("GET", "/api/tables/{code}/record", records.record, Played, known=False),
    Call("POST", "/api/tables/{code}/review", records.review, Reviewing, known=False),
    Call(
        "POST",
        "/api/records",
        records.read_record,
        Played,
        Written,
        known=False,
        longest=LONGEST_RECORD,
    ),
    Call(
        "POST",
        "/api/reviews",
        records.review_record,
        Reviewing,
        Written,
        known=False,
        longest=LONGEST_RECORD,
    ),
)


def endpoint(server: "Server", call: Call) -> Callable[[Request], Awaitable[Response]]:
    """The call as Starlette serves it."""

    async def answer(request: Request) -> Response:
        visit = Visit(server, request)
        try:
            given = await _do(server, call, request, visit)
        except Problem as problem:
            return refused(server, problem, request)
        except BadRecord as error:
            error.problem.facts |= {"line": error.line, "column": error.column}
            return refused(server, error.problem, request, 400)
        except StoreAway:
            server.metrics.store_away.inc()
            return refused(server, NotKept(), request)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            log.exception("fault", call=f"{call.method} {call.path}")
            return refused(server, Fault(), request)
        body = b"" if call.gives is None else msgspec.json.encode(given)
        response = Response(body, call.status, media_type="application/json")
        response.headers["cache-control"] = "no-store"
        if (cookie := visit.cookie_header()) is not None:
            response.headers["set-cookie"] = cookie
        return response

    return answer


async def _do(server: "Server", call: Call, request: Request, visit: Visit) -> Any:
    server.door.admit(visit.address)
    if call.method != "GET":
        server.door.check_origin(request.headers)
    try:
        visit.known = await server.door.who(request.headers, visit.cookie)
    except Stranger:
        if call.known:
            raise
    if call.takes is not None:
        visit.body = await _read(request, call.takes, call.longest)
    return await call.does(visit)


async def _read(request: Request, kind: Any, longest: int) -> Any:
    """The body of a request. Only JSON: no form of another site can send that."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Unreadable(reason="the content type is not application/json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > longest:
            raise TooLong(limit=longest)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(reason=str(error)[:200]) from None


def refused(
    server: "Server", problem: Problem, request: Request, status: int | None = None
) -> Response:
    """The problem, as it is told over HTTP."""
    server.metrics.refused.labels(problem.code).inc()
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
