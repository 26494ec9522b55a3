"""The calls of the HTTP API: every path, and what answers there."""

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
from .endpoint import Call

MAX_RECORD_BYTES = 128 * 1024
"""Bytes of a game in notation, as JSON."""

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
        max_bytes=MAX_RECORD_BYTES,
    ),
    Call(
        "POST",
        "/api/reviews",
        records.review_record,
        Reviewing,
        Written,
        known=False,
        max_bytes=MAX_RECORD_BYTES,
    ),
)
