"""The dealer: no order to leak, the same caves for everyone, and no bias."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare
from strategies import PLAYED, play_through, played, players, seeds

from tacora.rules import (
    Card,
    Closed,
    Decision,
    Hazard,
    Revealed,
    Treasure,
    after,
    begin,
    card,
    deal,
    decide,
    edition,
    promise,
    reveal,
    set_up,
)
from tacora.rules.dealer import order


def entered(box, seats=3):
    state = set_up(box, seats)
    return after(state, begin(state))


def by_the_book(seed: str, expedition: int, copies: dict[str, int]) -> list[Card]:
    """The order as the architecture describes it, worked out anew."""
    places = {
        (name, copy): sha256(f"{seed}/{expedition}/{name}/{copy}".encode()).hexdigest()
        for name, many in copies.items()
        for copy in range(1, many + 1)
    }
    return [card(name) for name, _ in sorted(places, key=places.__getitem__)]


def test_the_order_is_that_of_the_hashes():
    treasures = [str(n) for n in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)]
    hazards = dict.fromkeys(["spider", "snake", "lava", "boulder", "ram"], 3)
    copies = Counter(treasures) | Counter(hazards)
    assert by_the_book("tacora", 1, copies) == list(order("tacora", edition("fr"), 1))
    assert by_the_book("tacora", 3, copies | {"R": 5}) == list(
        order("tacora", edition("de"), 3)
    )
    assert by_the_book("x", 2, copies | {"R5": 1, "R7": 1}) == list(
        order("x", edition("fr", relics=True), 2)
    )


def test_of_copies_the_highest_number_goes():
    whole = order("tacora", edition("fr"), 2)
    copies = Counter(str(c) for c in whole)
    gone = order("tacora", edition("fr"), 2, (Hazard("snake"),))
    assert by_the_book("tacora", 2, copies | {"snake": 2}) == list(gone)


@given(played, seeds)
def test_what_has_left_the_game_does_not_disturb_the_rest(box, seed):
    whole = list(order(seed, box, 5))
    gone = box.deck(5)[-1]
    rest = list(order(seed, box, 5, (gone,)))
    assert [c for c in whole if c != gone] == [c for c in rest if c != gone]


@given(played, seeds, players, st.randoms(use_true_random=False))
def test_everyone_gets_the_same_caves(box, seed, seats, dice):
    """Other tables, other decisions: the first cave holds the same cards."""

    def first_cave(seats, rate):
        log = play_through(
            set_up(box, seats),
            lambda state: deal(seed, state),
            lambda *_: dice.random() < rate,
        )
        cave = log[: next(n for n, e in enumerate(log) if isinstance(e, Closed))]
        return [e.card for e in cave if isinstance(e, Revealed)]

    one, other = first_cave(3, 0.1), first_cave(seats, 0.3)
    assert all(a == b for a, b in zip(one, other, strict=False))


@pytest.mark.parametrize("box", PLAYED, ids=lambda box: box.name)
@pytest.mark.parametrize("place", [0, 1, -1])
def test_every_card_is_as_likely_in_every_place(box, place):
    """A chi-square over fixed seeds: a fair dealer has p < 1e-6 once in a million."""
    games = 6000
    found = Counter(order(f"fair {n}", box, 5)[place] for n in range(games))
    deck = box.deck(5)
    copies = Counter(deck)
    expected = [games * many / len(deck) for many in copies.values()]
    assert chisquare([found[c] for c in copies], expected).pvalue > 1e-6


def test_neighbours_are_independent():
    """What follows a snake is any other card, as often as it is in the deck."""
    games = 20_000
    snake = Hazard("snake")
    after_snake: Counter[Card] = Counter()
    for n in range(games):
        cave = order(f"pair {n}", edition("fr"), 1)
        if cave[0] == snake:
            after_snake[cave[1]] += 1
    copies = Counter(edition("fr").deck(1))
    copies[snake] -= 1
    total = after_snake.total()
    expected = [total * many / 29 for many in copies.values()]
    assert chisquare([after_snake[c] for c in copies], expected).pvalue > 1e-6


def test_caves_of_one_seed_differ():
    box = edition("fr")
    assert 5 == len({order("tacora", box, n) for n in range(1, 6)})


def test_the_promise_is_the_hash_of_the_seed():
    # printf tacora | sha256sum
    assert (
        "6a605bbd91e5e02ca94e81bf76ab18cbb8dce38962bf3b8b788e0fc82bee0571"
        == promise("tacora")
    )


def test_positions_reached_by_the_same_cards_are_equal_whatever_seed_dealt_them():
    """The state has no face-down part: it can be shown to anyone in full."""
    start = entered(edition("fr"))
    by_card: dict[Card, list[str]] = {}
    for n in range(500):
        by_card.setdefault(deal(f"seed {n}", start), []).append(f"seed {n}")
    one, two, *_ = by_card[Treasure(9)]
    assert deal(one, start) == deal(two, start)
    states = [after(start, reveal(start, deal(seed, start))) for seed in (one, two)]
    assert states[0] == states[1]
    assert one not in repr(states[0])


def test_a_card_turned_by_hand_does_not_disturb_the_dealer():
    """The next card is the first by its hash among those not yet turned over."""
    start = entered(edition("fr"))
    cave = order("tacora", start.edition, 1)
    state = after(start, reveal(start, cave[5]))
    state = after(state, decide(state, dict.fromkeys(state.inside, Decision.CONTINUE)))
    assert cave[0] == deal("tacora", state)
