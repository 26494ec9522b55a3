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


def win_shares(state: State) -> list[float]:
    """Each seat's part of the victory: 1 in all once the game is over, 0 before."""
    winners = state.winners
    return [
        1 / len(winners) if seat in winners else 0.0
        for seat in range(len(state.explorers))
    ]


def rewards(reward: Reward, before: State, after: State) -> list[float]:
    """What each seat gains between two moments.

    `win`: its share of the victory, when the game ends. `gems`: what it has brought to
    safety in between, relics at their worth; over a game, its score.
    """
    if reward == "win":
        return win_shares(after)
    return [
        float(now.score - then.score)
        for then, now in zip(before.explorers, after.explorers, strict=True)
    ]
