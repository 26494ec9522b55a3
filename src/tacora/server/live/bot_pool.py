"""The bot pool: processes in which slow bots think; they then decide as players do."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process

import structlog

from tacora.bots import bot
from tacora.rules import Decision, Seat, State
from tacora.rules.errors import Problem
from tacora.server.errors import NotKept
from tacora.server.table.commands import Decide
from tacora.server.table.draft import SUBSTITUTE

from .room import Room

log = structlog.get_logger("tacora.bot_pool")

RETRY_S = 1.0
"""Seconds until a bot decides again whose decision could not be kept."""
WORKER_NICENESS = 5


class BotPool:
    """Has slow bots think about the tables of this process."""

    def __init__(self, room: Callable[[str], Room | None]) -> None:
        self._room = room
        self._pool: Executor | None = None
        self._busy: set[tuple[str, int, Seat]] = set()

    def decide_at(self, room: Room) -> None:
        """Think for the bots that have yet to decide at this table: slow ones."""
        for seat in room.position.undecided_bots:
            level = room.table.seats[seat].bot
            assert level is not None
            self._think(room, level, seat)

    def _think(self, room: Room, level: str, seat: Seat) -> None:
        state, at = room.table.state, room.table.at
        seed = room.position.seed
        assert state is not None
        task = room.code, at, seat
        if task in self._busy:
            return
        self._busy.add(task)

        def decided(future: "asyncio.Future[Decision]") -> None:
            self._busy.discard(task)
            if future.cancelled():
                return
            if (error := future.exception()) is None:
                decision = future.result()
            else:
                log.warning("bot-failed", bot=level, reason=type(error).__name__)
                if isinstance(error, BrokenExecutor):
                    self._pool = None  # the next who thinks gets another
                decision = bot(SUBSTITUTE, seed=seed).decide(state, seat)
            # Whoever reads the table anew thinks anew.
            if self._room(room.code) is room:
                room.ask(Decide(at, seat, decision), lambda p: self._again(room, p))

        loop = asyncio.get_running_loop()
        if self._pool is None:
            self._pool = _start_pool()
        thinking = loop.run_in_executor(self._pool, think, level, state, seat, seed)
        thinking.add_done_callback(decided)

    def _again(self, room: Room, problem: Problem | None) -> None:
        if isinstance(problem, NotKept) and self._room(room.code) is room:
            asyncio.get_running_loop().call_later(RETRY_S, self.decide_at, room)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def think(level: str, state: State, seat: Seat, seed: str) -> Decision:
    """What a bot decides, with the dice of its table."""
    return bot(level, seed=seed).decide(state, seat)


def _start_pool() -> Executor:
    return ProcessPoolExecutor(
        max((os.cpu_count() or 2) // 2, 1),
        mp_context=get_context("spawn"),  # our threads would not survive a fork
        initializer=prepare_worker,
    )


def prepare_worker() -> None:
    """End with the server, however that ends, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(WORKER_NICENESS)  # the server itself goes first

    def watch() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
