import os
import subprocess
import sys
from io import StringIO

import pytest
from at_the_terminal import TRANSLATED

from tacora.records import parse, verify
from tacora.terminal.plain.game import Plain
from tacora.terminal.plan import Plan
from tacora.terminal.saves import Saves
from tacora.words import Words

PLAY = "import sys; from tacora.terminal import play; sys.exit(play({}))"


def played(  # noqa: PLR0913
    folder, answers, lang="en", *, ask=False, resume=None, hint="none", **plan
):
    """What is written when these lines are the answers."""
    plan.setdefault("seed", "tacora")
    out = StringIO()
    source = StringIO("\n".join([*answers, ""]))
    plain = Plain(Words(lang), Saves(folder), hint=hint, source=source, page=out)
    plain.run(Plan.of(**plan), ask=ask, resume=resume)
    return out.getvalue()


def run(options, answers, folder, **environ):
    return subprocess.run(
        [
            sys.executable,
            "-c",
            PLAY.format(f"plain=True, folder={str(folder)!r}, {options}"),
        ],
        input=answers,
        capture_output=True,
        timeout=60,
        check=False,
        env={**os.environ, "TACORA_LANG": "en", **environ},
    )


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_whole_game_is_played_through_lines(lang, tmp_path):
    text = played(tmp_path, ["l", ""] * 40, lang, players=3, edition="de")
    assert Words(lang).say("terminal-end-title") in text
    assert text.isprintable() or "\x1b" not in text
    (kept,) = tmp_path.glob("games/*.tac")
    assert verify(parse(kept.read_text("utf-8"))[0]).verdict == "holds"


def test_a_pipe_gets_text_without_any_escape_code(tmp_path):
    done = run("players=3, seed='tacora'", b"?\nt\nh\ns\no\nc\nl\n", tmp_path)
    text = done.stdout.decode()
    assert done.returncode == 0
    assert done.stderr == b""
    assert "\x1b" not in text
    assert "\r" not in text
    assert "Giant spider: seen 1, in the deck 2, removed 0." in text
    command = f"tacora play --folder {tmp_path}"
    assert text.endswith(f"Game saved. To pick it up again: {command}\n")


