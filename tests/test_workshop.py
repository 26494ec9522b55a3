"""The workshop, as a stranger uses it: from an empty folder to the arena."""

import json
import re
import subprocess
import sys

import pytest
from test_lab_commands import ENVIRON, command

RAISES = "def decide(state, seat):\n    print('hi')\n    return 1 / 0\n"
FILES = {
    "raises.py": RAISES,
    "other.py": "def decide(state, seat):\n    return 'stay'\n",
    "words.py": "print('hi')\ndef decide(state, seat):\n    return 'leave'\n",
    "arguments.py": "def decide(state):\n    return 'leave'\n",
    "imports.py": "\nimport no_such_module\n",
    "syntax.py": "def decide(state, seat):\n    return (\n",
}


@pytest.fixture
def tacora(tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "dead").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "dead").chmod(0o755)

    def run(*words, lang="en", **options):
        return subprocess.run(
            command(*words),
            capture_output=True,
            text=True,
            env=ENVIRON | {"TACORA_LANG": lang},
            check=False,
            timeout=120,
            cwd=tmp_path,
            **options,
        )

    return run


FAULTS = {
    "file:raises.py": "raised an error. "
    "raises.py:3 ZeroDivisionError: division by zero",
    "file:other.py": "answered something else. 'stay'",
    "program:./dead": "had ended.",
}


@pytest.mark.parametrize("bot", FAULTS)
def test_a_simulation_tells_the_first_fault_and_counts_all(bot, tacora):
    table = ("simulate", "--bots", f"{bot},brave,timid", "--games", "9")
    run = tacora(*table, "--json", "--threads", "1")
    assert 3 == run.returncode
    # It owes a decision at the first card of each of five expeditions, and leaves.
    assert [45, 0, 0] == [seat["faults"] for seat in json.loads(run.stdout)["bots"]]
    line = f"{bot}, expedition 1, card 1: {FAULTS[bot]}\n"
    assert 1 == run.stderr.count(line)
    assert "--tolerate-faults" in run.stderr
    run = tacora(*table, "--tolerate-faults", "--threads", "1")
    assert 0 == run.returncode
    assert "Faults" in run.stdout.splitlines()[0]
    assert run.stdout.splitlines()[1].endswith(" 45")


def test_an_arena_tells_them_too(tacora):
    table = ("arena", "--bots", "file:raises.py,brave,timid", "--seats", "3")
    run = tacora(*table, "--games", "3", "--workers", "1")
    assert 3 == run.returncode
    assert 1 == run.stderr.count("raises.py:3 ZeroDivisionError")
    faults = {line.split()[1]: line.split()[-1] for line in run.stdout.splitlines()}
    assert ("15", "0", "0") == tuple(
        faults[name] for name in ("file:raises.py", "Brave", "Timid")
    )
    assert 0 == tacora(*table, "--games", "3", "--tolerate-faults").returncode


def test_a_word_is_a_decision_and_what_is_printed_stays_out_of_the_json(tacora):
    run = tacora(
        *("simulate", "--bots", "file:words.py,cards:1,timid", "--games", "9"),
        *("--json", "--threads", "1"),
    )
    assert 0 == run.returncode
    mine, same, _ = json.loads(run.stdout)["bots"]
    assert mine["mean"] == same["mean"]
    assert 0 == mine["faults"]


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("imports.py", "imports.py, line 2: ModuleNotFoundError: No module named "),
        ("syntax.py", "syntax.py, line 2: SyntaxError: '(' was never closed"),
        ("arguments.py", "The file “arguments.py” has no function decide(state, seat)"),
    ],
)
def test_a_file_that_is_no_bot_is_refused_in_one_line(file, said, tacora):
    for words in (
        ("simulate", "--bots", f"file:{file},brave,timid"),
        ("play", "--plain", "--bots", f"file:{file}"),
        ("check", file),
    ):
        run = tacora(*words, stdin=subprocess.DEVNULL)
        assert (2, "") == (run.returncode, run.stdout)
        assert run.stderr.startswith(said)
        assert 1 == run.stderr.count("\n")


def test_a_game_goes_on_with_a_substitute(tacora, tmp_path):
    run = tacora(
        *("play", "--plain", "--bots", "file:raises.py,brave", "--seed", "tacora"),
        *("--folder", tmp_path, "--names", "Ada", "--players", "3"),
        input="l\n" * 9,
    )
    assert "raises.py:3 ZeroDivisionError: division by zero" in run.stdout
    assert 1 == run.stdout.count("From now on Counting decides for Bo.")
    assert "Expedition 1 is over" in run.stdout


def test_a_new_bot_passes_its_test_its_check_and_enters_the_arena(tacora, tmp_path):
    run = tacora("new-bot", "mine")
    assert (0, "") == (run.returncode, run.stderr)
    assert "Written: mine.py and test_mine.py." in run.stdout
    tests = [sys.executable, "test_mine.py"]
    said = subprocess.run(tests, cwd=tmp_path, check=True, capture_output=True).stdout
    assert 3 == said.count(b"passed: ")
    pytest_run = [sys.executable, "-m", "pytest", "-q", "test_mine.py"]
    subprocess.run(pytest_run, cwd=tmp_path, check=True, capture_output=True)
    run = tacora("check", "mine.py", "--games", "8")
    assert 0 == run.returncode
    assert "No objection. Games: 60; editions and variants: 10" in run.stdout
    assert "file:mine.py" in run.stdout
    run = tacora(
        *("arena", "--bots", "file:mine.py", "--against", "timid,brave,cautious"),
        *("--games", "4", "--workers", "1", "--results", "results"),
    )
    assert 0 == run.returncode
    assert re.search(r"file:mine\.py .* 4$", run.stdout, re.MULTILINE)
    with (tmp_path / "mine.py").open("a") as page:
        page.write("# changed\n")
    run = tacora(
        *("arena", "--bots", "file:mine.py", "--against", "timid,brave,cautious"),
        *("--games", "4", "--workers", "1", "--results", "results"),
    )
    assert "Changed since: file:mine.py. Starting anew" in run.stderr
    assert "Carrying on" not in run.stderr


def test_a_new_bot_overwrites_nothing_and_has_a_name_python_knows(tacora):
    assert 0 == tacora("new-bot", "mine").returncode
    for name in ("mine", "3x", "", "../up"):
        run = tacora("new-bot", name)
        assert (2, "") == (run.returncode, run.stdout)
        assert 1 == run.stderr.count("\n")


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("raises.py", "raises.py:3 ZeroDivisionError: division by zero"),
        ("./dead", "ended"),
    ],
)
def test_a_check_that_fails_says_where_and_has_its_own_status(bot, said, tacora):
    run = tacora("check", bot)
    assert (3, "") == (run.returncode, run.stdout)
    assert said in run.stderr.splitlines()[-1]
