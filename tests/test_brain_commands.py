"""`tacora train`, `exploit`, `review`, `puzzles`, as a person or a script runs them."""

import json
import re
from importlib.resources import files

import numpy as np
import pytest
from msgspec.structs import replace
from test_lab_commands import refused, tacora

from tacora.arena.match import match
from tacora.expert.weights import nets, place, read
from tacora.records import parse, write
from tacora.rules import edition
from tacora.words import LANGUAGES

SMALL = ("--first", 2, "--second", 1, "--third", 1, "--seats", 8)


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    file = tmp_path_factory.mktemp("games") / "game.tac"
    record = match(["brave", "timid", "sly"], edition("de"), "a game").record
    file.write_text(write(record))
    return file


def test_train_writes_nets_and_carries_on_with_a_course(tmp_path):
    first = tacora("train", *SMALL, cwd=tmp_path)
    assert (0, b"The nets are in expert.npz.\n") == (first.returncode, first.stderr)
    made = read(tmp_path / "expert.npz")
    assert nets().players.shape == made.players.shape
    again = tacora("train", *SMALL, "--out", "again.npz", cwd=tmp_path)
    said = b"Carrying on after round 3 of 3.\nThe nets are in again.npz.\n"
    assert said == again.stderr
    assert np.array_equal(made.players, read(tmp_path / "again.npz").players)


def test_train_goes_on_from_nets(tmp_path):
    assert 0 == tacora("train", *SMALL, cwd=tmp_path).returncode
    start = ("--nets", "expert.npz", "--course", "more.npz", "--out", "more-nets.npz")
    run = tacora("train", *SMALL, *start, "--players", 8, cwd=tmp_path)
    assert b"The nets are in more-nets.npz.\n" == run.stderr
    first, more = (read(tmp_path / name) for name in ("expert.npz", "more-nets.npz"))
    moved = (first.players != more.players).any(axis=1)
    assert [5, 11, 17, 23] == np.flatnonzero(moved).tolist()
    said = refused("train", *SMALL, "--course", tmp_path / "more.npz")
    assert "more.npz holds a different course " in said
    assert "none.npz" in refused("train", *SMALL, "--nets", tmp_path / "none.npz")


def test_train_may_begin_anew_for_some_and_keep_the_others(tmp_path):
    longer = ("--first", 3, "--second", 2, "--third", 1, "--seats", 8)
    longer += ("--players", 8, "--edition", "de")
    assert 0 == tacora("train", *SMALL, cwd=tmp_path).returncode
    alone = ("--course", "alone.npz", "--out", "eight.npz")
    assert 0 == tacora("train", *longer, *alone, cwd=tmp_path).returncode
    start = ("--nets", "expert.npz", "--course", "anew.npz", "--out", "whole.npz")
    assert 0 == tacora("train", *longer, *start, "--anew", cwd=tmp_path).returncode
    names = ("expert.npz", "eight.npz", "whole.npz")
    first, eight, whole = (read(tmp_path / name) for name in names)
    of_eight = np.arange(24) == place(edition("de"), 8)
    for page in ("players", "critics", "hunters"):
        known, alone, found = (getattr(each, page) for each in (first, eight, whole))
        assert np.array_equal(alone[of_eight], found[of_eight])
        assert np.array_equal(known[~of_eight], found[~of_eight])


def test_train_refuses_another_course_and_what_is_none(tmp_path):
    assert 0 == tacora("train", *SMALL, cwd=tmp_path).returncode
    said = refused("train", "--first", 3, "--course", tmp_path / "course.npz").strip()
    assert "course.npz holds a different course " in said
    page = tmp_path / "page.npz"
    page.write_text("no nets")
    assert "holds no nets of this kind." in refused("train", "--course", page)
    empty = tmp_path / "empty.npz"
    empty.touch()
    assert "holds no nets of this kind." in refused("train", "--nets", empty)
    assert refused("train", "--players", 9)
    same = ("--course", tmp_path / "a.npz", "--out", tmp_path / "." / "a.npz")
    assert "can’t be the same file" in refused("train", *SMALL, *same)
    course = tmp_path / "course.npz"
    with np.load(course) as found:
        pages = {name: found[name] for name in found.files}
    for name in ("nets", "mean", "drift", "spread"):
        pages[name] = pages[name][:, :, :1217]  # as nets were once
    np.savez(course, **pages)
    assert "holds no nets of this kind." in refused("train", *SMALL, "--course", course)


@pytest.mark.parametrize("shape", [(7,), (24, 5, 38, 32), (24, 6085)])
def test_exploit_refuses_nets_of_another_shape(tmp_path, shape):
    page = tmp_path / "page.npz"
    with np.load(files("tacora.expert") / "expert.npz") as found:
        pages = {name: found[name] for name in found.files}
    np.savez(page, **{**pages, "critics": np.zeros(shape, np.int8)})
    assert "holds no nets of this kind." in refused("exploit", "--nets", page)


@pytest.mark.parametrize("option", ["--course", "--out"])
def test_train_refuses_files_it_could_not_write_before_it_begins(tmp_path, option):
    file = tmp_path / "none" / "file.npz"
    run = tacora("train", option, file, cwd=tmp_path)  # hours, if it began
    said = f"{file}: The folder for this file doesn’t exist.\n"
    assert (2, said) == (run.returncode, run.stderr.decode())
    run = tacora("train", option, tmp_path, cwd=tmp_path)
    said = f"{tmp_path}: This is a folder, not a file.\n"
    assert (2, said) == (run.returncode, run.stderr.decode())
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "option", "least"),
    [
        (("train", "--first", -1), "--first", 1),
        (("train", "--second", 0), "--second", 1),
        (("train", "--third", 0), "--third", 1),
        (("train", "--seats", 0), "--seats", 1),
        (("train", "--seed", -1), "--seed", 0),
        (("exploit", "--updates", -1), "--updates", 1),
        (("exploit", "--games", 3), "--games", 4),
        (("review", "game.tac", "--futures", 99), "--futures", 100),
    ],
)
def test_a_number_that_is_too_small_is_named_with_the_least(words, option, least):
    said = f"The option “{option}” needs a number of at least {least}.\n"
    assert said == refused(*words)


