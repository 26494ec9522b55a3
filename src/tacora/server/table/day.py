"""A day of the daily cave: when it begins, and the seed that only the server knows."""

import hmac
from datetime import UTC, date, datetime, timedelta

DAY_S = 86400


def day_at(now: float) -> str:
    """The day at this time, as everyone writes it: 2026-11-16."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def before(day: str) -> str:
    """The day before."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def left(now: float) -> float:
    """Seconds until the next day."""
    return DAY_S - now % DAY_S


def seed_of(secret: str, day: str) -> str:
    """The seed of a day: whoever does not know the secret cannot foresee it."""
    return hmac.digest(secret.encode(), day.encode(), "sha256").hex()[:32]
