"""The OpenSpiel game: chance turns the cards, and all inside decide at once."""

from collections.abc import Iterable, Sequence
from typing import Any, Self

import pyspiel

from tacora.rules import (
    Edition,
    Event,
    State,
    after,
    begin,
    decide,
    edition,
    reveal,
    set_up,
)
from tacora.rules.odds import chances

from .action import ACTIONS
from .observation import kinds
from .openspiel_observer import Observer, story, turns
from .registry import OPENSPIEL
from .reward import Reward, checked_reward
from .small_edition import small

PARAMETERS: dict[str, Any] = {
    "edition": "fr",
    "players": 3,
    "relics": False,  # a variant's relics; where they are always in, they are in
    "reward": "win",  # or "gems": the score
    "expeditions": 0,  # 0 or nothing: as in the box
    "treasures": "",  # such as "2 3 5"; a single one only in a dictionary
    "hazards": 0,  # how many kinds
    "copies": 0,  # of each hazard
}


def _game_type(reward: Reward) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=OPENSPIEL,
        long_name="Tacora",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if reward == "win" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


class TacoraGame(pyspiel.Game):  # type: ignore[misc] # pyspiel is untyped
    """An edition and how many play it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """The game that the parameters ask for."""
        asked = PARAMETERS | (params or {})
        self.reward = checked_reward(asked["reward"])
        self.edition = small(
            edition(asked["edition"], asked["relics"] or None),
            expeditions=asked["expeditions"],
            treasures=tuple(int(gems) for gems in asked["treasures"].split()),
            hazards=asked["hazards"],
            copies=asked["copies"],
        )
        self.players = len(self.edition.seats(asked["players"]))
        win = self.reward == "win"
        super().__init__(
            _game_type(self.reward),
            pyspiel.GameInfo(
                num_distinct_actions=len(ACTIONS),
                max_chance_outcomes=len(kinds(self.edition)),
                num_players=self.players,
                min_utility=0.0,
                max_utility=1.0 if win else float(_most(self.edition)),
                utility_sum=1.0 if win else None,
                max_game_length=turns(self.edition) - self.edition.expeditions,
            ),
            asked,
        )

    def new_initial_state(self) -> "TacoraState":
        """Everyone has entered the first cave, and a card is due."""
        return TacoraState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """Whoever looks at the table: with perfect recall only when asked for."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(
            self.edition,
            self.players,
            sees=iig_obs_type is None or iig_obs_type.public_info,
            recalls=iig_obs_type is not None and iig_obs_type.perfect_recall,
        )

    def max_chance_nodes_in_history(self) -> int:
        """How many cards can be turned in a game."""
        return turns(self.edition)


class _Past:
    """What has happened so far; never changed, so that clones may share it."""

    def __init__(self, state: State, log: tuple[Event, ...] = ()) -> None:
        self.state = state
        self.log = log

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self

    def then(self, events: Iterable[Event]) -> "_Past":
        """The past, with these events too."""
        happened = tuple(events)
        return _Past(after(self.state, happened), self.log + happened)


class TacoraState(pyspiel.State):  # type: ignore[misc] # pyspiel is untyped
    """A moment of a game."""

    def __init__(self, game: TacoraGame) -> None:
        """Everyone enters."""
        super().__init__(game)
        start = set_up(game.edition, game.players)
        self._past = _Past(start).then(begin(start))
        self._reward = game.reward

    @property
    def table(self) -> State:
        """The table as everyone sees it."""
        return self._past.state

    @property
    def log(self) -> tuple[Event, ...]:
        """What has happened."""
        return self._past.log

    def current_player(self) -> Any:
        """Chance when a card is due, all at once when decisions are."""
        match self.table.awaits:
            case "card":
                return pyspiel.PlayerId.CHANCE
            case "decisions":
                return pyspiel.PlayerId.SIMULTANEOUS
        return pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        """Both decisions inside; in camp there is nothing to decide."""
        return [0, 1] if self.table.explorers[player].inside else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each card that can come, by its place in the edition's list."""
        likely = chances(self.table)
        return [
            (place, float(likely[card]))
            for place, card in enumerate(kinds(self.table.edition))
            if card in likely
        ]

    def _apply_action(self, action: int) -> None:
        card = kinds(self.table.edition)[action]
        self._past = self._past.then(reveal(self.table, card))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        inside = self.table.inside
        decisions = {seat: ACTIONS[actions[seat]] for seat in inside}
        self._past = self._past.then(decide(self.table, decisions))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(kinds(self.table.edition)[action])
        if not self.table.explorers[player].inside:
            return "in camp"
        return ACTIONS[action].value

    def is_terminal(self) -> bool:
        """Whether the last entrance is barricaded."""
        return self.table.finished

    def returns(self) -> list[float]:
        """The shares of the victory, or the scores; nothing before the end."""
        if self._reward == "win" or not self.table.finished:
            return list(self.table.victory)
        return [float(explorer.score) for explorer in self.table.explorers]

    def __str__(self) -> str:
        return story(self.log)


def _most(box: Edition) -> int:
    """No score is higher than all that could be found."""
    points = sum(box.relics.printed + box.relics.by_exit) if box.relics else 0
    return box.expeditions * sum(box.treasures) + points


pyspiel.register_game(_game_type("win"), TacoraGame)
