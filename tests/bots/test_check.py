"""The check objects to what a bot must not do."""

from itertools import count

import pytest
from bots.tables import LEAVE
from msgspec.structs import force_setattr

from tacora.bots import check_bot
from tacora.bots.errors import BotBroken
from tacora.rules import Decision


class Careless:
    """Does as it is told, for better or worse."""

    def __init__(self, deed):
        self.decide = deed


def test_a_bot_that_says_something_else_is_named_with_its_answer():
    with pytest.raises(BotBroken, match="wrong \\('stay'\\)") as caught:
        check_bot(Careless(lambda state, seat: "stay"))
    assert "de with 3 players, expedition 1, card 1, seat 0" in str(caught.value)


def test_a_bot_that_stumbles_is_named_with_its_error():
    with pytest.raises(BotBroken, match="ZeroDivisionError"):
        check_bot(Careless(lambda state, seat: 1 / 0))


def test_a_bot_that_wavers_is_found_out_unless_it_says_so():
    turn = count()
    wavering = Careless(lambda state, seat: list(Decision)[next(turn) % 2])
    with pytest.raises(BotBroken, match="answered differently"):
        check_bot(wavering)
    wavering.seeded = True
    assert check_bot(wavering).games == 60


def test_a_bot_that_changes_the_table_is_found_out():
    def cheat(state, seat):
        force_setattr(state.explorers[seat], "chest", 100)
        return LEAVE

    with pytest.raises(BotBroken, match="changed the table"):
        check_bot(Careless(cheat))


def test_the_report_says_what_was_played_and_what_is_slow(monkeypatch):
    report = check_bot(Careless(lambda state, seat: LEAVE))
    assert str(report) == (
        "10 editions and variants, 3 to 8 players: 60 games, no objection."
    )
    monkeypatch.setattr("tacora.bots.check.SLOW_DECISION_S", 0)
    assert "slow for an arena" in str(report)
