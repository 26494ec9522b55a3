"""Twins: bots as policies of the kernel, for those who want millions of games.

A twin is made from the bot itself, so that their numbers cannot drift apart; a test
ties what they decide. A bot of one's own brings its twin as `policy`.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from msgspec.structs import replace

from tacora.sim import families, policy
from tacora.sim.policy import Policy

from .bot import Bot, retire
from .evl import Evl, Weights
from .expert import Expert
from .house import Brave, Cautious
from .nash import LATER, Nash
from .seasoned import Seasoned, Table
from .shelf import bot
from .thresholds import Cards, Coin, Danger, Loot

Leaves = Callable[[Any], bool]
"""A function of a view, see `sim.view`, that numba compiles."""


def compiled(name: str) -> Policy | None:
    """The twin of the bot of that name; None if it has none."""
    made = bot(name)
    try:
        found = twin(made)
    finally:
        retire(made)
    return found and replace(found, name=name)


def twin(made: Bot) -> Policy | None:
    """The policy that decides as this bot does; None if there is none."""
    make = _TWINS.get(type(made))  # a subclass may decide otherwise
    if make:
        return make(made)
    brought = getattr(made, "policy", None)
    return brought if isinstance(brought, Policy) else None


def _own(function: Leaves) -> Policy:
    # None of ours asks for luck or for others' scores, which take time to find.
    return Policy(function.__name__, families.OWN, (0.0, 0.0), function)


def _cautious(view: Any) -> bool:
    loot = view.loot + view.gems // view.explorers
    if view.explorers == 1:
        loot += view.worth
    return bool(loot > 0 and view.deadly / view.left > 1 / 10)


def _brave(view: Any) -> bool:
    risky = view.loot > 0 and view.deadly / view.left > 1 / 4
    return bool(view.loot >= 12 or risky)


@cache
def _danger(most: float) -> Leaves:
    def danger(view: Any) -> bool:
        something = view.loot + view.gems + view.worth > 0
        return bool(something and view.deadly / view.left > most)

    return danger


@cache
def _seasoned(enough: Table) -> Leaves:
    asked = np.array(enough)

    def seasoned(view: Any) -> bool:
        loot = view.loot + view.gems // view.explorers
        if view.explorers == 1:
            loot += view.worth
        return bool(loot >= asked[view.hazards, view.explorers - 1])

    return seasoned


def _value(weights: Weights) -> Policy:
    return policy.value(
        weights.treasure,
        weights.at_risk,
        weights.heap,
        weights.relics,
        weights.courage,
    )


_TWINS: dict[type, Callable[[Any], Policy]] = {
    Expert: lambda made: policy.expert(made.players.ravel().tolist()),
    Coin: lambda made: policy.coin(made.share),
    Loot: lambda made: policy.loot(made.gems),
    Cards: lambda made: policy.cards(made.cards),
    Danger: lambda made: _own(_danger(made.most)),
    Evl: lambda made: _value(made.weights),
    Nash: lambda made: policy.nash(made.treasure, LATER, LATER),
    Cautious: lambda _: _own(_cautious),
    Brave: lambda _: _own(_brave),
    Seasoned: lambda made: _own(_seasoned(made.enough)),
}
