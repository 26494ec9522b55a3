"""Two engines, one equation: packing and then playing is playing and then packing."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tacora.rules import (
    Decision,
    Edition,
    after,
    begin,
    decide,
    edition,
    reveal,
    set_up,
)
from tacora.rules.edition import Relics
from tacora.sim.engine import kernel
from tacora.sim.engine.row import DECK, WIDTH, BoxTooLarge, box, pack

SMALL = Edition(
    name="small",
    published="never",
    players=(3, 8),
    expeditions=2,
    treasures=(1, 9, 30),
    hazards=("snake", "lava"),
    copies=2,
    ties="shared",
    relics=Relics(variant=False, join="at the start", by_exit=(3, 4, 20)),
)
LARGE = replace(
    SMALL, name="large", treasures=tuple(range(1, 21)), copies=4, expeditions=3
)
TABLES = [
    edition("fr"),
    edition("fr", relics=True),
    edition("pl", relics=True),
    edition("uk"),
    edition("ru", relics=True),
    edition("de"),
    edition("incan-gold"),
    SMALL,
    LARGE,
]


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(TABLES),
    st.integers(3, 8),
    st.floats(0.02, 0.6),
    st.randoms(use_true_random=False),
)
def test_the_kernel_and_the_rules_agree_after_every_step(game, players, nerves, chance):
    state = set_up(game, players)
    row = pack(state)
    kernel.begin(box(game), row)
    state = after(state, begin(state))
    assert pack(state).tolist() == row.tolist()
    while not state.finished:
        if state.awaits == "card":
            number = chance.randrange(len(state.deck))
            kernel.reveal(box(game), row, kernel.card_at(row, number))
            state = after(state, reveal(state, state.deck[number]))
        else:
            leavers = [seat for seat in state.inside if chance.random() < nerves]
            kernel.decide(box(game), row, sum(1 << seat for seat in leavers))
            shown = {
                seat: Decision.LEAVE if seat in leavers else Decision.CONTINUE
                for seat in state.inside
            }
            state = after(state, decide(state, shown))
        assert pack(state).tolist() == row.tolist()


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.name)
def test_a_row_that_was_played_on_is_set_up_anew(game):
    row = np.full(WIDTH, 7, np.int16)
    row[15] = 0
    kernel.set_up(row, 4)
    kernel.begin(box(game), row)
    state = set_up(game, 4)
    assert pack(after(state, begin(state))).tolist() == row.tolist()


def test_the_number_of_a_card_counts_its_copies():
    state = set_up(edition("de"), 3)
    row = pack(after(state, begin(state)))
    places = [kernel.card_at(row, number) for number in range(35)]
    assert sorted(places) == places
    assert [places.count(kind) for kind in range(18)] == row[DECK : DECK + 18].tolist()


def test_a_box_too_large_for_a_row_is_refused():
    with pytest.raises(BoxTooLarge):
        box(replace(SMALL, treasures=tuple(range(1, 40))))
    with pytest.raises(BoxTooLarge):
        box(replace(SMALL, treasures=(9999, 9999)))
