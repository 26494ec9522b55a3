"""The daily cave over HTTP: into the cave of the day, and the board."""

import secrets

from tacora.server.errors import TooMany
from tacora.server.live.lobby import new_code
from tacora.server.live.room import Room
from tacora.server.table.commands import Before, SeatBot, Sit, Start
from tacora.server.table.day import before, day_at, left, seed_of
from tacora.server.table.errors import CaveDone, NoSuchTable
from tacora.wire import Board, Daily, Options, Published, TableView

from .context import Context

EXPERTS = 3
OPTIONS = Options(
    seats=1 + EXPERTS,
    clock=0,
    absence="wait",
    help="chances",
    spectators=False,  # whoever looks on would know the cave
    public=False,
)
MAX_RANKS = 20
"""Places on the board."""


async def look(context: Context) -> Daily:
    """Look at the cave of the day: who has come through it, and how you fared."""
    store = context.node.store
    now = store.now()
    day = day_at(now)
    results = await store.board(day, context.id, MAX_RANKS)
    mine = results.mine
    ranks = results.ranks if mine and mine.score is not None else ()
    today = Board(day, results.played, mine, ranks)
    return Daily(left(now), today, await _yesterday(context, before(day)))


async def _yesterday(context: Context, day: str) -> Published | None:
    results = await context.node.store.board(day, context.id, MAX_RANKS)
    if results.best is None:
        return None
    seed = seed_of(await _secret(context), day)
    return Published(
        day, results.played, results.mine, results.ranks, seed, results.best
    )


async def enter(context: Context) -> TableView:
    """Enter the cave of the day, or come back into it; practise when it is done."""
    context.access.admit(context.address, 5)
    me = context.person
    if me.bot:
        raise TooMany(limit=0)
    store, lobby = context.node.store, context.node.lobby
    day = day_at(store.now())
    code = await store.enter(day, me.id, new_code(public=False))
    try:
        room = await lobby.room(code)
    except NoSuchTable:
        room = await _open(context, day, code)
    await room.fresh()
    if room.table.stage == "over":
        if not context.body.practice:
            raise CaveDone
        room = await _open(context, day, new_code(public=False))
    return room.table.view(room.code, me.id)


async def _open(context: Context, day: str, code: str) -> Room:
    me = context.person
    commands: list[Before] = [
        Sit(me.id, me.name, me.emblem),
        *(SeatBot(me.id, "expert") for _ in range(EXPERTS)),
        Start(me.id),
    ]
    seed = seed_of(await _secret(context), day)
    return await context.node.lobby.open_daily(OPTIONS, commands, seed, day, code)


async def _secret(context: Context) -> str:
    return await context.node.store.secret(secrets.token_hex(32))
