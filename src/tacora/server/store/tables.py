"""What is asked about tables, in words that every SQL understands."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tacora.server.day import day_at
from tacora.server.page import Page

from .store import Entry, Listing

LATELY = 60.0
"""Seconds for which a table is listed after something happened there, or the last of
those who sit there has gone.
"""

Execute = Callable[[str, tuple[Any, ...]], Iterable[Any]]


def create(execute: Execute, entry: Entry, seed: str, now: float) -> bool:
    """Open a table with its first page, unless the code is taken."""
    assert entry.listing is not None
    listing = entry.listing
    rows = execute(
        "INSERT INTO tables (code, seed, stage, public, live, body, updated)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING code",
        (
            entry.code,
            seed,
            listing.stage,
            int(listing.public),
            int(listing.live),
            listing.body,
            now,
        ),
    )
    return bool(list(rows)) and write(execute, entry, now)


def write(execute: Execute, entry: Entry, now: float) -> bool:
    """Write a page, unless someone else has written that number."""
    code, page = entry.code, entry.page
    rows = execute(
        "INSERT INTO pages (code, number, first, events, secrets, deadline)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING number",
        (code, page.number, page.first, page.events, page.secrets, page.deadline),
    )
    if not list(rows):
        return False
    if entry.listing is not None:
        _list(execute, code, page, entry.listing, now)
    elif entry.rearm:
        execute(
            "UPDATE tables SET deadline = ?, claimed = NULL, updated = ?"
            " WHERE code = ?",
            (page.deadline, now, code),
        )
    return True


def _list(
    execute: Execute, code: str, page: Page, listing: Listing, now: float
) -> None:
    execute(
        "UPDATE tables SET stage = ?, public = ?, body = ?, deadline = ?,"
        " claimed = NULL, updated = ? WHERE code = ?",
        (
            listing.stage,
            int(listing.public),
            listing.body,
            page.deadline,
            now,
            code,
        ),
    )
    note(execute, code, listing, now)


def note(execute: Execute, code: str, listing: Listing, now: float) -> None:
    """Note who sits at a table, and how a try in the daily cave ended.

    Whoever has sat there is in its log for good. Practice has no line for a score, and
    a try that ends after its day has none either: the seed is known by then.
    """
    for person in listing.people:
        execute(
            "INSERT INTO seats VALUES (?, ?) ON CONFLICT DO NOTHING", (person, code)
        )
    if listing.score is not None:
        execute(
            "UPDATE daily SET score = ?, ended = ? WHERE code = ? AND day = ?",
            (listing.score, now, code, day_at(now)),
        )


def seed(execute: Execute, code: str) -> str | None:
    """The seed of a table, if there is such a table."""
    for (found,) in execute("SELECT seed FROM tables WHERE code = ?", (code,)):
        return str(found)
    return None


def news(execute: Execute, since: Mapping[str, int]) -> dict[str, list[Page]]:
    """The pages of these tables from these numbers on; nothing for the others."""
    found: dict[str, list[Page]] = {}
    for code, number in since.items():
        rows = execute(
            "SELECT number, first, events, secrets, deadline FROM pages"
            " WHERE code = ? AND number >= ? ORDER BY number",
            (code, number),
        )
        if pages := [Page(n, f, bytes(e), bytes(s), d) for n, f, e, s, d in rows]:
            found[code] = pages
    return found


def lobby(execute: Execute, limit: int, now: float) -> list[bytes]:
    """Public tables where a game is awaited or played, the newest first.

    Where one is awaited, someone who sits there is connected, or was lately: when they
    go, that is written.
    """
    rows = execute(
        "SELECT body FROM tables WHERE public = 1 AND stage <> 'over'"
        " AND (stage <> 'lobby' OR live = 0 OR updated > ? OR EXISTS"
        " (SELECT 1 FROM presence WHERE code = tables.code AND until > ?))"
        " ORDER BY updated DESC LIMIT ?",
        (now - LATELY, now, limit),
    )
    return [bytes(body) for (body,) in rows]


def tables_of(execute: Execute, person: str, limit: int) -> list[bytes]:
    """The tables where someone sits or has ever sat, the newest first."""
    rows = execute(
        "SELECT body FROM tables JOIN seats USING (code) WHERE person = ?"
        " ORDER BY updated DESC LIMIT ?",
        (person, limit),
    )
    return [bytes(body) for (body,) in rows]


def review(execute: Execute, code: str) -> bytes | None:
    """The review of a table's game, if it was kept."""
    for (body,) in execute("SELECT body FROM reviews WHERE code = ?", (code,)):
        return bytes(body)
    return None


