"""A bot in a file: any Python file with a function `decide(state, seat)` is a bot."""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import cast

from .bot import Bot
from .errors import NoDecide, NoSuchProgram
from .traits import says


@says(example="./mine.py", local=True)
def python_file(path: str) -> Bot:
    """The bot that the file is: a module with `decide(state, seat)`."""
    page = Path(path)
    if not page.is_file():
        raise NoSuchProgram(file=path)
    return _module(page.resolve(), page.stat().st_mtime_ns)


@cache
def _module(page: Path, _changed: int) -> Bot:
    spec = spec_from_file_location(f"bot_{page.stem}", page)
    if spec is None or spec.loader is None:
        raise NoSuchProgram(file=str(page))
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    if not callable(getattr(module, "decide", None)):
        raise NoDecide(file=str(page))
    return cast("Bot", module)
