"""The expert with search: it corrects its net where the futures are clear."""

import pytest
from bots.tables import table

from tacora.analysis.pack import pack
from tacora.arena.match import match
from tacora.bots import bot
from tacora.bots.errors import BadParameter
from tacora.expert.player import Expert
from tacora.expert.search import Deep
from tacora.records import parse
from tacora.rules import Decision, edition

CAVES = ["15", "-012"] * 4  # everyone has 20


class Foolish:
    """A net that would always do the wrong thing."""

    def __init__(self, leaving: float) -> None:
        self.leaving = leaving

    def chance_to_leave(self, state, seat):
        return self.leaving


def test_it_leaves_with_a_victory_in_hand_whatever_its_net_says():
    # The last cave: seats 1 and 2 went home with 6, seat 0 has 9: to leave wins, and
    # every card may be a trap.
    state = table(*CAVES, "17", "snake", "-12", "4")
    deep = Deep(1)
    deep.expert = Foolish(0.01)
    assert deep.edge(state, 0) > 0.03
    assert deep.chance_to_leave(state, 0) > 0.5


def test_it_goes_on_where_leaving_can_only_lose():
    # Two rubies against 23 in camp.
    state = table(*CAVES, "1", "7", "-12", "snake")
    deep = Deep(1)
    deep.expert = Foolish(0.99)
    assert deep.edge(state, 0) < -0.1
    assert deep.chance_to_leave(state, 0) < 0.01
    assert Decision.CONTINUE is deep.decide(state, 0)


def test_in_a_tie_it_does_as_its_net_says():
    state = table("7", "snake")
    deep = Deep(1)
    deep.edge = lambda *_: 0.0
    for leaving in (0.2, 0.7):
        deep.expert = Foolish(leaving)
        assert leaving == pytest.approx(deep.chance_to_leave(state, 2))


def test_its_name_says_how_long_it_may_think():
    assert 0.02 == bot("deep:20").seconds
    for wrong in ("deep:0", "deep:fast", "deep:1.5"):
        with pytest.raises(BadParameter):
            bot(wrong)


@pytest.mark.parametrize("box", ["fr", "de", "incan-gold"])
def test_it_plays_whole_games(box):
    played = match(["deep:1", "brave", "timid"], edition(box), "deep")
    assert ((), (), ()) == played.faults
    assert played.record.end.finished


def test_the_search_finds_what_the_net_misses():
    # Puzzles have been played out to the end of the game, without critics.
    def right(player, puzzle):
        (moment,) = parse(puzzle.game)
        leaving = player.chance_to_leave(moment.end, puzzle.seat)
        return leaving if puzzle.answer is Decision.LEAVE else 1 - leaving

    expert, deep = Expert(), Deep(20)
    assert all(right(deep, puzzle) > 0.9 for puzzle in pack())
    assert sum(right(expert, puzzle) for puzzle in pack()) < len(pack()) - 1
