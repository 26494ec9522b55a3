"""The house's characters to play against, from silly to strong.

Each says by `level` whether it is one of the eight opponents from gentle to expert, of
whom each sees more, or dares more wisely, than the one before. How strong they are is
measured: see `ratings`.
"""

from typing import TYPE_CHECKING

from tacora.rules import Decision, Seat, State

from .bot import Bot, leave_if
from .outlook import outlook
from .simple.expected_value import COUNTING, ExpectedValue
from .simple.nash import Nash
from .simple.rollout import Rollout
from .simple.thresholds import Cards, Coin, Loot
from .traits import says

if TYPE_CHECKING:
    from tacora.sim.policies.policy import Policy


class Cautious:
    """Leaves with a little loot as soon as the cave bites back."""

    level = True
    most = 1 / 10  # deadly among the cards

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with something in hand once one card in ten is deadly."""
        view = outlook(state, seat)
        return leave_if(view.loot > 0 and view.danger > self.most)

    @property
    def policy(self) -> "Policy":
        """The same on the kernel."""
        from tacora.sim.policies import families
        from tacora.sim.policies.policy import prudent

        return prudent(families.CERTAIN, most=self.most)


class Brave:
    """Goes on until the satchel is heavy or the cave is really dangerous."""

    level = True
    enough = 12  # gems
    most = 1 / 4  # deadly among the cards

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with twelve, or with anything when one card in four is deadly."""
        view = outlook(state, seat)
        return leave_if(
            view.satchel >= self.enough
            or (view.satchel > 0 and view.danger > self.most)
        )

    @property
    def policy(self) -> "Policy":
        """The same on the kernel."""
        from tacora.sim.policies import families
        from tacora.sim.policies.policy import prudent

        return prudent(families.SATCHEL, [[self.enough]], self.most)


def sleepy(*, seed: str = "") -> Bot:
    """Nods off and leaves on a whim: one time in three."""
    return Coin("0.35", seed=seed)


@says(level=True)
def timid() -> Bot:
    """Runs home with the first gem."""
    return Loot("1")


def greedy() -> Bot:
    """Wants a full satchel: thirty gems or nothing."""
    return Loot("30")


@says(level=True)
def punctual() -> Bot:
    """Leaves after the fifth card, whatever it is."""
    return Cards("5")


@says(level=True)
def counting() -> Bot:
    """Weighs one more card against the risk, with the crowd and the leftovers."""
    return ExpectedValue(weights=COUNTING)


def sly(*, seed: str = "") -> Bot:
    """Mixes so that nobody can tell when it leaves."""
    return Nash("1.5", seed=seed)


@says(slow=True)
def pondering(*, seed: str = "") -> Bot:
    """Imagines the rest of the expedition many times before every decision."""
    return Rollout("24", seed=seed)


@says(level=True)
def expert(*, seed: str = "") -> Bot:
    """Leaves as often as its net says."""
    from tacora.expert.player import Expert

    return Expert(seed=seed)


@says(level=True)
def wary(*, seed: str = "") -> Bot:
    """Plays like the expert, but fears every card a little too much."""
    from tacora.expert import variants as temper

    return temper.wary(seed=seed)


def dashing(*, seed: str = "") -> Bot:
    """Plays like the expert, but dares a little too much."""
    from tacora.expert import variants as temper

    return temper.dashing(seed=seed)


@says(level=True)
def dreamy(*, seed: str = "") -> Bot:
    """Plays like the expert, but never looks at anyone's chest."""
    from tacora.expert import variants as temper

    return temper.dreamy(seed=seed)
