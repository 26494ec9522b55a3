"""Many tables on the kernel: what is seen, gained and dealt there."""

from random import Random

import gymnasium
import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

import tacora.envs
from tacora.envs.errors import SeatsUnfilled
from tacora.envs.observation import encode_all
from tacora.game import Game
from tacora.rules import EDITIONS, Decision
from tacora.sim.engine.row import pack
from tacora.sim.observation import observe_rows


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [3, 8])
def test_a_row_of_the_kernel_is_seen_like_its_state(name, players):
    relics = True if name == "fr" else None
    game, chance = Game(name, players, relics=relics, seed="rows"), Random(players)
    while True:
        state = game.state
        rows = observe_rows(state.edition, players, pack(state)[None])
        assert_array_equal(rows[0], encode_all(state))
        if game.finished:
            break
        game.decide(
            {
                seat: Decision.LEAVE if chance.random() < 0.15 else Decision.CONTINUE
                for seat in state.inside
            }
        )


def many(**options):
    return gymnasium.make_vec("TacoraTables-v0", **({"num_envs": 40} | options))


def steps(envs, seed, count=300):
    """So many steps of random answers: all that the environment said."""
    chance = np.random.default_rng(3)
    yield *envs.reset(seed=seed), None
    for _ in range(count):
        seen, gained, done, cut, infos = envs.step(chance.random(envs.num_envs) < 0.2)
        assert not cut.any()
        yield seen, infos, (gained, done)


def test_what_is_seen_lies_in_the_space():
    envs = many(edition="de", players=5)
    for seen, infos, _ in steps(envs, 1, count=50):
        assert envs.observation_space.contains(seen)
        assert (infos["action_mask"][:, 0] == 1).all()
        # The first of the seats' numbers says whether the seat itself is inside.
        inside = tacora.envs.observation.layout(envs.unwrapped.batch.edition, 5)
        own = seen[:, inside["inside"].start]
        assert_array_equal(own, infos["action_mask"][:, 1])


def test_the_same_number_deals_the_same_games():
    first, again, other = (list(steps(many(), seed)) for seed in (7, 7, 8))
    np.testing.assert_equal(first, again)
    assert str(first[-1]) != str(other[-1])


@pytest.mark.parametrize("name", ["fr", "incan-gold"])
def test_each_victory_is_shared_out_once(name):
    envs = many(edition=name, players=4)
    ended = 0
    for _, _, said in steps(envs, 2):
        if said:
            tables = [each.reshape(-1, 4) for each in said]
            assert_allclose(tables[0].sum(axis=1), tables[1][:, 0])
            ended += tables[1][:, 0].sum()
    assert ended > 20


def test_more_relics_break_a_tie_where_the_edition_says_so():
    envs = many(edition="incan-gold", players=8, num_envs=1600)
    broken = 0
    for _, _, said in steps(envs, 5, count=60):
        if said:
            gained, done = (each.reshape(-1, 8) for each in said)
            scores = envs.unwrapped.batch.scores
            tied = scores == scores.max(axis=1, keepdims=True)
            assert tied[gained > 0].all()
            broken += ((gained > 0).sum(axis=1) < tied.sum(axis=1))[done[:, 0]].sum()
    assert broken > 0


def test_gems_add_up_to_the_scores():
    envs = many(edition="fr", players=4, relics=True, reward="gems")
    total = np.zeros((10, 4))
    for _, _, said in steps(envs, 3):
        if said:
            total += said[0].reshape(-1, 4)
            ended = said[1].reshape(-1, 4)[:, 0]
            scores = envs.unwrapped.batch.scores
            assert_array_equal(total[ended], scores[ended])
            total[ended] = 0


def test_what_is_seen_is_kept_when_the_games_go_on():
    envs = many()
    first, _ = envs.reset(seed=1)
    kept = first.copy()
    envs.step(np.zeros(40, int))
    assert_array_equal(kept, first)


def test_what_cannot_be_is_said():
    with pytest.raises(SeatsUnfilled):
        many(num_envs=41)
