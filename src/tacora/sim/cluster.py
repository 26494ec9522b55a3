"""A cluster: the same run, spread over the machines of a Ray cluster."""

from collections.abc import Callable, Sequence
from functools import reduce
from operator import add
from typing import Any

import ray

from tacora.rules import Edition

from .policy import Policy
from .run import simulate as simulate_here
from .run import sit_down
from .tally import Tally

TASK = 1 << 20  # games: a task costs Ray some milliseconds


def simulate(  # noqa: PLR0913  what is played, by whom, how often, and where
    edition: Edition,
    policies: Sequence[Policy | str],
    games: int,
    seed: int = 0,
    *,
    address: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """The tally that `run.simulate` would give, by the cluster at that address.

    Without an address Ray works on this machine. What was begun here is ended here.
    """
    seats = sit_down(edition, policies)
    joined = not ray.is_initialized()
    if joined:
        alone: dict[str, Any] = {} if address else {"include_dashboard": False}
        ray.init(address=address, log_to_driver=False, **alone)
    try:
        play: Any = ray.remote(_play)
        tasks = [
            play.remote(edition, seats, first, min(TASK, games - first), seed)
            for first in range(0, max(games, 1), TASK)
        ]
        return _gather(tasks, progress)
    finally:
        if joined:
            ray.shutdown()


def _play(
    edition: Edition, seats: list[Policy], first: int, games: int, seed: int
) -> Tally:
    return simulate_here(edition, seats, games, seed, 1, first=first)


def _gather(tasks: list[Any], progress: Callable[[int], None] | None) -> Tally:
    parts: list[Tally] = []
    for task in tasks:
        parts.append(ray.get(task))
        if progress:
            progress(sum(part.games for part in parts))
    return reduce(add, parts)
