"""PettingZoo's own checks, and what they do not look at."""

from functools import partial

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import test_state as state_test

import tacora.envs
from tacora import Game
from tacora.envs.errors import UnknownRendering, UnknownReward
from tacora.rules.errors import DecisionMissing, PlayersOutOfRange

TABLES = [
    {"edition": "fr", "players": 3},
    {"edition": "fr", "players": 4, "relics": True, "reward": "gems"},
    {"edition": "de", "players": 8},
    {"edition": "incan-gold", "players": 5},
]
# PettingZoo knows the environments with a mask in the observation by their names, ours
# not among them, and says of each other one that it is unusual. It is the place that
# its documentation gives for masks.
MASKED = [
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
]


def masked(test):
    for warning in MASKED:
        test = pytest.mark.filterwarnings(warning)(test)
    return test


def play(env, seed, chance, leaves=0.2):
    """A whole game of random answers: all that the environment said."""
    said = [env.reset(seed=seed)]
    while env.agents:
        answers = {agent: int(chance.random() < leaves) for agent in env.agents}
        said.append(env.step(answers))
    return said


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_petting_zoo_finds_the_parallel_environment_in_order(table):
    parallel_api_test(tacora.envs.parallel_env(**table), num_cycles=300)


@masked
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_petting_zoo_finds_the_environment_in_turns_in_order(table):
    api_test(tacora.envs.env(**table), num_cycles=300)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_petting_zoo_finds_the_seeds_kept(table):
    parallel_seed_test(partial(tacora.envs.parallel_env, **table))
    seed_test(partial(tacora.envs.env, **table))


def test_petting_zoo_finds_the_renderings_in_order(capsys):
    render_test(tacora.envs.env)
    assert "Expedition 1 of 5" in capsys.readouterr().out


def test_petting_zoo_finds_the_whole_table_in_order():
    state_test(tacora.envs.env(), num_cycles=100)


def test_a_seed_deals_the_same_games_to_the_end():
    def said(seed):
        env = tacora.envs.parallel_env("fr", 4, relics=True, reward="gems")
        chance = np.random.default_rng(5)
        # The second game goes on with the series that the seed began.
        return [play(env, seed, chance), play(env, None, chance)]

    first, again, other = said(7), said(7), said(8)
    np.testing.assert_equal(first, again)
    assert str(first) != str(other)
    assert str(first[0]) != str(first[1])


def test_games_without_a_seed_differ():
    env, chance = tacora.envs.parallel_env(), np.random.default_rng(0)
    seeds = []
    for _ in range(3):
        play(env, None, chance)
        seeds.append(env.game.seed)
    assert len(set(seeds)) == 3


def test_named_caves_are_those_of_any_game_with_that_seed():
    env = tacora.envs.parallel_env("fr", 3)
    env.reset(options={"caves": "tacora"})
    env.step(dict.fromkeys(env.agents, 0))
    game = Game("fr", 3, seed="tacora").decide("continue", "continue", "continue")
    assert game.record == env.game.record


def test_a_player_in_camp_may_only_wait_and_is_back_in_the_next_cave():
    env = tacora.envs.parallel_env("fr", 3)
    seen, _ = env.reset(seed=1)
    assert seen["player_0"]["action_mask"].tolist() == [1, 1]
    seen, *_ = env.step({"player_0": 1, "player_1": 0, "player_2": 0})
    assert seen["player_0"]["action_mask"].tolist() == [1, 0]
    assert env.possible_agents == env.agents
    seen, *_ = env.step({"player_0": 0, "player_1": 1, "player_2": 1})
    assert seen["player_0"]["action_mask"].tolist() == [1, 1]


@pytest.mark.parametrize("answer", [{"player_0": 1}, {"player_0": 0}, {}], ids=str)
def test_the_rules_never_hear_an_answer_from_camp(answer):
    env = tacora.envs.parallel_env("fr", 3)
    env.reset(seed=1)
    env.step({"player_0": 1, "player_1": 0, "player_2": 0})
    env.step({"player_1": 0, "player_2": 0} | answer)
    told = [event.leavers for event in env.game.log if hasattr(event, "leavers")]
    assert told == [(0,), ()]


def test_an_explorer_inside_must_answer():
    env = tacora.envs.parallel_env("fr", 3)
    env.reset(seed=1)
    with pytest.raises(DecisionMissing):
        env.step({"player_0": 1})


def test_the_victory_is_shared_out_once_at_the_end():
    env, chance = tacora.envs.parallel_env("fr", 5), np.random.default_rng(1)
    for seed in range(20):
        _, *steps = play(env, seed, chance)
        *before, end = [list(rewards.values()) for _, rewards, *_ in steps]
        winners = env.game.winners
        assert not np.any(before)
        assert [(s in winners) / len(winners) for s in range(5)] == end
        assert all(all(over.values()) for _, _, over, _, _ in steps[-1:])
        assert not any(any(cut.values()) for _, _, _, cut, _ in steps)


def test_gems_add_up_to_the_scores():
    env = tacora.envs.parallel_env("de", 4, reward="gems")
    chance = np.random.default_rng(2)
    for seed in range(20):
        _, *steps = play(env, seed, chance)
        total = np.sum([list(rewards.values()) for _, rewards, *_ in steps], axis=0)
        assert list(env.game.scores) == total.tolist()


def test_nothing_happens_after_the_end():
    env = tacora.envs.parallel_env("fr", 3)
    play(env, 1, np.random.default_rng(3))
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_what_cannot_be_is_said():
    with pytest.raises(PlayersOutOfRange):
        tacora.envs.parallel_env("fr", 9)
    with pytest.raises(UnknownReward, match="'win' or 'gems'"):
        tacora.envs.parallel_env(reward="fun")
    with pytest.raises(UnknownRendering, match="ansi"):
        tacora.envs.parallel_env(render_mode="smoke")
