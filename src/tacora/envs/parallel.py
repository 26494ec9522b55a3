"""The PettingZoo environment: every seat is an agent, and all decide at once."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tacora.game import Game
from tacora.rules import Decision, Edition

from . import observation, rendering
from .action import ACTIONS, mask
from .reward import checked_reward, rewards
from .seeding import game_seed

Seen = dict[str, NDArray[Any]]


class TacoraParallelEnv(ParallelEnv):  # type: ignore[misc] # PettingZoo is untyped
    """A table of learners.

    Action 0 continues, action 1 leaves. A player who is back in camp stays an agent,
    for the next expedition is theirs again; their mask allows 0 only, and whatever
    they answer is passed over. Cards are turned until someone must decide.
    """

    metadata = {  # noqa: RUF012 # as PettingZoo declares it
        "name": "tacora_v0",
        "render_modes": list(rendering.MODES),
        "render_fps": 1,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        edition: str | Edition = "fr",
        players: int = 4,
        *,
        relics: bool | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """Lay out the table; `reset` deals the first game."""
        self.render_mode = rendering.checked_mode(render_mode)
        self.game = Game(edition, players, relics=relics, seed="")
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._reward = checked_reward(reward)
        self._chance = np_random()[0]
        high = observation.highest(self.game.state.edition, players)
        self.state_space = Box(np.zeros_like(high), high)
        self._seen = {agent: _seen_space(high) for agent in self.possible_agents}
        self._actions = {agent: Discrete(2) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        """The row of numbers and the mask that every agent sees."""
        return self._seen[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """0 continues, 1 leaves."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game: a number deals a series of games, none goes on with it."""
        if seed is not None:
            self._chance = np_random(seed)[0]
        self.game = Game(
            self.game.state.edition,
            len(self.possible_agents),
            seed=game_seed(self._chance, options),
        )
        self.agents = list(self.possible_agents)
        self._show()
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """All inside decide; what those in camp answer is not asked for."""
        playing, before = self.agents, self.game.state
        if not playing:
            return {}, {}, {}, {}, {}
        self.game.decide(self._decisions(actions))
        gained = rewards(self._reward, before, self.game.state)
        over = self.game.finished
        if over:
            self.agents = []
        self._show()
        return (
            self._observe(),
            dict(zip(playing, gained, strict=True)),
            dict.fromkeys(playing, over),
            dict.fromkeys(playing, False),
            {agent: {} for agent in playing},
        )

    def state(self) -> observation.Observation:
        """The whole table, as the first seat sees it: nobody sees more."""
        return observation.encode(self.game.state, 0)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as it is: `ansi` text, or a picture as `rgb_array`."""
        return rendering.render(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _decisions(self, actions: Mapping[str, int]) -> dict[int, Decision]:
        return {
            seat: ACTIONS[int(actions[agent])]
            for seat, agent in enumerate(self.possible_agents)
            if self.game.state.explorers[seat].inside and agent in actions
        }

    def _observe(self) -> dict[str, Seen]:
        state = self.game.state
        rows = observation.encode_all(state)
        return {
            agent: {"observation": row, "action_mask": mask(state, seat)}
            for seat, (agent, row) in enumerate(
                zip(self.possible_agents, rows, strict=True)
            )
        }


def parallel_env(
    edition: str | Edition = "fr", players: int = 4, **options: Any
) -> TacoraParallelEnv:
    """The environment in which all decide at once, as the rules have it."""
    return TacoraParallelEnv(edition, players, **options)


def env(edition: str | Edition = "fr", players: int = 4, **options: Any) -> AECEnv:
    """The same for learners that act in turn: PettingZoo turns the answers together."""
    return OrderEnforcingWrapper(
        parallel_to_aec(TacoraParallelEnv(edition, players, **options))
    )


def _seen_space(high: observation.Observation) -> Dict:
    return Dict(
        {
            "observation": Box(np.zeros_like(high), high),
            "action_mask": Box(0, 1, (2,), np.int8),
        }
    )
