"""Records over HTTP: games that were played here, and those that someone brings."""

from io import BytesIO

from tacora.records import NAMES, Record, read, replay, write
from tacora.rules import Closed, Decided, Entered, Event, Revealed
from tacora.server.live.reviews import read as read_review
from tacora.server.live.room import Room
from tacora.server.table.errors import GameNotOver, NoSpectators
from tacora.wire import Happening, Played, Reviewing, Unveiled

from .context import Context


async def record(context: Context) -> Played:
    """Read the record of a finished game, with the seed that dealt the cards."""
    room = await _over(context)
    table = room.table
    return _played(
        recorded(room),
        tuple(seated.emblem for seated in table.seats),
        tuple(seated.bot for seated in table.seats),
    )


async def review(context: Context) -> Reviewing:
    """Have a finished game reviewed; ask again until the review is there."""
    room = await _over(context)
    store = context.node.store
    kept = await store.review(room.code)
    if kept is not None:
        found = read_review(kept)
        steps = len(found.moments) - 1
        return Reviewing(steps, steps, review=found)
    reviewing, made = context.node.reviews.ask(recorded(room), context.address)
    if made is not None:
        await store.keep_review(room.code, made)
    return reviewing


async def review_record(context: Context) -> Reviewing:
    """Have a game in notation reviewed; ask again until the review is there."""
    context.access.admit(context.address, 5)
    return context.node.reviews.ask(_brought(context), context.address)[0]


async def read_record(context: Context) -> Played:
    """Read a game in notation; nothing is kept. Of several games it is the first."""
    context.access.admit(context.address, 5)
    game = _brought(context)
    nothing = (None,) * len(game.names)
    return _played(game, nothing, nothing)


def _brought(context: Context) -> Record:
    return next(read(BytesIO(context.body.notation.encode("utf-8", "surrogatepass"))))


async def _over(context: Context) -> Room:
    """A room where a game was played to its end, if one may read of it."""
    room = await context.room()
    table = room.table
    if table.stage != "over":
        raise GameNotOver
    if not (
        table.options.public or room.published or table.seat(context.id) is not None
    ):
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
    events = [event for page in room.pages for event in page.happenings]
    if not room.published:
        return events
    seed = room.position.seed
    return [Unveiled(seed) if isinstance(e, Unveiled) else e for e in events]
