"""What an expedition brought to whom."""

from by_hand import played

from tacora import Game
from tacora.rules import Relic
from tacora.terminal.outcome import outcome


def test_leavers_gain_and_those_who_stay_lose():
    # 9 for three: 3 each; a leaves with 3; 4 for two: 2 each, then the second snake.
    game = played("fr", 3, "9", "-", "snake", "-a", "4", "-", "snake")
    found = outcome(game, 1)
    assert [share.gained for share in found.shares] == [3, 0, 0]
    assert [share.lost for share in found.shares] == [0, 5, 5]
    assert found.best == (3, (0,))
    assert found.worst == (5, (1, 2))
    assert found.trap is not None
    assert found.next_card is None


def test_relics_are_gained_by_the_lone_leaver_and_lost_with_the_cave():
    game = played("de", 3, "R", "-a", "R", "-bc")
    found = outcome(game, 1)
    assert found.shares[0].relics == (5,)
    assert found.relics_lost == (Relic(),)


def test_the_card_that_would_have_come_is_told_when_all_came_back():
    game = Game("fr", 3, seed="tacora")
    game.decide("leave", "leave", "leave")
    found = outcome(game, 1)
    assert str(found.next_card) == "snake"
    assert not found.next_fatal
