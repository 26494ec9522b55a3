"""The store: every query by its name, run on whichever backend a URL has chosen."""

from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from . import daily, pages, people, presence, retention, tables
from .backend import Backend
from .transaction import Transaction

P = ParamSpec("P")
T = TypeVar("T")

Query = Callable[Concatenate[Transaction, P], T]
"""A function of this folder: it is given a transaction, and what is asked."""
Method = Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]


def _reading(query: Query[P, T]) -> Method[P, T]:
    """Ask the backend this; nothing changes by it."""

    @wraps(query)
    async def read(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.backend.read(lambda db: query(db, *args, **kwargs))

    return read


def _writing(query: Query[P, T]) -> Method[P, T]:
    """Have the backend do this; when it returns, it is on disk."""

    @wraps(query)
    async def write(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.backend.write(lambda db: query(db, *args, **kwargs))

    return write


class Store:
    """What the server remembers. Each call raises `StoreAway` when it cannot."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.append = backend.append
        self.now = backend.now

    # Tables and their logs
    create = _writing(tables.create)
    seed = _reading(tables.seed)
    news = _reading(pages.news)
    lobby = _reading(tables.lobby)
    tables_of = _reading(tables.tables_of)
    due = _writing(tables.due)
    review = _reading(tables.review)
    keep_review = _writing(tables.keep_review)

    # People
    add_person = _writing(people.add_person)
    person = _reading(people.person)
    rename = _writing(people.rename)
    bots = _reading(people.bots)
    put_code = _writing(people.put_code)
    use_code = _writing(people.use_code)
    forget = _writing(people.forget)

    # The daily cave
    secret = _writing(daily.secret)
    enter = _writing(daily.enter)
    board = _reading(daily.board)

    # Who is connected
    present = _writing(presence.present)
    leave = _writing(presence.leave)
    vanished = _writing(presence.vanished)

    # What is old
    sweep = _writing(retention.sweep)

    async def open(self) -> None:
        """Be ready; bring the schema up to date."""
        await self.backend.open()

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        await self.backend.close()

    async def check(self) -> None:
        """Whether the database is there."""
        await self.backend.check()

    async def backup(self, file: Path) -> None:
        """A copy of everything, consistent in itself."""
        await self.backend.backup(file)
