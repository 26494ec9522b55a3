"""A game in the hand: as a person at a prompt or in a notebook would use it."""

import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from rich.cells import cell_len
from strategies import PLAYED, players, seeds

from tacora import Decision, Game, RuleBroken, Treasure
from tacora.records import BadRecord, parse, verify
from tacora.records.errors import NameUnusable, SeedUnusable
from tacora.records.story import explain
from tacora.rules import edition
from tacora.rules.errors import (
    CardNotAwaited,
    DecisionMissing,
    DecisionsNotAwaited,
    NotInDeck,
    NotInside,
    RelicsUnclear,
    UnknownDecision,
    UnknownEdition,
    UnknownSeat,
)
from tacora.words import UnknownLanguage, Words

C, L = "continue", "leave"


def to_the_end(game: Game) -> Game:
    """Everyone leaves once three cards lie on the path."""
    while not game.finished:
        choice = L if len(game.state.path) > 2 else C
        game.decide(dict.fromkeys(game.state.inside, choice))
    return game


def test_the_first_card_lies_there_before_anyone_decides():
    game = Game("fr", players=3, seed="tacora")
    assert 1 == game.state.expedition == len(game.state.path)
    assert (0, 1, 2) == game.state.inside


def test_after_a_decision_the_next_card_is_turned():
    game = Game("fr", players=3, seed="tacora")
    game.decide(C, L, C)
    assert (0, 2) == game.state.inside
    assert 2 == len(game.state.path)


def test_decisions_are_for_those_inside_or_for_every_seat():
    few = Game("fr", players=4, seed="tacora").decide(C, L, C, C).decide(C, C, L)
    all_seats = Game("fr", players=4, seed="tacora").decide(C, L, C, C)
    all_seats.decide(C, None, C, L)
    by_seat = Game("fr", players=4, seed="tacora").decide(C, L, C, C)
    by_seat.decide({0: Decision.CONTINUE, 2: C, 3: Decision.LEAVE})
    assert few.log == all_seats.log == by_seat.log


def test_a_wrong_decision_changes_nothing():
    game = Game("fr", players=4, seed="tacora").decide(C, L, C, C)
    before = game.state, list(game.log)
    with pytest.raises(NotInside, match="seat 1"):
        game.decide(C, C, C, C)
    with pytest.raises(UnknownDecision, match="'stay'"):
        game.decide(C, "stay", C)
    with pytest.raises(DecisionMissing):
        game.decide(C, None)
    with pytest.raises(UnknownSeat):
        game.decide({0: C, 2: C, 3: C, 9: L})
    with pytest.raises(DecisionMissing, match="seat 0"):
        game.decide()
    assert before == (game.state, game.log)


def test_a_finished_game_takes_no_more_decisions():
    game = to_the_end(Game("de", players=3, seed="x"))
    with pytest.raises(DecisionsNotAwaited):
        game.decide()
    assert game.winners
    assert max(game.scores) == game.scores[game.winners[0]]


def test_without_a_seed_one_is_made():
    seeds = {Game().seed for _ in range(20)}
    assert 20 == len(seeds)
    assert {32} == {len(seed) for seed in seeds}  # 128 bits in hexadecimal


def test_names_are_given_or_begin_with_the_letter_of_the_seat():
    assert ["A", "B", "C", "D"] == [name[0] for name in Game(players=4).names]
    assert ("Олена", "Jean", "Łucja") == Game(
        players=["Олена", " Jean ", "Łucja"]
    ).names


@pytest.mark.parametrize(
    "name",
    [
        *(
            "",
            "  ",
            "\u200d \u200d",
            "a" * 101,
            "a,b",
            "a\nb",
            "a\tb",
            "\x1b[31m",
            "a\x85b",
        ),
        *(
            "\ud800",
            "a\u2028b",
            "a\u2029b",
            "a\u202eb",
            "a\u2066b",
            "a\u200fb",
            None,
            7,
        ),
    ],
)
def test_a_name_that_cannot_be_written_is_refused(name):
    with pytest.raises(NameUnusable, match="1 to 100 characters") as caught:
        Game(players=["a", "b", name])
    assert "100" in explain(caught.value, Words("pl"))


@pytest.mark.parametrize(
    "name",
    [
        "👨\u200d👩\u200d👧",
        "می\u200cخواهم",
        "e\u0301",
        "a" * 100,
        "🏴\U000e0067\U000e007f",
    ],
)
def test_a_name_may_join_its_letters(name, tmp_path):
    game = Game(players=["Ada", name, "Bo"], seed="joined")
    game.save(tmp_path / "game.tac")
    assert name == game.names[1] == Game.load(tmp_path / "game.tac").names[1]
    rows = [row for row in str(game).splitlines() if "in the cave" in row]
    assert 1 == len({cell_len(row.partition("in the cave")[0]) for row in rows})
    assert name[:5] in "".join(ET.fromstring(game._repr_html_()).itertext())


@pytest.mark.parametrize("seed", ["\ud800", "x" * 1001, "é" * 501, 42, b"bytes", 1.5])
def test_a_seed_that_cannot_be_written_is_refused(seed):
    with pytest.raises(SeedUnusable, match="at most 1000 bytes") as caught:
        Game(seed=seed)
    assert "1,000" in explain(caught.value, Words("en"))
    assert Game(seed="x" * 1000).promise


