"""People: guests with a name and a key, and the bots that act for them."""

import secrets

from tacora.records.record import checked_name
from tacora.server.bus import Hint
from tacora.server.errors import TooMany, WrongCode
from tacora.server.live.lobby import ALPHABET
from tacora.wire import Naming, OneTimeCode, Person, TableView, Token

from .access import hashed
from .context import Visit

BOTS = 8
"""How many bots can act for one person."""
CODE_SECONDS = 300
"""For how long a one-time code can be used."""


def _new_key() -> str:
    return secrets.token_urlsafe(32)  # 256 bits


def _new_person(naming: Naming, *, bot: bool = False) -> Person:
    return Person(secrets.token_hex(8), checked_name(naming.name), bot, naming.emblem)


async def arrive(visit: Visit) -> Person:
    """Become a guest with a name; the answer sets a cookie with a key."""
    visit.server.door.admit(visit.address, 5)
    person, key = _new_person(visit.body), _new_key()
    await visit.server.store.add_person(person, hashed(key), None)
    visit.key = key
    return person


async def look_at_me(visit: Visit) -> Person:
    """Say who I am."""
    return visit.person


async def rename(visit: Visit) -> Person:
    """Take another name and emblem; tables where I sit already keep the old ones."""
    name, emblem = checked_name(visit.body.name), visit.body.emblem
    await visit.server.store.rename(visit.person.id, name, emblem)
    return Person(visit.person.id, name, visit.person.bot, emblem)


async def forget_me(visit: Visit) -> None:
    """Delete me: my keys, my bots, and my name wherever I have played."""
    server = visit.server
    for view in await server.lobby.tables_of(visit.person.id, 1000):
        await server.leave_table(view, visit.person.id)
    codes = await server.store.forget(visit.person.id)
    for code in codes:
        server.lobby.forget(code)
    server.lobby.bus.tell(Hint(server.lobby.node, anew=tuple(codes[:50])))
    visit.key = None


async def my_tables(visit: Visit) -> list[TableView]:
    """List the tables where I sit or sat, the newest first."""
    return await visit.server.lobby.tables_of(visit.person.id)


async def ask_code(visit: Visit) -> OneTimeCode:
    """Get a one-time code that lets me in on another device, for five minutes."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(10))
    store = visit.server.store
    await store.put_code(hashed(code), visit.person.id, store.now() + CODE_SECONDS)
    return OneTimeCode(code)


async def use_code(visit: Visit) -> Person:
    """Exchange a one-time code for a key, on another device; it sets a cookie."""
    visit.server.door.admit(visit.address, 5)
    key = _new_key()
    person = await visit.server.store.use_code(hashed(visit.body.code), hashed(key))
    if person is None:
        raise WrongCode
    visit.key = key
    return person


async def add_bot(visit: Visit) -> Token:
    """Register a program that plays in my name; its token is shown once."""
    if visit.person.bot:
        raise TooMany(limit=0)
    store = visit.server.store
    if len(await store.bots(visit.person.id)) >= BOTS:
        raise TooMany(limit=BOTS)
    bot, key = _new_person(visit.body, bot=True), _new_key()
    await store.add_person(bot, hashed(key), visit.person.id)
    return Token(key, bot)


async def my_bots(visit: Visit) -> list[Person]:
    """List the programs that play in my name."""
    return await visit.server.store.bots(visit.person.id)
