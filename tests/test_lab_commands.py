"""The lab's commands, run as a person or a script runs them."""

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from decimal import ROUND_HALF_UP, Decimal

import pytest

from tacora.bots import families, ladder, ratings, registry
from tacora.cli.output import progress
from tacora.cli.output.figures import Figures
from tacora.cli.parsing.seats import seats
from tacora.records import parse
from tacora.rules import edition
from tacora.sim.run import simulate
from tacora.words import LANGUAGES, Words

ENVIRON = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}


def command(*words):
    return [sys.executable, "-m", "tacora", *map(str, words)]


def tacora(*words, lang="en", **options):
    """Run a command to its end."""
    return subprocess.run(
        command(*words),
        capture_output=True,
        env=ENVIRON | {"TACORA_LANG": lang},
        check=False,
        timeout=120,
        **options,
    )


def refused(*words, status=2) -> str:
    """What a refusing command said: one line on stderr, nothing else."""
    run = tacora(*words)
    assert (status, b"") == (run.returncode, run.stdout), run.stderr.decode()
    line = run.stderr.decode()
    assert 1 == line.count("\n")
    assert line.endswith("\n")
    return line


def interrupted(*words, once, wait=60):
    """A command that is stopped by Ctrl-C once this is so."""
    # Tests that run in the background may be deaf to it, and would pass that on.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    run = subprocess.Popen(
        command(*words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRON | {"TACORA_LANG": "en"},
        start_new_session=True,
    )
    try:
        end = time.monotonic() + wait
        while not once() and time.monotonic() < end:
            time.sleep(0.1)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does: workers hear it too
        out, err = run.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
    return run.returncode, out.decode(), err.decode()


def interrupted_midway(*words):
    """A command that is stopped after some seconds, or later if it had nothing yet."""
    for patience in (5, 15, 45):
        end = time.monotonic() + patience
        status, out, err = interrupted(
            *words, once=lambda end=end: time.monotonic() > end
        )
        if out:
            break
    return status, out, err


# tacora simulate


def test_simulate_prints_the_figures_of_the_kernel_as_json():
    run = tacora(
        *("simulate", "--bots", "cautious,brave,counting*2", "--games", "20_000"),
        *("--edition", "de", "--seed", "7", "--threads", "2", "--json"),
    )
    assert (0, b"") == (run.returncode, run.stderr)
    found = json.loads(run.stdout)
    assert ["games", "seconds", "bots"] == list(found)
    assert 20_000 == found["games"]
    assert found["seconds"] > 0
    names = ["cautious", "brave", "counting", "counting"]
    assert names == [seat["name"] for seat in found["bots"]]
    policies = [registry.policy(name) for name in names]
    tally = simulate(edition("de"), policies, 20_000, 7, threads=1)
    for seat, shown in enumerate(found["bots"]):
        assert [*("name", "win_share", "win_share_ci", "mean", "sd"), "faults"] == list(
            shown
        )
        share = tally.win_share(seat)
        assert share.share == shown["win_share"]
        assert [share.low, share.high] == shown["win_share_ci"]
        assert (tally.mean(seat), tally.sd(seat)) == (shown["mean"], shown["sd"])


def test_simulate_plays_plain_bots_the_same_on_any_number_of_processes(tmp_path):
    mine = tmp_path / "mine.py"
    mine.write_text(
        "from tacora.rules import Decision\n"
        "def decide(state, seat):\n"
        "    return Decision.LEAVE if len(state.path) > 3 else Decision.CONTINUE\n"
    )
    table = ("--bots", f"brave,file:{mine},cards:4", "--games", "40", "--seed", "3")
    runs = [
        tacora("simulate", *table, "--threads", threads, "--json") for threads in (1, 2)
    ]
    for run in runs:
        assert 0 == run.returncode
        assert f"Not compiled: file:{mine}." in run.stderr.decode()
        assert 1 == run.stderr.decode().count("\n")
    one, two = (json.loads(run.stdout) for run in runs)
    assert one["bots"] == two["bots"]
    # A file that leaves after four cards and the family that does play alike.
    assert one["bots"][1]["mean"] == one["bots"][2]["mean"]


def test_simulate_shows_a_table_and_writes_a_sheet_and_a_picture(tmp_path):
    sheet, picture = tmp_path / "all.csv", tmp_path / "all.svg"
    run = tacora(
        *("simulate", "--bots", "timid,brave,sly", "--games", "2_000", "--lang", "fr"),
        *("--csv", sheet, "--plot", picture, "--relics"),
    )
    assert (0, b"") == (run.returncode, run.stderr)
    table = run.stdout.decode().splitlines()
    words = Words("fr")
    assert table[0].split("  ")[0] == words.say("simulate-seat")
    for number, (line, name) in enumerate(
        zip(table[1:4], ("timid", "brave", "sly"), strict=True), 1
    ):
        assert f"{number}  {words.say(f'bot-{name}')}" in line
    assert "2\u202f000 parties en " in table[-1]
    rows = list(csv.DictReader(sheet.read_text("utf-8").splitlines()))
    assert ["timid", "brave", "sly"] == [row["name"] for row in rows]
    assert 1 == pytest.approx(sum(float(row["win_share"]) for row in rows))
    assert {"2000"} == {row["games"] for row in rows}
    assert "</svg>" in picture.read_text("utf-8")
    assert ["all.csv", "all.svg"] == sorted(page.name for page in tmp_path.iterdir())


