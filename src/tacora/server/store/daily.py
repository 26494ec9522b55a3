"""What is asked about the daily cave, in words that every SQL understands."""

from msgspec import Struct

from tacora.wire import Rank, Try

from .transaction import Transaction


class Results(Struct, frozen=True):
    """The board of a day."""

    played: int
    ranks: tuple[Rank, ...]
    best: str | None  # the table of the best
    mine: Try | None


def secret(db: Transaction, fresh: str) -> str:
    """What nobody but the server knows; the fresh one if there is none yet."""
    db.execute(
        "INSERT INTO secrets VALUES ('daily', ?) ON CONFLICT DO NOTHING", (fresh,)
    )
    [(found,)] = db.execute("SELECT value FROM secrets WHERE name = 'daily'", ())
    return str(found)


def enter(db: Transaction, day: str, person: str, code: str) -> str:
    """The table of someone's try; this one if it is the first."""
    db.execute(
        "INSERT INTO daily (day, person, code) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (day, person, code),
    )
    [(found,)] = db.execute(
        "SELECT code FROM daily WHERE day = ? AND person = ?", (day, person)
    )
    return str(found)


def board(db: Transaction, day: str, person: str | None, limit: int) -> Results:
    """Who has come through the cave of a day, and how someone fared."""
    [(played,)] = db.execute(
        "SELECT count(*) FROM daily WHERE day = ? AND score IS NOT NULL", (day,)
    )
    rows = list(
        db.execute(
            "SELECT id, name, emblem, score, code FROM daily JOIN people ON id = person"
            " WHERE day = ? AND score IS NOT NULL ORDER BY score DESC, ended LIMIT ?",
            (day, limit),
        )
    )
    scores = [score for _, _, _, score, _ in rows]
    ranks = tuple(
        Rank(1 + scores.index(score), name, emblem, score, you=id_ == person)
        for id_, name, emblem, score, _ in rows
    )
    best = rows[0][4] if rows else None
    return Results(played, ranks, best, _mine(db, day, person))


def _mine(db: Transaction, day: str, person: str | None) -> Try | None:
    rows = db.execute(
        "SELECT code, score FROM daily WHERE day = ? AND person = ?", (day, person)
    )
    for code, score in list(rows):
        if score is None:
            return Try(code)
        [(better,)] = db.execute(
            "SELECT count(*) FROM daily WHERE day = ? AND score > ?", (day, score)
        )
        return Try(code, score, 1 + better)
    return None
