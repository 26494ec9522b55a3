"""The odds of the next card, exactly."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tacora.rules import (
    Decision,
    Hazard,
    Relic,
    Treasure,
    after,
    begin,
    card,
    decide,
    edition,
    reveal,
    set_up,
)
from tacora.rules.odds import chances, danger, survival

# Cards revealed, chance that the trap springs exactly then, chance to be alive after:
# a full deck without relics, from which nobody ever leaves.
BUSTS = [
    (1, 0.000000, 1.000000),
    (2, 0.034483, 0.965517),
    (3, 0.066502, 0.899015),
    (4, 0.092775, 0.806240),
    (5, 0.110858, 0.695381),
    (6, 0.119540, 0.575841),
    (7, 0.118959, 0.456882),
    (8, 0.110455, 0.346427),
    (9, 0.096206, 0.250220),
    (10, 0.078763, 0.171457),
    (11, 0.060584, 0.110873),
    (12, 0.043672, 0.067201),
    (13, 0.029364, 0.037837),
    (14, 0.018283, 0.019553),
    (15, 0.010431, 0.009123),
    (16, 0.005370, 0.003752),
    (17, 0.002440, 0.001313),
    (18, 0.000945, 0.000368),
    (19, 0.000294, 0.000074),
    (20, 0.000066, 0.000008),
    (21, 0.000008, 0.000000),
]


def table(*words: str, box: str = "fr", relics: bool | None = None):
    """Three explorers inside, after these cards and nobody leaving."""
    state = set_up(edition(box, relics), 3)
    state = after(state, begin(state))
    for word in words:
        if state.awaits == "decisions":
            stay = dict.fromkeys(state.inside, Decision.CONTINUE)
            state = after(state, decide(state, stay))
        state = after(state, reveal(state, card(word)))
    return state


@pytest.mark.parametrize(("cards", "bust", "alive"), BUSTS)
def test_surviving_the_first_cave_is_as_published(cards, bust, alive):
    fresh = table()
    assert alive == pytest.approx(float(survival(fresh, cards)), abs=6e-7)
    before = survival(fresh, cards - 1)
    assert bust == pytest.approx(float(before - survival(fresh, cards)), abs=6e-7)


def test_no_path_is_longer_than_treasures_relics_and_one_hazard_of_each_kind():
    assert survival(table(), 20) > 0 == survival(table(), 21)
    assert survival(table(box="de"), 25) > 0 == survival(table(box="de"), 26)
    assert survival(table(), 99) == 0


def test_each_copy_left_counts():
    odds = chances(table("5", "snake", "R", box="de"))
    assert Fraction(1, 32) == odds[Treasure(5)]
    assert Fraction(2, 32) == odds[Hazard("snake")]
    assert Fraction(4, 32) == odds[Relic()]
    assert Fraction(3, 32) == odds[Hazard("lava")]


def test_danger_is_the_share_of_cards_that_have_a_double_on_the_path():
    assert danger(table()) == 0
    assert Fraction(2, 29) == danger(table("snake"))
    assert Fraction(4, 27) == danger(table("snake", "17", "lava"))


def test_the_snake_that_left_the_game_counts_no_more():
    assert Fraction(1, 28) == danger(table("snake", "snake", "snake"))


def test_nothing_can_happen_before_the_game():
    assert chances(set_up(edition("fr"), 3)) == {}
    assert danger(set_up(edition("fr"), 3)) == 0


@given(
    st.lists(
        st.sampled_from(["1", "5", "17", "snake", "lava", "ram", "R"]),
        unique=True,
        max_size=5,
    ),
    st.integers(0, 4),
)
def test_surviving_is_surviving_the_first_card_and_then_the_rest(words, cards):
    state = table(*words, box="de")
    if state.awaits == "decisions":
        stay = dict.fromkeys(state.inside, Decision.CONTINUE)
        state = after(state, decide(state, stay))
    odds = chances(state)
    assert sum(odds.values()) == 1
    harmless = {c: odds[c] for c in odds if c not in state.warnings}
    assert danger(state) == 1 - sum(harmless.values())
    assert survival(state, cards + 1) == sum(
        chance * survival(after(state, reveal(state, c)), cards)
        for c, chance in harmless.items()
    )
