"""An edition is a box on the shelf: all that differs between two of them is data."""

from functools import cache, cached_property
from importlib.resources import files
from numbers import Integral
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from .cards import Card, Hazard, Relic, Treasure
from .errors import (
    PlayersOutOfRange,
    PlayersUnclear,
    RelicsAlways,
    RelicsUnclear,
    UnknownEdition,
)

_SHELF = files(__package__).joinpath("editions")
EDITIONS = tuple(sorted(page.name.removesuffix(".toml") for page in _SHELF.iterdir()))
"""The boxes on the shelf: each is a file, and nothing else has to know of it."""


class Relics(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """How relics join the deck, and what they are worth to whoever brings them out."""

    variant: bool
    join: Literal["one an expedition", "at the start"]
    printed: tuple[int, ...] = ()  # worth on the card, in the order of joining
    by_exit: tuple[int, ...] = ()  # identical cards: worth of the first out, second, …

    @cached_property
    def cards(self) -> tuple[Relic, ...]:
        """The relics of the box, in the order in which they join."""
        if self.printed:
            return tuple(Relic(worth) for worth in self.printed)
        return (Relic(),) * len(self.by_exit)


class Edition(
    Struct, frozen=True, cache_hash=True, dict=True, forbid_unknown_fields=True
):
    """One published version of the game, as it is played: with relics or without."""

    name: str
    published: str
    players: tuple[int, int]
    expeditions: int
    treasures: tuple[int, ...]
    hazards: tuple[str, ...]
    copies: int
    ties: Literal["shared", "more relics"]
    relics: Relics | None = None
    closing: Literal["barricade", "tile"] = "barricade"  # of an entrance (R13)

    def __post_init__(self) -> None:
        # R16: even with a hazard gone for each earlier expedition, two of those left
        # share a kind, so that the path is over before the cards are.
        left = len(self.hazards) * self.copies - (self.expeditions - 1)
        assert left > len(self.hazards), f"the deck of {self.name} could run out"

    @cached_property
    def base(self) -> tuple[Card, ...]:
        """Treasures and hazards, in the order of the rulebook's list."""
        return tuple(Treasure(gems) for gems in self.treasures) + tuple(
            Hazard(kind) for kind in self.hazards for _ in range(self.copies)
        )

    def deck(self, expedition: int) -> tuple[Card, ...]:
        """Every card that has joined the game by this expedition."""
        match self.relics:
            case None:
                return self.base
            case Relics(join="at the start"):
                return self.base + self.relics.cards
            case _:
                return self.base + self.relics.cards[:expedition]

    def appraise(self, relics: tuple[Relic, ...], rescued: int) -> tuple[int, ...]:
        """What these relics are worth when so many have been rescued before."""
        if self.relics and self.relics.by_exit:
            return self.relics.by_exit[rescued : rescued + len(relics)]
        return tuple(relic.worth for relic in relics)

    def seats(self, players: int) -> range:
        """The seats at a table of so many, if the game is for so many (R1)."""
        least, most = self.players
        if not isinstance(players, Integral) or isinstance(players, bool):
            raise PlayersUnclear(value=repr(players))
        if not least <= players <= most:
            raise PlayersOutOfRange(players=players, least=least, most=most)
        return range(players)


@cache
def box(name: str) -> Edition:
    """The box of that name with all that is in it, read from its file."""
    if name not in EDITIONS:
        raise UnknownEdition(edition=name, known=", ".join(EDITIONS))
    page = _SHELF.joinpath(f"{name}.toml").read_bytes()
    return msgspec.toml.decode(page, type=Edition)


def edition(name: str, relics: bool | None = None) -> Edition:
    """The edition of that name, as played: a variant's relics only when asked for."""
    if not isinstance(name, str):
        raise UnknownEdition(edition=repr(name), known=", ".join(EDITIONS))
    if relics is not None and not isinstance(relics, bool):
        raise RelicsUnclear(value=repr(relics))
    return _as_played(name, relics)


@cache
def _as_played(name: str, relics: bool | None) -> Edition:
    whole = box(name)
    optional = whole.relics is not None and whole.relics.variant
    if relics is False and not optional:
        raise RelicsAlways(edition=name)
    return replace(whole, relics=None) if optional and not relics else whole