def test_the_plain_mode_does_without_textual(tmp_path):
    code = (
        "import sys; from tacora.terminal import play; "
        f"play(plain=True, folder={str(tmp_path)!r}, players=3); "
        "assert 'textual' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], input=b"", check=True, timeout=60)


def test_bytes_that_are_no_text_and_a_narrow_alphabet_do_no_harm(tmp_path):
    done = run(
        "names=['Zoë'], players=3",
        b"\xff\xfe\x00\x1b[31m\nc\nl\n",
        tmp_path,
        PYTHONIOENCODING="ascii:strict",
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout


def test_a_reader_who_goes_away_is_no_error(tmp_path):
    line = PLAY.format(f"plain=True, folder={str(tmp_path)!r}, players=3")
    shell = f'printf "t\\n%.0s" $(seq 500) | "{sys.executable}" -c "{line}" | head -n 1'
    done = subprocess.run(
        ["/bin/sh", "-c", shell], capture_output=True, timeout=60, check=False
    )
    assert done.stderr == b""


def test_the_end_of_the_input_saves_the_game(tmp_path):
    text = played(tmp_path, ["c"], players=3)
    assert "Game saved." in text
    (kept,) = tmp_path.glob("unfinished/*.tac")
    left = parse(kept.read_text("utf-8"))[0]
    again = played(tmp_path, ["", "c"], ask=True, players=3)
    assert "There’s an unfinished game, expedition 1" in again
    now = parse(kept.read_text("utf-8"))[0]
    assert now.log[: len(left.log)] == left.log
    assert len(now.log) > len(left.log)


def test_resuming_can_be_asked_for_or_ruled_out(tmp_path):
    assert "no unfinished game" in played(tmp_path, ["c"], resume=True)
    assert "Expedition 1 of 5" in played(tmp_path, [], resume=True)
    played(tmp_path, [], resume=False)
    assert len(list(tmp_path.glob("unfinished/*.tac"))) == 2


def test_what_is_not_understood_is_said_and_asked_again(tmp_path):
    text = played(tmp_path, ["", "maybe", "x" * 1000, "c", "q"], players=3)
    assert "Sorry, “maybe” isn’t an answer here." in text
    assert "x" * 41 not in text
    assert text.count("Ada: c Go deeper, l Back to camp") == 5


@pytest.mark.parametrize(
    ("answer", "inside"),
    [("c", True), ("l", False), ("Go", True), ("back", False), ("LEAVE", False)],
)
def test_words_and_their_beginnings_are_decisions_too(answer, inside, tmp_path):
    played(tmp_path, [answer], players=3)
    (kept,) = tmp_path.glob("unfinished/*.tac")
    log = parse(kept.read_text("utf-8"))[0].log
    assert (0 not in log[2].leavers) is inside


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_words_of_the_language_are_decisions(lang, tmp_path):
    word = Words(lang).say("terminal-choice-leave")
    played(tmp_path, [word], lang, players=3)
    (kept,) = tmp_path.glob("unfinished/*.tac")
    assert 0 in parse(kept.read_text("utf-8"))[0].log[2].leavers


def test_a_curtain_of_empty_lines_falls_after_each_decision(tmp_path):
    text = played(tmp_path, ["", "l", "", "c", "", "c"], names=["Ada", "Bo", "Cy"])
    after_ada = text.split("Pass the device to Bo")
    assert after_ada[0].endswith("\n" * 40)
    assert text.index("Ada leaves alone") > text.index("Pass the device to Cy")


def test_a_choice_can_be_changed_at_the_curtain(tmp_path):
    answers = ["", "l", "a", "c", "", "c", "", "c"]
    text = played(tmp_path, answers, names=["Ada", "Bo", "Cy"])
    assert "Changed your mind? Press your seat’s letter: a Ada" in text
    assert "Nobody leaves: Ada, Bo and Cy go deeper." in text


def test_the_dealer_is_told_who_left(tmp_path):
    names = ["Ada", "Bo", "Cy", "Di"]
    answers = ["zz", "-b, d", "b", "", "q"]
    text = played(tmp_path, answers, names=names, mode="deal")
    assert "Sorry, “zz” isn’t an answer here." in text
    assert "Bo and Di leave together" in text
    assert "Seat b isn’t in the cave." in text
    assert "Nobody leaves: Ada and Cy go deeper." in text


def test_the_card_that_would_have_come_can_be_asked_for(tmp_path):
    text = played(tmp_path, ["abc", "n"], names=["Ada", "Bo", "Cy"], mode="deal")
    assert "Everyone came back in time." in text
    assert "The next card would have been: Snake." in text


def test_the_interview_asks_for_everything_and_takes_nothing_for_an_answer(tmp_path):
    text = played(tmp_path, ["9", "3", "pl", "yes", "12", "3", "a,b", "Zoe"], ask=True)
    assert "Please answer with one of" in text
    assert "Please answer with a number from 3 to 8." in text
    assert "Please use 1 to 100 characters" in text
    assert "Name at seat b [Bo]" in text


def test_a_damaged_game_is_said(tmp_path):
    (tmp_path / "unfinished").mkdir()
    (tmp_path / "unfinished" / "x.tac").write_text("nonsense")
    assert "It’s been kept as" in played(tmp_path, [], players=3)


def test_options_that_cannot_be_are_refused_in_words(tmp_path):
    done = run("players=9", b"", tmp_path)
    assert done.returncode == 2
    assert done.stderr.decode() == "The game is for 3 to 8 players, not 9.\n"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            [
                "Next card: danger 7%",
                "Back to camp: 0 rubies if alone",
                "The expert disagrees: here it goes deeper over 99% of the time.",
            ],
        ),
        (
            "de",
            [
                "Nächste Karte: Gefahr 7\xa0%",
                "Zurück ins Camp: allein mit 0 Rubinen",
                "Hier geht er in über 99\xa0% der Fälle weiter.",
            ],
        ),
    ],
)
def test_the_coach_tells_the_danger_what_leaving_brings_and_what_the_expert_does(
    lang, words, tmp_path
):
    text = played(tmp_path, ["l"], lang, hint="coach", players=3)
    places = [text.find(each) for each in words]
    assert -1 not in places
    assert places == sorted(places)  # the expert only once it is decided


def test_the_coach_is_for_one_person(tmp_path):
    done = run("mode='pass', hint='coach'", b"", tmp_path)
    assert done.returncode == 2
    assert "The coach only works in solo games." in done.stderr.decode()


def test_the_chances_are_told_when_they_are_asked_for(tmp_path):
    text = played(tmp_path, ["o"], players=3)
    assert 1 == text.count("Next card: danger 7%")
    text = played(tmp_path / "coach", ["o", "o"], players=3)
    assert 2 == text.count("Next card: danger 7%")
    assert "what the expert would have done" in text
