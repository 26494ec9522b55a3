"""A pool of processes that play games side by side; results come in order."""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Protocol, TypeVar

from tacora.sim.in_order import in_order

Task = TypeVar("Task")
Done = TypeVar("Done")

TASKS_AHEAD = 4
"""Tasks for each worker that are begun or wait; enough to keep it busy."""


class Work(Protocol):
    """Whatever does tasks, and gives each back with what came of it."""

    def __call__(
        self, play: Callable[[Task], Done], tasks: Iterable[Task], /
    ) -> Iterator[tuple[Task, Done]]:
        """Do these tasks, in their order."""
        ...


@contextmanager
def process_pool(workers: int) -> Iterator[Work]:
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
        return in_order(pool, play, tasks, TASKS_AHEAD * workers)

    try:
        yield work
    except BaseException:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
