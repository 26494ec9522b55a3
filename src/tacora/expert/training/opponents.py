"""Opponents: simple players with a rule drawn at random, for hunters to learn from."""

from random import Random

from tacora.sim.policies import families, policy
from tacora.sim.policies.policy import Policy


def opponent(dice: Random) -> Policy:
    """Someone who has a rule, good or bad, and keeps to it."""
    match dice.randrange(8):
        case 0:
            return policy.coin(dice.uniform(0.05, 0.5))
        case 1:
            return policy.loot(dice.randint(4, 14))
        case 2:
            return policy.cards(dice.randint(4, 8))
        case 3:
            return policy.danger(dice.uniform(0.07, 0.3))
        case 4:
            return policy.hazards(dice.randint(2, 3))
        case 5:
            enough = [[policy.NEVER, dice.randint(4, 14)]]  # once there is a danger
            return policy.prudent(families.CERTAIN, enough)
        case 6:
            hopes = dice.uniform(0.8, 1.8), dice.choice((0, 1))
            return policy.value(*hopes, *_weights(dice))
        case _:
            return policy.nash(dice.uniform(0.7, 2.3))


def _weights(dice: Random) -> tuple[float, float, float]:
    """How leftovers, relics and the risk itself weigh: see `policy.value`."""
    return (dice.uniform(0, 0.5), dice.uniform(0, 1), dice.uniform(-0.3, 0.4))
