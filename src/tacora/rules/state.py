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


class Turn(Struct, frozen=True, cache_hash=True):
    """A card that was turned over, and the seats that left after it."""

    card: Card
    leavers: tuple[Seat, ...]  # nobody after a trap: all ran


class Loot(Struct, frozen=True):
    """What an explorer would carry home: gems, and relics by their worth."""

    gems: int
    relics: tuple[int, ...] = ()

    @property
    def worth(self) -> int:
        """What all of it would add to the score."""
        return self.gems + sum(self.relics)


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
    # The turns that are over, from the first cave on. No rule asks for them: they are
    # here for bots, which get nothing but the state and judge others by what they did.
    # The card that people decide on now is no turn yet; it is the last of the path.
    history: tuple[Turn, ...] = ()

    @property
    def inside(self) -> tuple[Seat, ...]:
        """The seats whose explorers are in the cave."""
        return tuple([seat for seat, e in enumerate(self.explorers) if e.inside])

    @property
    def deciding(self) -> tuple[Seat, ...]:
        """The seats that have to decide now."""
        return self.inside if self.awaits == "decisions" else ()

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
    def trapped(self) -> bool:
        """Whether the newest card is a trap: a hazard that was on the path before."""
        return bool(self.path) and self.path[-1] in self.warnings[:-1]

    @property
    def taken(self) -> tuple[int, ...]:
        """The places on the path whose relic somebody has carried out."""
        places = [n for n, card in enumerate(self.path) if isinstance(card, Relic)]
        # A lone leaver takes all that lie there, so those left are the newest.
        return tuple(places[: len(places) - len(self.relics)])

    @property
    def worths(self) -> tuple[int, ...]:
        """What each relic lying on the path is worth to a lone leaver now."""
        return self.edition.appraise(self.relics, self.rescued)

    def loot(self, seat: Seat, leavers: int = 1) -> Loot:
        """What this explorer brings home by leaving now, one of so many leavers."""
        gems = self.explorers[seat].satchel + self.gems // leavers
        return Loot(gems, self.worths if leavers == 1 else ())

    @property
    def finished(self) -> bool:
        """Whether the last entrance is barricaded."""
        return self.awaits == "nothing"

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Those with the highest score, once the game is over (R17, R20)."""
        if not self.finished:
            return ()
        standings = self._standings
        best = max(standings)
        return tuple([seat for seat, each in enumerate(standings) if each == best])

    @property
    def victory(self) -> tuple[float, ...]:
        """Each seat's part of the victory: 1 in all once the game is over."""
        winners = self.winners
        return tuple(
            [
                1 / len(winners) if seat in winners else 0.0
                for seat in range(len(self.explorers))
            ]
        )

    @property
    def ranking(self) -> tuple[tuple[int, Seat], ...]:
        """Everyone's rank and seat, the best first; equals share a rank."""
        standings = self._standings
        seats = sorted(range(len(standings)), key=standings.__getitem__, reverse=True)
        return tuple(
            (1 + sum(each > standings[seat] for each in standings), seat)
            for seat in seats
        )

    @property
    def _standings(self) -> list[tuple[int, int]]:
        """What ranks each seat: its score, and its relics if they decide ties."""
        by_relics = self.edition.ties == "more relics"
        return [(e.score, len(e.relics) * by_relics) for e in self.explorers]


def set_up(edition: Edition, players: int) -> State:
    """The table before the first expedition."""
    return State(edition, tuple(Explorer() for _ in edition.seats(players)))
