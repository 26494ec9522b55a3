"""Output that is printed once all of it could be written."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import SpooledTemporaryFile
from typing import IO


@contextmanager
def sheet() -> Iterator[IO[str]]:
    """What is written here is printed once all of it could be written."""
    with SpooledTemporaryFile(1 << 24, "w+", encoding="utf-8") as written:
        yield written
        written.seek(0)
        shutil.copyfileobj(written, sys.stdout)
