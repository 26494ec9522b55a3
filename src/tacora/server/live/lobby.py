"""The lobby: all tables, those of this process in rooms, the others in the store."""

import asyncio
import secrets
from collections.abc import Sequence

import msgspec
import structlog
from msgspec.structs import replace

from tacora.rules.edition import edition
from tacora.server.bus import Bus, Hint, Local
from tacora.server.metrics import Metrics
from tacora.server.store import Entry, Store
from tacora.server.table.absence import lose
from tacora.server.table.commands import Before, Meet
from tacora.server.table.draft import Draft, blank
from tacora.server.table.errors import NoSuchTable
from tacora.server.table.listing import listing
from tacora.server.table.log import Page, Position, begin, turn
from tacora.server.table.plan import carry_out
from tacora.server.table.table import Table
from tacora.wire import Hosted, Options, Sat, TableView

from .bot_pool import BotPool
from .room import Room, RoomContext

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody takes for one another."""

log = structlog.get_logger("tacora.lobby")


def new_code(*, public: bool) -> str:
    """A code for a table; a longer one where the code is all that keeps others out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(6 if public else 10))


class Lobby:
    """Where tables are opened and found."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics, node_id: str) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.shared = not isinstance(bus, Local)
        self.node_id = node_id
        self.rooms: dict[str, Room] = {}
        self._bot_pool = BotPool(self.rooms.get)
        self._context = RoomContext(
            store, metrics, self.shared, self._bot_pool.decide_at
        )
        self._loading: dict[str, asyncio.Task[Room]] = {}

    # Finding tables

    async def room(self, code: str) -> Room:
        """The room of a table, read from the log if need be."""
        if code in self.rooms:
            return self.rooms[code]
        if code not in self._loading:
            task = asyncio.create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room:
        seed = await self.store.seed(code)
        pages = (await self.store.news({code: 0})).get(code)
        if seed is None or not pages:
            raise NoSuchTable(code=code)
        position = begin(seed, pages[0])
        for page in pages[1:]:
            position = turn(position, page)
        return self._add_room(code, position, pages)

    def _add_room(self, code: str, position: Position, pages: list[Page]) -> Room:
        room = Room(code, position, pages, self._context)
        self.rooms[code] = room
        self.metrics.rooms.set(len(self.rooms))
        return room

    async def tables(self, limit: int = 100) -> list[TableView]:
        """The public tables, the newest first."""
        bodies = await self.store.lobby(limit)
        return [msgspec.json.decode(body, type=TableView) for body in bodies]

    async def tables_of(self, person: str, limit: int = 100) -> list[TableView]:
        """The tables where someone sits or sat, the newest first."""
        bodies = await self.store.tables_of(person, limit)
        views = [msgspec.json.decode(body, type=TableView) for body in bodies]
        # Not those that were left before the game.
        return [v for v in views if any(s.person == person for s in v.seats)]

    def close(self) -> None:
        """Send everyone out."""
        self._bot_pool.close()
        for room in list(self.rooms.values()):
            room.dismiss()

    # Opening tables

    async def open(self, options: Options, commands: Sequence[Before]) -> Room:
        """Open a table, and do all this there at once or not at all."""
        edition(options.edition, options.relics)  # or say why not
        if options.device != "no":  # nobody else comes, and nobody is in a hurry
            options = replace(options, public=False, clock=0)
        while True:
            draft = self._first_draft(options)
            for problem in carry_out(draft, commands).answers:
                if problem is not None:
                    raise problem
            if room := await self._open(new_code(public=options.public), draft):
                return room

    async def open_daily(
        self,
        options: Options,
        commands: Sequence[Before],
        seed: str,
        day: str,
        code: str,
    ) -> Room:
        """Open someone's table for the daily cave, unless it is there already."""
        draft = blank(options, seed, self.store.now(), day)
        for problem in carry_out(draft, commands).answers:
            if problem is not None:
                raise problem
        return await self._open(code, draft) or await self.room(code)

    def _first_draft(self, options: Options) -> Draft:
        return blank(options, secrets.token_hex(16), self.store.now())

    async def rematch(self, code: str, person: str) -> Room:
        """The same people at another table; whoever asks first opens it.

        The others are away until they come: none of them has to.
        """
        room = await self.room(code)
        options = room.table.options
        await room.obey(Meet(person, new_code(public=options.public)))
        again = room.table.rematch
        assert again is not None
        seats = tuple(s for s in room.table.seats if s.bot or (s.person and not s.gone))
        asker = next(i for i, s in enumerate(seats) if s.person == person)
        draft = self._first_draft(options)
        draft.happen(*(Sat(s.person, s.name, s.bot, s.emblem) for s in seats))
        draft.happen(Hosted(asker))
        for seated in seats:
            if seated.person != person:
                lose(draft, seated.person)
        return await self._open(again, draft) or await self.room(again)

    async def _open(self, code: str, draft: Draft) -> Room | None:
        page = draft.page()
        entry = Entry(code, page, listing(code, draft.table))
        if not await self.store.create(entry, draft.seed):
            return None
        if code in self.rooms:
            return self.rooms[code]
        return self._add_room(code, begin(draft.seed, page), [page])

    # What other processes say

    def follow_hint(self, hint: Hint) -> None:
        """Look up what another process hints at, if someone here listens."""
        if hint.node == self.node_id:
            return
        for code in hint.pages:
            if code in self.rooms:
                self.rooms[code].catch_up()
        for code in hint.anew:
            self.forget(code)
        if hint.emote is not None:
            code, seat, emote = hint.emote
            if code in self.rooms:
                self.rooms[code].gesture(seat, emote)
        if hint.watched is not None:
            code, count = hint.watched
            if code in self.rooms:
                room = self.rooms[code]
                room.audience.elsewhere[hint.node] = count
                room.audience.tell_watched(room.table)

    def forget(self, code: str) -> None:
        """A table's log was changed: whoever listens reads it anew."""
        room = self.rooms.pop(code, None)
        if room is not None:
            room.dismiss()

    def drop_idle(self, idle_s: float) -> None:
        """Forget the rooms that have been quiet for so many seconds."""
        now = asyncio.get_running_loop().time()
        for code, room in list(self.rooms.items()):
            if room.quiet and now - room.idle_since > idle_s:
                room.close()
                del self.rooms[code]
        self.metrics.rooms.set(len(self.rooms))


def may_watch(table: Table, person: str | None) -> bool:
    """Whether someone may see the game; those who sit at the table always may."""
    open_ = table.options.spectators or table.stage == "lobby"
    return open_ or table.seat(person) is not None
