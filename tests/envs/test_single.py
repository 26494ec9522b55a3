"""Gymnasium's own checks of the lone learner, and what they do not look at."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tacora.envs
from tacora.bots import bot
from tacora.envs.errors import SeatsUnfilled
from tacora.rules import Decision

TABLES = [
    {"edition": "fr", "players": 3},
    {"edition": "pl", "players": 4, "relics": True, "reward": "gems"},
    {"edition": "de", "players": 8, "bots": "brave"},
]


def play(env, seed, leaves=0.3):
    """A whole game of random answers: all that the environment said."""
    chance, over, said = np.random.default_rng(0), False, [env.reset(seed=seed)]
    while not over:
        said.append(env.step(int(chance.random() < leaves)))
        over = said[-1][2]
    return said


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_gymnasium_finds_the_environment_in_order(table, capsys):
    check_env(gymnasium.make("Tacora-v0", **table).unwrapped)


def test_a_seed_deals_the_same_game_to_the_end():
    first, again = (play(gymnasium.make("Tacora-v0", **TABLES[1]), 7) for _ in range(2))
    np.testing.assert_equal(first, again)
    assert str(first) != str(play(gymnasium.make("Tacora-v0", **TABLES[1]), 8))


def test_one_seed_deals_the_same_caves_here_and_in_petting_zoo():
    lone, parallel = tacora.envs.TacoraEnv(), tacora.envs.parallel_env()
    lone.reset(seed=11)
    parallel.reset(seed=11)
    assert lone.game.seed == parallel.game.seed
    lone.reset()
    parallel.reset()
    assert lone.game.seed == parallel.game.seed


def test_the_learner_is_asked_only_while_inside():
    env = tacora.envs.TacoraEnv(players=5)
    for seed in range(10):
        env.reset(seed=seed)
        over = False
        while not over:
            assert 0 in env.game.state.inside
            _, _, over, cut, _ = env.step(env.action_space.sample())
            assert not cut
        assert env.game.finished


def test_the_win_is_the_learners_share_of_it():
    env = tacora.envs.TacoraEnv(bots="brave")
    for seed in range(10):
        *before, end = [reward for _, reward, *_ in play(env, seed)[1:]]
        winners = env.game.winners
        assert not any(before)
        assert end == (0 in winners) / len(winners)


def test_gems_add_up_to_the_learners_score():
    env = tacora.envs.TacoraEnv("de", bots="brave", reward="gems")
    for seed in range(10):
        gained = [reward for _, reward, *_ in play(env, seed)[1:]]
        assert env.game.scores[0] == sum(gained)


def test_bots_are_given_by_name_or_themselves_one_for_all_or_one_for_each():
    class Timid:
        def decide(self, state, seat):
            return Decision.LEAVE

    every = tacora.envs.TacoraEnv(players=3, bots=Timid())
    every.reset(seed=1)
    every.step(0)
    assert every.game.state.inside == (0,)
    mixed = tacora.envs.TacoraEnv(players=3, bots=["cautious", Timid()])
    assert isinstance(mixed.bots[0], type(bot("cautious")))
    with pytest.raises(SeatsUnfilled):
        tacora.envs.TacoraEnv(players=4, bots=["cautious", "brave"])


def test_gymnasium_plays_many_games_side_by_side():
    envs = gymnasium.make_vec("Tacora-v0", num_envs=3, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    assert seen.shape == (3, *envs.single_observation_space.shape)
    over = np.zeros(3, int)
    while over.min() < 2:  # each begins anew when it has ended
        _, _, ended, cut, _ = envs.step(envs.action_space.sample())
        over += ended
        assert not cut.any()
    envs.close()


@pytest.mark.parametrize("edition", ["fr", "de"])
def test_a_picture_shows_what_happens(edition):
    env = tacora.envs.TacoraEnv(edition, 8, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    env.step(0)
    assert first.shape == (540, 960, 3)
    assert first.dtype == np.uint8
    assert (first != env.render()).any()
    play(env, 1)
    assert env.render().shape == first.shape
