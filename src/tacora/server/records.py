"""Records over HTTP: games that were played here, and those that someone brings."""

from io import BytesIO

from tacora.records import NAMES, Record, read, replay, write
from tacora.rules import Closed, Decided, Entered, Event, Revealed
from tacora.wire import Happening, Played, Unveiled

from .errors import GameNotOver, NoSpectators
from .room import Room
from .visit import Visit


async def record(visit: Visit) -> Played:
    """Read the record of a finished game, with the seed that dealt the cards."""
    room = await visit.room()
    table = room.table
    if table.stage != "over":
        raise GameNotOver
    if not table.options.public and table.seat(visit.id) is None:
        raise NoSpectators
    return _played(
        recorded(room),
        tuple(seated.emblem for seated in table.seats),
        tuple(seated.bot for seated in table.seats),
    )


async def read_record(visit: Visit) -> Played:
    """Read a game in notation; nothing is kept. Of several games it is the first."""
    game = next(read(BytesIO(visit.body.notation.encode("utf-8", "surrogatepass"))))
    nothing = (None,) * len(game.names)
    return _played(game, nothing, nothing)


def _played(
    game: Record, emblems: tuple[int | None, ...], bots: tuple[str | None, ...]
) -> Played:
    figures = replay(game)
    return Played(
        write(game),
        figures.edition,
        figures.relics,
        figures.players,
        emblems,
        bots,
        list(game.log),
        figures.finished,
        figures.scores,
        figures.winners,
        game.promise,
        game.seed,
    )


def recorded(room: Room) -> Record:
    """The game that was played in a room, as a record."""
    names = [
        seated.name.replace(",", " ") or NAMES[seat]
        for seat, seated in enumerate(room.table.seats)
    ]
    events = happened(room)
    seeds = [event.seed for event in events if isinstance(event, Unveiled)]
    log: list[Event] = [
        event
        for event in events
        if isinstance(event, Entered | Revealed | Decided | Closed)
    ]
    return Record(
        room.table.edition,
        tuple(names),
        tuple(log),
        seeds[0] if seeds else None,
        room.table.promise,
        (("Table", room.code),),
    )


def happened(room: Room) -> list[Happening]:
    """All events of a table."""
    return [event for page in room.log for event in page.happenings]
