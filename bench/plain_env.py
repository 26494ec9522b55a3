"""A rival: a PettingZoo environment of dictionaries, as one would write it at first."""

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

TREASURES = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
HOARD = sum(TREASURES)
RELICS = (5, 7, 8, 10, 12)
FEATURES = 20

Observations = dict[str, NDArray[np.float32]]


class PlainEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All agents decide at once; those in camp are not asked."""

    metadata = {"name": "plain"}  # noqa: RUF012  as PettingZoo wants it

    def __init__(self, players: int = 5, *, relics: bool = False) -> None:
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.players = players
        self.relics = relics
        self.chance = random.Random()

    def observation_space(self, _agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return spaces.Box(-10, 10, (FEATURES,), np.float32)

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
        first, second = sorted(self.chest.values(), reverse=True)[:2]
        worth = sum(value for _, value in self.found)
        kinds = [float(kind in self.seen) for kind in range(5)]
        seen = {}
        for agent in self.agents:
            mine = self.chest[agent]
            best = second if mine == first else first
            seen[agent] = np.array(
                [
                    float(self.inside[agent]),
                    max(self.satchel.values()) / 20,
                    self.path / 20,
                    inside / 8,
                    self.players / 8,
                    self.round / 5,
                    self.turned / 20,
                    self.deadly / left,
                    self.hoard / left / max(inside, 1) / 5,
                    self.hoard / HOARD,
                    worth / 10,
                    len(self.seen) / 5,
                    mine / 50,
                    best / 50,
                    (mine - best) / 20,
                    *kinds,
                ],
                np.float32,
            )
        return seen

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """Everyone decides, and the next card is turned over."""
        rewards = dict.fromkeys(self.agents, 0.0)
        leavers = [a for a in self.agents if self.inside[a] and actions[a]]
        over = False
        if leavers:
            share, self.path = divmod(self.path, len(leavers))
            if len(leavers) == 1 and self.found:
                share += sum(value for _, value in self.found)
                self.gone += self.found
                self.found = []
            for agent in leavers:
                rewards[agent] = float(self.satchel[agent] + share)
                self.chest[agent] += self.satchel[agent] + share
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
