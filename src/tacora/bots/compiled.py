"""Twins: bots as policies of the kernel, for those who want millions of games.

A twin is made from the bot itself, so that their numbers cannot drift apart; a test
ties what they decide. A bot of one's own brings its twin as `policy`.
"""

from collections.abc import Callable
from typing import Any

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


def _expert(made: Expert) -> Policy:
    return policy.expert(made.players, () if made.hunters is None else made.hunters)


def _seasoned(enough: Table) -> Policy:
    lines = tuple(zip(*enough, strict=True))  # by the crowd, then by warnings
    return policy.prudent(families.CERTAIN, lines, name="seasoned")


def _value(weights: Weights) -> Policy:
    return policy.value(
        weights.treasure,
        weights.at_risk,
        weights.heap,
        weights.relics,
        weights.courage,
    )


_TWINS: dict[type, Callable[[Any], Policy]] = {
    Expert: _expert,
    Coin: lambda made: policy.coin(made.share),
    Loot: lambda made: policy.loot(made.gems),
    Cards: lambda made: policy.cards(made.cards),
    Danger: lambda made: policy.prudent(families.ALL, most=made.most),
    Evl: lambda made: _value(made.weights),
    Nash: lambda made: policy.nash(made.treasure, LATER, LATER),
    Cautious: lambda _: policy.prudent(families.CERTAIN, most=1 / 10),
    Brave: lambda _: policy.prudent(families.SATCHEL, [[12]], 1 / 4),
    Seasoned: lambda made: _seasoned(made.enough),
}
