"""Files that a command writes: whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tacora.words import Words

from .options import Refused, tidy


@contextmanager
def kept(file: Path | None, words: Words) -> Iterator[Path | None]:
    """A draft to write to, which becomes the file; refused now if it cannot be."""
    if file is None:
        yield None
        return
    if file.exists() and not file.is_file() and not file.is_dir():
        yield file  # a pipe or a device has no draft
        return
    draft = file.with_name(f".{file.name}.part") if file.name else file
    try:
        _check(file)
        draft.touch()
    except OSError as error:
        raise unwritable(file, error, words) from None
    try:
        yield draft
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def _check(file: Path) -> None:
    if file.is_dir():
        raise IsADirectoryError
    if file.exists() and not os.access(file, os.W_OK):
        raise PermissionError


def unwritable(file: Path | str, error: OSError, words: Words) -> Refused:
    """Why nothing can be written there."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            reason = words.say("error-folder-missing")
        case IsADirectoryError():
            reason = words.say("error-file-folder")
        case PermissionError():
            reason = words.say("error-file-unwritable")
        case _:
            reason = words.say(
                "error-file-failed", reason=error.strerror or type(error).__name__
            )
    return Refused(f"{tidy(str(file))}: {reason}")


def unreadable(file: Path | str, error: OSError, words: Words) -> Refused:
    """Why nothing can be read there."""
    match error:
        case FileNotFoundError():
            reason = words.say("error-file-missing")
        case IsADirectoryError():
            reason = words.say("error-file-folder")
        case PermissionError():
            reason = words.say("error-file-forbidden")
        case _:
            reason = words.say("error-file-failed", reason=error.strerror or str(error))
    return Refused(f"{tidy(str(file))}: {reason}")
