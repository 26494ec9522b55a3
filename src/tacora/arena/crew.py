"""A crew: processes that play games side by side; what they bring comes in order."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 4
"""Tasks for each worker that wait in line; enough to keep it busy."""


class Work(Protocol):
    """Whatever does tasks, and gives each back with what came of it."""

    def __call__(
        self, play: Callable[[Task], Done], tasks: Iterable[Task], /
    ) -> Iterator[tuple[Task, Done]]:
        """Do these tasks, in their order."""
        ...


@contextmanager
def crew(workers: int) -> Iterator[Work]:
    """This process alone, or so many others, which end at once when we are stopped."""
    if workers == 1:
        yield lambda play, tasks: ((task, play(task)) for task in tasks)
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        workers,
        # A fresh interpreter each: whoever calls us may have threads.
        multiprocessing.get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),  # it is ours to say when to stop
    )

    def work(
        play: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Done]]:
        waiting = iter(tasks)
        line: deque[tuple[Task, Future[Done]]] = deque()
        while True:
            for task in islice(waiting, AHEAD * workers - len(line)):
                line.append((task, pool.submit(play, task)))
            if not line:
                return
            task, future = line.popleft()
            yield task, future.result()

    try:
        yield work
    except BaseException:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
