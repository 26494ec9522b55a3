"""What is asked about people, in words that every SQL understands."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from tacora.server.page import Page
from tacora.wire import Happening, Person, Sat, TableView

Execute = Callable[[str, tuple[Any, ...]], Iterable[Any]]


def add(
    execute: Execute, person: Person, key: bytes, owner: str | None, now: float
) -> None:
    """Someone new, with a key."""
    execute(
        "INSERT INTO people (id, name, owner, seen, emblem) VALUES (?, ?, ?, ?, ?)",
        (person.id, person.name, owner, now, person.emblem),
    )
    execute("INSERT INTO keys VALUES (?, ?)", (key, person.id))


def find(execute: Execute, key: bytes) -> Person | None:
    """Whoever has this key."""
    rows = execute(
        "SELECT id, name, owner, emblem FROM people JOIN keys ON person = id"
        " WHERE hash = ?",
        (key,),
    )
    for id_, name, owner, emblem in rows:
        return Person(id_, name, owner is not None, emblem)
    return None


def rename(execute: Execute, person: str, name: str, emblem: int | None) -> None:
    """Someone takes another name and emblem."""
    execute(
        "UPDATE people SET name = ?, emblem = ? WHERE id = ?", (name, emblem, person)
    )


def bots(execute: Execute, owner: str) -> list[Person]:
    """The bots that act for someone."""
    rows = execute(
        "SELECT id, name, emblem FROM people WHERE owner = ? ORDER BY id", (owner,)
    )
    return [Person(id_, name, bot=True, emblem=emblem) for id_, name, emblem in rows]


def put_code(execute: Execute, code: bytes, person: str, expires: float) -> None:
    """A one-time code for someone; an older one no longer counts."""
    execute("DELETE FROM codes WHERE person = ?", (person,))
    execute("INSERT INTO codes VALUES (?, ?, ?)", (code, person, expires))


def use_code(execute: Execute, code: bytes, key: bytes, now: float) -> Person | None:
    """Exchange a one-time code for a key, once."""
    rows = list(
        execute("DELETE FROM codes WHERE hash = ? RETURNING person, expires", (code,))
    )
    if not rows or rows[0][1] < now:
        return None
    execute("INSERT INTO keys VALUES (?, ?)", (key, rows[0][0]))
    return find(execute, key)


def forget(execute: Execute, person: str) -> list[str]:
    """Delete someone, their keys, bots and names; the tables that changed."""
    rows = execute("SELECT id FROM people WHERE id = ? OR owner = ?", (person, person))
    changed = []
    for (id_,) in list(rows):
        for (code,) in list(execute("SELECT code FROM seats WHERE person = ?", (id_,))):
            _erase(execute, code, id_)
            changed.append(code)
        for table in ("keys", "codes", "seats", "presence", "daily"):
            execute(f"DELETE FROM {table} WHERE person = ?", (id_,))  # noqa: S608, ours
        execute("DELETE FROM people WHERE id = ?", (id_,))
    return changed


def _erase(execute: Execute, code: str, person: str) -> None:
    """Take someone's name out of a table's log."""
    rows = execute("SELECT number, first, events FROM pages WHERE code = ?", (code,))
    for number, first, events in list(rows):
        page = Page(number, first, bytes(events))
        if person.encode() in page.events:
            written = msgspec.json.encode(
                [_nameless(e, person) for e in page.happenings]
            )
            execute(
                "UPDATE pages SET events = ? WHERE code = ? AND number = ?",
                (written, code, number),
            )
    for (body,) in list(execute("SELECT body FROM tables WHERE code = ?", (code,))):
        view = msgspec.json.decode(body, type=TableView)
        seats = tuple(
            replace(s, person="", name="") if s.person == person else s
            for s in view.seats
        )
        execute(
            "UPDATE tables SET body = ? WHERE code = ?",
            (msgspec.json.encode(replace(view, seats=seats)), code),
        )


def _nameless(event: Happening, person: str) -> Happening:
    if isinstance(event, Sat) and event.person == person:
        return replace(event, person="", name="")
    return event
