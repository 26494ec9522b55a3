import errno
import os
from io import StringIO
from pathlib import Path

import pytest
from at_the_terminal import app_for, press, seen, settled

from tacora import Game
from tacora.records import parse
from tacora.records.story import explain
from tacora.terminal.errors import SeatsMiscounted
from tacora.terminal.menu import Wish
from tacora.terminal.plain.game import Plain
from tacora.terminal.plan import Plan
from tacora.terminal.saves import Saves
from tacora.terminal.screen.app import Tacora
from tacora.terminal.screen.game import GameScreen
from tacora.terminal.sentences import farewell
from tacora.terminal.session import Session
from tacora.words import Words


def resumed(folder, **options):
    return Tacora(Saves(folder), Wish(Plan()), pace=0, **options)


async def test_a_game_that_was_left_goes_on_as_the_very_same_game(tmp_path):
    app = app_for(tmp_path, names=["Zoë"], bots=["brave", "counting"], edition="pl")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "c", "c")
        await pilot.press("q")
    left = app.session.game
    (kept,) = tmp_path.glob("unfinished/*.tac")
    assert parse(kept.read_text("utf-8"))[0] == left.record

    app = resumed(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Resume the unfinished game, expedition 1: Zoë" in await seen(pilot)
        await press(pilot, "enter")
        assert isinstance(app.screen, GameScreen)
        assert app.session.game.record == left.record
        assert app.session.seats == ("human", "brave", "counting")
        assert "Zoë: deeper, or back to camp?" in await seen(pilot)
        await press(pilot, "c")
    same = Game.from_record(left.record)
    same.decide(*["continue"] * len(same.state.inside))
    assert app.session.game.log[len(left.log) + 1] == same.log[len(left.log) + 1]
    assert [kept] == list(tmp_path.glob("unfinished/*"))


async def test_resuming_can_be_asked_for_or_ruled_out(tmp_path):
    app = resumed(tmp_path, resume=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "There’s no unfinished game." in await seen(pilot)
    Saves(tmp_path).keep(Session.begin(Plan()).game)
    app = resumed(tmp_path, resume=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, GameScreen)
    app = resumed(tmp_path, resume=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Resume" not in await seen(pilot)


async def test_every_step_is_kept_at_once(tmp_path):
    app = app_for(tmp_path, players=3)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for _ in range(3):
            (kept,) = tmp_path.glob("unfinished/*.tac")
            assert parse(kept.read_text("utf-8"))[0] == app.session.game.record
            await press(pilot, "c")


async def test_a_new_game_leaves_the_unfinished_one_where_it_is(tmp_path):
    first = Saves(tmp_path)
    first.keep(Session.begin(Plan()).game)
    app = resumed(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "up", "enter")
        assert isinstance(app.screen, GameScreen)
    assert len(list(tmp_path.glob("unfinished/*.tac"))) == 2


def several(folder):
    """Three unfinished games, the newest first in the list of their tables."""
    tables = [["Ann", "Bob", "Cay"], ["Dan", "Eli", "Fay"], ["Gil", "Hue", "Ida"]]
    (folder / "unfinished").mkdir()
    for day, names in enumerate(reversed(tables), 1):
        game = Session.begin(Plan.of(names=names, mode="deal")).game
        game.save(folder / "unfinished" / f"2026-01-0{day}-201500.tac")
    return tables


async def test_every_unfinished_game_can_be_resumed(tmp_path):
    tables = several(tmp_path)
    app = resumed(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = await seen(pilot)
        assert "expedition 1: Ann, Bob and Cay" in page
        assert "1 of 3" in page
        assert "Started 2026-01-03 20:15." in page
        await press(pilot, "right", "right", "left")
        assert "2 of 3" in await seen(pilot)
        await press(pilot, "enter")
        assert isinstance(app.screen, GameScreen)
        assert tuple(tables[1]) == app.session.game.names
        await press(pilot, "a", "enter")
    kept = sorted(tmp_path.glob("unfinished/*.tac"))
    assert ["2026-01-01", "2026-01-02", "2026-01-03"] == [p.name[:10] for p in kept]
    assert parse(kept[1].read_text("utf-8"))[0].log == tuple(app.session.game.log)
    assert len(app.session.game.log) > 2


@pytest.mark.parametrize(
    ("answers", "table"),
    [([], 0), ([""], 0), (["2"], 1), (["3"], 2), (["4"], None), (["a new"], None)],
)
def test_one_of_several_is_chosen_line_by_line(tmp_path, answers, table):
    tables = several(tmp_path)
    page = StringIO()
    source = StringIO("\n".join([*answers, ""]))
    plain = Plain(Words("en"), Saves(tmp_path), source=source, page=page)
    plain.run(Plan(), resume=None if answers else True)
    if answers:
        assert "2 expedition 1: Dan, Eli and Fay (2026-01-02 20:15)" in page.getvalue()
    if table is None:
        assert plain.session is None
    else:
        assert tuple(tables[table]) == plain.session.game.names


def test_a_record_with_too_few_seats_is_refused_in_true_words(tmp_path):
    text = '[Edition "fr"]\n[Players "a, b, c"]\n[Seed "s"]\n[Seats "human"]\n'
    (record,) = parse(text)
    with pytest.raises(SeatsMiscounted) as caught:
        Session.resume(Game.from_record(record))
    said = explain(caught.value, Words("en"))
    assert "lists 3 players, but says who decides for 1" in said


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xfe\x00",
        b"[Edition",
        b'[Edition "fr"]\n[Players "a, b, c"]\n\n1. 99\n',
        b'[Edition "fr"]\n[Players "a, b, c"]\n\n1. 5\n',
        b'[Edition "fr"]\n[Players "a, b, c"]\n[Seed "s"]\n[Seats "human"]\n\n1. 5\n',
        b'[Edition "fr"]\n[Players "a,b,c"]\n[Seed "s"]\n[Seats "x,x,x"]\n\n1. 5\n',
        b'[Edition "fr"]\n[Players "a, b, c"]\n[Seed "s"]\n[Mode "party"]\n\n1. 5\n',
    ],
)
async def test_a_damaged_game_is_kept_aside_and_said(text, tmp_path):
    (tmp_path / "unfinished").mkdir()
    page = tmp_path / "unfinished" / "2026-01-01-000000.tac"
    page.write_bytes(text)
    app = resumed(tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        assert "Couldn’t read" in await seen(pilot)
        assert page.with_name(page.name + ".damaged").read_bytes() == text
        assert not page.exists()
        await press(pilot, "up", "enter")
        assert isinstance(app.screen, GameScreen)


def test_an_older_unfinished_game_is_found_behind_a_damaged_one(tmp_path):
    Saves(tmp_path).keep(Session.begin(Plan()).game)
    (tmp_path / "unfinished" / "9999-01-01-000000.tac").write_text("?")
    kept, damaged = Saves(tmp_path).find()
    assert len(kept) == 1
    assert len(damaged) == 1
    assert "9999" in damaged[0].said(Words("en"))


def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path):
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")
    saves = Saves(blocked)
    assert saves.keep(Session.begin(Plan()).game) is None
    assert saves.error
    assert saves.find() == ([], [])


@pytest.mark.parametrize("reason", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_a_full_or_read_only_disk_is_trouble_and_harms_nothing(
    tmp_path, monkeypatch, reason
):
    saves = Saves(tmp_path)
    session = Session.begin(Plan())
    kept = saves.keep(session.game)
    before = kept.read_bytes()

    def refuse(*_args, **_options):
        raise OSError(reason, os.strerror(reason))

    monkeypatch.setattr(Path, "write_text", refuse)
    session.game.decide(dict.fromkeys(session.game.state.inside, "leave"))
    assert saves.keep(session.game) is None
    assert saves.error
    assert before == kept.read_bytes()
    assert os.strerror(reason) not in farewell(saves, Words("de"))


async def test_the_table_says_once_that_nothing_is_saved(tmp_path):
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    app = app_for(blocked, players=3)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Not saved" in await seen(pilot)
        await press(pilot, "c", "c")
        told = app.screen.told
        assert len([said for said in told if "Not saved" in said]) == 1


def test_a_full_disk_leaves_the_last_good_save(tmp_path, monkeypatch):
    session = Session.begin(Plan.of(names=["A", "B", "C"], seed="tacora"))
    saves = Saves(tmp_path)
    kept = saves.keep(session.game)
    good = kept.read_bytes()

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_text", full)
    session.game.decide("continue", "continue", "continue")
    assert saves.keep(session.game) is None
    assert saves.error.strerror == "No space left on device"
    assert kept.read_bytes() == good


def test_a_finished_game_moves_to_the_games(tmp_path):
    session = Session.begin(Plan.of(names=["A", "B", "C"]))
    saves = Saves(tmp_path)
    before = saves.keep(session.game)
    while not session.game.finished:
        session.game.decide("leave", "leave", "leave")
    after = saves.keep(session.game)
    assert after == tmp_path / "games" / before.name
    assert not before.exists()


def test_a_finished_game_that_was_not_put_away_is_put_away(tmp_path):
    session = Session.begin(Plan.of(names=["A", "B", "C"]))
    while not session.game.finished:
        session.game.decide("leave", "leave", "leave")
    (tmp_path / "unfinished").mkdir()
    session.game.save(tmp_path / "unfinished" / "2026-01-01-000000.tac")
    assert Saves(tmp_path).find() == ([], [])
    assert (tmp_path / "games" / "2026-01-01-000000.tac").exists()


def test_two_games_of_the_same_second_have_two_files(tmp_path):
    games = [Session.begin(Plan()).game for _ in range(2)]
    pages = {Saves(tmp_path).keep(game) for game in games}
    assert len(pages) == 2
