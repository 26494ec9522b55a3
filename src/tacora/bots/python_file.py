"""A bot in a file: any Python file with a function `decide(state, seat)` is a bot."""

import inspect
import sys
import traceback
from contextlib import redirect_stdout
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import cast

from .bot import Bot
from .errors import FileBroken, NoDecide, NoSuchProgram
from .traits import says


@says(example="./mine.py", local=True)
def python_file(path: str) -> Bot:
    """The bot that the file is: a module with `decide(state, seat)`."""
    page = Path(path)
    if not page.is_file():
        raise NoSuchProgram(file=path)
    return _module(page.resolve(), page.stat().st_mtime_ns, path)


@cache
def _module(page: Path, _changed: int, path: str) -> Bot:
    spec = spec_from_file_location(f"bot_{page.stem}", page)
    if spec is None or spec.loader is None:
        raise NoSuchProgram(file=path)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
    except Exception as error:
        reason = f"{type(error).__name__}: {getattr(error, 'msg', error)}"
        number = _line(error, page)
        raise FileBroken(file=path, number=number, reason=reason) from error
    if not _decides(module):
        raise NoDecide(file=path)
    return cast("Bot", module)


def _line(error: Exception, page: Path) -> int:
    """The line of the file in which it stops, or where it calls what stops."""
    if isinstance(error, SyntaxError) and error.filename == str(page):
        return error.lineno or 1
    frames = traceback.extract_tb(error.__traceback__)
    return next((f.lineno or 1 for f in frames[::-1] if f.filename == str(page)), 1)


def _decides(module: ModuleType) -> bool:
    """Whether there is a function that takes a state and a seat."""
    decide = getattr(module, "decide", None)
    if not callable(decide):
        return False
    try:
        inspect.signature(decide).bind(None, 0)
    except TypeError:
        return False
    except ValueError:  # a built-in function does not tell
        return True
    return True
