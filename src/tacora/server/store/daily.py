"""What is asked about the daily cave, in words that every SQL understands."""

from tacora.wire import Rank, Try

from .store import Results
from .tables import Execute


def secret(execute: Execute, fresh: str) -> str:
    """What nobody but the server knows; the fresh one if there is none yet."""
    execute("INSERT INTO secrets VALUES ('daily', ?) ON CONFLICT DO NOTHING", (fresh,))
    [(found,)] = execute("SELECT value FROM secrets WHERE name = 'daily'", ())
    return str(found)


def enter(execute: Execute, day: str, person: str, code: str) -> str:
    """The table of someone's try; this one if it is the first."""
    execute(
        "INSERT INTO daily (day, person, code) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (day, person, code),
    )
    [(found,)] = execute(
        "SELECT code FROM daily WHERE day = ? AND person = ?", (day, person)
    )
    return str(found)


def board(execute: Execute, day: str, person: str | None, limit: int) -> Results:
    """Who has come through the cave of a day, and how someone fared."""
    [(played,)] = execute(
        "SELECT count(*) FROM daily WHERE day = ? AND score IS NOT NULL", (day,)
    )
    rows = list(
        execute(
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
    return Results(played, ranks, best, _mine(execute, day, person))


def _mine(execute: Execute, day: str, person: str | None) -> Try | None:
    rows = execute(
        "SELECT code, score FROM daily WHERE day = ? AND person = ?", (day, person)
    )
    for code, score in list(rows):
        if score is None:
            return Try(code)
        [(better,)] = execute(
            "SELECT count(*) FROM daily WHERE day = ? AND score > ?", (day, score)
        )
        return Try(code, score, 1 + better)
    return None
