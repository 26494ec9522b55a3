"""What is deleted when it is old, in words that every SQL understands."""

from .transaction import Transaction


def sweep(db: Transaction, finished: float, idle: float, people: float) -> int:
    """Delete tables finished or idle, and people unseen, since before these."""
    codes = list(
        db.execute(
            "DELETE FROM tables WHERE updated < CASE stage WHEN 'over' THEN ?"
            " ELSE ? END RETURNING code",
            (finished, idle),
        )
    )
    for (code,) in codes:
        for table in ("pages", "seats", "presence", "reviews", "daily"):
            db.execute(f"DELETE FROM {table} WHERE code = ?", (code,))  # noqa: S608, ours
    gone = list(
        db.execute(
            "DELETE FROM people WHERE seen < ? AND NOT EXISTS"
            " (SELECT 1 FROM seats WHERE person = people.id) RETURNING id",
            (people,),
        )
    )
    for (person,) in gone:
        db.execute("DELETE FROM keys WHERE person = ?", (person,))
        db.execute("DELETE FROM codes WHERE person = ?", (person,))
    return len(codes) + len(gone)
