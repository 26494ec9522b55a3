"""Luck: each seat's own at each moment, even, the same for coins and functions."""

import numpy as np
import pytest

from tacora.rules import edition
from tacora.sim.engine import dealer
from tacora.sim.engine.compiler import entry
from tacora.sim.engine.row import CARDS, EXPEDITION
from tacora.sim.games import first_row
from tacora.sim.policies.policy import cards, coin, policy
from tacora.sim.run import simulate


@pytest.fixture(scope="module")
def luck():
    """What eight seats have: games x moments x seats."""
    stream, luck = entry(dealer.stream), entry(dealer.luck)
    row = first_row(edition("fr"), 8)
    drawn = np.zeros((400, 15, 8))
    for game, moment, seat in np.ndindex(drawn.shape):
        row[EXPEDITION], row[CARDS] = moment % 5 + 1, moment // 5 + 1
        source = np.uint64(stream(np.uint64(3), game))
        drawn[game, moment, seat] = luck(source, row, seat)
    return drawn


def test_luck_is_even(luck):
    assert (luck >= 0).all()
    assert (luck < 1).all()
    for seat in range(8):
        shares = np.histogram(luck[:, :, seat], bins=20, range=(0, 1))[0] / 300
        assert abs(shares - 1).max() < 0.3  # five standard deviations
    fine = np.modf(luck * 65536)[0]  # what a coin asks for in doubt only
    assert abs(np.histogram(fine, bins=20, range=(0, 1))[0] / 2400 - 1).max() < 0.1


def test_no_seat_game_or_moment_knows_the_luck_of_another(luck):
    for many in (luck.reshape(-1, 8), luck[:, :, 0], luck[:, :, 5]):
        with_others = np.corrcoef(many, rowvar=False) - np.eye(many.shape[1])
        assert abs(with_others).max() < 5 / np.sqrt(len(many))
    assert np.unique(luck).size == luck.size


@pytest.mark.parametrize(
    ("tosses", "counts"), [(coin(1), cards(1)), (coin(0), cards(99))]
)
def test_a_coin_that_is_sure_is_sure_in_doubt(tosses, counts):
    # About one in 65,536 tosses is in doubt: here some four.
    game = edition("fr")
    assert simulate(game, [tosses] * 3, 20_000) == simulate(game, [counts] * 3, 20_000)


def test_a_coin_shows_what_a_function_sees():
    @policy
    def third(view):
        return view.luck < 0.3

    @policy
    def most(view):
        return view.luck < 0.7

    game = edition("fr")
    coins = simulate(game, [coin(0.3), coin(0.7)] * 4, 20_000)
    assert simulate(game, [third, most] * 4, 20_000) == coins
