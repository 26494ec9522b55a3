"""Work that a pool does side by side, and gives back in its order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def in_order(
    pool: Executor, do: Callable[[Task], Done], tasks: Iterable[Task], ahead: int
) -> Iterator[tuple[Task, Done]]:
    """Each task with what came of it; so many are begun before the first is done.

    A run that is stopped has a beginning without gaps, and begins nothing more.
    """
    to_come = iter(tasks)
    begun: deque[tuple[Task, Future[Done]]] = deque()
    try:
        while True:
            for task in islice(to_come, ahead - len(begun)):
                begun.append((task, pool.submit(do, task)))
            if not begun:
                return
            task, future = begun.popleft()
            yield task, future.result()
    finally:
        for _, future in begun:
            future.cancel()
