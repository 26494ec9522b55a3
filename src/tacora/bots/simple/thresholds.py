"""Bots that watch a single figure, as most published strategies do.

Tried with such settings in Katze2664/Incan_Gold (2022: cards, loot, coin),
GrandAdmiralGergar/IncanGold (2017: loot, danger) and Bogi168/Diamant-Incan-Gold (2026:
danger, but only with something to carry home).
"""

from typing import TYPE_CHECKING

from tacora.bots.bot import leave_if
from tacora.bots.outlook import outlook
from tacora.bots.parameter import share, whole
from tacora.rules import Decision, Seat, State
from tacora.sim.dice import chance

if TYPE_CHECKING:
    from tacora.sim.policies.policy import Policy


class Coin:
    """Leaves by the toss of a coin, whatever the cave shows."""

    def __init__(self, share_: str = "0.2", *, seed: str = "") -> None:
        self.share = share(share_)
        self.seed = seed

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with the same chance every time."""
        return leave_if(chance(self.seed, state, seat) < self.share)

    @property
    def policy(self) -> "Policy":
        """The same on the kernel."""
        from tacora.sim.policies.policy import coin

        return coin(self.share)


class Loot:
    """Leaves with so many gems in the satchel, or more."""

    def __init__(self, gems: str = "9") -> None:
        self.gems = whole(gems)

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave once enough is at risk."""
        return leave_if(state.explorers[seat].satchel >= self.gems)

    @property
    def policy(self) -> "Policy":
        """The same on the kernel."""
        from tacora.sim.policies.policy import loot

        return loot(self.gems)


class Cards:
    """Leaves after so many cards."""

    def __init__(self, cards: str = "6") -> None:
        self.cards = whole(cards)

    def decide(self, state: State, seat: Seat) -> Decision:  # noqa: ARG002
        """Leave once the path is long enough."""
        return leave_if(len(state.path) >= self.cards)

    @property
    def policy(self) -> "Policy":
        """The same on the kernel."""
        from tacora.sim.policies.policy import cards

        return cards(self.cards)


class Hazards:
    """Leaves after so many hazards."""

    def __init__(self, hazards: str = "2") -> None:
        self.hazards = whole(hazards)

    def decide(self, state: State, seat: Seat) -> Decision:  # noqa: ARG002
        """Leave once the cave has warned often enough."""
        return leave_if(len(state.warnings) >= self.hazards)

    @property
    def policy(self) -> "Policy":
        """The same on the kernel."""
        from tacora.sim.policies.policy import hazards

        return hazards(self.hazards)


class Danger:
    """Leaves when the next card is too likely to end the expedition."""

    def __init__(self, most: str = "0.17") -> None:
        self.most = share(most)

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave above this danger, but never with empty hands."""
        view = outlook(state, seat)
        return leave_if(view.danger > self.most and not view.empty)

    @property
    def policy(self) -> "Policy":
        """The same on the kernel."""
        from tacora.sim.policies.policy import danger

        return danger(self.most)
