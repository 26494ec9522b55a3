"""A node: one process of the server, with its tables and all that looks after them."""

import structlog

from tacora.server.bus import Bus
from tacora.server.metrics import Metrics
from tacora.server.settings import Settings
from tacora.server.store import Store
from tacora.server.table.commands import Stand
from tacora.server.table.errors import TableError
from tacora.wire import TableView

from .lobby import Lobby
from .presence import ABSENT_AFTER_S, Presence
from .reviews import Reviews
from .sweeper import Sweeper

log = structlog.get_logger("tacora.node")


class Node:
    """What one process needs to play tables, whichever way it is asked."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        node_id: str,
        absent_after_s: float = ABSENT_AFTER_S,
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.reviews = Reviews()
        self.lobby = Lobby(store, bus, self.metrics, node_id)
        self.presence = Presence(self.lobby, absent_after_s)
        self.sweeper = Sweeper(self.lobby, self.presence, settings)

    async def open(self) -> None:
        """Be ready to play."""
        await self.store.open()
        await self.lobby.bus.open(self.lobby.follow_hint)
        self.sweeper.start()

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is on disk."""
        await self.sweeper.stop()
        await self.presence.close()
        self.lobby.close()
        self.reviews.close()
        await self.lobby.bus.close()
        await self.store.close()

    async def leave_table(self, view: TableView, person: str) -> None:
        """Take someone away from a table that is not over."""
        if view.stage != "over":
            try:
                await (await self.lobby.room(view.code)).obey(Stand(person))
            except TableError as error:
                log.debug("left-already", code=error.code)