def test_exploit_says_what_a_best_response_wins(tmp_path):
    few = ("--players", 3, "--updates", 2, "--games", 300, "--edition", "de")
    run = tacora("exploit", *few)
    assert 0 == run.returncode
    assert b"33.33" in run.stdout
    found = json.loads(tacora("exploit", *few, "--json").stdout)
    assert ("de", True, 3) == (found["edition"], found["relics"], found["players"])
    assert found["share"]["low"] < found["share"]["share"] < found["share"]["high"]
    assert 1 / 3 == pytest.approx(found["fair"])
    assert found["share"]["share"] == pytest.approx(found["fair"] + found["gain"])
    assert refused("exploit", "--nets", tmp_path / "none.npz")
    assert refused("exploit", "--players", 9)


def test_review_tells_a_game_again(game):
    run = tacora("review", game, "--futures", 100, "--all")
    assert (0, b"") == (run.returncode, run.stderr)
    said = run.stdout.decode()
    assert "brave, timid and sly" in said
    assert "German edition" in said
    for column in ("Luck", "Judgement", "Others", "Result", "To camp", "Danger"):
        assert column in said
    assert "brave: the cards" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_review_speaks_every_language(game, lang):
    run = tacora("review", game, "--futures", 100, "--lang", lang)
    assert (0, b"") == (run.returncode, run.stderr)
    assert "brave" in run.stdout.decode()


def test_review_as_json_has_every_decision(game):
    found = json.loads(tacora("review", game, "--futures", 100, "--json").stdout)
    assert ["brave", "timid", "sly"] == found["names"]
    assert {"stay", "leave", "edge"} == found["verdicts"][0]["choice"].keys()
    for verdict in found["verdicts"]:
        for moment in (verdict["before"], verdict["after"]):
            assert 0 <= moment["share"] <= 1
            assert 0 <= moment["margin"] < 0.1
    assert all(verdict["before"]["margin"] for verdict in found["verdicts"][:3])
    for verdict in found["verdicts"]:
        assert verdict["cost"] >= 0


@pytest.mark.parametrize(("form", "start"), [("svg", b"<?xml"), ("png", b"\x89PNG")])
def test_review_draws_the_chances(game, tmp_path, form, start):
    picture = tmp_path / f"chances.{form}"
    run = tacora("review", game, "--futures", 100, "--plot", picture)
    assert (0, b"") == (run.returncode, run.stderr)
    assert picture.read_bytes().startswith(start)
    assert refused("review", game, "--plot", tmp_path / "chances.txt")


def test_review_refuses_what_is_no_record(tmp_path):
    page = tmp_path / "page.tac"
    page.write_text("no game")
    assert "page.tac:1" in refused("review", page)
    assert refused("review", tmp_path / "none.tac")


@pytest.mark.parametrize("command", ["review", "puzzles"])
def test_a_bad_game_is_told_before_the_others_are_looked_at(game, tmp_path, command):
    page = tmp_path / "page.tac"
    page.write_text(game.read_text() + "\nno game\n")
    last = page.read_text().count("\n")
    assert f"page.tac:{last}:1" in refused(command, page)


def test_several_games_are_reviewed_one_after_another(game, tmp_path):
    page = tmp_path / "page.tac"
    page.write_text(game.read_text() + "\n" + game.read_text())
    said = tacora("review", page, "--futures", 100).stdout.decode()
    assert ["1", "2"] == re.findall(r"^Game (\d):", said, re.MULTILINE)
    first, second = said.split("\nGame 2:")
    assert first.removeprefix("Game 1:") == second


def test_the_review_of_an_unfinished_game_says_so(game, tmp_path):
    (record,) = parse(game.read_text())
    whole = tacora("review", game, "--futures", 100).stdout.decode()
    assert "wasn’t finished" not in whole
    page = tmp_path / "page.tac"
    page.write_text(write(replace(record, log=record.log[:9])))
    said = tacora("review", page, "--futures", 100).stdout.decode()
    assert "The game wasn’t finished." in said
    assert "Result" not in said
    assert re.search(r"Others +Chances to win\n", said)


def test_puzzles_are_one_of_an_expedition_with_their_answers_at_the_end(tmp_path):
    names = ["brave", "greedy", "dashing"]
    page = tmp_path / "game.tac"
    page.write_text(write(match(names, edition("de"), "puzzle 2").record))
    found = json.loads(tacora("puzzles", page, "--json").stdout)
    assert len(found) > 1
    ends = [parse(puzzle["game"])[0].end for puzzle in found]
    assert len(found) == len({end.expedition for end in ends})
    for puzzle in found:
        leaving = puzzle["choice"]["edge"]["share"] > 0
        assert ("leave" if leaving else "continue") == puzzle["answer"]
    said = tacora("puzzles", page).stdout.decode()
    asked, answers = said.split("\nAnswers\n")
    assert len(found) == asked.count("what should") == answers.count("instead of")
    assert "instead of" not in asked
    assert answers.startswith("1. ")
