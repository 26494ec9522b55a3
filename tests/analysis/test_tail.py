"""A lone explorer's last cave: futures and the expert against the exact answer."""

from fractions import Fraction
from random import Random

import pytest
from analysis.tail import tail
from bots.tables import table

from tacora.analysis.worth import prospect
from tacora.envs.small_edition import small
from tacora.expert.futures import STAY, futures
from tacora.expert.player import Expert
from tacora.rules import (
    Decision,
    State,
    after,
    begin,
    card,
    decide,
    edition,
    reveal,
    set_up,
)
from tacora.rules.odds import chances
from tacora.sim.policies import policy

CAVES = ["15", "-012"] * 4  # everyone has 20


def test_the_tail_of_a_short_deck_can_be_counted_by_hand():
    # Seats 1 and 2 have left with 5 and 1 more: 26. Seat 0 has 20 and 5 at risk. Any
    # treasure but the 1 wins, and the 1 ties with both; a new hazard only delays.
    state = table(*CAVES, "17", "-12", "snake")
    stay, leave = tail(state, 0)
    assert 0 == leave
    # 28 cards, of which 14 treasures and 2 deadly: at least the 13 that win at once.
    assert Fraction(13, 28) < stay < Fraction(26, 28)


def test_futures_agree_with_the_exact_tail():
    # Of 1 and 7 everyone has 2; two rubies stay, for the two who leave: 23 to 22. Any
    # other treasure puts seat 0 ahead, and who leaves then decides best.
    state = table(*CAVES, "1", "7", "-12", "snake", "lava")
    stay, leave = tail(state, 0)
    assert (0, 2) == (leave, state.explorers[0].satchel)
    seats = [policy.loot(23 - 20 + 1), policy.loot(1), policy.loot(1)]
    found = futures(state, seats, (0, 20_000), 4).sums[STAY, 0] / 20_000
    assert float(stay) == pytest.approx(found, abs=4 * (0.25 / 20_000) ** 0.5)


def tails():
    """Last caves in which one explorer is left, as they come."""
    for game in range(60):
        dice = Random(f"tail/{game}")
        state = table(*CAVES)
        while state.awaits == "card":
            state = after(state, reveal(state, dice.choice(state.deck)))
            if state.awaits != "decisions":
                break
            if len(state.inside) == 1:
                yield state
            leavers = {1, 2} if len(state.path) == 3 else set()
            shown = {
                seat: Decision.LEAVE if seat in leavers else Decision.CONTINUE
                for seat in state.inside
            }
            state = after(state, decide(state, shown))


def test_the_expert_hardly_loses_against_the_exact_answer():
    losses = []
    for state in tails():
        stay, leave = map(float, tail(state, 0))
        leaving = Expert().chance_to_leave(state, 0)
        mixed = leaving * leave + (1 - leaving) * stay
        losses.append(max(stay, leave) - mixed)
    assert len(losses) > 200
    assert sum(losses) / len(losses) < 0.01  # of a victory


def alone(box, *words: str) -> State:
    """Seats 1 and 2 have left after the first card; seat 0 has found these."""
    state = set_up(box, 3)
    state = after(state, begin(state))
    for number, word in enumerate(words):
        state = after(state, reveal(state, card(word)))
        if number + 1 < len(words):
            shown = dict.fromkeys(state.inside, Decision.CONTINUE)
            if number == 0:
                shown |= {1: Decision.LEAVE, 2: Decision.LEAVE}
            state = after(state, decide(state, shown))
    return state


def counted(state: State) -> tuple[float, float]:
    """The chance to win by going on, and by leaving, if the expert decides later."""
    ends = after(state, decide(state, {0: Decision.LEAVE}))
    leave = (0 in ends.winners) / len(ends.winners)
    going = after(state, decide(state, {0: Decision.CONTINUE}))
    stay = 0.0
    for drawn, likely in chances(going).items():
        then = after(going, reveal(going, drawn))
        if then.finished:
            worth = (0 in then.winners) / len(then.winners)
        else:
            leaving = Expert().chance_to_leave(then, 0)
            on, off = counted(then)
            worth = leaving * off + (1 - leaving) * on
        stay += float(likely) * worth
    return stay, leave


@pytest.mark.parametrize("words", [("9", "1"), ("7", "snake"), ("5", "snake", "2")])
def test_a_review_s_chances_of_one_left_alone_are_those_counted_card_by_card(words):
    box = small(
        edition("fr"), expeditions=1, treasures=(1, 2, 5, 7, 9), hazards=2, copies=2
    )
    state = alone(box, *words)
    stay, leave = counted(state)
    choice = prospect(state, 2000).choices[0]
    assert leave == pytest.approx(choice.leave.share)
    # Twice the margin: about one time in 15,000 by chance, and the dice never change.
    assert stay == pytest.approx(choice.stay.share, abs=2 * choice.stay.margin)
    assert 0 < choice.stay.margin < 0.02


def test_a_review_s_chances_of_one_left_alone_come_near_the_best_there_is():
    lost = []
    for state in list(tails())[::6]:
        stay, leave = map(float, tail(state, 0))
        choice = prospect(state, 100).choices[0]
        assert leave == pytest.approx(choice.leave.share)
        lost.append(stay - choice.stay.share)
    assert len(lost) > 30
    assert -0.02 < sum(lost) / len(lost) < 0.02  # of a victory
