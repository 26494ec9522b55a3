"""The Gymnasium environment: one explorer learns, the others are bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from tacora.bots import Bot, ask, bot
from tacora.game import Game
from tacora.rules import Decision, Edition

from . import observation, rendering
from .action import ACTIONS
from .errors import SeatsUnfilled
from .observation import Observation
from .reward import checked_reward, rewards
from .seeding import game_seed


class TacoraEnv(gymnasium.Env[Observation, int]):
    """One learner at a table of bots.

    Action 0 continues, action 1 leaves. The learner is asked only while inside, so
    both are always possible: the bots play on alone while the learner is in camp.
    """

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 1}  # noqa: RUF012 # as Gymnasium declares it

    def __init__(  # noqa: PLR0913 # a table has as many options
        self,
        edition: str | Edition = "fr",
        players: int = 4,
        *,
        relics: bool | None = None,
        bots: str | Bot | Sequence[str | Bot] = "counting",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """Seat the learner first, then the bots: one for all seats, or one for each."""
        self.render_mode = rendering.checked_mode(render_mode)
        self.game = Game(edition, players, relics=relics, seed="")
        self.bots = _seated(bots, players - 1)
        self._reward = checked_reward(reward)
        high = observation.highest(self.game.state.edition, players)
        self.observation_space = Box(np.zeros_like(high), high)
        self.action_space = Discrete(2)  # type: ignore[assignment] # of np.int64

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: a number deals a series of games, none goes on with it."""
        super().reset(seed=seed)
        state = self.game.state
        self.game = Game(
            state.edition, len(state.explorers), seed=game_seed(self.np_random, options)
        )
        return self._seen(), {}

    def step(
        self, action: int
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner decides with the bots, and waits until it is inside again."""
        before = self.game.state
        self._decide({0: ACTIONS[int(action)]})
        while not (self.game.finished or self.game.state.explorers[0].inside):
            self._decide({})
        gained = rewards(self._reward, before, self.game.state)[0]
        return self._seen(), gained, self.game.finished, False, {}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as it is: `ansi` text, or a picture as `rgb_array`."""
        return rendering.render(self.game, self.render_mode)

    def _decide(self, learner: dict[int, Decision]) -> None:
        state = self.game.state
        others = {
            seat: ask(self.bots[seat - 1], state, seat)
            for seat in state.inside
            if seat > 0
        }
        self.game.decide(learner | others)

    def _seen(self) -> Observation:
        if self.render_mode == "human":
            self.render()
        return observation.encode(self.game.state, 0)


def _seated(bots: str | Bot | Sequence[str | Bot], seats: int) -> list[Bot]:
    if isinstance(bots, Sequence) and not isinstance(bots, str):
        given = list(bots)
    else:
        given = [bots] * seats
    if len(given) != seats:
        raise SeatsUnfilled(seats, len(given))
    return [bot(each) if isinstance(each, str) else each for each in given]
