"""What is measured at full scale by `bench`, at small scale."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from bench.quality import calibration, puzzles, strength
from bench.quality.calibration import Foretold, foretell, moments, tenths
from bench.quality.strength import EXPERT, mixed
from tacora.rules import edition


@pytest.fixture(scope="module")
def foretold():
    return [foretell(game) for game in range(48)]


def test_the_chances_of_a_moment_make_a_whole(foretold):
    assert sum(map(bool, foretold)) > 24
    for game, found in enumerate(foretold):
        players = 3 + game % 6
        for first in range(0, len(found), players):
            moment = found[first : first + players]
            assert 1 == pytest.approx(sum(each.chance for each in moment))
            assert 1 == pytest.approx(sum(each.came for each in moment))
            assert 0 == pytest.approx(sum(each.luck for each in moment), abs=1e-6)


def test_luck_is_nothing_on_average(foretold):
    # Seats of a moment share their luck: one of each.
    luck = []
    for game, found in enumerate(foretold):
        luck += [each.luck for each in found[:: 3 + game % 6]]
    assert len(luck) > 60
    assert max(luck) > 0.02
    assert abs(fmean(luck)) < 3.5 * stdev(luck) / sqrt(len(luck))


def test_which_cards_are_drawn_does_not_depend_on_how_the_game_goes_on(monkeypatch):
    dice = Random("calibration/5")
    lots = [dice.random() < calibration.DRAWN_SHARE for _ in range(200)]
    drawn, end = moments(5)
    cards = sum(lots[: len(end.history)])
    assert 0 < len(drawn) == cards
    monkeypatch.setattr(calibration, "DRAWN_SHARE", 1.0)
    every, _ = moments(5)
    assert len(end.history) == len(every)


def test_a_tenth_knows_how_far_it_may_be_off():
    # Two games, each told twice: as good as two, not four.
    found = [
        Foretold(game, 0.25, came, 0.0, inside=True)
        for game, came in ((0, 0.0), (0, 0.0), (1, 1.0), (1, 1.0))
    ]
    (tenth,) = tenths(found)
    assert (2, 4, 0.25, 0.5) == (tenth.number, tenth.seats, tenth.chance, tenth.came)
    assert 1.96 * sqrt(0.5) / 2 == pytest.approx(tenth.margin)


def test_the_expert_takes_most_at_mixed_tables():
    names = ["coin:0.5", "loot:12", "danger:0.1", "hazards:2", EXPERT]
    shares = mixed(names, edition("de"), 4, 40)
    assert EXPERT == max(shares, key=lambda name: shares[name][0])
    assert all(margin > 0 for _, margin in shares.values())


def test_one_who_learned_among_these_alone_takes_more_from_them(monkeypatch):
    monkeypatch.setattr(strength, "TAUGHT_STEPS", 3)
    found = strength.taught(["coin:0.5", "loot:12", "hazards:2"], edition("de"), 3, 40)
    share, margin = found["taught"]
    assert share - margin > 1 / 3


def test_a_game_of_strong_bots_has_puzzles():
    found = [puzzle for number in range(3) for puzzle in puzzles.look(number)]
    assert found
    assert all(each.clarity > 0.06 for each in found)
