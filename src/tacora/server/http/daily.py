"""The daily cave over HTTP: into the cave of the day, and the board."""

import secrets

from tacora.server.errors import TooMany
from tacora.server.live.lobby import new_code
from tacora.server.live.room import Room
from tacora.server.table.commands import Before, SeatBot, Sit, Start
from tacora.server.table.day import before, day_at, left, seed_of
from tacora.server.table.errors import CaveDone, NoSuchTable
from tacora.wire import Board, Daily, Options, Published, TableView

from .context import Visit

EXPERTS = 3
OPTIONS = Options(
    seats=1 + EXPERTS,
    clock=0,
    absence="wait",
    help="chances",
    spectators=False,  # whoever looks on would know the cave
    public=False,
)
SHOWN = 20
"""Places on the board."""


async def look(visit: Visit) -> Daily:
    """Look at the cave of the day: who has come through it, and how you fared."""
    store = visit.server.store
    now = store.now()
    day = day_at(now)
    results = await store.board(day, visit.id, SHOWN)
    mine = results.mine
    ranks = results.ranks if mine and mine.score is not None else ()
    today = Board(day, results.played, mine, ranks)
    return Daily(left(now), today, await _yesterday(visit, before(day)))


async def _yesterday(visit: Visit, day: str) -> Published | None:
    results = await visit.server.store.board(day, visit.id, SHOWN)
    if results.best is None:
        return None
    seed = seed_of(await _secret(visit), day)
    return Published(
        day, results.played, results.mine, results.ranks, seed, results.best
    )


async def enter(visit: Visit) -> TableView:
    """Enter the cave of the day, or come back into it; practise when it is done."""
    visit.server.door.admit(visit.address, 5)
    me = visit.person
    if me.bot:
        raise TooMany(limit=0)
    store, lobby = visit.server.store, visit.server.lobby
    day = day_at(store.now())
    code = await store.enter(day, me.id, new_code(public=False))
    try:
        room = await lobby.room(code)
    except NoSuchTable:
        room = await _open(visit, day, code)
    await room.fresh()
    if room.table.stage == "over":
        if not visit.body.practice:
            raise CaveDone
        room = await _open(visit, day, new_code(public=False))
    return room.table.view(room.code, me.id)


async def _open(visit: Visit, day: str, code: str) -> Room:
    me = visit.person
    commands: list[Before] = [
        Sit(me.id, me.name, me.emblem),
        *(SeatBot(me.id, "expert") for _ in range(EXPERTS)),
        Start(me.id),
    ]
    seed = seed_of(await _secret(visit), day)
    return await visit.server.lobby.open_daily(OPTIONS, commands, seed, day, code)


async def _secret(visit: Visit) -> str:
    return await visit.server.store.secret(secrets.token_hex(32))
