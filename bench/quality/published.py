"""The baseline field: strategies that others have published, as policies of the kernel.

`docs/explanation/strength.md` names their sources.
"""

from typing import Any

from tacora.sim.policies import families, policy
from tacora.sim.policies.policy import NEVER, Policy

# `view` has what everyone at the table sees: see tacora.sim.policies.view.


@policy.policy
def _bold_behind(view: Any) -> Any:
    """Nine rubies and four more when ahead by two, else two more; relics shared."""
    counted = view.loot + view.worth // view.explorers
    ahead = view.score + view.loot - view.best >= 2
    return counted >= (13 if ahead else 11)


@policy.policy
def _bold_ahead(view: Any) -> Any:
    """The same, with two more when ahead, else two less."""
    counted = view.loot + view.worth // view.explorers
    ahead = view.score + view.loot - view.best >= 2
    return counted >= (11 if ahead else 7)


@policy.policy
def _by_expedition(view: Any) -> Any:
    """More loot is enough from one expedition to the next, and dice decide between."""
    loot = view.loot
    if view.expedition <= 2:
        return loot >= 12 or (loot >= 8 and (view.hazards >= 2 or view.luck < 0.6))
    if view.expedition < view.expeditions:
        return loot >= 15 or (loot >= 10 and view.luck < (0.7 if view.hazards else 0.4))
    if loot >= 15:
        return loot >= 20 or view.luck < (0.8 if view.hazards else 0.3)
    return loot >= 10 and view.luck < 0.5


@policy.policy
def _by_ratio(view: Any) -> Any:
    """As likely as the risk is large against what the next card brings."""
    risk = 1.65 * view.deadly * view.loot
    return view.hoard == 0 or view.luck * view.hoard / 4 < risk


def _certain(rubies: int) -> Policy:
    """More than so many for certain, once there is a danger."""
    return policy.prudent(families.CERTAIN, [[NEVER, rubies + 1]])


FIELD: dict[str, Policy] = {
    **{f"coin:{chance}": policy.coin(chance) for chance in (0.1, 0.2, 0.5)},
    **{f"loot:{rubies}": policy.loot(rubies) for rubies in (5, 7, 9, 12)},
    **{f"certain:{rubies}": _certain(rubies) for rubies in (5, 8, 12)},
    **{f"cards:{number}": policy.cards(number) for number in (5, 6, 7)},
    **{f"hazards:{number}": policy.hazards(number) for number in (2, 3)},
    **{f"danger:{most}": policy.danger(most) for most in (0.1, 0.17, 0.25)},
    "value:1,0": policy.value(1, 0),
    "evl:1": policy.value(1, 1),
    "evl:1.5": policy.value(1.5, 1),
    "nash:1": policy.nash(1),
    "nash:2": policy.nash(2),
    "bold behind": _bold_behind,
    "bold ahead": _bold_ahead,
    "by expedition": _by_expedition,
    "by ratio": _by_ratio,
}
"""Twenty-seven of them, in the same words as our bots where these do the same."""
