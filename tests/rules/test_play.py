"""What the rules refuse, and in which words."""

import msgspec
import pytest
from hypothesis import given
from strategies import CONTINUE, LEAVE, records

from tacora.records.story import explain
from tacora.rules import (
    EDITIONS,
    Event,
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
from tacora.rules.edition import Edition, box
from tacora.rules.errors import (
    CardNotAwaited,
    DecisionMissing,
    DecisionsNotAwaited,
    NotInDeck,
    NotInEdition,
    NotInside,
    NotYetInDeck,
    PlayersOutOfRange,
    RelicsAlways,
    UnknownCard,
    UnknownEdition,
    UnknownSeat,
)
from tacora.words import Words


def table(*cards, players=3, name="fr", relics=None):
    """A table where these cards lie on the path, and decisions are due."""
    state = set_up(edition(name, relics), players)
    state = after(state, begin(state))
    for place, turned in enumerate(cards):
        if place:
            state = after(state, decide(state, dict.fromkeys(state.inside, CONTINUE)))
        state = after(state, reveal(state, turned))
    return state


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 9, 10, 100])
@pytest.mark.parametrize("name", EDITIONS)
def test_fewer_than_three_or_more_than_eight_cannot_play(name, players):
    with pytest.raises(PlayersOutOfRange, match=f"3 to 8 players, not {players}"):
        set_up(edition(name), players)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("name", EDITIONS)
def test_three_to_eight_can_play(name, players):
    assert players == len(set_up(edition(name), players).explorers)


@pytest.mark.parametrize("name", ["", "en", "FR", "iello", "../fr"])
def test_an_unknown_edition_is_refused(name):
    with pytest.raises(
        UnknownEdition, match="choose one of de, fr, incan-gold, pl, ru, uk"
    ):
        edition(name)


@pytest.mark.parametrize("name", ["de", "incan-gold"])
def test_some_editions_always_have_relics(name):
    with pytest.raises(RelicsAlways):
        edition(name, relics=False)
    assert edition(name) == edition(name, relics=True)


@pytest.mark.parametrize("name", ["fr", "uk", "ru", "pl"])
def test_relics_are_off_where_they_are_a_variant(name):
    assert edition(name).relics is None
    assert (5, 7, 8, 10, 12) == edition(name, relics=True).relics.printed


@pytest.mark.parametrize("name", EDITIONS)
def test_a_box_holds_what_r2_says(name):
    whole = box(name)
    assert 124 == sum(whole.treasures)
    assert 15 == len(whole.treasures) == len(whole.hazards) * whole.copies
    assert 30 == len(whole.base)
    assert 35 == len(whole.deck(5))


def test_an_edition_whose_deck_could_run_out_is_no_edition():
    few = msgspec.structs.asdict(box("fr")) | {"copies": 1}
    with pytest.raises(AssertionError, match="could run out"):
        Edition(**few)


@pytest.mark.parametrize(
    "word",
    [
        "",
        "0",
        "05",
        "-5",
        "5.0",
        "²",
        "R0",
        "R05",
        "r5",
        "Snake",
        "snake snake",
        "9" * 99,
    ],
)
def test_a_word_that_is_no_card_is_refused(word):
    with pytest.raises(UnknownCard):
        card(word)


@pytest.mark.parametrize("word", ["1", "17", "snake", "rockfall", "R", "R5", "R12"])
def test_a_card_is_written_as_it_is_read(word):
    assert word == str(card(word))


def test_a_card_of_another_box_is_refused():
    state = after(set_up(edition("fr"), 3), begin(set_up(edition("fr"), 3)))
    with pytest.raises(NotInEdition, match="mummy"):
        list(reveal(state, Hazard("mummy")))


def test_a_card_no_longer_in_the_deck_is_refused():
    state = table(Treasure(17))
    state = after(state, decide(state, dict.fromkeys(state.inside, CONTINUE)))
    with pytest.raises(NotInDeck, match="17"):
        list(reveal(state, Treasure(17)))


def test_a_relic_that_is_still_to_join_is_not_called_gone():
    state = after(set_up(edition("fr", True), 3), begin(set_up(edition("fr", True), 3)))
    with pytest.raises(NotYetInDeck, match="R7"):
        list(reveal(state, Relic(7)))
    assert "später" in explain(NotYetInDeck(card="R7"), Words("de"))


def test_no_card_while_decisions_are_due():
    with pytest.raises(CardNotAwaited, match="awaits decisions"):
        list(reveal(table(Treasure(9)), Treasure(5)))


def test_no_decision_while_a_card_is_due():
    state = table(Treasure(9))
    state = after(state, decide(state, dict.fromkeys(state.inside, CONTINUE)))
    with pytest.raises(DecisionsNotAwaited, match="awaits card"):
        list(decide(state, {}))


def test_someone_in_camp_cannot_decide():
    state = table(Treasure(9))
    state = after(state, decide(state, {0: CONTINUE, 1: LEAVE, 2: CONTINUE}))
    state = after(state, reveal(state, Treasure(5)))
    with pytest.raises(NotInside, match="seat 1"):
        list(decide(state, dict.fromkeys(range(3), CONTINUE)))


def test_everyone_inside_must_decide():
    with pytest.raises(DecisionMissing, match="seat 2"):
        list(decide(table(Treasure(9)), {0: LEAVE, 1: LEAVE}))


def test_nobody_decides_for_an_empty_seat():
    with pytest.raises(UnknownSeat, match="seat 3"):
        list(decide(table(Treasure(9)), dict.fromkeys(range(4), LEAVE)))


def test_relics_are_worth_what_the_order_of_rescue_says():
    assert (5, 10) == edition("de").appraise((Relic(), Relic()), 2)
    assert (7, 5) == edition("fr", relics=True).appraise((Relic(7), Relic(5)), 2)


@given(records())
def test_a_log_survives_json(record):
    page = msgspec.json.encode(record.log)
    assert record.log == msgspec.json.decode(page, type=tuple[Event, ...])


@given(records())
def test_a_state_survives_json(record):
    state = record.end
    assert state == msgspec.json.decode(msgspec.json.encode(state), type=type(state))
