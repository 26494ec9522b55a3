"""Records over HTTP: games that were played here, and those that someone brings."""

from io import BytesIO

from tacora.records import NAMES, Record, read, replay, write
from tacora.rules import Closed, Decided, Entered, Event, Revealed
from tacora.server.live.reviews import read as read_review
from tacora.server.live.room import Room
from tacora.server.table.errors import GameNotOver, NoSpectators
from tacora.wire import Happening, Played, Reviewing, Unveiled

from .context import Visit


async def record(visit: Visit) -> Played:
    """Read the record of a finished game, with the seed that dealt the cards."""
    room = await _over(visit)
    table = room.table
    return _played(
        recorded(room),
        tuple(seated.emblem for seated in table.seats),
        tuple(seated.bot for seated in table.seats),
    )


async def review(visit: Visit) -> Reviewing:
    """Have a finished game reviewed; ask again until the review is there."""
    room = await _over(visit)
    store = visit.server.store
    kept = await store.review(room.code)
    if kept is not None:
        found = read_review(kept)
        steps = len(found.moments) - 1
        return Reviewing(steps, steps, review=found)
    reviewing, made = visit.server.reviews.ask(recorded(room), visit.address)
    if made is not None:
        await store.keep_review(room.code, made)
    return reviewing


async def review_record(visit: Visit) -> Reviewing:
    """Have a game in notation reviewed; ask again until the review is there."""
    visit.server.door.admit(visit.address, 5)
    return visit.server.reviews.ask(_brought(visit), visit.address)[0]


async def read_record(visit: Visit) -> Played:
    """Read a game in notation; nothing is kept. Of several games it is the first."""
    visit.server.door.admit(visit.address, 5)
    game = _brought(visit)
    nothing = (None,) * len(game.names)
    return _played(game, nothing, nothing)


def _brought(visit: Visit) -> Record:
    return next(read(BytesIO(visit.body.notation.encode("utf-8", "surrogatepass"))))


async def _over(visit: Visit) -> Room:
    """A room where a game was played to its end, if one may read of it."""
    room = await visit.room()
    table = room.table
    if table.stage != "over":
        raise GameNotOver
    if not (table.options.public or room.published or table.seat(visit.id) is not None):
        raise NoSpectators
    return room


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
    """All events of a table; a daily cave's seed is among them when the day is over."""
    events = [event for page in room.log for event in page.happenings]
    if not room.published:
        return events
    seed = room.position.seed
    return [Unveiled(seed) if isinstance(e, Unveiled) else e for e in events]
