"""What decisions are worth, on tables where a reader can count it."""

import pytest
from bots.tables import table

from tacora.analysis.worth import prospect
from tacora.expert.futures import BEFORE, EDGE, LEAVE, STAY, futures
from tacora.rules import Decision, after, decide
from tacora.sim.policies import policy

# Four caves from which all three went home at once with 5 each, and the last: seats 1
# and 2 have left with 5 and a share, seat 0 is alone inside.
CAVES = ["15", "-012"] * 4


def test_a_finished_game_is_worth_what_it_came_to():
    # All have 5 rubies from each of five caves.
    end = table(*CAVES, "15", "-012")
    assert end.finished
    found = prospect(end, 10)
    assert [1 / 3] * 3 == [chance.share for chance in found.chances]
    assert {} == found.choices


def test_the_last_one_inside_who_leads_wins_by_leaving():
    # 17 among three: 5 each and 2 stay; the others take one more each. 4 more for the
    # one who went on alone: 9 to 6. Leaving wins for certain; so does not staying.
    state = table(*CAVES, "17", "snake", "-12", "4")
    choice = prospect(state, 400).choices[0]
    assert (1.0, 0.0) == (choice.leave.share, choice.leave.margin)
    assert choice.stay.share < 1
    assert choice.edge.share == pytest.approx(1 - choice.stay.share)
    assert prospect(state, 400).choices.keys() == {0}


def test_one_who_cannot_win_by_leaving_has_nothing_to_lose():
    # Four times the others went home with 5 and seat 0 lost all to a trap; in the last
    # cave they go home with 5 again, which seat 0 has in its satchel, and 1 more.
    caves = [["15", "-12", kind, kind] for kind in ("snake", "lava", "ram", "spider")]
    last = table(*[word for cave in caves for word in cave], "15", "-12", "1")
    assert (5, (0,)) == (last.expedition, last.inside)
    choice = prospect(last, 400).choices[0]
    assert 0.0 == choice.leave.share
    assert choice.edge.share <= 0


def test_chances_of_all_seats_add_up():
    for state in (table("5", "snake", "7", players=5), table("R", "5", box="de")):
        for foretold in (True, False):
            found = prospect(state, 200, foretold=foretold)
            total = sum(chance.share for chance in found.chances)
            assert 1 == pytest.approx(total, abs=1e-5)


def test_both_decisions_meet_the_same_futures():
    # Everyone leaves after the second card. Seat 0 has the rule to leave now, at the
    # first: before it decides, that is as good as leaving, future by future.
    state = table("5", players=3)
    seats = [policy.cards(1), policy.cards(2), policy.cards(2)]
    found = futures(state, seats, (0, 500), 3)
    assert found.sums[BEFORE, 0] == found.sums[LEAVE, 0]
    assert found.sums[EDGE, 0] == pytest.approx(
        found.sums[LEAVE, 0] - found.sums[STAY, 0]
    )
    assert found.sums[BEFORE, 1] == found.sums[STAY, 1]


def test_futures_from_here_are_those_from_after_the_decision():
    # Who never leaves is as well off, whether told to stay now or when the card comes.
    state = table("5", "snake", players=4)
    stay = after(state, decide(state, dict.fromkeys(range(4), Decision.CONTINUE)))
    seats = [policy.cards(9)] * 4
    before = futures(state, seats, (0, 300), 9)
    later = futures(stay, seats, (0, 300), 9)
    assert before.sums[BEFORE].tolist() == later.sums[BEFORE].tolist()
    assert 0 == later.sums[STAY].sum() + later.sums[LEAVE].sum()


def test_parts_of_futures_add_up_to_the_whole():
    state = table("5", "snake", players=4)
    seats = [policy.coin(0.3)] * 4
    whole = futures(state, seats, (0, 90), 1)
    parts = [futures(state, seats, span, 1) for span in ((0, 40), (40, 90))]
    assert whole.sums == pytest.approx(parts[0].sums + parts[1].sums)
