"""The commands, run as a person or a script runs them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tacora import Game
from tacora.records import parse, replay, write
from tacora.rules import EDITIONS
from tacora.words import LANGUAGES

GAMES = sorted((Path(__file__).parent / "games").glob("*.tac"))
ENVIRON = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}


def tacora(*words, text=None, lang="en", **options):
    """Run a command to its end."""
    return subprocess.run(
        [sys.executable, "-m", "tacora", *map(str, words)],
        input=text if text is None or isinstance(text, bytes) else text.encode(),
        capture_output=True,
        env=ENVIRON | {"TACORA_LANG": lang},
        check=False,
        timeout=120,
        **options,
    )


def refused(run) -> str:
    """What a refusing command said: one line on stderr, nothing else, status 2."""
    assert (2, b"") == (run.returncode, run.stdout)
    line = run.stderr.decode()
    assert line.endswith("\n")
    assert 1 == line.count("\n")
    return line


def test_replay_prints_one_json_object_a_game():
    both = b"\n".join(game.read_bytes() for game in GAMES)
    run = tacora("replay", "-", "--json", text=both)
    assert (0, b"") == (run.returncode, run.stderr)
    lines = run.stdout.decode().splitlines()
    assert len(GAMES) == len(lines)
    for game, line in zip(GAMES, map(json.loads, lines), strict=True):
        (record,) = parse(game.read_text("utf-8"))
        keys = "edition relics players finished expeditions scores winners"
        assert keys.split() == list(line)
        assert record.edition.name == line["edition"]
        assert (record.edition.relics is not None) is line["relics"]
        assert list(record.names) == line["players"]
        assert line["finished"] is True
        assert [1, 2, 3, 4, 5] == [e["number"] for e in line["expeditions"]]
        last = line["expeditions"][-1]
        totals = [
            chest + sum(relics)
            for chest, relics in zip(last["chests"], last["relics"], strict=True)
        ]
        remarks = dict(record.remarks)
        assert remarks["Scores"] == ", ".join(map(str, totals))
        assert totals == line["scores"]
        assert remarks["Winners"] == "".join("abcdefgh"[s] for s in line["winners"])


def test_replay_tells_a_game_to_a_person():
    game = '[Edition "fr"]\n[Players "Ada, Bo, Cy"]\n\n1. 9 -c snake snake\n'
    run = tacora("replay", "-", text=game)
    told = run.stdout.decode()
    assert (0, b"") == (run.returncode, run.stderr)
    for sentence in (
        "Treasure 9: 3 in each satchel. Nothing left over.",
        "Cy leaves alone and banks 3.",
        "Snake for the second time! The expedition is over.",
        "Ada and Bo run for it and lose 3 each.",
        "The game wasn’t finished.",
    ):
        assert sentence in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_speaks_every_language(lang):
    runs = [
        tacora("replay", GAMES[0], "--lang", lang, lang="de"),
        tacora("replay", GAMES[0], lang=lang),
    ]
    assert runs[0].stdout == runs[1].stdout != b""
    assert 0 == runs[0].returncode


def test_ten_thousand_games_are_replayed_in_one_process(tmp_path):
    page = "\n".join(game.read_text("utf-8") for game in GAMES) + "\n"
    times = 10_000 // len(GAMES) + 1
    many = tmp_path / "many.tac"
    many.write_text(page * times, "utf-8")
    code = (
        "import sys; from tacora.cli import main; sys.argv[0] = 'tacora'\n"
        "try: main()\n"
        "finally: sys.stderr.write(open('/proc/self/status').read())"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, "replay", str(many), "--json"],
        capture_output=True,
        check=False,
    )
    assert times * len(GAMES) == run.stdout.count(b"\n") >= 10_000
    # Not ru_maxrss: a child has that of its parent. This test needs Linux.
    kilobytes = int(re.search(rb"VmHWM:\s+(\d+) kB", run.stderr)[1])
    assert kilobytes < 150_000, "all games seem to be held in memory"


BROKEN = '[Edition "fr"]\n[Players "a, b, c"]\n\n1. 5 dragon\n'


def test_a_broken_record_is_one_line_with_its_place(tmp_path):
    page = tmp_path / "broken.tac"
    page.write_text(BROKEN)
    for options in ([], ["--json"]):
        line = refused(tacora("replay", page, *options))
        assert line.startswith(f"{page}:4:6: ")
        assert "dragon" in line
    assert refused(tacora("verify", page)).startswith(f"{page}:4:6: ")


def test_a_broken_game_among_good_ones_prints_nothing_else():
    good = GAMES[0].read_text("utf-8")
    line = refused(tacora("replay", "-", "--json", text=good + "\n" + BROKEN))
    place = good.count("\n") + 1 + 4
    assert line.startswith(f"-:{place}:6: ")


@pytest.mark.parametrize(
    "page",
    [
        b"",
        b"\x00" * 1000,
        b"\xff\xfe" * 1000,
        b"\x1b[31m evil \x07",
        b'[Edition "fr"]\n[Players "a, b"]\n',
        b'[Edition "fr"]\n[Players "a,b,c,d,e,f,g,h,i"]\n',
        b'[Edition "nl"]\n[Players "a, b, c"]\n',
        GAMES[0].read_bytes()[:60],
    ],
    ids=["empty", "nul", "binary", "control", "two", "nine", "edition", "truncated"],
)
def test_bad_input_is_refused_in_one_line(page):
    line = refused(tacora("replay", "-", text=page))
    assert line.startswith("-:")
    assert line.rstrip("\n").isprintable()


def test_the_spaces_of_a_language_are_kept():
    line = refused(tacora("rules", "--edition", "xx", lang="fr"))
    assert "« xx »" in line.replace("\u202f", " ")


def test_a_hundred_megabytes_of_anything_are_refused(tmp_path):
    page = tmp_path / "huge.tac"
    page.write_bytes(os.urandom(1 << 20) * 100)
    refused(tacora("replay", page))
    page.write_bytes(b"; nothing\n" * 10_000_000)
    assert "no game" in refused(tacora("replay", page))
    page.write_bytes(b"1. 5 7 " * 15_000_000)
    assert ":1:10000: " in refused(tacora("replay", page))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_told_in_every_language(lang):
    assert "-:4:6: " in refused(tacora("replay", "-", text=BROKEN, lang=lang))


def test_files_that_cannot_be_opened_are_refused(tmp_path):
    assert "no such file" in refused(tacora("replay", tmp_path / "none.tac"))
    assert "folder" in refused(tacora("replay", tmp_path))


def test_an_honest_game_is_verified(tmp_path):
    for game in GAMES:
        run = tacora("verify", game)
        assert (0, b"") == (run.returncode, run.stderr)
        assert b"as recorded" in run.stdout


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[Seed "', '[Seed "not ', "the seed deals"),
        ('[Promise "', '[Promise "0', "64 hexadecimal digits"),
    ],
)
def test_a_changed_seed_or_promise_is_found(old, new, said):
    text = GAMES[0].read_text("utf-8").replace(old, new)
    run = tacora("verify", "-", text=text)
    assert run.returncode in (1, 2)
    assert said in (run.stdout + run.stderr).decode()


def test_another_promise_is_found():
    text = GAMES[0].read_text("utf-8")
    (record,) = parse(text)
    other = text.replace(record.promise, "0" * 64)
    run = tacora("verify", "-", text=other)
    assert 1 == run.returncode
    assert b"t the one that was promised" in run.stdout


def test_another_card_is_found():
    """Two treasures of the same game change places: the seed would not deal that."""
    game = Game("fr", players=3, seed="cards")
    while not game.finished:
        game.decide(dict.fromkeys(game.state.inside, "continue"))
    forged = game.notation.replace(" 1 ", " X ").replace(" 17 ", " 1 ")
    forged = forged.replace(" X ", " 17 ")
    assert forged != game.notation
    run = tacora("verify", "-", text=forged)
    assert 1 == run.returncode
    assert b"the seed deals" in run.stdout


def test_a_game_without_a_seed_cannot_be_verified():
    (record,) = parse(GAMES[0].read_text("utf-8"))
    text = write(record).replace(f'[Seed "{record.seed}"]\n', "")
    run = tacora("verify", "-", text=text)
    assert 1 == run.returncode
    assert b"no seed" in run.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_the_rules_of_every_edition_are_told_in_every_language(name, lang):
    from tacora.rulebook import rulebook
    from tacora.rules import edition
    from tacora.words import Words

    words = Words(lang)
    text = rulebook(edition(name), words)
    for kind in edition(name).hazards:
        assert words.say(f"hazard-{kind}") in text
    relics = words.say("rules-leave-relics")
    assert (relics in text) is (edition(name).relics is not None)
    assert "1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17" in text
    assert "IELLO" in text


def test_the_rules_follow_the_edition_and_its_relics():
    german = tacora("rules", "--edition", "de").stdout.decode()
    assert "first 3 relics carried out" in german
    assert "5, 7, 8, 10, 12" not in german
    french = tacora("rules", "--edition", "fr").stdout.decode()
    assert "played without relics" in french
    variant = tacora("rules", "--edition", "fr", "--relics").stdout.decode()
    assert "worth 5, 7, 8, 10, 12 points" in variant
    polish = tacora("rules", "--edition", "pl").stdout.decode()
    assert "tile of its entrance is taken away" in polish
    incan = tacora("rules", "--edition", "incan-gold").stdout.decode()
    assert "goes to whoever has more relics" in incan


def test_the_rules_of_your_own_language_come_first():
    assert (
        "Польське видання"
        in tacora("rules", "--edition", "pl", lang="uk").stdout.decode()
    )
    assert "Українське видання" in tacora("rules", lang="uk").stdout.decode()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rules", "--edition", "xx"], "There’s no edition called “xx”"),
        (["rules", "--edition", "de", "--no-relics"], "always played with relics"),
        (["rules", "--lang", "xx"], "There’s no language called “xx”"),
    ],
)
def test_a_wrong_option_is_refused_in_one_line(words, said):
    assert said in refused(tacora(*words))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_told_in_every_language(lang):
    run = tacora("--help", lang=lang)
    assert 0 == run.returncode
    for command in (b"play", b"replay", b"verify", b"rules"):
        assert command in run.stdout


def test_the_json_of_the_command_is_that_of_the_library():
    (record,) = parse(GAMES[0].read_text("utf-8"))
    line = json.loads(tacora("replay", GAMES[0], "--json").stdout)
    assert list(replay(record).scores) == line["scores"]


def test_the_cave_of_a_day_is_the_same_for_everyone(tmp_path):
    told = []
    for place in ("here", "there"):
        options = ("--daily", "--plain", "--folder", str(tmp_path / place))
        run = tacora("play", *options, text="c\nl\n")
        assert 0 == run.returncode, run.stderr
        [game] = parse(next((tmp_path / place).rglob("*.tac")).read_text("utf-8"))
        assert ("fr", 4) == (game.edition.name, len(game.names))
        assert 3 == dict(game.remarks)["Seats"].count("expert")
        told.append(game.seed)
    assert re.fullmatch(r"daily \d{4}-\d\d-\d\d", told[0])
    assert 1 == len(set(told))


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("--edition", "de"), "--edition"),
        (("--relics",), "--relics"),
        (("--no-relics",), "--no-relics"),
        (("--players", "5"), "--players"),
        (("--bots", "brave"), "--bots"),
        (("--mode", "deal"), "--mode"),
        (("--seed", "mine"), "--seed"),
    ],
)
def test_the_cave_of_a_day_cannot_be_made_another(tmp_path, words, option):
    run = tacora("play", "--daily", "--folder", str(tmp_path), *words)
    said = (
        f"“--daily” picks the cave and the opponents for you: leave out “{option}”.\n"
    )
    assert said == refused(run)
    assert [] == list(tmp_path.iterdir())
