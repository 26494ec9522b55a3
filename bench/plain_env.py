"""A rival: a PettingZoo environment of dictionaries, as one would write it at first.

It shows each agent what `tacora.envs` shows: see docs/reference/observation.md.
"""

import random
from collections import Counter
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

TREASURES = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
HOARD = sum(TREASURES)
RELICS = (5, 7, 8, 10, 12)
GEMS = 20

Observations = dict[str, NDArray[np.float32]]


class PlainEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All agents decide at once; those in camp are not asked."""

    metadata = {"name": "plain"}  # noqa: RUF012  as PettingZoo wants it

    def __init__(self, players: int = 5, *, relics: bool = False) -> None:
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.players = players
        self.relics = relics
        whole = [("treasure", v) for v in TREASURES]
        whole += [("hazard", kind) for kind in range(5) for _ in range(3)]
        whole += [("relic", worth) for worth in RELICS] if relics else []
        self.kinds = {card: whole.count(card) for card in whole}
        self.chance = random.Random()

    def observation_space(self, _agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        size = 10 + len(self.kinds) + 5 + 5 * self.players
        return spaces.Box(0, 100, (size,), np.float32)

    def action_space(self, _agent: str) -> spaces.Space[Any]:
        """Continue or leave."""
        return spaces.Discrete(2)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """A new game."""
        del options
        if seed is not None:
            self.chance = random.Random(seed)
        self.agents = list(self.possible_agents)
        self.chest = dict.fromkeys(self.agents, 0)
        self.points = dict.fromkeys(self.agents, 0)
        self.brought = dict.fromkeys(self.agents, 0)
        self.round = -1
        self.deck = [("treasure", v) for v in TREASURES]
        self.deck += [("hazard", kind) for kind in range(5) for _ in range(3)]
        self.copies = [3] * 5
        self._enter()
        self._reveal()
        return self._observe(), {agent: {} for agent in self.agents}

    def _enter(self) -> None:
        self.round += 1
        if self.relics:
            self.deck.append(("relic", RELICS[self.round]))
        self.chance.shuffle(self.deck)
        self.turned = 0
        self.inside = dict.fromkeys(self.agents, True)
        self.satchel = dict.fromkeys(self.agents, 0)
        self.path = 0
        self.seen: set[int] = set()
        self.found: list[tuple[str, int]] = []
        self.gone: list[tuple[str, int]] = []
        self.hoard = HOARD
        self.deadly = 0

    def _reveal(self) -> bool:
        card = self.deck[self.turned]
        self.turned += 1
        kind, value = card
        inside = [agent for agent in self.agents if self.inside[agent]]
        if kind == "treasure":
            share, rest = divmod(value, len(inside))
            self.path += rest
            self.hoard -= value
            for agent in inside:
                self.satchel[agent] += share
        elif kind == "relic":
            self.found.append(card)
        elif value in self.seen:
            self.deck.remove(card)
            self.copies[value] -= 1
            return True
        else:
            self.seen.add(value)
            self.deadly += self.copies[value] - 1
        return False

    def _close(self) -> None:
        for card in (*self.found, *self.gone):
            self.deck.remove(card)

    def _observe(self) -> Observations:
        inside = sum(self.inside.values())
        left = len(self.deck) - self.turned
        face_down = Counter(self.deck[self.turned :])
        box = sum(self.kinds.values())
        relics = len(RELICS) if self.relics else 1
        table = [
            1.0,
            (self.round + 1) / 5,
            self.turned / box,
            inside / self.players,
            self.deadly / max(left, 1),
            self.path / GEMS,
            self.hoard / HOARD,
            len(self.found) / relics,
            sum(value for _, value in self.found) / GEMS,
            sum(self.brought.values()) / relics,
            *[face_down[card] / n for card, n in self.kinds.items()],
            *[float(kind in self.seen) for kind in range(5)],
        ]
        seats = [
            [float(self.inside[agent]) for agent in self.agents],
            [self.satchel[agent] / GEMS for agent in self.agents],
            [self.chest[agent] / GEMS for agent in self.agents],
            [self.points[agent] / GEMS for agent in self.agents],
            [self.brought[agent] / relics for agent in self.agents],
        ]
        seen = {}
        for seat, agent in enumerate(self.agents):
            around = [n for field in seats for n in field[seat:] + field[:seat]]
            seen[agent] = np.array(table + around, np.float32)
        return seen

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """Everyone decides, and the next card is turned over."""
        rewards = dict.fromkeys(self.agents, 0.0)
        leavers = [a for a in self.agents if self.inside[a] and actions[a]]
        over = False
        if leavers:
            share, self.path = divmod(self.path, len(leavers))
            worth = relics = 0
            if len(leavers) == 1 and self.found:
                worth = sum(value for _, value in self.found)
                relics = len(self.found)
                self.gone += self.found
                self.found = []
            for agent in leavers:
                found = self.satchel[agent] + share
                rewards[agent] = float(found + worth)
                self.chest[agent] += found
                self.points[agent] += worth
                self.brought[agent] += relics
                self.inside[agent] = False
                self.satchel[agent] = 0
            over = not any(self.inside.values())
        ended = False
        while True:
            if over:
                self._close()
                if self.round == 4:
                    ended = True
                    break
                self._enter()
            over = self._reveal()
            if not over:
                break
        seen = self._observe()
        terminations = dict.fromkeys(self.agents, ended)
        truncations = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if ended:
            self.agents = []
        return seen, rewards, terminations, truncations, infos
