"""A bar that tells how far a command is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

SILENCE_S = 1.5  # without progress, after which the bar says why


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
        late = Timer(SILENCE_S, progress.update, (task,), {"description": why or text})
        late.start()

        def tell(done: int) -> None:
            late.cancel()
            progress.update(task, completed=done, description=text)

        try:
            yield tell
        finally:
            late.cancel()
