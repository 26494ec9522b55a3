"""Decisions come in face down, and are turned over together."""

import pytest
from hypothesis import given
from strategies import CONTINUE, LEAVE, records

from tacora import master
from tacora.records import Record
from tacora.rules import (
    Decided,
    Entered,
    Revealed,
    State,
    after,
    begin,
    card,
    edition,
    reveal,
    set_up,
)
from tacora.rules.errors import DecisionsNotAwaited, NotInside


@pytest.fixture
def asked() -> State:
    """Three explorers before their first decision: 9 rubies came, 3 for each."""
    state = set_up(edition("fr"), 3)
    state = after(state, begin(state))
    return after(state, reveal(state, card("9")))


def test_nothing_is_turned_over_while_a_decision_is_missing(asked):
    sealed = master.seal(asked, {0: LEAVE}, 2, CONTINUE)
    assert (1,) == master.missing(asked.deciding, sealed)
    assert [] == list(master.turn_over(asked, sealed))


def test_all_decisions_are_turned_over_together(asked):
    events = list(master.turn_over(asked, {0: LEAVE, 1: CONTINUE, 2: LEAVE}))
    assert [Decided((0, 2))] == events


def test_a_decision_can_be_replaced_until_the_last_is_in(asked):
    sealed = master.seal(asked, {0: LEAVE, 1: LEAVE}, 0, CONTINUE)
    assert {0: CONTINUE, 1: LEAVE} == sealed
    assert (2,) == master.missing(asked.deciding, sealed)


def test_what_was_sealed_before_is_left_as_it_was(asked):
    before = {0: LEAVE}
    master.seal(asked, before, 0, CONTINUE)
    assert {0: LEAVE} == before


def test_nobody_in_camp_decides(asked):
    state = after(asked, master.turn_over(asked, {0: LEAVE, 1: CONTINUE, 2: CONTINUE}))
    state = after(state, reveal(state, card("5")))
    with pytest.raises(NotInside):
        master.seal(state, {}, 0, CONTINUE)
    assert (1, 2) == master.missing(state.deciding, {})


def test_nobody_decides_before_the_card(asked):
    state = after(asked, master.turn_over(asked, dict.fromkeys(range(3), CONTINUE)))
    with pytest.raises(DecisionsNotAwaited):
        master.seal(state, {}, 0, CONTINUE)
    assert () == master.missing(state.deciding, {})
    assert [] == list(master.turn_over(state, {}))


def test_real_cards_are_not_dealt():
    state = set_up(edition("fr"), 3)
    assert [Entered(1)] == list(master.go_on(state, None))
    assert [] == list(master.go_on(after(state, begin(state)), None))


def test_nothing_goes_on_while_people_decide(asked):
    assert [] == list(master.go_on(asked, "seed"))


@given(records(whole=True))
def test_a_game_goes_on_by_itself_but_for_the_decisions(record: Record):
    state = record.start
    log = []
    decisions = iter([event for event in record.log if isinstance(event, Decided)])
    while not state.finished:
        events = list(master.go_on(state, record.seed))
        if not events:
            leavers = next(decisions).leavers
            sealed = {s: LEAVE if s in leavers else CONTINUE for s in state.inside}
            events = list(master.turn_over(state, sealed))
        assert isinstance(events[0], Entered | Revealed | Decided)
        log += events
        state = after(state, events)
    assert record.log == tuple(log)
