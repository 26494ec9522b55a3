"""A book: measurements in a file, a line each, so that none is made twice."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class Book(Generic[T]):
    """What was measured before, and a place for what is measured now."""

    def __init__(self, file: Path, entry: type[T]) -> None:
        self._file = file
        lines = file.read_bytes().splitlines() if file.exists() else []
        self.entries: list[T] = [
            msgspec.json.decode(line, type=entry) for line in lines
        ]

    def add(self, entry: T) -> None:
        """Write it down at once: a measurement may be stopped at any time."""
        self.entries.append(entry)
        with self._file.open("ab") as out:
            out.write(msgspec.json.encode(entry) + b"\n")