def test_a_picture_can_be_a_png(tmp_path):
    picture = tmp_path / "all.PNG"
    bots = "sleepy,greedy,danger:0.2,loot:5,seasoned*4"
    run = tacora("simulate", "--bots", bots, "--games", 500, "--plot", picture)
    assert (0, b"") == (run.returncode, run.stderr)
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_simulate_prints_what_it_has_when_interrupted():
    status, out, err = interrupted_midway(
        *("simulate", "--bots", "brave,cautious,sly", "--games", "10_000_000_000"),
        "--json",
    )
    assert 130 == status
    found = json.loads(out)
    assert 0 < found["games"] < 10_000_000_000
    assert f"Stopped after {found['games']:,} of 10,000,000,000 games.\n" == err
    assert 1 == pytest.approx(sum(seat["win_share"] for seat in found["bots"]))


def test_simulate_prints_what_its_workers_have_when_interrupted(tmp_path):
    status, out, err = interrupted_midway(
        *("simulate", "--bots", "timid*2,rollout:1", "--games", "1_000_000"),
        *("--threads", "2", "--csv", tmp_path / "some.csv"),
    )
    assert 130 == status
    assert "Rollouts 1" in out
    assert ["Not compiled", "Stopped after"] == [
        line[:13].rstrip(": ") for line in err.splitlines()
    ]
    assert "rollout:1" in (tmp_path / "some.csv").read_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "brave,timid"], "3 to 8 players, not 2"),
        (["--bots", "brave*9"], "3 to 8 players, not 9"),
        (["--bots", "brave,nobody,timid"], "no bot “nobody”"),
        (["--bots", "loot:x*3"], "“x” does not fit the bot “loot”"),
        (["--games", "0"], "At least one game"),
        (["--games", "-5"], "At least one game"),
        (["--threads", "0"], "At least one game"),
        (["--games", "many"], "“--games” needs a whole number"),
        (["--edition", "us"], "no edition “us”"),
        (["--edition", "de", "--no-relics"], "always played with relics"),
        (["--csv", "/nowhere/all.csv"], "/nowhere/all.csv: The folder"),
        (["--plot", "/all.gif"], "not “/all.gif”"),
        (["--lang", "es"], "no language “es”"),
    ],
)
def test_simulate_refuses_in_one_line(words, said):
    assert said in refused("simulate", *words)


def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(tmp_path):
    assert "folder, not a file" in refused("simulate", "--csv", tmp_path)
    locked = tmp_path / "locked.png"
    locked.write_text("mine")
    locked.chmod(0o400)
    if not os.access(locked, os.W_OK):  # root may write everywhere
        assert "may not be written" in refused("simulate", "--plot", locked)
    assert "mine" == locked.read_text()


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        ("numba", ["simulate"], "lab"),
        ("matplotlib", ["simulate", "--plot", "a.png"], "lab"),
        ("openskill", ["arena"], "lab"),
        ("ray", ["simulate", "--ray", "auto"], "ray"),
    ],
)
def test_without_the_lab_the_commands_say_how_it_is_installed(missing, words, extra):
    program = (
        f"import sys; sys.modules[{missing!r}] = None; sys.argv[1:] = {words!r}; "
        "from tacora.cli import main; main()"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        env=ENVIRON | {"TACORA_LANG": "en"},
        check=False,
    )
    assert (2, b"") == (run.returncode, run.stdout)
    assert run.stderr.decode().endswith(f"pip install tacora[{extra}]\n")
    assert 1 == run.stderr.decode().count("\n")


def test_a_cluster_that_does_not_answer_is_named():
    assert "“127.0.0.1:1”" in refused("simulate", "--ray", "127.0.0.1:1")


def test_a_star_seats_a_bot_several_times():
    assert ["a", "b:2", "b:2", "c"] == seats("a, b:2*2,c")
    assert ["a*b", "", "x*"] == seats("a*b,,x*")
    assert ["b"] == seats("a*0,b")
    assert 1000 == len(seats("a*99999999999999999999"))


# tacora bots


def test_bots_lists_everyone_with_a_line():
    run = tacora("bots")
    assert (0, b"") == (run.returncode, run.stderr)
    lines = run.stdout.decode().splitlines()
    listed = [line.split()[0] for line in lines if line.startswith("  ")]
    ours = [*ladder(), *families()]
    assert ours == listed[: len(ours)]
    assert any("Runs home with the very first gem." in line for line in lines)


