"""OpenSpiel's own checks of the game, and one of its algorithms at work."""

from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.algorithms.generate_playthrough import replay
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import tacora.envs
from tacora.envs.errors import DeckTooSmall, TooManyHazards, UnknownReward
from tacora.rules.errors import PlayersOutOfRange, UnknownEdition

assert tacora.envs  # to import it registers the game

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
TINY = "python_tacora(players={},expeditions=1,treasures={},hazards=1,copies=2)"


@pytest.mark.parametrize(
    "game",
    [
        "python_tacora",
        "python_tacora(players=4,relics=true)",
        "python_tacora(edition=de,players=8)",
        "python_tacora(edition=incan-gold,reward=gems)",
        TINY.format(2, "2 5"),
        "turn_based_simultaneous_game(game=python_tacora())",
    ],
)
def test_open_spiel_finds_the_game_in_order(game):
    pyspiel.random_sim_test(
        pyspiel.load_game(game), num_sims=2, serialize=True, verbose=False
    )


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_stored_game_is_played_as_before(file):
    flags.FLAGS.mark_as_parsed()
    stored, played = replay(file)
    assert stored == played


def test_there_are_stored_games():
    assert PLAYTHROUGHS


def state_after(game, *moves):
    """The state after these cards and these lists of decisions."""
    state = game.new_initial_state()
    for move in moves:
        if isinstance(move, str):
            state.apply_action(state.string_to_action(pyspiel.PlayerId.CHANCE, move))
        else:
            state.apply_actions(move)
    return state


def test_chance_turns_each_card_as_often_as_it_lies_in_the_deck():
    state = state_after(pyspiel.load_game("python_tacora"), "5", [0, 0, 0])
    likely = {
        state.action_to_string(pyspiel.PlayerId.CHANCE, card): chance
        for card, chance in state.chance_outcomes()
    }
    assert pytest.approx(1) == sum(likely.values())
    assert pytest.approx(1 / 29) == likely["5"]  # one of two has been turned
    assert pytest.approx(2 / 29) == likely["7"]
    assert pytest.approx(3 / 29) == likely["snake"]


def test_in_camp_there_is_nothing_to_decide():
    state = state_after(pyspiel.load_game("python_tacora"), "9", [1, 0, 0], "snake")
    assert [state.legal_actions(seat) for seat in range(3)] == [[], [0, 1], [0, 1]]


@pytest.mark.parametrize("in_camp", [0, 1])
def test_the_rules_never_hear_an_action_from_camp(in_camp):
    game = pyspiel.load_game("python_tacora")
    state = state_after(game, "9", [1, 0, 0], "snake", [in_camp, 1, 0])
    assert str(state) == "1. 9 -a snake -b"


def test_all_see_the_same_and_remember_it():
    game = pyspiel.load_game("python_tacora")
    state = state_after(game, "9", [1, 0, 0], "snake")
    assert state.information_state_string(1) == "b: 1. 9 -a snake"
    observer = make_observation(game, INFO_STATE_OBS_TYPE)
    observer.set_from(state, 1)
    turns = observer.dict["turns"]
    # 12 treasures and 5 hazards; then whether all decided, and who left.
    assert np.argwhere(turns).tolist() == [[0, 6], [0, 17], [0, 18], [1, 13]]
    assert observer.dict["player"].tolist() == [0, 1, 0]


def test_different_pasts_are_remembered_as_different():
    game = pyspiel.load_game("python_tacora")
    observer = make_observation(game, INFO_STATE_OBS_TYPE)
    pasts = [
        ["9"],
        ["9", [0, 0, 0]],
        ["9", [0, 0, 0], "11"],
        ["11", [0, 0, 0], "9"],
        ["11", [0, 1, 0], "9"],
    ]
    seen = set()
    for past in pasts:
        observer.set_from(state_after(game, *past), 0)
        seen.add(observer.tensor.tobytes())
    assert len(seen) == len(pasts)


def test_a_clone_goes_its_own_way():
    state = state_after(pyspiel.load_game("python_tacora"), "9")
    clone = state.clone()
    clone.apply_actions([1, 1, 1])
    assert (str(state), str(clone)) == ("1. 9", "1. 9 -abc 2.")


def test_the_utility_is_the_share_of_the_victory_or_the_score():
    # Two leave with the ruby that each found, one stays for the second snake.
    moves = ["4", [1, 1, 0], "snake", [0, 0, 0], "snake"]
    tiny = TINY.format(3, "4 5").replace("hazards=1", "hazards=2")
    shares = state_after(pyspiel.load_game(tiny), *moves)
    assert shares.is_terminal()
    assert shares.returns() == [0.5, 0.5, 0]
    scores = state_after(pyspiel.load_game(tiny[:-1] + ",reward=gems)"), *moves)
    assert scores.returns() == [1, 1, 0]


def test_what_cannot_be_is_said():
    for asked, problem in [
        ("players=2", PlayersOutOfRange),
        ("edition=moon", UnknownEdition),
        ("reward=fun", UnknownReward),
        ("hazards=1,copies=2", DeckTooSmall),
        ("hazards=6", TooManyHazards),
    ]:
        with pytest.raises(problem):
            pyspiel.load_game(f"python_tacora({asked})")


def test_open_spiels_agents_play_it_in_turns():
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("python_tacora"))
    env = rl_environment.Environment(game)
    env.seed(1)
    agents = [RandomAgent(seat, num_actions=2) for seat in range(3)]
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([agents[seat].step(step).action])
    assert pytest.approx(1) == sum(step.rewards)


@pytest.mark.parametrize(("players", "treasures"), [(2, "2 5"), (3, "4 5")])
def test_counterfactual_regret_finds_its_way_to_an_equilibrium(players, treasures):
    game = pyspiel.load_game(TINY.format(players, treasures))
    game = pyspiel.convert_to_turn_based(game)
    solver = cfr.CFRPlusSolver(game)
    gains = [exploitability.nash_conv(game, solver.average_policy())]
    for _ in range(2):
        for _ in range(5):
            solver.evaluate_and_update_policy()
        gains.append(exploitability.nash_conv(game, solver.average_policy()))
    assert gains[0] > 3 * gains[1] > 3 * gains[2] > 0
    # Nobody has an advantage by the seat.
    policy = solver.average_policy()
    values = expected_game_score.policy_value(
        game.new_initial_state(), [policy] * players
    )
    assert pytest.approx([1 / players] * players, abs=0.05) == list(values)