@pytest.mark.parametrize("players", [3.0, None, True, "Ada", 4 + 0j])
def test_players_are_a_number_or_names(players):
    with pytest.raises(RuleBroken) as caught:
        Game("fr", players=players)
    assert "list of names" in explain(caught.value, Words("en"))


@pytest.mark.parametrize("box", [None, 5, [], "", "FR", "../fr"])
def test_an_edition_is_one_of_those_there_are(box):
    with pytest.raises(UnknownEdition, match="choose one of de, fr"):
        Game(box)


@pytest.mark.parametrize("box", ["fr", "de"])
@pytest.mark.parametrize("relics", ["no", "yes", 0, 1, "", []])
def test_relics_are_true_or_false(box, relics):
    for door in (Game, Game.by_hand):
        with pytest.raises(RelicsUnclear):
            door(box, relics=relics)
    with pytest.raises(RelicsUnclear):
        edition(box, relics)


@pytest.mark.parametrize("lang", ["xx", "", None, "EN"])
def test_a_language_that_nobody_wrote_is_refused_at_the_door(lang):
    for door in (Game, Game.by_hand):
        with pytest.raises(UnknownLanguage, match="choose one of en, fr") as caught:
            door(lang=lang)
        assert "en, fr, de, pl, ru, uk" in explain(caught.value, Words("de"))


@pytest.mark.parametrize("players", [2, 9, ["a", "b"], list("abcdefghi")])
def test_two_or_nine_cannot_play(players):
    with pytest.raises(RuleBroken, match="3 to 8 players"):
        Game("fr", players=players)


def test_a_game_with_real_cards_is_told_what_comes():
    game = Game.by_hand("pl", players=3)
    game.reveal("9").decide(C, C, L).reveal(Treasure(4))
    assert [5, 5, 0] == [e.satchel for e in game.state.explorers]
    assert (0, 0, 3) == game.scores
    with pytest.raises(CardNotAwaited):
        game.reveal("5")
    game.decide(C, C)
    with pytest.raises(NotInDeck):
        game.reveal("9")
    assert game.seed is None
    assert '[Edition "pl"]' in game.notation
    assert "1. 9 -c 4 -" in game.notation


@given(players, seeds)
def test_a_game_is_carried_on_from_its_record(seats, seed):
    whole = to_the_end(Game("fr", players=seats, relics=True, seed=seed))
    begun = Game("fr", players=seats, relics=True, seed=seed)
    for _ in range(4):
        if not begun.finished:
            begun.decide(dict.fromkeys(begun.state.inside, L))
    again = Game.from_record(parse(begun.notation)[0])
    assert begun.state == again.state
    assert to_the_end(begun).log == to_the_end(again).log
    assert whole.finished


def test_a_game_is_saved_and_loaded(tmp_path):
    game = Game("incan-gold", players=["Ёж", "Żuk", "Été"], seed="s").decide(C, C, L)
    game.save(tmp_path / "one.tac")
    again = Game.load(tmp_path / "one.tac")
    assert game.record == again.record
    assert ["one.tac"] == [page.name for page in tmp_path.iterdir()]


def test_a_damaged_file_is_refused_with_its_place(tmp_path):
    page = tmp_path / "bad.tac"
    page.write_text('[Edition "fr"]\n[Players "a, b, c"]\n\n1. 5 dragon')
    with pytest.raises(BadRecord, match="4:6"):
        Game.load(page)


@pytest.mark.parametrize("box", PLAYED, ids=lambda box: box.name)
def test_a_played_game_proves_its_dealing(box):
    game = to_the_end(Game(box, players=5, seed="honest"))
    assert "holds" == verify(game.record).verdict


def test_a_printed_game_shows_everyone_and_no_seed():
    game = Game("fr", players=["Ada", "Bo", "Cy"], seed="a secret")
    shown = str(game)
    assert all(name in shown for name in game.names)
    assert "Expedition 1 of 5" in shown
    assert "secret" not in shown + repr(game) + game._repr_html_()


def test_a_game_is_told_in_sentences():
    game = Game.by_hand("fr", players=3).reveal("9").decide(C, C, L)
    assert [
        "Expedition 1: everyone walks into the cave.",
        "Treasure 9: 3 in each satchel. Nothing left over.",
        "Cy leaves alone and banks 3.",
    ] == game.story


def test_the_story_can_be_told_in_every_language():
    for lang in ("en", "fr", "de", "pl", "ru", "uk"):
        game = to_the_end(Game("de", players=4, seed="story", lang=lang))
        assert len(game.story) > 20
        assert str(game)


def test_bots_play_a_game_to_its_end():
    from tacora.bots import bot

    wins: Counter[int] = Counter()
    seats = [bot("cautious"), bot("brave"), bot("counting")]
    for n in range(5):
        game = Game("uk", players=3, seed=f"bots {n}")
        while not game.finished:
            game.decide({s: seats[s].decide(game.state, s) for s in game.state.inside})
        wins.update(game.winners)
    assert wins.total() >= 5


@pytest.mark.parametrize(
    "module", ["numpy", "numba", "textual", "typer", "asyncio", "fluent"]
)
def test_the_front_door_opens_without_what_it_does_not_need(module):
    code = f"import sys, tacora; sys.exit({module!r} in sys.modules)"
    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode


def test_decisions_are_taken_back_with_all_that_followed():
    game = Game("fr", players=3, seed="tacora")
    before = game.state, list(game.log)
    assert not game.take_back()
    game.decide(L, L, L)
    assert 2 == game.state.expedition
    assert game.take_back()
    assert before == (game.state, game.log)
