"""`tacora backup`: what a server keeps, copied to a file."""

import sys
from pathlib import Path
from typing import Annotated

from tacora.server.settings import load

from .parsing.options import Lang, argument, option, words_of
from .serve import Config


def backup(
    file: Annotated[Path, argument(say="cli-backup-file")],
    store: Annotated[str | None, option("--store", say="setting-store")] = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Copy the memory of a server to a file."""
    from tacora.server.backup import backup

    backup(load({"store": store}, file=config), file)
    sys.stdout.write(words_of(lang).say("backup-done", file=str(file)) + "\n")
