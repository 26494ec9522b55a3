"""Hints: what another process may want to look up. A lost one costs a second."""

from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

from tacora.wire import Emotes


class Hint(Struct, frozen=True, omit_defaults=True):
    """Tables with new pages or to be read anew, a gesture, or how many watch."""

    node: str
    pages: tuple[str, ...] = ()
    anew: tuple[str, ...] = ()
    emote: tuple[str, int, Emotes] | None = None
    watched: tuple[str, int] | None = None


HintHandler = Callable[[Hint], None]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Hint).decode


class Bus(Protocol):
    """What any bus can do. None of it fails; what is lost is found by the sweep."""

    async def open(self, handler: HintHandler) -> None:
        """Pass on what the other processes tell."""

    async def close(self) -> None:
        """Tell and pass on nothing more."""

    def tell(self, hint: Hint) -> None:
        """Tell the other processes, soon."""
