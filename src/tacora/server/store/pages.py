"""Pages: a table's log grows by one at a time, written by whoever comes first."""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from tacora.server.table.day import day_at
from tacora.server.table.listing import Listing
from tacora.server.table.log import Page

from .transaction import Transaction

# Both databases have `json_each`; one makes JSON of a number, the other a number. The
# limit tells PostgreSQL how few rows to expect, so that it uses the index; SQLite keeps
# to the order of a cross join.
_NEWS = """
WITH asked AS (
    SELECT key AS code, CAST(CAST(value AS TEXT) AS INTEGER) AS since
    FROM json_each(?) LIMIT ?
)
SELECT pages.code, number, first, events, secrets, deadline
FROM asked CROSS JOIN pages WHERE pages.code = asked.code AND number >= since
ORDER BY pages.code, number
"""


class Entry(Struct, frozen=True):
    """A page to be written; a listing goes with it when the seats have changed."""

    code: str
    page: Page
    listing: Listing | None = None
    rearm: bool = False  # the deadline has changed


def append(db: Transaction, entry: Entry) -> bool:
    """Write a page, unless someone else has written that number.

    PostgreSQL does the same for many tables in one statement: `postgres_batch`.
    """
    code, page = entry.code, entry.page
    rows = db.execute(
        "INSERT INTO pages (code, number, first, events, secrets, deadline)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING number",
        (code, page.number, page.first, page.events, page.secrets, page.deadline),
    )
    if not list(rows):
        return False
    if entry.listing is not None:
        _list(db, code, page, entry.listing)
    elif entry.rearm:
        db.execute(
            "UPDATE tables SET deadline = ?, claimed = NULL, updated = ?"
            " WHERE code = ?",
            (page.deadline, db.now, code),
        )
    return True


def _list(db: Transaction, code: str, page: Page, listing: Listing) -> None:
    db.execute(
        "UPDATE tables SET stage = ?, public = ?, body = ?, deadline = ?,"
        " claimed = NULL, updated = ? WHERE code = ?",
        (
            listing.stage,
            int(listing.public),
            listing.body,
            page.deadline,
            db.now,
            code,
        ),
    )
    note(db, code, listing)


def note(db: Transaction, code: str, listing: Listing) -> None:
    """Note who sits at a table, and how a try in the daily cave ended.

    Anyone who has sat there is in its log for good. Practice has no row for a score,
    and a try that ends after its day has none either: the seed is known by then.
    """
    for person in listing.people:
        db.execute(
            "INSERT INTO seats VALUES (?, ?) ON CONFLICT DO NOTHING", (person, code)
        )
    if listing.score is not None:
        db.execute(
            "UPDATE daily SET score = ?, ended = ? WHERE code = ? AND day = ?",
            (listing.score, db.now, code, day_at(db.now)),
        )


def news(db: Transaction, since: Mapping[str, int]) -> dict[str, list[Page]]:
    """The pages of these tables from these numbers on; nothing for the others."""
    asked = msgspec.json.encode(since).decode()
    found: dict[str, list[Page]] = {}
    for code, *page in db.execute(_NEWS, (asked, len(since))):
        found.setdefault(code, []).append(Page(*page))
    return found
