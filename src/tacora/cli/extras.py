"""The extras: packages that some commands need, and how they are installed."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from tacora.rules.errors import Problem


class LabMissing(Problem):
    """The lab is not installed: pip install tacora[{value}]."""


@contextmanager
def lab() -> Iterator[None]:
    """Imports in here need the lab, or say how it is installed."""
    gc.disable()  # they are many, and leave no rubbish behind
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "tacora":
            raise
        raise LabMissing(value="ray" if package == "ray" else "lab") from None
    finally:
        gc.enable()
