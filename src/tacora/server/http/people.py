"""People: guests with a name and a key, and the bots that act for them."""

import secrets

from tacora.records.record import checked_name
from tacora.server.bus import Hint
from tacora.server.errors import TooMany, WrongCode
from tacora.server.live.lobby import ALPHABET
from tacora.wire import Naming, OneTimeCode, Person, TableView, Token

from .access import hashed
from .context import Context

MAX_BOTS = 8
"""Bots that can act for one person."""
CODE_LIFETIME_S = 300
"""For how long a one-time code can be used."""


def _new_key() -> str:
    return secrets.token_urlsafe(32)  # 256 bits


def _new_person(naming: Naming, *, bot: bool = False) -> Person:
    return Person(secrets.token_hex(8), checked_name(naming.name), bot, naming.emblem)


async def arrive(context: Context) -> Person:
    """Become a guest with a name; the answer sets a cookie with a key."""
    context.access.admit(context.address, 5)
    person, key = _new_person(context.body), _new_key()
    await context.node.store.add_person(person, hashed(key), None)
    context.key = key
    return person


async def look_at_me(context: Context) -> Person:
    """Say who I am."""
    return context.person


async def rename(context: Context) -> Person:
    """Take another name and emblem; tables where I sit already keep the old ones."""
    name, emblem = checked_name(context.body.name), context.body.emblem
    await context.node.store.rename(context.person.id, name, emblem)
    return Person(context.person.id, name, context.person.bot, emblem)


async def forget_me(context: Context) -> None:
    """Delete me: my keys, my bots, and my name wherever I have played."""
    node, lobby = context.node, context.node.lobby
    for view in await lobby.tables_of(context.person.id, 1000):
        await node.leave_table(view, context.person.id)
    codes = await node.store.forget(context.person.id)
    for code in codes:
        lobby.forget(code)
    lobby.bus.tell(Hint(lobby.node_id, anew=tuple(codes[:50])))
    context.key = None


async def my_tables(context: Context) -> list[TableView]:
    """List the tables where I sit or sat, the newest first."""
    return await context.node.lobby.tables_of(context.person.id)


async def ask_code(context: Context) -> OneTimeCode:
    """Get a one-time code that lets me in on another device, for five minutes."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(10))
    store = context.node.store
    await store.put_code(hashed(code), context.person.id, store.now() + CODE_LIFETIME_S)
    return OneTimeCode(code)


async def use_code(context: Context) -> Person:
    """Exchange a one-time code for a key, on another device; it sets a cookie."""
    context.access.admit(context.address, 5)
    key = _new_key()
    person = await context.node.store.use_code(hashed(context.body.code), hashed(key))
    if person is None:
        raise WrongCode
    context.key = key
    return person


async def add_bot(context: Context) -> Token:
    """Register a program that plays in my name; its token is shown once."""
    if context.person.bot:
        raise TooMany(limit=0)
    store = context.node.store
    if len(await store.bots(context.person.id)) >= MAX_BOTS:
        raise TooMany(limit=MAX_BOTS)
    bot, key = _new_person(context.body, bot=True), _new_key()
    await store.add_person(bot, hashed(key), context.person.id)
    return Token(key, bot)


async def my_bots(context: Context) -> list[Person]:
    """List the programs that play in my name."""
    return await context.node.store.bots(context.person.id)
