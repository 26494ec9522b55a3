"""Rollouts: what a decision is worth, played out to the end."""

import pytest
from sim.test_policy import table

from tacora.rules import Decision, after, decide, reveal
from tacora.sim import boarding
from tacora.sim.policy import coin, loot
from tacora.sim.rollout import rollout

LEAVE, CONTINUE = Decision.LEAVE, Decision.CONTINUE


def midgame():
    """Five explorers in the third expedition of a game with relics."""
    state = table("17", "R5", "snake", players=5, box="fr", relics=True)
    for leavers in ((0,), (1, 2), (3, 4)):
        shown = {s: LEAVE if s in leavers else CONTINUE for s in state.inside}
        state = after(state, decide(state, shown))
        if leavers != (3, 4):
            state = after(state, reveal(state, state.deck[0]))
    for word in (3, 9, 15):
        state = after(state, reveal(state, state.deck[word]))
        if word != 15:
            stay = dict.fromkeys(state.inside, CONTINUE)
            state = after(state, decide(state, stay))
    return state


def test_lanes_and_the_kernel_roll_out_the_same(monkeypatch):
    state = midgame()
    seats = [loot(t) for t in (3, 5, 7, 9, 11)]
    for told in ({}, {2: LEAVE}, {0: CONTINUE, 1: LEAVE}):
        fast = rollout(state, seats, 700, 5, told)
        with monkeypatch.context() as slow:
            slow.setattr(boarding, "_able", lambda: False)
            assert rollout(state, seats, 700, 5, told) == fast


def test_a_rollout_ends_at_once_when_all_leave_the_last_cave():
    state = table("9", players=3)
    for _ in range(4):
        state = after(state, decide(state, dict.fromkeys(range(3), LEAVE)))
        state = after(state, reveal(state, state.deck[8]))
    assert state.expedition == 5
    tally = rollout(state, [loot(1)] * 3, 10)
    assert [tally.mean(seat) for seat in range(3)] == [15, 15, 15]
    assert tally.cards == 0
    assert tally.win_share(0).share == pytest.approx(1 / 3)


def test_staying_alone_with_a_snake_about_is_a_gamble():
    state = table("17", "snake", "lava", players=3)
    told = dict.fromkeys(range(3), LEAVE)
    safe = rollout(state, [coin(0.3)] * 3, 3_000, 1, told)
    bold = rollout(state, [coin(0.3)] * 3, 3_000, 1, {**told, 0: CONTINUE})
    assert bold.sd(0) > safe.sd(0)
    assert bold.mean(0) != safe.mean(0)
    assert bold.mean(1) == pytest.approx(safe.mean(1), abs=2)


def test_the_same_seed_brings_the_same_cards_to_both_decisions():
    state = midgame()
    one = rollout(state, [coin(0.3)] * 5, 200, 9, {0: LEAVE})
    assert one == rollout(state, [coin(0.3)] * 5, 200, 9, {0: LEAVE})
    assert one != rollout(state, [coin(0.3)] * 5, 200, 8, {0: LEAVE})
