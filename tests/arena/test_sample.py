"""A sample: any bots, on the rules themselves, and the tally of their games."""

from math import sqrt

import pytest

from tacora.arena import sample
from tacora.bots import registry
from tacora.bots.errors import UnknownBot
from tacora.rules import edition
from tacora.rules.errors import PlayersOutOfRange
from tacora.sim.run import simulate
from tacora.sim.tally import Tally

HOUSE = ["cautious", "brave", "counting", "sly"]


def test_the_number_of_workers_does_not_matter():
    alone = sample.simulate(edition("de"), HOUSE, 41, seed=3, workers=1)
    assert 41 == alone.games
    assert alone == sample.simulate(edition("de"), HOUSE, 41, seed=3, workers=2)
    assert alone != sample.simulate(edition("de"), HOUSE, 41, seed=4, workers=1)


def test_a_longer_sample_begins_with_the_shorter():
    told = []
    game = edition("fr")
    longer = sample.simulate(game, HOUSE, 20, seed=1, workers=1, progress=told.append)
    assert [8, 16, 20] == told

    def impatient(done):
        if done >= 8:
            raise KeyboardInterrupt

    stopped = sample.simulate(game, HOUSE, 20, seed=1, workers=1, progress=impatient)
    assert sample.simulate(game, HOUSE, 8, seed=1, workers=1) == stopped
    assert stopped.games < longer.games


def test_workers_end_at_once_when_the_sample_is_stopped(monkeypatch):
    monkeypatch.setattr(sample, "PIECE", 1)

    def impatient(_):
        raise KeyboardInterrupt

    slow = ["pondering"] * 3
    stopped = sample.simulate(
        edition("fr"), ["timid", *slow], 10_000, workers=2, progress=impatient
    )
    assert 1 == stopped.games


@pytest.mark.parametrize(("box", "relics"), [("fr", False), ("fr", True), ("de", None)])
def test_the_rules_and_the_kernel_come_to_the_same(box, relics):
    # Different caves, so that the sums agree as far as chance allows: five errors.
    game = edition(box, relics)
    games = 600
    slow = sample.simulate(game, HOUSE, games, seed=2, workers=1)
    fast = simulate(game, [registry.policy(name) for name in HOUSE], 100_000, seed=2)
    for seat in range(4):
        error = fast.sd(seat) / sqrt(games)
        assert fast.mean(seat) == pytest.approx(slow.mean(seat), abs=5 * error)
        share = fast.win_share(seat).share
        error = sqrt(share * (1 - share) / games)
        assert share == pytest.approx(slow.win_share(seat).share, abs=5 * error)
    assert fast.trap_rate == pytest.approx(slow.trap_rate, abs=0.05)
    assert fast.cards_per_expedition == pytest.approx(
        slow.cards_per_expedition, abs=0.3
    )


def test_the_sums_fit_together():
    tally = sample.simulate(edition("uk"), ["timid"] * 3, 16, workers=1)
    # All leave alike, so that all win every game together.
    assert ((0, 0, 16),) * 3 == tally.wins
    assert 1 == tally.shared
    assert [16] * 3 == [sum(line) for line in tally.spread]


def test_no_games_are_nothing():
    nothing = Tally.nothing(3, 5)
    assert nothing == sample.simulate(edition("fr"), ["timid"] * 3, 0, workers=1)
    assert nothing == simulate(edition("fr"), [registry.policy("timid")] * 3, 0)


def test_unknown_bots_and_tables_too_large_are_refused():
    with pytest.raises(UnknownBot):
        sample.simulate(edition("fr"), ["timid", "brave", "nobody"], 1)
    with pytest.raises(PlayersOutOfRange):
        sample.simulate(edition("fr"), ["timid"] * 9, 1)
