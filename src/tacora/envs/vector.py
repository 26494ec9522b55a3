"""The vector environment: many tables on the kernel, and every seat of them learns."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tacora.rules import Edition
from tacora.rules import edition as box_of
from tacora.sim.batch import Batch

from . import observation
from .errors import SeatsUnfilled
from .observation import Observation
from .reward import checked_reward

Actions = NDArray[np.integer[Any]]
Numbers = NDArray[np.float64]
Truths = NDArray[np.bool_]


class TacoraVectorEnv(VectorEnv[Observation, Actions, NDArray[Any]]):
    """Tables side by side: seat s of table t is number `t * players + s`.

    Action 0 continues, action 1 leaves. `infos["action_mask"]` says who may do what:
    in camp only 0, and whatever is answered there is passed over. Where a game ends
    the next begins in the same step. A number deals the same games every time, but
    the kernel has a dealer of its own: they are not those of other environments.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 # as Gymnasium declares it

    def __init__(
        self,
        num_envs: int = 1024,
        edition: str | Edition = "fr",
        players: int = 4,
        *,
        relics: bool | None = None,
        reward: str = "win",
    ) -> None:
        """So many seats, of so many tables as they fill."""
        box = box_of(edition, relics) if isinstance(edition, str) else edition
        box.seats(players)
        if num_envs < players or num_envs % players:
            raise SeatsUnfilled(players, num_envs)
        self._reward = checked_reward(reward)
        self.num_envs = num_envs
        self.players = players
        self.batch = Batch(box, players, num_envs // players, seed=0)
        high = observation.highest(box, players)
        self.single_observation_space = Box(np.zeros_like(high), high)
        self.single_action_space = Discrete(2)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """All tables begin anew, with the games of one number."""
        one = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=one, options=options)
        self.batch.reset(int(self.np_random.integers(1 << 63)))
        return self._seen(), self._infos()

    def step(
        self, actions: Actions
    ) -> tuple[Observation, Numbers, Truths, Truths, dict[str, Any]]:
        """All who are inside decide, at every table."""
        self.batch.step(np.asarray(actions, np.int8).reshape(-1, self.players))
        done = np.repeat(self.batch.done, self.players)
        return self._seen(), self._gained(), done, np.zeros_like(done), self._infos()

    def _gained(self) -> Numbers:
        if self._reward == "gems":
            return self.batch.rewards.astype(np.float64).ravel()
        shares = np.zeros(self.batch.wins.shape)
        over = np.flatnonzero(self.batch.done)
        wins = self.batch.wins[over]
        shares[over] = wins / wins.sum(axis=1, keepdims=True)
        return shares.ravel()

    def _seen(self) -> Observation:
        return self.batch.observations.reshape(self.num_envs, -1)

    def _infos(self) -> dict[str, Any]:
        """The masks; as Gymnasium has it, also for which seats they are given."""
        mask = np.ones((self.num_envs, 2), np.int8)
        mask[:, 1] = self.batch.mask.ravel()
        return {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}
