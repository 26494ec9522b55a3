"""The recorded games of a file that was named on the line, or of standard input."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from tacora.cli.output.files import unreadable
from tacora.cli.parsing.options import Refused, tidy
from tacora.records import BadRecord, Record, read
from tacora.records.story import explain
from tacora.words import Words

LONG_FILE_BYTES = 1_000_000  # take more than a moment to read


def records(file: str, words: Words) -> Iterator[Record]:
    """The games in a file, one after another, or why they cannot be read."""
    try:
        with _opened(file) as stream:
            yield from read(stream)
    except BadRecord as error:
        place = f"{tidy(file)}:{error.line}:{error.column}"
        raise Refused(f"{place}: {explain(error.problem, words)}") from None
    except OSError as error:
        raise unreadable(file, error, words) from None


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    if file == "-":
        yield sys.stdin.buffer
        return
    size = Path(file).stat().st_size
    with Path(file).open("rb") as stream:
        if size < LONG_FILE_BYTES or not sys.stderr.isatty():
            yield stream
            return
        from rich.console import Console
        from rich.progress import wrap_file

        with wrap_file(
            stream,
            total=size,
            description=Path(file).name,
            console=Console(stderr=True),
            transient=True,
        ) as watched:
            yield watched
