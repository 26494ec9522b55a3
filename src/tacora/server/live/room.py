"""A room: a table, those who listen to it, and what they ask of it.

Commands are planned, the page is written, and only then told. When another process has
written that page first, its page is read and told, and the commands are planned again.
"""

import asyncio
from collections.abc import Callable
from typing import Literal

import structlog
from msgspec import Struct

from tacora.rules import Seat
from tacora.rules.errors import Problem
from tacora.server.errors import Fault, NotKept
from tacora.server.metrics import Metrics
from tacora.server.store import Entry, Store, StoreAway
from tacora.server.table.commands import Command, Expire
from tacora.server.table.day import day_at
from tacora.server.table.draft import Draft
from tacora.server.table.listing import listing
from tacora.server.table.log import Page, Position, turn
from tacora.server.table.plan import plan
from tacora.server.table.table import Table, looks_different
from tacora.wire import Emotes

from .alarm import Alarm
from .audience import Audience, Listener

RETRY_S = 1.0
"""Seconds until the clock asks again, after the store could not be reached."""

Answer = Callable[[Problem | None], None]
Knowledge = Literal["stale", "assumed", "fresh"]
"""How well we know the log: it may hold more than we have read; we have heard of no
more; or we have read it since we last planned, so that a refusal is final.
"""

log = structlog.get_logger("tacora.room")


class RoomContext(Struct, frozen=True):
    """What all rooms of a process share."""

    store: Store
    metrics: Metrics
    shared: bool  # other processes write to the same logs
    decide_slowly: Callable[["Room"], None]  # for bots that need time


