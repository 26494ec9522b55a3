"""A room: a table, those who listen to it, and what they ask of it.

Commands are planned, the page is written, and only then told. When another process has
written that page first, its page is read and told, and the commands are planned again.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from tacora.rules import Seat
from tacora.rules.errors import Problem
from tacora.server.errors import Fault, NotKept
from tacora.server.metrics import Metrics
from tacora.server.store import Entry, Store, StoreAway
from tacora.server.table.commands import Command, Expire, Said
from tacora.server.table.day import day_at
from tacora.server.table.draft import Draft
from tacora.server.table.listing import listed, listing
from tacora.server.table.log import Page, Position, turn
from tacora.server.table.plan import Plan, plan
from tacora.server.table.table import Table
from tacora.wire import (
    Choose,
    Chosen,
    Emoted,
    Emotes,
    Order,
    Ordered,
)

from .alarm import Alarm
from .audience import Audience, Ear, deciding, encode, happened

Answer = Callable[[Problem | None], None]
Asked = list[tuple[Command, Answer]]


class House(Protocol):
    """Where rooms are."""

    store: Store
    metrics: Metrics
    shared: bool  # other processes write to the same logs

    async def look(self, code: str, number: int) -> list[Page]:
        """The pages of a table from this number on."""

    def ponder(self, room: "Room") -> None:
        """Have the slow bots at a table think, if they have to decide."""


class Room:
    """A table being played or watched in this process."""

    def __init__(
        self, code: str, position: Position, log: list[Page], house: House
    ) -> None:
        self.code = code
        self.position = position
        self.log = log
        self.audience = Audience()
        self.idle_since = 0.0
        self._house = house
        self._store = house.store
        self._metrics = house.metrics
        self._queue: Asked = []
        self._planned = False  # a plan will be made
        self._written = True  # no page is on its way
        self._stale = False  # the log may hold more than we know
        self._sure = False  # the log was read a moment ago
        self._reading: asyncio.Task[None] | None = None
        self._alarm = Alarm(house.store.now, self._ring)
        self._loop = asyncio.get_running_loop()
        self.arm()
        house.ponder(self)

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
        busy = self._queue or self._planned or not self._written or self._reading
        return not busy and not self.audience.ears

    # Asking

    def ask(self, command: Command, answer: Answer) -> None:
        """Put a command; the answer comes when it is written, or refused."""
        self._queue.append((command, answer))
        self._go_on()

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

    def _go_on(self) -> None:
        waiting = self._planned or not self._written or self._reading is not None
        if self._queue and not waiting:
            self._planned = True
            self._loop.call_soon(self._plan)

    def _plan(self) -> None:
        self._planned = False
        if self._stale:
            self.catch_up()
            return
        if self._reading is not None:
            return
        asked, self._queue = self._queue, []
        sure, self._sure = self._sure or not self._house.shared, False
        try:
            planned = plan(self.position, [c for c, _ in asked], self._store.now())
        except Exception:
            _refuse(asked, Fault())
            raise
        if not sure and any(planned.answers):
            # Refused, but perhaps only because of what another process has written.
            self._queue = asked + self._queue
            self.catch_up()
            return
        draft = planned.draft
        rearm = draft.deadline != self.position.deadline
        if draft.empty and not rearm:
            self._answer(asked, planned)
            return
        page = draft.page()
        news = listed(draft.events)
        entry = Entry(
            self.code, page, listing(self.code, draft.table) if news else None, rearm
        )
        began = self._loop.time()
        self._written = False

        def written(future: asyncio.Future[bool]) -> None:
            if page.number % 16 == 0:
                self._metrics.writing.observe(self._loop.time() - began)
            self._written = True
            self._settle(future, asked, planned, page)
            self._go_on()

        self._store.append(entry).add_done_callback(written)

    def _settle(
        self, future: asyncio.Future[bool], asked: Asked, planned: Plan, page: Page
    ) -> None:
        if future.cancelled() or future.exception() is not None:
            self._metrics.store_away.inc()
            self._stale = True  # whether it was written, the log will tell
            _refuse(asked, NotKept())
            self.arm(1.0)
        elif future.result():
            self._metrics.pages += 1
            if page.number == self.position.pages:
                self._turn(page, planned.draft)
            self._answer(asked, planned)
        else:
            self._metrics.taken.inc()
            self._queue = asked + self._queue
            self.catch_up()

    def _answer(self, asked: Asked, planned: Plan) -> None:
        for (command, answer), problem in zip(asked, planned.answers, strict=True):
            answer(problem)
            if problem is None and isinstance(command, Said):
                self._acknowledge(command)

    def _acknowledge(self, said: Said) -> None:
        message = said.message
        if not isinstance(message, Choose | Order):
            return
        seat = message.seat
        if seat is None:
            seat = self.table.seat(said.person)
            assert seat is not None
        word = (
            Chosen(message.at, message.decision, seat)
            if isinstance(message, Choose)
            else Ordered(message.orders, seat)
        )
        self.audience.say(encode(word), said.person)

    # What others have written

    def catch_up(self) -> None:
        """Read what is new, tell it, and go on with what was asked."""
        if self._reading is None:
            self._reading = self._loop.create_task(self._catch_up())

    async def fresh(self) -> None:
        """Know what other processes have written so far."""
        if self._house.shared:
            self.catch_up()
            if self._reading is not None:
                await asyncio.shield(self._reading)

    async def _catch_up(self) -> None:
        try:
            self.read(await self._house.look(self.code, self.position.pages))
            self._stale = False
            self._sure = True
        except StoreAway:
            self._metrics.store_away.inc()
            self._stale = True
            asked, self._queue = self._queue, []
            _refuse(asked, NotKept())
            self.arm(1.0)
        finally:
            self._reading = None
            self._go_on()

    def read(self, pages: list[Page]) -> None:
        """Pages from the log; those known already are passed over."""
        for page in pages:
            if page.number == self.position.pages:
                self._turn(page)

    # Telling

    def _turn(self, page: Page, draft: Draft | None = None) -> None:
        gathering = self.table.stage == "lobby"
        self.position = turn(self.position, page) if draft is None else draft.position()
        self.log.append(page)
        if page.events != b"[]":
            self.audience.say(happened(page))
        if gathering:  # who sits down watches no more
            self.audience.tell_watched(self.table)
        self.audience.tell_deciding(self.position, self._store.now())
        self.arm()
        self._house.ponder(self)

    def join(self, ear: Ear, since: int) -> None:
        """Listen from event `since` on."""
        self.audience.join(ear, self.log, self.position, since)
        if self.table.deciding:
            ear.tell(encode(deciding(self.position, self._store.now())))

    def leave(self, ear: Ear) -> None:
        """Listen no longer."""
        self.audience.ears.discard(ear)
        self.idle_since = self._loop.time()

    def dismiss(self) -> None:
        """Send everyone out; they will come in again."""
        for ear in list(self.audience.ears):
            ear.dismiss()
        self.close()

    def gesture(self, seat: Seat, emote: Emotes) -> None:
        """Someone makes a gesture."""
        self.audience.say(encode(Emoted(seat, emote)))

    def hears(self, person: str) -> bool:
        """Whether someone listens."""
        return any(ear.person == person for ear in self.audience.ears)

    # The clock

    def arm(self, least: float = 0.0) -> None:
        """Wake up when time begins to run out, and when it is over."""
        self._alarm.arm(self.position, least)

    def _ring(self) -> None:
        if self.position.deadline is None:
            return
        if self._store.now() < self.position.deadline:
            self.audience.tell_deciding(self.position, self._store.now())
            self.arm()
        else:
            self.ask(Expire(self.table.at), lambda _: self.arm(0.5))

    def close(self) -> None:
        """Forget the table; the log has it."""
        self._alarm.cancel()


def _refuse(asked: Asked, problem: Problem) -> None:
    for _, answer in asked:
        answer(problem)
