"""What everyone can read off the table."""

import pytest
from by_hand import played
from hypothesis import given
from strategies import CONTINUE, LEAVE, records

from tacora import Game
from tacora.records import Record
from tacora.rules import Decided, Hazard, Loot, Treasure, Turn, decide


def test_the_past_is_told_turn_by_turn():
    state = played("fr", 3, "9", "-a", "snake", "-", "snake", "5").state
    assert (
        Turn(Treasure(9), (0,)),
        Turn(Hazard("snake"), ()),
        Turn(Hazard("snake"), ()),
    ) == state.history
    assert (Treasure(5),) == state.path


def test_a_trap_is_a_hazard_that_came_before():
    # The trap closes the expedition at once: only its record shows it on the path.
    game = Game.by_hand("fr", 3).reveal("snake").decide("continue", "continue", "leave")
    assert not game.state.trapped
    (trap,) = [
        now
        for before, _, now in game.reveal("snake").record.steps()
        if len(now.path) > len(before.path) == 1
    ]
    assert trap.trapped


def test_relics_before_the_last_lone_leaver_are_taken():
    # The German box: 5 for each of the first three relics that are rescued.
    state = played("de", 4, "R", "-", "7", "-a", "13").state
    assert ((0,), ()) == (state.taken, state.worths)
    assert () == played("de", 4, "R").state.taken


def test_a_lone_leaver_takes_all_that_lies_there_and_two_share_the_gems():
    # 9 for four: 2 each, 1 stays. 7 for four: 1 each, 3 stay, 4 in all.
    state = played("de", 4, "9", "-", "R", "-", "7").state
    assert Loot(7, (5,)) == state.loot(0)
    assert 12 == state.loot(0).worth
    assert Loot(5) == state.loot(0, leavers=2)
    assert Loot(4) == state.loot(0, leavers=3)


@given(records())
def test_the_loot_is_what_leaving_brings(record: Record):
    for state, _, _ in record.steps():
        if state.awaits != "decisions" or state.trapped:
            continue
        inside = state.inside
        for leavers in range(1, len(inside) + 1):
            shown = {
                s: LEAVE if n < leavers else CONTINUE for n, s in enumerate(inside)
            }
            decided = next(decide(state, shown))
            assert isinstance(decided, Decided)
            gems = state.explorers[inside[0]].satchel + decided.each
            assert Loot(gems, decided.relics) == state.loot(inside[0], leavers)


def test_equals_share_a_rank_and_the_next_rank_is_skipped():
    state = played("fr", 4, "9", "-ab", "5", "-cd").state
    # 9 for four: 2 each, 1 stays; two leave with 2, 1 stays; 5 for two: 2, and 2 stay.
    # The last two leave with 4, and share 2 of the path.
    assert [2, 2, 5, 5] == [e.chest for e in state.explorers]
    assert ((1, 2), (1, 3), (3, 0), (3, 1)) == state.ranking


@given(records())
def test_the_winners_are_the_first_and_share_the_victory(record: Record):
    end = record.end
    if not end.finished:
        assert {0.0} == set(end.victory)
        return
    assert set(end.winners) == {seat for rank, seat in end.ranking if rank == 1}
    assert pytest.approx(1) == sum(end.victory)
    assert set(end.winners) == {s for s, share in enumerate(end.victory) if share}
