"""Guests: simple players of every temper, for those who learn to meet."""

from random import Random

from tacora.sim import policy
from tacora.sim.policy import Policy


def guest(dice: Random) -> Policy:
    """Someone who has a rule, good or bad, and keeps to it."""
    match dice.randrange(7):
        case 0:
            return policy.coin(dice.uniform(0.05, 0.5))
        case 1:
            return policy.loot(dice.randint(1, 20))
        case 2:
            return policy.cards(dice.randint(3, 9))
        case 3:
            return policy.danger(dice.uniform(0.05, 0.35))
        case 4:
            return policy.hazards(dice.randint(1, 4))
        case 5:
            return policy.value(dice.uniform(0.7, 2.0), 1.0, *_bold(dice))
        case _:
            return policy.nash(dice.uniform(0.5, 2.5))


def _bold(dice: Random) -> tuple[float, float, float]:
    """How leftovers, relics and the risk itself weigh: see `policy.value`."""
    return (dice.uniform(0, 0.5), dice.uniform(0, 1), dice.uniform(-0.3, 0.4))
