"""A lone explorer's last cave: futures and the expert against the exact answer."""

from fractions import Fraction
from random import Random

import pytest
from analysis.tail import tail
from bots.tables import table

from tacora.bots.expert import Expert
from tacora.rules import Decision, after, decide, reveal
from tacora.sim import policy
from tacora.sim.futures import STAY, futures

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
