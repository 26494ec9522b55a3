"""An outcome: what an expedition brought to whom."""

from msgspec import Struct

from tacora.game import Game
from tacora.rules import Card, Closed, Hazard, Relic, Seat, State, deal


class Share(Struct, frozen=True):
    """What one explorer brought out of an expedition, or lost in it."""

    gained: int
    lost: int
    relics: tuple[int, ...]


class Outcome(Struct, frozen=True):
    """An expedition that is over."""

    number: int
    end: State  # the table just before the barricade
    trap: Hazard | None
    shares: tuple[Share, ...]
    next_card: Card | None  # what would have come, had not everyone left

    @property
    def relics_lost(self) -> tuple[Relic, ...]:
        """The relics that stayed in the cave."""
        return self.end.relics

    @property
    def next_fatal(self) -> bool:
        """Whether the next card would have ended the expedition."""
        return self.next_card in self.end.warnings

    @property
    def best(self) -> tuple[int, tuple[Seat, ...]]:
        """The most that was brought out, and by whom."""
        return _most([s.gained + sum(s.relics) for s in self.shares])

    @property
    def worst(self) -> tuple[int, tuple[Seat, ...]]:
        """The most that was lost, and by whom."""
        return _most([s.lost for s in self.shares])


def _most(values: list[int]) -> tuple[int, tuple[Seat, ...]]:
    top = max(values)
    return top, tuple([seat for seat, value in enumerate(values) if value == top > 0])


def outcome(game: Game, number: int) -> Outcome:
    """The outcome of a finished expedition of this game."""
    entered = game.record.start.explorers
    for before, event, after in game.record.steps():
        if not isinstance(event, Closed):
            continue
        if before.expedition == number:
            return Outcome(
                number=number,
                end=before,
                trap=event.trap,
                shares=tuple(
                    Share(
                        gained=now.chest - then.chest,
                        lost=last.satchel,
                        relics=now.relics[len(then.relics) :],
                    )
                    for then, last, now in zip(
                        entered, before.explorers, after.explorers, strict=True
                    )
                ),
                # The deck is shuffled anew, so a look at it harms nobody.
                next_card=deal(game.seed, before)
                if game.seed is not None and not event.trap
                else None,
            )
        entered = after.explorers
    raise AssertionError(f"expedition {number} is not over")
