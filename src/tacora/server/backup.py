"""A backup: what the store holds at one moment, whole or not at all."""

import asyncio
import contextlib
import os
import secrets
from pathlib import Path

from .backends import choose_backends
from .settings import BadSetting, Settings
from .store import StoreAway


def backup(settings: Settings, file: Path) -> None:
    """Copy the memory to a file that does not exist yet; only its owner can read it."""
    if file.exists():
        raise BadSetting(name="file", source=str(file), reason="it exists")
    url = settings.database
    if "://" not in url and not Path(url).exists():
        raise BadSetting(name="store", source=url, reason="there is no such file")
    store, _ = choose_backends(settings, "backup")
    # Under another name until it is whole: a copy that failed is in nobody's way.
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        asyncio.run(store.backup(part))
        _flush(part)
        part.replace(file)
        _flush(file.parent)
    except StoreAway as error:
        raise BadSetting(name="file", source=str(file), reason=str(error)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadSetting(name="file", source=str(file), reason=reason) from None
    finally:
        part.unlink(missing_ok=True)


def _flush(path: Path) -> None:
    """Have it on disk; a folder that can't be opened, as on Windows, is left alone."""
    with contextlib.suppress(PermissionError):
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