class Room:
    """A table being played or watched in this process."""

    def __init__(
        self, code: str, position: Position, pages: list[Page], context: RoomContext
    ) -> None:
        self.code = code
        self.position = position
        self.pages = pages
        self.audience = Audience()
        self._context = context
        self._store = context.store
        self._metrics = context.metrics
        self._queue: list[tuple[Command, Answer]] = []  # what is not answered yet
        self._knowledge: Knowledge = "assumed"
        self._read: asyncio.Future[None] | None = None  # the next time we read the log
        self._running: asyncio.Task[None] | None = None
        self._alarm = Alarm(context.store.now, self._ring)
        self._loop = asyncio.get_running_loop()
        self.idle_since = self._loop.time()
        self.arm()
        self._decide_for_bots()

    @property
    def table(self) -> Table:
        """The table as everyone sees it."""
        return self.position.table

    @property
    def published(self) -> bool:
        """Whether anyone may read it: a daily cave whose day is over."""
        day = self.table.daily
        return day is not None and day < day_at(self._store.now())

    @property
    def quiet(self) -> bool:
        """Whether nobody listens and nothing is asked or on its way."""
        return not self._busy and not self.audience.listeners

    @property
    def _busy(self) -> bool:
        return self._running is not None and not self._running.done()

    # Asking

    def ask(self, command: Command, answer: Answer) -> None:
        """Put a command; the answer comes when it is written, or refused."""
        self._queue.append((command, answer))
        self._wake()

    async def obey(self, command: Command) -> None:
        """Put a command and wait until it is written; raise what stands against it."""
        future: asyncio.Future[None] = self._loop.create_future()

        def answer(problem: Problem | None) -> None:
            if future.done():
                return
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)

        self.ask(command, answer)
        await future

    def catch_up(self) -> None:
        """Read what is new, and tell it."""
        self._knowledge = "stale"
        self._wake()

    async def fresh(self) -> None:
        """Know what other processes have written so far."""
        if self._context.shared:
            self.catch_up()
            if self._read is None:
                self._read = self._loop.create_future()
            await asyncio.shield(self._read)

    # The loop

    def _wake(self) -> None:
        if not self._busy:
            self._running = self._loop.create_task(self._run())
            self._running.add_done_callback(self._stopped)

    async def _run(self) -> None:
        """Read what is new, plan what is asked, append it, tell it; until all is done.

        What is asked stays in the queue until it is answered.
        """
        while self._queue or self._knowledge == "stale":
            if self._knowledge == "stale":
                await self._read_log()
                continue
            asked = self._queue[:]
            planned = plan(self.position, [c for c, _ in asked], self._store.now())
            if any(planned.answers) and self._may_be_behind():
                self._knowledge = "stale"
                continue
            self._knowledge = "assumed"
            entry = self._entry(planned.draft)
            if entry is not None:
                if not await self._append(entry):
                    self._knowledge = "stale"
                    continue
                self._turn(entry.page, planned.draft)
            del self._queue[: len(asked)]
            self._answer(asked, planned.answers)

    def _stopped(self, running: asyncio.Task[None]) -> None:
        """All is done; or something went wrong, perhaps before the first step."""
        if running.cancelled():
            self._give_up(NotKept())
        elif isinstance(error := running.exception(), StoreAway):
            self._metrics.store_away.inc()
            self._give_up(NotKept())
        elif error is not None:
            log.error("fault", table=self.code, exc_info=error)
            self._give_up(Fault())

    async def _read_log(self) -> None:
        self._knowledge = "fresh"  # unless we hear of more meanwhile
        number = self.position.pages
        self.read((await self._store.news({self.code: number})).get(self.code, []))
        self._has_read()

    def _has_read(self) -> None:
        if self._read is not None:
            self._read.set_result(None)
            self._read = None

    def _may_be_behind(self) -> bool:
        """Whether a refusal may only be due to what another process has written."""
        return self._context.shared and self._knowledge != "fresh"

    def _entry(self, draft: Draft) -> Entry | None:
        """What is to be appended; nothing if nothing came of it."""
        rearm = draft.deadline != self.position.deadline
        if draft.empty and not rearm:
            return None
        different = looks_different(draft.events)
        seen = listing(self.code, draft.table) if different else None
        return Entry(self.code, draft.page(), seen, rearm)

    async def _append(self, entry: Entry) -> bool:
        began = self._loop.time()
        written = await self._store.append(entry)
        if entry.page.number % 16 == 0:
            self._metrics.writing.observe(self._loop.time() - began)
        if written:
            self._metrics.pages += 1
        else:
            self._metrics.taken.inc()
        return written

    def _answer(
        self, asked: list[tuple[Command, Answer]], answers: list[Problem | None]
    ) -> None:
        for (command, answer), problem in zip(asked, answers, strict=True):
            answer(problem)
            if problem is None:
                self.audience.acknowledge(command, self.table)

    def _give_up(self, problem: Problem) -> None:
        """Refuse what is asked. Whether it was written after all, the log will tell."""
        self._knowledge = "stale"
        asked, self._queue = self._queue, []
        self._has_read()
        for _, answer in asked:
            answer(problem)
        self.arm(RETRY_S)

    # Telling

    def read(self, pages: list[Page]) -> None:
        """Pages from the log; those known already are passed over."""
        for page in pages:
            self._turn(page)

    def _turn(self, page: Page, draft: Draft | None = None) -> None:
        """Tell the next page; the draft that led to it knows the position after it."""
        if page.number != self.position.pages:
            return
        gathering = self.table.stage == "lobby"
        deadline = self.position.deadline
        self.position = turn(self.position, page) if draft is None else draft.position()
        self.pages.append(page)
        self.audience.tell_page(page)
        if gathering:  # someone who sits down watches no more
            self.audience.tell_watched(self.table)
        self.audience.tell_deciding(self.position, self._store.now())
        if self.position.deadline != deadline:
            self.arm()
        self._decide_for_bots()

    def _decide_for_bots(self) -> None:
        if self.position.undecided_bots:
            self._context.decide_slowly(self)

    def join(self, listener: Listener, since: int) -> None:
        """Listen from event `since` on. Nothing may be awaited in between."""
        self.audience.join(
            listener, self.pages, self.position, since, self._store.now()
        )

    def leave(self, listener: Listener) -> None:
        """Listen no longer."""
        self.audience.listeners.discard(listener)
        self.idle_since = self._loop.time()

    def dismiss(self) -> None:
        """Send everyone out; they will come in again."""
        for listener in list(self.audience.listeners):
            listener.dismiss()
        self.close()

    def gesture(self, seat: Seat, emote: Emotes) -> None:
        """Someone makes a gesture."""
        self.audience.tell_gesture(seat, emote)

    # The clock

    def arm(self, least_s: float = 0.0) -> None:
        """Wake up when time begins to run out, and when it is over."""
        self._alarm.arm(self.position, least_s)

    def _ring(self) -> None:
        if self.position.deadline is None:
            return
        if self._store.now() < self.position.deadline:
            self.audience.tell_deciding(self.position, self._store.now())
            self.arm()
        else:
            self.ask(Expire(self.table.at), lambda _: self.arm(RETRY_S / 2))

    def close(self) -> None:
        """Forget the table; the log has it."""
        self._alarm.cancel()
