"""What is asked about presence, in words that every SQL understands."""

from collections.abc import Sequence

from .transaction import Transaction


def present(
    db: Transaction, node: str, seats: Sequence[tuple[str, str]], until: float
) -> None:
    """These people sit at these tables, connected to this process."""
    for code, person in seats:
        db.execute(
            "INSERT INTO presence VALUES (?, ?, ?, ?) ON CONFLICT (code, person, node)"
            " DO UPDATE SET until = excluded.until",
            (code, person, node, until),
        )


def leave(db: Transaction, node: str, code: str, person: str) -> bool:
    """Someone's last connection here closed; whether they have one elsewhere."""
    db.execute("UPDATE people SET seen = ? WHERE id = ?", (db.now, person))
    db.execute(
        "DELETE FROM presence WHERE code = ? AND person = ? AND node = ?",
        (code, person, node),
    )
    return _connected(db, code, person)


def vanished(db: Transaction, limit: int) -> list[tuple[str, str]]:
    """Seats whose process has not been heard of; each is given out once."""
    rows = db.execute(
        "DELETE FROM presence WHERE (code, person, node) IN"
        " (SELECT code, person, node FROM presence WHERE until < ? LIMIT ?"
        " /*postgresql FOR UPDATE SKIP LOCKED*/) RETURNING code, person",
        (db.now, limit),
    )
    seats = dict.fromkeys((code, person) for code, person in rows)
    return [seat for seat in seats if not _connected(db, *seat)]


def _connected(db: Transaction, code: str, person: str) -> bool:
    """Whether someone is connected to any process."""
    rows = db.execute(
        "SELECT node FROM presence WHERE code = ? AND person = ? AND until > ?",
        (code, person, db.now),
    )
    return bool(list(rows))
