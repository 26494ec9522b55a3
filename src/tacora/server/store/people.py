"""What is asked about people, in words that every SQL understands."""

import msgspec
from msgspec.structs import replace

from tacora.server.table.log import Page
from tacora.wire import Happening, Person, Sat, TableView

from .transaction import Transaction


def add_person(db: Transaction, person: Person, key: bytes, owner: str | None) -> None:
    """Someone new, with a key."""
    db.execute(
        "INSERT INTO people (id, name, owner, seen, emblem) VALUES (?, ?, ?, ?, ?)",
        (person.id, person.name, owner, db.now, person.emblem),
    )
    db.execute("INSERT INTO keys VALUES (?, ?)", (key, person.id))


def person(db: Transaction, key: bytes) -> Person | None:
    """The person this key belongs to."""
    rows = db.execute(
        "SELECT id, name, owner, emblem FROM people JOIN keys ON person = id"
        " WHERE hash = ?",
        (key,),
    )
    for id_, name, owner, emblem in rows:
        return Person(id_, name, owner is not None, emblem)
    return None


def rename(db: Transaction, person: str, name: str, emblem: int | None) -> None:
    """Someone takes another name and emblem."""
    db.execute(
        "UPDATE people SET name = ?, emblem = ? WHERE id = ?", (name, emblem, person)
    )


def bots(db: Transaction, owner: str) -> list[Person]:
    """The bots that act for someone."""
    rows = db.execute(
        "SELECT id, name, emblem FROM people WHERE owner = ? ORDER BY id", (owner,)
    )
    return [Person(id_, name, bot=True, emblem=emblem) for id_, name, emblem in rows]


def put_code(db: Transaction, code: bytes, person: str, expires: float) -> None:
    """A one-time code for someone; an older one no longer counts."""
    db.execute("DELETE FROM codes WHERE person = ?", (person,))
    db.execute("INSERT INTO codes VALUES (?, ?, ?)", (code, person, expires))


def use_code(db: Transaction, code: bytes, key: bytes) -> Person | None:
    """Exchange a one-time code for a key, once."""
    rows = list(
        db.execute(
            "DELETE FROM codes WHERE hash = ? RETURNING person, expires", (code,)
        )
    )
    if not rows or rows[0][1] < db.now:
        return None
    db.execute("INSERT INTO keys VALUES (?, ?)", (key, rows[0][0]))
    return person(db, key)


def forget(db: Transaction, person: str) -> list[str]:
    """Delete someone, their keys, bots and names; the tables that changed."""
    rows = db.execute(
        "SELECT id FROM people WHERE id = ? OR owner = ?", (person, person)
    )
    changed = []
    for (id_,) in list(rows):
        for (code,) in list(
            db.execute("SELECT code FROM seats WHERE person = ?", (id_,))
        ):
            _erase(db, code, id_)
            changed.append(code)
        for table in ("keys", "codes", "seats", "presence", "daily"):
            db.execute(f"DELETE FROM {table} WHERE person = ?", (id_,))  # noqa: S608, ours
        db.execute("DELETE FROM people WHERE id = ?", (id_,))
    return changed


def _erase(db: Transaction, code: str, person: str) -> None:
    """Take someone's name out of a table's log."""
    rows = db.execute("SELECT number, first, events FROM pages WHERE code = ?", (code,))
    for number, first, events in list(rows):
        page = Page(number, first, bytes(events))
        if person.encode() in page.events:
            written = msgspec.json.encode(
                [_nameless(e, person) for e in page.happenings]
            )
            db.execute(
                "UPDATE pages SET events = ? WHERE code = ? AND number = ?",
                (written, code, number),
            )
    for (body,) in list(db.execute("SELECT body FROM tables WHERE code = ?", (code,))):
        view = msgspec.json.decode(body, type=TableView)
        seats = tuple(
            replace(s, person="", name="") if s.person == person else s
            for s in view.seats
        )
        db.execute(
            "UPDATE tables SET body = ? WHERE code = ?",
            (msgspec.json.encode(replace(view, seats=seats)), code),
        )


def _nameless(event: Happening, person: str) -> Happening:
    if isinstance(event, Sat) and event.person == person:
        return replace(event, person="", name="")
    return event
