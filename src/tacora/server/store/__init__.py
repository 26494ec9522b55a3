"""The store: logs that only grow, and people; queries once, on any backend."""

from .backend import Backend, StoreAway
from .pages import Entry
from .store import Store

__all__ = ["Backend", "Entry", "Store", "StoreAway"]
