"""The house bots: three simple characters to play against."""

from fractions import Fraction

from tacora.rules import Decision, Seat, State, Treasure
from tacora.rules.odds import danger


def _leave_if(leaves: bool) -> Decision:
    return Decision.LEAVE if leaves else Decision.CONTINUE


class Cautious:
    """Leaves with a little loot as soon as the cave bites back."""

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with something in hand once one card in ten is deadly."""
        loot = state.explorers[seat].satchel + state.gems // len(state.inside)
        return _leave_if(loot > 0 and danger(state) > Fraction(1, 10))


class Brave:
    """Goes on until the satchel is heavy or the cave is really dangerous."""

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with twelve, or with anything when one card in four is deadly."""
        satchel = state.explorers[seat].satchel
        return _leave_if(
            satchel >= 12 or (satchel > 0 and danger(state) > Fraction(1, 4))
        )


class Counting:
    """Weighs what one more card brings against what it may cost."""

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave when the share of the next card is worth less than the risk."""
        hidden = sum(card.gems for card in state.deck if isinstance(card, Treasure))
        gain = Fraction(hidden, len(state.deck) * len(state.inside))
        at_risk = state.explorers[seat].satchel + state.gems // len(state.inside)
        return _leave_if(danger(state) * at_risk > gain)
