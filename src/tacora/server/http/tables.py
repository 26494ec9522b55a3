"""Tables over HTTP: open, find, sit, begin, and read what was played."""

from tacora.bots import LADDER, ratings
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

from .context import Visit
from .records import happened


async def list_tables(visit: Visit) -> list[TableView]:
    """List the public tables where a game is played, or people wait for one."""
    return await visit.server.lobby.tables()


async def list_bots(_visit: Visit) -> list[BotView]:
    """List the bots of the house, from silly to strong."""
    rated = ratings().bots
    return [BotView(name, rated[name].mu, rated[name].wins) for name in LADDER]


async def open_table(visit: Visit) -> TableView:
    """Open a table; whoever sits down first is the host. With bots, begin at once."""
    visit.server.door.admit(visit.address, 5)
    opening: Opening = visit.body
    me = visit.person
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
    return _view(await visit.server.lobby.open(Options(**agreed), commands), visit)


async def look(visit: Visit) -> TableView:
    """Look at a table."""
    return _view(await visit.room(), visit)


async def sit(visit: Visit) -> TableView:
    """Take the next free seat, or come back to mine."""
    room = await visit.room()
    await room.obey(Sit(visit.person.id, visit.person.name, visit.person.emblem))
    return _view(room, visit)


async def stand(visit: Visit) -> TableView:
    """Give up my seat; during the game, take leave: the table's rule plays on."""
    room = await visit.room()
    await room.obey(Stand(visit.person.id))
    return _view(room, visit)


async def seat_person(visit: Visit) -> TableView:
    """Seat someone who plays on my device, as the host of such a table."""
    room = await visit.room()
    name = checked_name(visit.body.name)
    await room.obey(SeatPerson(visit.person.id, name, visit.body.emblem))
    return _view(room, visit)


async def invite(visit: Visit) -> Invitation:
    """Get the address of a table for others, and a picture of it."""
    room = await visit.room()
    settings = visit.server.settings
    place = "p" if visit.pad else "t"
    url = f"{address(visit.url, settings.origins, settings.host)}/{place}/{room.code}"
    return Invitation(url, picture(url))


async def seat_bot(visit: Visit) -> TableView:
    """Seat a bot of the house, as the host."""
    room = await visit.room()
    await room.obey(SeatBot(visit.person.id, visit.body.level))
    return _view(room, visit)


async def remove(visit: Visit) -> TableView:
    """Free a seat, as the host, before the game."""
    room = await visit.room()
    await room.obey(Remove(visit.person.id, visit.seat))
    return _view(room, visit)


async def start(visit: Visit) -> TableView:
    """Begin the game, as the host."""
    room = await visit.room()
    await room.obey(Start(visit.person.id))
    return _view(room, visit)


async def rematch(visit: Visit) -> TableView:
    """Meet again: a new table with the same people, opened by whoever asks first."""
    room = await visit.server.lobby.rematch(visit.code, visit.person.id)
    visit.server.presence.expect(room, visit.person.id)
    return _view(room, visit)


async def events(visit: Visit) -> Log:
    """Read what happened, from event number `from` on."""
    room = await visit.room()
    if not (room.published or may_watch(room.table, visit.id)):
        raise NoSpectators
    since = min(visit.since, room.table.events)
    return Log(since, happened(room)[since:])


def _view(room: Room, visit: Visit) -> TableView:
    return room.table.view(room.code, visit.id)