def keep_review(execute: Execute, code: str, body: bytes) -> None:
    """Keep the review of a table's game, as long as the table."""
    execute("INSERT INTO reviews VALUES (?, ?) ON CONFLICT DO NOTHING", (code, body))


def due(execute: Execute, limit: int, now: float, locked: str = "") -> list[str]:
    """Tables whose deadline has passed; each is given out once in a while."""
    rows = execute(
        "UPDATE tables SET claimed = ? WHERE code IN (SELECT code FROM tables"  # noqa: S608, ours
        " WHERE deadline < ? AND (claimed IS NULL OR claimed < ?)"
        f" ORDER BY deadline LIMIT ? {locked}) RETURNING code",
        (now + 10, now - 1, now, limit),
    )
    return [code for (code,) in rows]


def present(
    execute: Execute, node: str, seats: Sequence[tuple[str, str]], until: float
) -> None:
    """These people sit at these tables, connected to this process."""
    for code, person in seats:
        execute(
            "INSERT INTO presence VALUES (?, ?, ?, ?) ON CONFLICT (code, person, node)"
            " DO UPDATE SET until = excluded.until",
            (code, person, node, until),
        )


def leave(execute: Execute, node: str, code: str, person: str, now: float) -> bool:
    """Someone's last connection here closed; whether they have one elsewhere."""
    execute("UPDATE people SET seen = ? WHERE id = ?", (now, person))
    execute(
        "DELETE FROM presence WHERE code = ? AND person = ? AND node = ?",
        (code, person, node),
    )
    return _connected(execute, code, person, now)


def vanished(
    execute: Execute, limit: int, now: float, locked: str = ""
) -> list[tuple[str, str]]:
    """Seats whose process has not been heard of; each is given out once."""
    rows = execute(
        "DELETE FROM presence WHERE (code, person, node) IN"  # noqa: S608, ours
        f" (SELECT code, person, node FROM presence WHERE until < ? LIMIT ? {locked})"
        " RETURNING code, person",
        (now, limit),
    )
    seats = dict.fromkeys((code, person) for code, person in rows)
    return [seat for seat in seats if not _connected(execute, *seat, now)]


def _connected(execute: Execute, code: str, person: str, now: float) -> bool:
    """Whether someone is connected to any process."""
    rows = execute(
        "SELECT node FROM presence WHERE code = ? AND person = ? AND until > ?",
        (code, person, now),
    )
    return bool(list(rows))


def sweep(execute: Execute, finished: float, idle: float, people: float) -> int:
    """Delete tables finished or idle, and people unseen, since before these."""
    codes = list(
        execute(
            "DELETE FROM tables WHERE updated < CASE stage WHEN 'over' THEN ?"
            " ELSE ? END RETURNING code",
            (finished, idle),
        )
    )
    for (code,) in codes:
        for table in ("pages", "seats", "presence", "reviews", "daily"):
            execute(f"DELETE FROM {table} WHERE code = ?", (code,))  # noqa: S608, ours
    gone = list(
        execute(
            "DELETE FROM people WHERE seen < ? AND NOT EXISTS"
            " (SELECT 1 FROM seats WHERE person = people.id) RETURNING id",
            (people,),
        )
    )
    for (person,) in gone:
        execute("DELETE FROM keys WHERE person = ?", (person,))
        execute("DELETE FROM codes WHERE person = ?", (person,))
    return len(codes) + len(gone)
