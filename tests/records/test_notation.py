"""A game is text: what is written is read, and reads as it was played."""

from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as changed
from oracle import referee
from strategies import names, played, players, records

from tacora.records import BadRecord, Record, parse, read, replay, write
from tacora.rules import EDITIONS, Decided, Entered, Revealed, Treasure, edition

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.tac"))
EXAMPLE = """\
[Edition "fr"]
[Relics "yes"]
[Players "Ada, Bo, Cy, Di, Eve"]
[Seed "tacora"]

1. R5 -ce 5 -d spider lava -a ram boulder 7 boulder
2. lava -ac lava
"""


def head(players="a, b, c", edition="fr"):
    return f'[Edition "{edition}"]\n[Players "{players}"]\n\n'


@given(records())
def test_what_is_written_is_read(record: Record):
    assert [record] == parse(write(record))


@given(records())
def test_what_is_read_is_written_alike(record: Record):
    text = write(record)
    assert text == write(*parse(text))


@given(st.lists(records(), min_size=1, max_size=4))
def test_several_games_stand_in_one_file(games):
    assert games == parse("\n".join(write(game) for game in games))


@given(records(whole=True))
def test_a_referee_who_knows_only_the_text_agrees(record: Record):
    moves = write(record).rpartition("]\n")[2]
    relics = record.edition.relics
    chests, rescued = referee(
        moves, len(record.names), by_exit=bool(relics and relics.by_exit)
    )
    last = replay(record).expeditions[-1]
    assert chests == list(last.chests)
    assert rescued == [list(worths) for worths in last.relics]


def test_the_example_of_the_reference():
    """R5 goes to d, who leaves alone with a share of 1 and the 2 on the path."""
    (record,) = parse(EXAMPLE)
    shown = replay(record)
    assert ("Ada", "Bo", "Cy", "Di", "Eve") == shown.players
    assert ["boulder", "lava"] == [e.trap for e in shown.expeditions]
    assert (1, 0, 0, 3, 0) == shown.expeditions[0].chests
    assert ((), (), (), (5,), ()) == shown.expeditions[0].relics
    assert (1, 0, 0, 8, 0) == shown.scores
    assert not shown.finished
    assert () == shown.winners
    assert EXAMPLE == write(record)


def test_a_game_may_stop_anywhere():
    for moves in (
        "",
        "1.",
        "1. 5",
        "1. 5 -",
        "1. 5 -a",
        "1. 5 -abc",
        "1. 5 -abc\n2. 7 9",
    ):
        (record,) = parse(head() + moves)
        assert record == parse(write(record))[0]
        assert not replay(record).finished


def test_a_dash_alone_says_that_nobody_left():
    (record,) = parse(head() + "1. 5 -")
    assert Decided((), 0, 2) == record.log[-1]
    assert parse(head() + "1. 5 - 7")[0] == parse(head() + "1. 5 7")[0]


def test_an_expedition_may_continue_on_the_next_line():
    assert parse(head() + "1. 5 7 9 -a") == parse(head() + "1. 5\n  7 ; seven\n\n9\n-a")


def test_comments_are_not_read():
    text = '; one\n[Edition "fr"] ; two\n; three\n[Players "a, b, c"]\n1. 5 ;7 -a\n;9'
    (record,) = parse(text)
    log = (Entered(1), Revealed(Treasure(5), 1, 2))
    assert log == record.log


def test_windows_lines_and_a_byte_order_mark_are_read():
    text = "\ufeff" + EXAMPLE.replace("\n", "\r\n")
    assert parse(EXAMPLE) == list(read(BytesIO(text.encode())))


def test_what_the_game_does_not_need_is_kept():
    (record,) = parse('[Edition "de"]\n[Date "2026-11-15"]\n[Players "a, b, c"]\n')
    assert (("Date", "2026-11-15"),) == record.remarks
    assert [record] == parse(write(record))


def test_a_seed_may_hold_quotes_and_lines():
    (record,) = parse(EXAMPLE)
    odd = changed(record, seed='say "a\\b"\n; [x]')
    assert [odd] == parse(write(odd))


@given(played, names)
def test_names_in_any_script_are_kept(box, seated):
    record = Record(box, tuple(seated))
    assert [record] == parse(write(record))


