"""The memory of the server; a URL chooses which."""

from .store import Entry, Listing, Store, StoreAway

__all__ = ["Entry", "Listing", "Store", "StoreAway"]
