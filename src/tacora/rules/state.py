"""The table as everyone sees it. No part of it is face down."""

from typing import Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from .cards import Card, Hazard, Relic
from .edition import Edition

Seat = int
Awaits = Literal["entry", "card", "decisions", "nothing"]


class Explorer(Struct, frozen=True):
    """A figure, the gems in its satchel and those safe in its chest."""

    inside: bool = False
    satchel: int = 0
    chest: int = 0
    relics: tuple[int, ...] = ()  # their worth, in the order of rescue

    @property
    def score(self) -> int:
        """What is safe: gems and relics (R17)."""
        return self.chest + sum(self.relics)

    def enters(self) -> Self:
        """Walks into the cave with an empty satchel."""
        return replace(self, inside=True)

    def finds(self, gems: int) -> Self:
        """Puts a share into the satchel."""
        return replace(self, satchel=self.satchel + gems)

    def returns(self, gems: int, relics: tuple[int, ...]) -> Self:
        """Comes back to camp: satchel, what was picked up and relics are safe."""
        return replace(
            self,
            inside=False,
            satchel=0,
            chest=self.chest + self.satchel + gems,
            relics=self.relics + relics,
        )

    def flees(self) -> Self:
        """Runs out of the cave and drops everything."""
        return replace(self, inside=False, satchel=0)


class State(Struct, frozen=True):
    """A moment in the game."""

    edition: Edition
    explorers: tuple[Explorer, ...]
    expedition: int = 0
    deck: tuple[Card, ...] = ()  # what may still come, in the edition's order
    path: tuple[Card, ...] = ()  # what was turned over in this expedition
    rests: tuple[int, ...] = ()  # rubies lying on each card of the path
    relics: tuple[Relic, ...] = ()  # lying on the path, not yet taken
    removed: tuple[Card, ...] = ()  # out of the game
    awaits: Awaits = "entry"
    turned: tuple[Card, ...] = ()  # every card of the game so far, in its order
    departed: tuple[tuple[Seat, ...], ...] = ()  # who left after each of these cards

    @property
    def inside(self) -> tuple[Seat, ...]:
        """The seats whose explorers are in the cave."""
        return tuple([seat for seat, e in enumerate(self.explorers) if e.inside])

    @property
    def gems(self) -> int:
        """The rubies lying on the path, one heap for whoever leaves."""
        return sum(self.rests)

    @property
    def rescued(self) -> int:
        """How many relics have been carried out so far, by whomever."""
        return sum([len(e.relics) for e in self.explorers])

    @property
    def warnings(self) -> tuple[Hazard, ...]:
        """The hazards on the path: one more of such a kind ends the expedition."""
        return tuple([card for card in self.path if isinstance(card, Hazard)])

    @property
    def finished(self) -> bool:
        """Whether the last entrance is barricaded."""
        return self.awaits == "nothing"

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Those with the highest score, once the game is over (R17, R20)."""
        if not self.finished:
            return ()
        by_relics = self.edition.ties == "more relics"
        ranks = [(e.score, len(e.relics) * by_relics) for e in self.explorers]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def set_up(edition: Edition, players: int) -> State:
    """The table before the first expedition."""
    return State(edition, tuple(Explorer() for _ in edition.seats(players)))
