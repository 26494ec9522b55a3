"""The house: characters to play against, from silly to strong."""

from tacora.rules import Decision, Seat, State

from .bot import Bot, leave_if
from .evl import COUNTING, Evl
from .nash import Nash
from .outlook import outlook
from .rollout import Rollout
from .thresholds import Cards, Coin, Loot


class Cautious:
    """Leaves with a little loot as soon as the cave bites back."""

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with something in hand once one card in ten is deadly."""
        view = outlook(state, seat)
        return leave_if(view.loot > 0 and view.danger > 1 / 10)


class Brave:
    """Goes on until the satchel is heavy or the cave is really dangerous."""

    def decide(self, state: State, seat: Seat) -> Decision:
        """Leave with twelve, or with anything when one card in four is deadly."""
        view = outlook(state, seat)
        return leave_if(
            view.satchel >= 12 or (view.satchel > 0 and view.danger > 1 / 4)
        )


def sleepy(*, seed: str = "") -> Bot:
    """Nods off and leaves on a whim: one time in three."""
    return Coin("0.35", seed=seed)


def timid() -> Bot:
    """Runs home with the first gem."""
    return Loot("1")


def greedy() -> Bot:
    """Wants a full satchel: thirty gems or nothing."""
    return Loot("30")


def punctual() -> Bot:
    """Leaves after the fifth card, whatever it is."""
    return Cards("5")


def counting() -> Bot:
    """Weighs one more card against the risk, with the crowd and the leftovers."""
    return Evl(weights=COUNTING)


def sly(*, seed: str = "") -> Bot:
    """Mixes so that nobody can tell when it leaves."""
    return Nash("1.5", seed=seed)


def pondering(*, seed: str = "") -> Bot:
    """Imagines the rest of the expedition many times before every decision."""
    return Rollout("24", seed=seed)
