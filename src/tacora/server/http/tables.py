"""Tables over HTTP: open, find, sit, begin, and read what was played."""

from tacora.bots import ladder, ratings
from tacora.records.record import checked_name
from tacora.server.address import address, picture
from tacora.server.live.lobby import may_watch
from tacora.server.live.room import Room
from tacora.server.table.commands import (
    Before,
    Remove,
    SeatBot,
    SeatPerson,
    Sit,
    Stand,
    Start,
)
from tacora.server.table.errors import NoSpectators
from tacora.wire import BotView, Invitation, Log, Opening, Options, TableView

from .context import Context
from .records import happened


async def list_tables(context: Context) -> list[TableView]:
    """List the public tables where a game is played, or people wait for one."""
    return await context.node.lobby.tables()


async def list_bots(_context: Context) -> list[BotView]:
    """List the bots of the house, from silly to strong."""
    rated = ratings().bots
    return [BotView(name, rated[name].mu, rated[name].wins) for name in ladder()]


async def open_table(context: Context) -> TableView:
    """Open a table; whoever sits down first is the host. With bots, begin at once."""
    context.access.admit(context.address, 5)
    opening: Opening = context.body
    me = context.person
    commands: list[Before] = []
    if opening.sit:
        commands.append(Sit(me.id, me.name, me.emblem))
    commands += [
        SeatPerson(me.id, checked_name(one.name), one.emblem) for one in opening.people
    ]
    commands += [SeatBot(me.id, level) for level in opening.bots]
    if opening.start:
        commands.append(Start(me.id))
    agreed = {name: getattr(opening, name) for name in Options.__struct_fields__}
    return _view(await context.node.lobby.open(Options(**agreed), commands), context)


async def look(context: Context) -> TableView:
    """Look at a table."""
    return _view(await context.room(), context)


async def sit(context: Context) -> TableView:
    """Take the next free seat, or come back to mine."""
    room = await context.room()
    await room.obey(Sit(context.person.id, context.person.name, context.person.emblem))
    return _view(room, context)


async def stand(context: Context) -> TableView:
    """Give up my seat; during the game, take leave: the table's rule plays on."""
    room = await context.room()
    await room.obey(Stand(context.person.id))
    return _view(room, context)


async def seat_person(context: Context) -> TableView:
    """Seat someone who plays on my device, as the host of such a table."""
    room = await context.room()
    name = checked_name(context.body.name)
    await room.obey(SeatPerson(context.person.id, name, context.body.emblem))
    return _view(room, context)


async def invite(context: Context) -> Invitation:
    """Get the address of a table for others, and a picture of it."""
    room = await context.room()
    settings = context.node.settings
    place = "p" if context.pad else "t"
    url = f"{address(context.url, settings.origins, settings.host)}/{place}/{room.code}"
    return Invitation(url, picture(url))


async def seat_bot(context: Context) -> TableView:
    """Seat a bot of the house, as the host."""
    room = await context.room()
    await room.obey(SeatBot(context.person.id, context.body.level))
    return _view(room, context)


async def remove(context: Context) -> TableView:
    """Free a seat, as the host, before the game."""
    room = await context.room()
    await room.obey(Remove(context.person.id, context.seat))
    return _view(room, context)


async def start(context: Context) -> TableView:
    """Begin the game, as the host."""
    room = await context.room()
    await room.obey(Start(context.person.id))
    return _view(room, context)


async def rematch(context: Context) -> TableView:
    """Meet again: a new table with the same people, opened by whoever asks first."""
    room = await context.node.lobby.rematch(context.code, context.person.id)
    context.node.presence.expect(room, context.person.id)
    return _view(room, context)


async def events(context: Context) -> Log:
    """Read what happened, from event number `from` on."""
    room = await context.room()
    if not (room.published or may_watch(room.table, context.id)):
        raise NoSpectators
    since = min(context.since, room.table.events)
    return Log(since, happened(room)[since:])


def _view(room: Room, context: Context) -> TableView:
    return room.table.view(room.code, context.id)
