"""Every strategy on tables that a reader can count."""

import pytest
from bots.tables import CONTINUE, LEAVE, table

from tacora.bots import bot
from tacora.bots.outlook import Outlook, outlook
from tacora.bots.simple.expected_value import ExpectedValue, Weights
from tacora.bots.simple.nash import Nash, equilibrium
from tacora.bots.simple.rollout import Rollout
from tacora.bots.simple.seasoned import Seasoned


def test_an_outlook_counts_what_everyone_sees():
    # 7 among three: 2 each, 1 stays. Then a snake, two of which are in the deck of 28.
    # The treasures hold 124 in all, so 117 are left.
    assert Outlook(2, 1, 0, 3, 2, 1, 2 / 28, 117 / 28) == outlook(
        table("7", "snake"), 0
    )


def test_relics_count_for_the_one_who_would_leave_alone():
    # de: the first three carried out are worth 5 each.
    view = outlook(table("R", "R", "7", box="de"), 0)
    assert view.relics == 10
    assert view.loot == 2
    alone = outlook(table("R", "7", "-01", "R", box="de"), 2)
    # Satchel 2; the ruby that stayed could not be split by two and lies there still.
    assert alone.loot == 2 + 1 + 10


def test_loot_waits_for_the_gems_it_was_told():
    # 15 and 11 among three: 5, then 5 + 3 = 8; 5 more: 9.
    assert bot("loot:9").decide(table("15", "11"), 0) is CONTINUE
    assert bot("loot:9").decide(table("15", "11", "5"), 0) is LEAVE


def test_cards_counts_every_card():
    assert bot("cards:3").decide(table("5", "snake"), 0) is CONTINUE
    assert bot("cards:3").decide(table("5", "snake", "lava"), 0) is LEAVE


def test_hazards_counts_warnings_and_nothing_else():
    assert bot("hazards:2").decide(table("snake", "17"), 0) is CONTINUE
    assert bot("hazards:2").decide(table("snake", "lava"), 0) is LEAVE


def test_danger_leaves_above_its_limit_and_not_at_it():
    # One warning after two cards: 2 of 28 cards are deadly, 1/14.
    state = table("5", "snake")
    assert bot("danger:0.0715").decide(state, 0) is CONTINUE
    assert bot(f"danger:{1 / 14!r}").decide(state, 0) is CONTINUE
    assert bot("danger:0.0714").decide(state, 0) is LEAVE


def test_danger_never_leaves_with_empty_hands():
    assert bot("danger:0").decide(table("snake", "lava"), 0) is CONTINUE


def test_a_coin_of_none_stays_and_a_coin_of_all_leaves():
    assert bot("coin:0").decide(table("5"), 0) is CONTINUE
    assert bot("coin:1").decide(table("5"), 0) is LEAVE


def test_a_coin_falls_as_often_as_it_should():
    state = table("5")
    leaves = sum(
        bot("coin:0.2", seed=str(toss)).decide(state, 0) is LEAVE
        for toss in range(2000)
    )
    # 400 expected; five standard deviations of √(2000 · 0.2 · 0.8) = 17.9.
    assert 310 < leaves < 490


def test_a_coin_falls_alike_for_the_same_seed_and_seat():
    state = table("5", players=8)
    throws = [bot("coin:0.5", seed="a").decide(state, seat) for seat in range(8)]
    again = [bot("coin:0.5", seed="a").decide(state, seat) for seat in range(8)]
    others = [
        [bot("coin:0.5", seed=seed).decide(state, seat) for seat in range(8)]
        for seed in "bcd"
    ]
    assert throws == again
    assert [throws] * 3 != others


def test_expected_value_weighs_the_share_against_the_loss():
    # Three inside with 5 each after a 15; a snake: deck 28, hidden 109.
    # Gain 109/28/3 = 1.30, loss 2/28 · 5 = 0.36: stay. With two warnings more
    # and 17 + 14: deck 24, hidden 78, satchel 5 + 5 + 4 = 14, path 2 + 2 = 4.
    # Loss 6/24 · (14 + 4/3) = 3.83, gain 78/24/3 = 1.08: leave.
    weigh = ExpectedValue("1")
    assert weigh.decide(table("15", "snake"), 0) is CONTINUE
    assert weigh.decide(table("15", "snake", "17", "lava", "14", "ram"), 0) is LEAVE


def test_expected_value_turns_exactly_where_the_sums_are_equal():
    # The same table: loss 0.25 · (14 + 4/3) = 23/6; treasure t · 78/72 = 13 t / 12.
    # Equal at t = 46/13 = 3.538.
    state = table("15", "snake", "17", "lava", "14", "ram")
    assert ExpectedValue("3.53").decide(state, 0) is LEAVE
    assert ExpectedValue("3.55").decide(state, 0) is CONTINUE


