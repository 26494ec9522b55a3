"""Tables over HTTP: open, find, sit, begin, and read what was played."""

from collections.abc import Sequence

from msgspec import Struct

from tacora.bots import BOTS
from tacora.records import NAMES, Record, replay, write
from tacora.records.replay import Replay
from tacora.rules import Closed, Decided, Entered, Event, Revealed
from tacora.wire import Happening, Log, TableView, Unveiled

from .commands import Remove, SeatBot, Sit, Stand, Start
from .errors import GameNotOver, NoSpectators
from .lobby import may_watch
from .room import Room
from .visit import Visit


class Played(Struct, frozen=True):
    """A finished game: as text, as figures, and event by event."""

    notation: str
    replay: Replay
    record: Record


async def list_tables(visit: Visit) -> list[TableView]:
    """List the public tables where a game is awaited or played."""
    return await visit.server.lobby.tables()


async def list_bots(_visit: Visit) -> list[str]:
    """List the bots of the house."""
    return list(BOTS)


async def open_table(visit: Visit) -> TableView:
    """Open a table; whoever does sits down first and is the host."""
    visit.server.door.admit(visit.address, 5)
    return _view(await visit.server.lobby.open(visit.body, visit.person), visit)


async def look(visit: Visit) -> TableView:
    """Look at a table."""
    return _view(await _room(visit), visit)


async def sit(visit: Visit) -> TableView:
    """Take the next free seat, or come back to mine."""
    room = await _room(visit)
    await room.obey(Sit(visit.person.id, visit.person.name))
    return _view(room, visit)


async def stand(visit: Visit) -> TableView:
    """Give up my seat; during the game, take leave: the table's rule plays on."""
    room = await _room(visit)
    await room.obey(Stand(visit.person.id))
    return _view(room, visit)


async def seat_bot(visit: Visit) -> TableView:
    """Seat a bot of the house, as the host."""
    room = await _room(visit)
    await room.obey(SeatBot(visit.person.id, visit.body.level))
    return _view(room, visit)


async def remove(visit: Visit) -> TableView:
    """Free a seat, as the host, before the game."""
    room = await _room(visit)
    await room.obey(Remove(visit.person.id, visit.seat))
    return _view(room, visit)


async def start(visit: Visit) -> TableView:
    """Begin the game, as the host."""
    room = await _room(visit)
    await room.obey(Start(visit.person.id))
    return _view(room, visit)


async def rematch(visit: Visit) -> TableView:
    """Meet again: a new table with the same people, opened by whoever asks first."""
    return _view(await visit.server.lobby.rematch(visit.code, visit.person.id), visit)


async def events(visit: Visit) -> Log:
    """Read what happened, from event number `from` on."""
    room = await _room(visit)
    if not may_watch(room.table, visit.id):
        raise NoSpectators
    since = min(visit.since, room.table.events)
    return Log(since, _happened(room)[since:])


async def record(visit: Visit) -> Played:
    """Read the record of a finished game, with the seed that dealt the cards."""
    room = await _room(visit)
    if room.table.stage != "over":
        raise GameNotOver
    if not room.table.options.public and room.table.seat(visit.id) is None:
        raise NoSpectators
    played = recorded(room.code, room, _happened(room))
    return Played(write(played), replay(played), played)


def recorded(code: str, room: Room, happened: Sequence[Happening]) -> Record:
    """The game that was played in a room, as a record."""
    names = [
        seated.name.replace(",", " ") or NAMES[seat]
        for seat, seated in enumerate(room.table.seats)
    ]
    seeds = [event.seed for event in happened if isinstance(event, Unveiled)]
    log: list[Event] = [
        event
        for event in happened
        if isinstance(event, Entered | Revealed | Decided | Closed)
    ]
    return Record(
        room.table.edition,
        tuple(names),
        tuple(log),
        seeds[0] if seeds else None,
        room.table.promise,
        (("Table", code),),
    )


def _happened(room: Room) -> list[Happening]:
    return [event for page in room.log for event in page.happenings]


async def _room(visit: Visit) -> Room:
    room = await visit.server.lobby.room(visit.code)
    await room.fresh()
    return room


def _view(room: Room, visit: Visit) -> TableView:
    return room.table.view(room.code, visit.id)
