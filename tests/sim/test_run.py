"""Runs: what they come to, and that nothing but seed and number matters."""

from math import sqrt

import pytest
from sim import exact

from tacora.rules import edition
from tacora.rules.errors import PlayersOutOfRange
from tacora.sim import run
from tacora.sim.policies.policy import cards, coin, danger, loot, nash, value
from tacora.sim.run import simulate
from tacora.sim.tally import Estimate, Tally

# All leave with the same loot: players, threshold, then mean, standard deviation, share
# of expeditions that end in a trap, cards an expedition.
TOGETHER = [
    (3, 1, 12.423, 3.59, 0.102, 2.00),
    (3, 9, 27.361, 11.99, 0.520, 5.60),
    (3, 30, 0.916, 5.65, 0.995, 7.99),
    (4, 6, 20.183, 8.52, 0.498, 5.44),
    (4, 15, 6.549, 10.42, 0.931, 7.77),
    (5, 5, 15.800, 6.88, 0.511, 5.52),
    (5, 10, 8.910, 9.31, 0.859, 7.46),
    (6, 4, 12.685, 6.20, 0.568, 5.86),
    (7, 3, 10.720, 4.38, 0.465, 5.17),
    (8, 2, 8.898, 3.64, 0.443, 4.93),
    (8, 7, 0.896, 3.13, 0.984, 7.95),
]
GAMES = 40_000


@pytest.mark.parametrize(("players", "threshold"), [(3, 9), (5, 5)])
def test_the_oracle_agrees_with_the_published_table(players, threshold):
    mean, sd, traps, length = exact.game(players, threshold)
    row = next(row for row in TOGETHER if row[:2] == (players, threshold))
    assert row[2] == pytest.approx(mean, abs=6e-4)
    assert row[3] == pytest.approx(sd, abs=6e-3)
    assert row[4] == pytest.approx(traps, abs=6e-4)
    assert row[5] == pytest.approx(length, abs=6e-3)


@pytest.mark.parametrize("row", TOGETHER)
def test_games_come_to_what_is_exactly_expected(row):
    players, threshold, mean, sd, traps, length = row
    tally = simulate(edition("fr"), [loot(threshold)] * players, GAMES, seed=1)
    error = sd / sqrt(GAMES)
    for seat in range(players):
        assert mean == pytest.approx(tally.mean(seat), abs=4 * error + 1e-3)
        assert sd == pytest.approx(tally.sd(seat), rel=0.05, abs=0.05)
        assert 1 / players == pytest.approx(tally.win_share(seat).share)
    assert traps == pytest.approx(tally.trap_rate, abs=0.01)
    assert length == pytest.approx(tally.cards_per_expedition, abs=0.05)


def test_the_mean_length_of_a_cave_that_nobody_leaves_is_as_published():
    tally = simulate(edition("fr"), [cards(99)] * 3, GAMES, seed=3)
    published = (7.414 + 7.655 + 7.938 + 8.283 + 8.698) / 5
    assert published == pytest.approx(tally.cards_per_expedition, abs=0.03)
    assert tally.trap_rate == 1
    assert tally.spread == ((GAMES,),) * 3


@pytest.mark.parametrize("relics", [False, True])
def test_threads_do_not_matter(relics, monkeypatch):
    monkeypatch.setattr(run, "CHUNK", 1000)
    table = [coin(0.2), danger(0.17), loot(7), value(), nash()]
    game = edition("fr", relics=relics)
    alone = simulate(game, table, 3_500, seed=5, threads=1)
    assert alone == simulate(game, table, 3_500, seed=5, threads=2)
    assert alone != simulate(game, table, 3_500, seed=6, threads=2)


def test_a_run_is_the_sum_of_its_parts():
    table = [coin(0.1), coin(0.2), coin(0.3)]
    game = edition("de")
    whole = simulate(game, table, 3_000, seed=9)
    parts = [
        simulate(game, table, 1_000, seed=9, first=first) for first in (2000, 0, 1000)
    ]
    assert whole == sum(parts)


def test_a_run_can_be_stopped_and_has_what_was_done(monkeypatch):
    monkeypatch.setattr(run, "CHUNK", 100)

    def impatient(done):
        if done >= 300:
            raise KeyboardInterrupt

    table = [coin(0.1)] * 4
    for threads in (1, 2):
        stopped = simulate(
            edition("pl"), table, 100_000, threads=threads, progress=impatient
        )
        assert simulate(edition("pl"), table, 300) == stopped


def test_the_sums_of_a_tally_fit_together():
    tally = simulate(edition("incan-gold"), [coin(0.2), loot(5), cards(4)], 5_000)
    assert tally.games == 5_000
    assert sum(tally.win_share(seat).share for seat in range(3)) == pytest.approx(1)
    assert 0 < tally.shared < 0.2
    for seat in range(3):
        assert sum(tally.spread[seat]) == 5_000
        share = tally.win_share(seat)
        assert share.low < share.share < share.high


def test_bounds_are_honest_when_someone_never_wins():
    tally = Tally(1, 5, 100, cards=0, traps=0, wins=((0,),), spread=((100,),))
    assert Estimate(0.0, 0.0, 0.03) == tally.win_share(0)


def test_too_many_players_are_refused():
    with pytest.raises(PlayersOutOfRange):
        simulate(edition("fr"), [loot(9)] * 9, 1)
