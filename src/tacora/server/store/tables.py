"""What is asked about tables, in words that every SQL understands."""

from .pages import Entry, append
from .transaction import Transaction

LISTED_S = 60.0
"""How long a table is listed after something happened there, or after the last of
those who sit there has gone.
"""
CLAIM_S = 10.0
"""How long the process that was given a missed deadline has to see to it."""
GRACE_S = 1.0
"""How late a deadline is before it counts as missed: those at the table come first."""


def create(db: Transaction, entry: Entry, seed: str) -> bool:
    """Open a table with its first page, unless the code is taken."""
    assert entry.listing is not None
    listing = entry.listing
    rows = db.execute(
        "INSERT INTO tables (code, seed, stage, public, live, body, updated)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING code",
        (
            entry.code,
            seed,
            listing.stage,
            int(listing.public),
            int(listing.live),
            listing.body,
            db.now,
        ),
    )
    return bool(list(rows)) and append(db, entry)


def seed(db: Transaction, code: str) -> str | None:
    """The seed of a table, if there is such a table."""
    for (found,) in db.execute("SELECT seed FROM tables WHERE code = ?", (code,)):
        return str(found)
    return None


def lobby(db: Transaction, limit: int) -> list[bytes]:
    """Public tables where a game is awaited or played, the newest first.

    Where one is awaited, someone who sits there is connected, or was lately: when they
    go, that is written.
    """
    rows = db.execute(
        "SELECT body FROM tables WHERE public = 1 AND stage <> 'over'"
        " AND (stage <> 'lobby' OR live = 0 OR updated > ? OR EXISTS"
        " (SELECT 1 FROM presence WHERE code = tables.code AND until > ?))"
        " ORDER BY updated DESC LIMIT ?",
        (db.now - LISTED_S, db.now, limit),
    )
    return [body for (body,) in rows]


def tables_of(db: Transaction, person: str, limit: int) -> list[bytes]:
    """The tables where someone sits or has ever sat, the newest first."""
    rows = db.execute(
        "SELECT body FROM tables JOIN seats USING (code) WHERE person = ?"
        " ORDER BY updated DESC LIMIT ?",
        (person, limit),
    )
    return [body for (body,) in rows]


def due(db: Transaction, limit: int) -> list[str]:
    """Tables whose deadline has passed; each is given out once in a while."""
    rows = db.execute(
        "UPDATE tables SET claimed = ? WHERE code IN (SELECT code FROM tables"
        " WHERE deadline < ? AND (claimed IS NULL OR claimed < ?)"
        " ORDER BY deadline LIMIT ? /*postgresql FOR UPDATE SKIP LOCKED*/)"
        " RETURNING code",
        (db.now + CLAIM_S, db.now - GRACE_S, db.now, limit),
    )
    return [code for (code,) in rows]


def review(db: Transaction, code: str) -> bytes | None:
    """The review of a table's game, if it was kept."""
    for (body,) in db.execute("SELECT body FROM reviews WHERE code = ?", (code,)):
        return bytes(body)
    return None


def keep_review(db: Transaction, code: str, body: bytes) -> None:
    """Keep the review of a table's game, as long as the table."""
    db.execute("INSERT INTO reviews VALUES (?, ?) ON CONFLICT DO NOTHING", (code, body))
