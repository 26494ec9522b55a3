"""The reward: what a learner is given for what happened."""

from typing import Literal

from tacora.rules import State

from .errors import UnknownReward

Reward = Literal["win", "gems"]


def checked_reward(reward: str) -> Reward:
    """The reward of that name."""
    match reward:
        case "win" | "gems":
            return reward
    raise UnknownReward(reward)


def rewards(reward: Reward, before: State, after: State) -> list[float]:
    """What each seat gains between two moments.

    `win`: its share of the victory, when the game ends. `gems`: what it has brought to
    safety in between, relics at their worth; over a game, its score.
    """
    if reward == "win":
        return list(after.victory)
    return [
        float(now.score - then.score)
        for then, now in zip(before.explorers, after.explorers, strict=True)
    ]
