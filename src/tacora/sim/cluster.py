"""A cluster: the same run, spread over the machines of a Ray cluster."""

import logging
import socket
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from typing import Any, TypeVar

import ray

from tacora.rules import Edition
from tacora.rules.errors import Problem

from .policies.policy import Policy
from .run import simulate as simulate_here
from .tally import Tally, gather

T = TypeVar("T")
R = TypeVar("R")

TASK = 1 << 20  # games: a task costs Ray some milliseconds
PATIENCE = 5.0  # seconds in which a cluster answers


class NoCluster(Problem):
    """No cluster answers at {value!r}."""


def simulate(  # noqa: PLR0913  what is played, by whom, how often, and where
    edition: Edition,
    policies: Sequence[Policy],
    games: int,
    seed: int = 0,
    *,
    address: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """The tally that `run.simulate` would give, by the cluster at that address.

    Without an address Ray works on this machine. What was begun here is ended here.
    """
    edition.seats(len(policies))
    play = partial(_play, edition=edition, policies=policies, seed=seed)
    nothing = Tally.nothing(len(policies), edition.expeditions)
    with closing(spread(play, games, TASK, address)) as parts:
        return gather(parts, nothing, progress)


def spread(
    play: Callable[[tuple[int, int]], R],
    games: int,
    size: int,
    address: str | None = None,
) -> Generator[R, None, None]:
    """What the cluster makes of so many games, in tasks of that size, in order.

    `play` is given the first number of a task and the number after its last.
    """
    with joined(address):
        spans = [
            (first, min(first + size, games)) for first in range(0, max(games, 0), size)
        ]
        yield from fan_out(play, spans)


@contextmanager
def joined(address: str | None = None) -> Iterator[None]:
    """While this lasts we belong to the cluster; what was begun here is ended here."""
    if ray.is_initialized():
        yield
        return
    how: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address in {None, "local"}:
        how["include_dashboard"] = False
    try:
        _knock(address or "")
        ray.init(address=address, **how)
    except (OSError, ValueError, RuntimeError) as error:
        raise NoCluster(value=str(address)) from error
    try:
        yield
    finally:
        ray.shutdown()


def fan_out(call: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """What the cluster makes of each of these, in their order."""
    task: Any = ray.remote(_call)
    for each in [task.remote(call, item) for item in items]:
        yield ray.get(each)


def _knock(address: str) -> None:
    """Whether anyone answers: Ray itself would go on asking for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _call(call: Callable[[T], R], item: T) -> R:
    return call(item)


def _play(
    span: tuple[int, int], edition: Edition, policies: Sequence[Policy], seed: int
) -> Tally:
    first, last = span
    return simulate_here(edition, policies, last - first, seed, 1, first=first)