def test_bots_have_the_ratings_that_a_browser_shows():
    shown = {}
    for line in tacora("bots").stdout.decode().splitlines():
        if found := re.match(r"  (\S+) .*?([\d.]+) ± ", line):
            shown[found[1]] = found[2]
    tenth = Decimal("0.1")
    assert shown == {
        name: str(Decimal(str(ratings().bots[name].mu)).quantize(tenth, ROUND_HALF_UP))
        for name in ladder()
    }


@pytest.mark.parametrize("digits", [0, 1, 2])
def test_halves_are_rounded_away_from_nothing(digits):
    figures, unit = Figures(Words("en")), 10.0**-digits
    halves = [round((number + 0.5) * unit, 3) for number in (20, 21, -20, -21)]
    shown = [float(figures.number(half, digits)) for half in halves]
    assert [21, 22, -20, -21] == [round(number / unit) for number in shown]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_are_listed_in_every_language(lang):
    found = json.loads(tacora("bots", "--json", "--lang", lang).stdout)
    brave = next(line for line in found if line["name"] == "brave")
    assert ["name", "label", "about", "rating"] == list(brave)
    assert Words(lang).say("bot-brave") == brave["label"]
    assert Words(lang).say("bot-brave-about") == brave["about"]


# tacora arena


def test_a_tournament_is_played_reported_and_carried_on(tmp_path):
    pages = {
        name: tmp_path / name for name in ("all.jsonl", "games.tac", "report.html")
    }
    words = (
        *("arena", "--bots", "timid,brave,cautious,punctual", "--seats", "3"),
        *("--results", pages["all.jsonl"], "--records", pages["games.tac"]),
        *("--schedule", "swiss", "--seed", "cup", "--workers", "1"),
    )
    first = tacora(*words, "--games", "12")
    assert 0 == first.returncode
    assert "12 games played." in first.stderr.decode()
    table = first.stdout.decode().splitlines()
    assert {"Timid", "Brave", "Cautious", "Punctual"} == {
        line.split()[1] for line in table[1:]
    }
    more = tacora(*words, "--games", "20", "--report", pages["report.html"])
    assert 0 == more.returncode
    said = more.stderr.decode()
    assert "Carrying on after 12 games." in said
    assert "21 games played." in said  # everyone on every seat
    assert f"The report is in {pages['report.html']}." in said
    assert pages["report.html"].read_text("utf-8").startswith("<!doctype html>")
    assert 21 == len(list(parse(pages["games.tac"].read_text("utf-8"))))
    assert sorted(pages) == sorted(page.name for page in tmp_path.iterdir())


def test_an_interrupted_tournament_shows_its_standings_and_how_to_carry_on(tmp_path):
    results = tmp_path / "all.jsonl"
    status, out, err = interrupted(
        *("arena", "--bots", "timid,brave,sly", "--seats", "3", "--games", "900_000"),
        *("--results", results, "--workers", "2"),
        once=lambda: results.exists() and results.read_bytes().count(b"\n") > 6,
    )
    assert 130 == status
    assert {"Timid", "Brave", "Sly"} == {
        line.split()[1] for line in out.splitlines()[1:]
    }
    played = results.read_bytes().count(b"\n") - 1
    assert f"Stopped after {played:,} of 900,000 games. The results are in" in err
    assert "the same command carries on." in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "brave,timid"], "needs 4 different bots, not 2"),
        (["--bots", "brave,timid,sly,brave"], "“brave” is named twice"),
        (["--seats", "9"], "3 to 8 players, not 9"),
        (["--schedule", "knock-out"], "no schedule “knock-out”"),
        (["--games", "0"], "at least one game"),
        (["--results", "/nowhere/all.jsonl"], "/nowhere/all.jsonl: The folder"),
        (["--report", "/nowhere/all.html"], "/nowhere/all.html: The folder"),
    ],
)
def test_the_arena_refuses_in_one_line(words, said):
    assert said in refused("arena", *words)


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_bar_says_why_nothing_is_done_yet(monkeypatch):
    monkeypatch.setattr(progress, "SILENCE_S", 0.01)
    monkeypatch.setattr(sys, "stderr", Terminal())
    with progress.bar("chances", 3, "compiling") as tell:
        while "compiling" not in sys.stderr.getvalue():
            time.sleep(0.01)
        tell(1)
        seen = len(sys.stderr.getvalue())
        while "chances" not in sys.stderr.getvalue()[seen:]:
            time.sleep(0.01)
    assert "1/3" in sys.stderr.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_is_told_of_the_bots_in_lines_it_has_room_for(lang):
    ours, theirs = os.openpty()
    environ = ENVIRON | {"COLUMNS": "70", "TACORA_LANG": lang}
    with subprocess.Popen(command("bots"), stdout=theirs, env=environ) as run:
        os.close(theirs)
        told = b""
        with suppress(OSError):  # the end of a terminal
            while part := os.read(ours, 4096):
                told += part
    os.close(ours)
    assert 0 == run.returncode
    lines = told.decode().splitlines()
    assert max(map(len, lines)) <= 70
    assert tacora("bots", lang=lang).stdout.decode().split() == " ".join(lines).split()
