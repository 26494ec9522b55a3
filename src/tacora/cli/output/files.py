"""Files that a command writes: whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tacora.cli.parsing.options import Refused, tidy
from tacora.records.file_errors import unread, unwritten
from tacora.records.whole_file import draft_of, replacing
from tacora.words import Words

PICTURES = (".png", ".svg")  # what a chart can be kept as


@contextmanager
def kept(file: Path | None, words: Words) -> Iterator[Path | None]:
    """A draft to write to, which becomes the file; refused now if it cannot be."""
    if file is None:
        yield None
        return
    if file.exists() and not file.is_file() and not file.is_dir():
        yield file  # a pipe or a device has no draft
        return
    _prove(file, words)
    with replacing(file) as draft:
        yield draft


def writable(file: Path, words: Words) -> None:
    """Refuse now what could not be written later."""
    _prove(file, words)
    draft_of(file).unlink()


@contextmanager
def writing(file: Path, words: Words) -> Iterator[None]:
    """What goes wrong in here went wrong with this file."""
    try:
        yield
    except OSError as error:
        raise unwritable(file, error, words) from None


def _prove(file: Path, words: Words) -> None:
    """An empty draft beside the file proves that it can be written."""
    with writing(file, words):
        _check(file)
        draft_of(file).touch()


def _check(file: Path) -> None:
    if file.is_dir():
        raise IsADirectoryError
    if file.exists() and not os.access(file, os.W_OK):
        raise PermissionError


def unwritable(file: Path | str, error: OSError, words: Words) -> Refused:
    """Why nothing can be written there."""
    return Refused(f"{tidy(str(file))}: {unwritten(error, words)}")


def unreadable(file: Path | str, error: OSError, words: Words) -> Refused:
    """Why nothing can be read there."""
    return Refused(f"{tidy(str(file))}: {unread(error, words)}")
