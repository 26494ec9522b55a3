"""What a bot is made of: if that changes, its earlier games are another bot's."""

import inspect
import pickle
import secrets
import shlex
import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from tacora.bots import Bot


def contents(names: Sequence[str], own: Mapping[str, Bot]) -> dict[str, str]:
    """A hash of each bot that may change: of a file, a program, an object."""
    found = {
        name: _object(own[name]) if name in own else _named(name) for name in names
    }
    return {name: digest for name, digest in found.items() if digest}


def _named(name: str) -> str:
    word, _, parameter = name.partition(":")
    if word == "file":
        return _digest(Path(parameter).read_bytes())
    if word == "program":
        command, *rest = shlex.split(parameter)
        files = [Path(each) for each in (shutil.which(command) or command, *rest)]
        return _digest(*[each.read_bytes() for each in files if each.is_file()])
    return ""


def _object(bot: Bot) -> str:
    """Its values and its code; what cannot be told is never the same again."""
    try:
        values = pickle.dumps(bot)
    except (pickle.PicklingError, TypeError, AttributeError):
        return secrets.token_hex(16)
    code = ""
    with suppress(OSError, TypeError):
        code = inspect.getsource(type(bot))
    return _digest(values, code.encode())


def _digest(*parts: bytes) -> str:
    return sha256(b"".join([sha256(part).digest() for part in parts])).hexdigest()[:32]
