"""Batches: many games step by step, which are the games of a run."""

import numpy as np
import pytest

from tacora.envs.observation import layout
from tacora.rules import edition
from tacora.rules.errors import PlayersOutOfRange
from tacora.sim.batch import Batch
from tacora.sim.engine.row import LOOT
from tacora.sim.observation import observe_rows
from tacora.sim.policies.policy import loot
from tacora.sim.run import simulate


@pytest.mark.parametrize("name", ["fr", "de", "incan-gold"])
def test_a_batch_plays_the_games_of_a_run(name):
    games, players = 200, 4
    batch = Batch(edition(name), players, games, seed=11)
    spread = np.zeros((players, 700), np.int64)
    wins = np.zeros((players, players), np.int64)
    left = games
    first = np.ones(games, bool)
    while left:
        satchels = batch.rows[:, [LOOT]]
        batch.step((satchels >= np.array([4, 6, 8, 10])).astype(np.int8))
        for game in np.flatnonzero(batch.done & first):
            for seat in range(players):
                spread[seat, batch.scores[game, seat]] += 1
                wins[seat, batch.wins[game].sum() - 1] += batch.wins[game, seat]
            left -= 1
            first[game] = False
    seats = [loot(4), loot(6), loot(8), loot(10)]
    tally = simulate(edition(name), seats, games, seed=11)
    assert list(map(list, tally.wins)) == wins.tolist()
    for seat in range(players):
        assert list(tally.spread[seat]) == np.trim_zeros(spread[seat], "b").tolist()


def test_rewards_add_up_to_the_score():
    batch = Batch(edition("fr", relics=True), 5, 16, seed=2)
    chance = np.random.default_rng(0)
    total = np.zeros((16, 5))
    ended = 0
    for _ in range(200):
        batch.step(chance.integers(0, 5, (16, 5), dtype=np.int8) == 0)
        total += batch.rewards
        for game in np.flatnonzero(batch.done):
            assert batch.scores[game].tolist() == total[game].tolist()
            total[game] = 0
            ended += 1
    assert ended > 16


def test_only_those_inside_are_asked():
    batch = Batch(edition("fr"), 3, 8, seed=4)
    assert batch.mask.all()
    leave = np.zeros((8, 3), np.int8)
    leave[:, 1] = 1
    batch.step(leave)
    fields = layout(edition("fr"), 3)
    caves = batch.observations[:, 0, fields["expedition"].start]
    same = caves == np.float32(1 / 5)  # still the first
    assert same.any()
    assert [[True, False, True]] * same.sum() == batch.mask[same].tolist()
    own = fields["inside"].start
    assert (batch.observations[:, :, own] == batch.mask).all()


@pytest.mark.parametrize(("name", "players"), [("fr", 3), ("de", 5), ("fr", 8)])
def test_every_step_shows_the_table_as_it_is_after_it(name, players):
    game = edition(name, relics=True)
    batch = Batch(game, players, 16, seed=7)
    chance = np.random.default_rng(1)
    assert (observe_rows(game, players, batch.rows) == batch.observations).all()
    for _ in range(60):
        batch.step(chance.random((16, players)) < 0.2)
        assert (observe_rows(game, players, batch.rows) == batch.observations).all()


def test_the_same_seed_gives_the_same_batch():
    one, two = (Batch(edition("de"), 6, 8, seed=5) for _ in range(2))
    for _ in range(50):
        for batch in (one, two):
            batch.step(np.ones((8, 6), np.int8))
        assert (one.observations == two.observations).all()
    one.reset(6)
    two.reset(5)
    assert not (one.observations == two.observations).all()


def test_a_batch_for_nine_is_refused():
    with pytest.raises(PlayersOutOfRange):
        Batch(edition("fr"), 9, 4, seed=1)
