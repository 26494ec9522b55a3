"""A transaction: what a query gets, whichever database it runs on."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

Execute = Callable[[str, tuple[Any, ...]], Iterable[Any]]
"""Runs one statement, with `?` where a value goes; gives its rows."""


class Transaction(Struct, frozen=True):
    """Statements that all take effect, or none, at a moment of the store's time."""

    execute: Execute
    now: float


def in_dialect(sql: str, database: str) -> str:
    """SQL with what is meant for one database only, written `/*database …*/`.

    The others take it for a comment.
    """
    return re.sub(rf"/\*{database} (.*?)\*/", r"\1", sql)
