"""A file that is written whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """A draft to write to, which takes the file's place once all of it is there."""
    draft = draft_of(file)
    try:
        yield draft
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def draft_of(file: Path) -> Path:
    """Where it is written until then: beside the file, and out of sight."""
    return file.with_name(f".{file.name}.part")
