"""Reviews: a process of its own looks at games again; no table waits for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from hashlib import sha256
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from tacora.records import NAMES, Record, parse, write
from tacora.rules import Decided, Revealed
from tacora.server.errors import Fault, NoReviews, ReviewsWait, TooFast
from tacora.wire import Review, Reviewing

from .bot_pool import prepare_worker

MAX_QUEUED = 20
"""Games that may wait."""
MAX_QUEUED_PER_ADDRESS = 2
"""Of them, from one address."""
MAX_REMEMBERED = 200
"""Reviews that are remembered."""
REHEARSAL = """[Edition "fr"]
[Players "Ada, Bo, Cy"]

1. 5 snake -abc
"""
"""A short game whose review compiles all that a review needs."""
CHANCE_DIGITS = 4
"""Of a chance: as many as the margins leave of meaning, and two more."""

log = structlog.get_logger("tacora.reviews")


class Reviews:
    """Has games reviewed, one after the other, and remembers the last of them."""

    def __init__(self) -> None:
        self._spawn = get_context("spawn")  # our threads would not survive a fork
        self._steps = self._spawn.RawValue("i", 0)  # one writes, one reads
        self._pool: Executor | None = None
        self._jobs: dict[str, asyncio.Future[bytes]] = {}
        # Who asked for what is not done; the first is at work.
        self._queue: dict[str, str] = {}

    def ask(self, record: Record, address: str) -> tuple[Reviewing, bytes | None]:
        """How far the review of a game is; when it is there, also as it is kept."""
        game = _nameless(record)
        key = sha256(game.encode()).hexdigest()
        job = self._jobs.get(key)
        if job is None:
            job = self._begin(key, game, address)
        steps = sum(isinstance(event, Revealed | Decided) for event in record.log)
        if not job.done():
            ahead = list(self._queue).index(key)
            return Reviewing(0 if ahead else self._steps.value, steps, ahead), None
        if job.cancelled() or job.exception() is not None:
            del self._jobs[key]  # whoever asks again tries again
            raise Fault
        self._jobs[key] = self._jobs.pop(key)  # asked for most recently
        return Reviewing(steps, steps, review=read(job.result())), job.result()

    def _begin(self, key: str, game: str, address: str) -> asyncio.Future[bytes]:
        if find_spec("numba") is None:
            raise NoReviews
        if len(self._queue) == MAX_QUEUED:
            raise ReviewsWait
        if list(self._queue.values()).count(address) == MAX_QUEUED_PER_ADDRESS:
            raise TooFast
        while (
            len(self._jobs) >= MAX_REMEMBERED and next(iter(self._jobs.values())).done()
        ):
            del self._jobs[next(iter(self._jobs))]
        loop = asyncio.get_running_loop()
        job = self._jobs[key] = loop.run_in_executor(self._start(), look_again, game)
        self._queue[key] = address
        job.add_done_callback(lambda done: self._ended(key, done))
        return job

    def rehearse(self) -> None:
        """Compile ahead what reviews need, so that nobody waits for it."""
        if find_spec("numba") is not None:
            loop = asyncio.get_running_loop()
            job = loop.run_in_executor(self._start(), look_again, REHEARSAL)
            job.add_done_callback(self._done)

    def _start(self) -> Executor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, self._spawn, initializer=_prepare_reviewer, initargs=(self._steps,)
            )
        return self._pool

    def _ended(self, key: str, job: asyncio.Future[bytes]) -> None:
        del self._queue[key]
        self._done(job)

    def _done(self, job: asyncio.Future[bytes]) -> None:
        self._steps.value = 0
        if not job.cancelled() and (error := job.exception()) is not None:
            log.warning("review-failed", reason=repr(error)[:200])
            if isinstance(error, BrokenExecutor):
                self._pool = None  # the next game gets another

    def close(self) -> None:
        """Let the process go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


read = msgspec.json.Decoder(Review).decode
"""A review as it is kept."""


def _nameless(record: Record) -> str:
    """What a review depends on: neither who played, nor what lay face down."""
    names = NAMES[: len(record.names)]
    return write(replace(record, names=names, seed=None, promise=None, remarks=()))


# In the process


_tell: Callable[[int], None] = lambda _: None  # noqa: E731, until someone listens


def _prepare_reviewer(steps: Any) -> None:
    global _tell  # noqa: PLW0603, a process has one
    prepare_worker()
    _tell = lambda done: setattr(steps, "value", done)  # noqa: E731


def look_again(game: str) -> bytes:
    """The review of a game in notation."""
    # The simulator is not on every machine, and nothing for the server's own process.
    from tacora.analysis.review import review  # noqa: PLC0415

    (record,) = parse(game)
    facts = review(record, progress=_tell).facts()
    return msgspec.json.encode(msgspec.convert(_rounded(facts), Review))


def _rounded(facts: Any) -> Any:
    match facts:
        case float():
            return round(facts, CHANCE_DIGITS)
        case dict():
            return {name: _rounded(fact) for name, fact in facts.items()}
        case list() | tuple():
            return [_rounded(fact) for fact in facts]
    return facts
