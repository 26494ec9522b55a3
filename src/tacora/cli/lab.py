"""What the lab's commands share: its packages, a bar, figures and text in columns."""

import gc
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from textwrap import fill
from threading import Timer

from tacora.rules.errors import Problem
from tacora.words import Words

LEAST = 30  # columns for a text that hangs


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


def seats(text: str) -> list[str]:
    """Who sits down: `brave,timid*2` are three.

    >>> seats("brave, timid*2")
    ['brave', 'timid', 'timid']
    """
    line: list[str] = []
    for part in text.split(","):
        name, star, times = part.strip().rpartition("*")
        if star and times.isdecimal():
            line += [name] * min(int(times[:6]), 1000)
        else:
            line.append(part.strip())
    return line


PATIENCE = 1.5  # seconds


@contextmanager
def bar(text: str, total: int, why: str = "") -> Iterator[Callable[[int], None] | None]:
    """Whom to tell how much is done; nobody if there is no terminal to show it.

    If nothing is done for a while, the bar says why.
    """
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task(text, total=total)
        late = Timer(PATIENCE, progress.update, (task,), {"description": why or text})
        late.start()

        def tell(done: int) -> None:
            late.cancel()
            progress.update(task, completed=done, description=text)

        try:
            yield tell
        finally:
            late.cancel()


class Figures:
    """Figures as a language writes them."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def number(self, value: float, digits: int = 2) -> str:
        """A number with so many digits behind the point; halves go up."""
        from decimal import ROUND_HALF_UP, localcontext

        from babel.numbers import format_decimal

        form = "#,##0." + "0" * digits if digits else "#,##0"
        with localcontext(rounding=ROUND_HALF_UP):
            return format_decimal(value, format=form, locale=self.words.language)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of one, in per cent."""
        return self.words.say("arena-percent", percent=self.number(100 * share, digits))


def columns(rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> str:
    """Rows of cells below each other; these columns begin at the left."""
    from rich.cells import cell_len

    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = []
        for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
            room = " " * (width - cell_len(cell))
            cells.append(cell + room if place in left else room + cell)
        lines.append("  ".join(cells).rstrip() + "\n")
    return "".join(lines)


def folded(text: str, hang: int = 0) -> str:
    """The text in lines that a terminal has room for; elsewhere as it is."""
    if not sys.stdout.isatty():
        return text
    room = shutil.get_terminal_size().columns
    indent = " " * min(hang, room - LEAST)
    return fill(
        text,
        room,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