def test_what_lies_on_the_path_draws_home():
    # 17 among six: 2 each, 5 stay; no danger, deck 29, hidden 107.
    # Gain 107/29/6 = 0.61 - heap · 5/6; loss 0.
    state = table("17", players=6)
    assert ExpectedValue(weights=Weights(heap=0.7)).decide(state, 0) is CONTINUE
    assert ExpectedValue(weights=Weights(heap=0.8)).decide(state, 0) is LEAVE


def test_in_equilibrium_leaving_and_staying_are_worth_the_same():
    # Two inside, nothing but 10 gems on the path, no treasure to come, danger 1/2.
    # Leaving: 10 alone, 5 together. Staying: if the other leaves (chance q), nothing
    # is left; if not, 1/2 · (0.5 · 10 / 2) = 1.25.
    # 10 (1 - q) + 5 q is more than 1.25 (1 - q) for every q: always leave.
    view = Outlook(0, 10, 0, 2, 5, 3, 0.5, 0.0)
    assert equilibrium(view, 1.0) == 1
    # With a treasure of 16 on the next card: staying adds 8 if both stay, 16 alone.
    # 10 (1 - q) + 5 q = 9.25 (1 - q) + 16 q, so 0.75 (1 - q) = 11 q, q = 0.75/11.75.
    view = Outlook(0, 10, 0, 2, 5, 3, 0.5, 16.0)
    assert equilibrium(view, 1.0) == pytest.approx(0.75 / 11.75, abs=1e-5)


def test_a_relic_is_only_for_a_lone_leaver():
    # Two inside, a relic of 10, nothing else, no danger, no treasure: leaving alone
    # brings 10, together nothing; staying together 0.5 · 10 / 2 = 2.5, alone nothing
    # (the other took it). 10 (1 - q) > 2.5 (1 - q) until q = 1.
    view = Outlook(0, 0, 10, 2, 1, 0, 0.0, 0.0)
    assert equilibrium(view, 1.0) == pytest.approx(1, abs=1e-5)


def test_nobody_in_equilibrium_leaves_with_nothing_to_gain():
    assert equilibrium(outlook(table("snake"), 0), 1.5) == 0
    assert Nash("1.5").decide(table("snake"), 0) is CONTINUE


def test_the_table_is_read_by_warnings_and_crowd():
    enough = tuple(
        tuple(100 * warnings + inside for inside in range(1, 9))
        for warnings in range(6)
    )
    # No warning, three inside: 3 are enough. 7 among three gives 2, 9 gives 3.
    experience = Seasoned(enough=enough)
    assert experience.decide(table("7"), 0) is CONTINUE
    assert experience.decide(table("9"), 0) is LEAVE
    assert experience.decide(table("9", "snake"), 0) is CONTINUE


TRAPS = ["snake", "snake", "lava", "lava", "ram", "ram", "spider", "spider"]
WARNINGS = ["snake", "lava", "ram", "spider", "boulder"]


def test_rollouts_bring_a_certain_victory_home():
    # The last expedition. 17 among three: 5 each, and the two who leave take one each:
    # 6. Then 15 for the one alone inside: 20 in hand, 6 cards of 19 are deadly.
    state = table(*TRAPS, "17", "-12", "15", *WARNINGS)
    assert (
        state.expedition,
        outlook(state, 0).satchel,
        outlook(state, 0).danger,
    ) == (5, 20, 6 / 19)
    assert Rollout("24").decide(state, 0) is LEAVE


def test_rollouts_do_not_go_home_to_lose():
    # The same, without the 15: leaving with 5 loses against 6 for certain.
    state = table(*TRAPS, "17", "-12", *WARNINGS)
    assert outlook(state, 0).loot == 5
    assert Rollout("24").decide(state, 0) is CONTINUE


def test_the_cautious_and_the_brave_keep_their_word():
    calm = table("15", "11")
    assert bot("cautious").decide(calm, 0) is CONTINUE
    assert bot("brave").decide(calm, 0) is CONTINUE
    # Two warnings: 4 of 26 cards are deadly, more than one in ten, less than in four.
    tense = table("15", "11", "snake", "lava")
    assert bot("cautious").decide(tense, 0) is LEAVE
    assert bot("brave").decide(tense, 0) is CONTINUE
    assert bot("brave").decide(table("17", "15", "11"), 0) is LEAVE  # 5 + 5 + 3 = 13