@pytest.mark.parametrize(
    ("text", "line", "column", "code"),
    [
        ("", 1, 1, "no-game"),
        ("\n\n  \n", 3, 1, "no-game"),
        ("; nothing but a comment", 1, 1, "no-game"),
        ("1. 5", 1, 1, "header-missing"),
        ('[Edition "fr"]\n1. 5', 1, 1, "header-missing"),
        ('[Players "a, b, c"]', 1, 1, "header-missing"),
        ('[Edition "fr"', 1, 1, "header-unreadable"),
        ("[Edition fr]", 1, 1, "header-unreadable"),
        ('[Edition "f\\q"]', 1, 1, "header-unreadable"),
        ('[Edition "fr"]\n[Edition "de"]', 2, 1, "header-repeated"),
        ('[Edition "xx"]\n[Players "a, b, c"]', 1, 10, "unknown-edition"),
        ('[Edition "fr"]\n[Players "a, b"]', 2, 10, "players-out-of-range"),
        (
            '[Edition "fr"]\n[Players "a,b,c,d,e,f,g,h,i"]',
            2,
            10,
            "players-out-of-range",
        ),
        ('[Edition "fr"]\n[Players "a, , c"]', 2, 10, "name-unusable"),
        ('[Edition "fr"]\n[Relics "on"]\n[Players "a, b, c"]', 2, 9, "not-yes-or-no"),
        ('[Edition "de"]\n[Relics "no"]\n[Players "a, b, c"]', 2, 9, "relics-always"),
        (head() + "1. 5\n" + head(), 5, 1, "blank-line-missing"),
        (
            '[Edition "fr"]\n[Promise "12"]\n[Players "a, b, c"]',
            2,
            10,
            "promise-unreadable",
        ),
        (head() + "5 7", 4, 1, "number-missing"),
        (head() + "2. 5", 4, 1, "number-misplaced"),
        (head() + "1. 1. 5", 4, 4, "number-misplaced"),
        (head() + "1. 5 2. 7", 4, 6, "number-misplaced"),
        (head() + "1. 5 -abc 7", 4, 11, "number-missing"),
        (head() + "1. 5 -abc\n1. 7", 5, 1, "number-misplaced"),
        (head() + "1. 5 -abc\n3. 7", 5, 1, "number-misplaced"),
        (head() + "1. 5 -abc\n2. 2. 7", 5, 4, "number-misplaced"),
        (head() + "1. 5 dragon", 4, 6, "not-in-edition"),
        (head() + "1. 5 mummy", 4, 6, "not-in-edition"),
        (head() + "1. 5 6", 4, 6, "not-in-edition"),
        (head() + "1. 5 R5", 4, 6, "not-in-edition"),
        (head() + "1. 5 5 5", 4, 8, "not-in-deck"),
        (head() + "1. 5 §", 4, 6, "unknown-card"),
        (head() + "1. 5 spid-", 4, 6, "unknown-card"),
        (head() + "1. -a", 4, 4, "decisions-not-awaited"),
        (head() + "1. 5 -a -b", 4, 9, "decisions-not-awaited"),
        (head() + "1. 5 -a 7 -a", 4, 11, "not-inside"),
        (head() + "1. 5 -d", 4, 6, "unknown-seat"),
        (head() + "1. 5 -aa", 4, 6, "leavers-unreadable"),
        (head() + "1. 5 -A", 4, 6, "leavers-unreadable"),
        (head() + "1. 5 --", 4, 6, "leavers-unreadable"),
        (head(edition="de") + "1. R5", 4, 4, "not-in-edition"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text, line, column, code):
    with pytest.raises(BadRecord) as refused:
        parse(text)
    found = refused.value
    assert (line, column, code) == (found.line, found.column, found.problem.code)


def test_moves_after_the_end_are_refused():
    over = "".join(f"{n}. 3 -abc\n" for n in range(1, 6))
    with pytest.raises(BadRecord, match="awaits nothing"):
        parse(head() + over + "5")
    with pytest.raises(BadRecord, match="Expedition 6"):
        parse(head() + over + "6. 5")


@pytest.mark.parametrize(
    ("page", "column", "code"),
    [
        (b"\x00\x01\x02" * 99, 1, "header-missing"),
        (b'[Edition "fr"]\xff\xfe', 15, "not-utf8"),
        (b"\x89PNG\r\n\x1a\n", 1, "not-utf8"),
        (b"[" + b"a" * 20_000, 10_000, "line-too-long"),
        (b"1. " * 40_000_000, 10_000, "line-too-long"),
    ],
    ids=["nul", "latin", "picture", "long", "100 MB on a line"],
)
def test_bytes_that_are_no_text_are_refused(page, column, code):
    with pytest.raises(BadRecord) as refused:
        list(read(BytesIO(page)))
    assert (column, code) == (refused.value.column, refused.value.problem.code)


@given(st.binary(max_size=300))
def test_any_bytes_are_a_game_or_a_clear_refusal(page):
    try:
        list(read(BytesIO(page)))
    except BadRecord as error:
        assert error.line >= 1
        assert error.column >= 1


@given(records(), st.integers(0, 10_000), st.binary(max_size=3))
def test_a_damaged_record_is_a_game_or_a_clear_refusal(record, place, damage):
    page = write(record).encode()
    place %= len(page)
    try:
        list(read(BytesIO(page[:place] + damage + page[place + len(damage) :])))
    except BadRecord as error:
        assert error.line >= 1


@given(records(), st.integers(0, 10_000))
def test_a_truncated_record_is_a_game_or_a_clear_refusal(record, place):
    page = write(record).encode()
    try:
        list(read(BytesIO(page[: place % len(page)])))
    except BadRecord as error:
        assert error.line >= 1


def test_there_are_golden_games_of_every_edition_and_table():
    found = [parse(game.read_text("utf-8"))[0] for game in GAMES]
    assert set(EDITIONS) == {record.edition.name for record in found}
    assert {3, 4, 5, 6, 7, 8} == {len(record.names) for record in found}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_a_golden_game_ends_as_it_ended(game):
    """Their scores were worked out by the referee of `oracle.py`, not by the rules."""
    text = game.read_text("utf-8")
    (record,) = parse(text)
    assert text == write(record)
    remarks = dict(record.remarks)
    assert remarks["Scores"] == ", ".join(map(str, replay(record).scores))
    assert remarks["Winners"] == "".join("abcdefgh"[s] for s in replay(record).winners)


@given(players)
def test_an_edition_is_named_in_the_record(seats):
    record = Record(edition("pl", relics=True), tuple("abcdefgh"[:seats]))
    assert '[Edition "pl"]\n[Relics "yes"]' in write(record)
