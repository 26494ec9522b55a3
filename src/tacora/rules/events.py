"""What has happened. The sums are done here, once: whoever reads events only adds."""

from msgspec import Struct

from .cards import Card, Hazard


class Entered(Struct, frozen=True, tag=True):
    """Everyone walks into the next entrance of the cave."""

    expedition: int


class Revealed(Struct, frozen=True, tag=True):
    """A card was turned: each explorer inside finds `each`, `rest` stays on it."""

    card: Card
    each: int = 0
    rest: int = 0


class Decided(Struct, frozen=True, tag=True):
    """All decisions were shown: the leavers take `each`, and `rest` stays on the path.

    The worth of what a lone leaver rescued is in `relics`.
    """

    leavers: tuple[int, ...]
    each: int = 0
    rest: int = 0
    relics: tuple[int, ...] = ()


class Closed(Struct, frozen=True, tag=True):
    """The entrance is barricaded, after a trap or after the last return."""

    trap: Hazard | None = None


Event = Entered | Revealed | Decided | Closed
