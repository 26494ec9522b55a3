"""An outlook: what an explorer can count before deciding, in a few figures."""

from msgspec import Struct

from tacora.rules import Hazard, Seat, State, Treasure


class Outlook(Struct, frozen=True):
    """The figures that most strategies are made of, for one explorer inside."""

    satchel: int  # gems at risk
    gems: int  # lying on the path, for whoever leaves
    relics: int  # worth of the relics on the path, to whoever leaves alone
    inside: int  # explorers in the cave
    cards: int  # turned over in this expedition
    warnings: int  # hazards among them
    danger: float  # chance that the next card ends the expedition
    treasure: float  # gems on the next card, on average

    @property
    def loot(self) -> int:
        """What leaving brings for certain if all explorers inside leave as well."""
        return (
            self.satchel
            + self.gems // self.inside
            + (self.relics if self.inside == 1 else 0)
        )

    @property
    def empty(self) -> bool:
        """Whether there is nothing to carry home at all."""
        return not (self.satchel or self.gems or self.relics)


def outlook(state: State, seat: Seat) -> Outlook:
    """What the explorer of this seat can count now."""
    seen = state.warnings
    deadly = hidden = 0
    for card in state.deck:
        if isinstance(card, Treasure):
            hidden += card.gems
        elif isinstance(card, Hazard) and card in seen:
            deadly += 1
    deck = len(state.deck)
    return Outlook(
        satchel=state.explorers[seat].satchel,
        gems=state.gems,
        relics=sum(state.worths) if state.relics else 0,
        inside=len(state.inside),
        cards=len(state.path),
        warnings=len(seen),
        danger=deadly / deck,
        treasure=hidden / deck,
    )
