"""Commands that are typed wrongly, and help, in the language of whoever typed them."""

import re
import subprocess
import sys

import pytest
import typer
from test_cli import ENVIRON, GAMES, refused, tacora

from tacora.cli import app, main
from tacora.records.story import explain
from tacora.terminal.errors import UnknownMode
from tacora.words import LANGUAGES, Words


@pytest.fixture
def run(monkeypatch, capsys):
    """Type a command; its status, and what it said."""

    def run(*words, lang="en"):
        monkeypatch.setenv("TACORA_LANG", lang)
        monkeypatch.setattr(sys, "argv", ["tacora", *words])
        with pytest.raises(SystemExit) as left:
            main()
        return left.value.code, *capsys.readouterr()

    return run


WRONG = [
    ("dance", "unknown-command", "tacora --help"),
    ("--dance", "unknown-option", "tacora --help"),
    ("replay game.tac --dance", "unknown-option", "tacora replay --help"),
    ("replay -x game.tac", "unknown-option", "tacora replay --help"),
    ("rules --edition", "option-incomplete", "tacora rules --help"),
    ("replay game.tac --json=yes", "option-alone", "tacora replay --help"),
    ("play --no-relics=1", "option-alone", "tacora play --help"),
    ("play --players four", "number-needed", "tacora play --help"),
    ("simulate --games 1.5", "number-needed", "tacora simulate --help"),
    ("verify", "argument-missing", "tacora verify --help"),
    ("backup", "argument-missing", "tacora backup --help"),
    ("replay one.tac two.tac", "argument-unexpected", "tacora replay --help"),
    ("bots all", "argument-unexpected", "tacora bots --help"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("line", "code", "helps"), WRONG, ids=[w[0] for w in WRONG])
def test_a_wrong_command_is_refused_in_one_line(run, line, code, helps, lang):
    status, out, said = run(*line.split(), lang=lang)
    assert (2, "") == (status, out)
    assert said.endswith(f"{helps}\n")
    assert 1 == said.count("\n")
    facts = dict.fromkeys(("word", "option", "name", "known", "value"), "@")
    for piece in Words(lang).say(f"error-{code}", **facts).split("@"):
        assert piece in said


def test_a_refusal_names_what_is_wrong_and_what_could_be_said(run):
    known = ", ".join(command.name for command in app.registered_commands)
    assert f"“dance”. Choose one of: {known}." in run("dance")[2]
    assert "“--edition” needs a value" in run("rules", "--edition")[2]
    assert "“--players” needs a whole number" in run("play", "--players", "x")[2]
    assert "<file> is missing" in run("replay")[2]
    assert "“two.tac” is one word too many" in run("replay", "one.tac", "two.tac")[2]
    assert "“xx”. Choose one of: en, fr" in run("rules", "--lang", "xx")[2]


def test_what_was_typed_is_cut_but_never_what_could_be_said():
    known = ", ".join(f"bot-number-{n}" for n in range(40))
    said = explain(UnknownMode(mode="x" * 500, known=known), Words("en"))
    assert known in said
    assert "x" * 81 not in said
    assert "x…" in said


def test_the_language_is_taken_from_anywhere_on_the_line(run):
    german = "Hier gibt es keine Option „--dance“."
    for line in (
        "--lang de --dance",
        "replay --dance --lang de",
        "replay --lang=de --dance",
        "replay --lang fr --dance --lang de",
        "replay --lang de --dance --lang xx",
    ):
        assert german in run(*line.split())[2]
    assert "нема" in run("rules", "--edition", "xx", "--lang", "uk")[2]
    assert run("play", "--help", lang="pl") == run("play", "--help", "--lang", "pl")


def test_strange_signs_stay_on_one_line(run):
    _, _, said = run("replay", "--a\n\x1b[2Jb\u2028")
    assert 1 == said.count("\n")
    assert "--a\\n\\x1b[2Jb\\u2028" in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command", [None, *(command.name for command in app.registered_commands)]
)
def test_help_is_said_in_the_words_of_the_language(run, command, lang, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    line = [command] if command else []
    status, page, wrong = run(*line, "--help", lang=lang)
    assert (0, "") == (status, wrong)
    say = Words(lang).say
    told = " ".join(page.split())
    assert page.startswith(say("cli-usage", value=" ".join(["tacora", *line])))
    about = say(f"cli-{command or 'about'}")
    assert " ".join(about.split()) in told
    for title in ("cli-options", *([] if command else ["cli-commands"])):
        assert f"\n{say(title)}\n" in page
    assert say("cli-help").split()[0] in told
    whole = typer.main.get_command(app)
    chosen = whole.commands[command] if command else whole
    for parameter in chosen.params:
        assert " ".join(say(parameter.help).split()) in told
        assert max(parameter.opts, key=len) in told or "file" in parameter.name
    assert max(map(len, page.splitlines())) <= 60
    if lang != "en":
        english = ("Usage", "Commands", "Show this", "default", "required", "<str>")
        assert [] == [word for word in english if word in page]


def test_tacora_alone_helps(run):
    assert run("--help") == run()
    assert 0 == run()[0]


def test_the_version_is_told(run):
    status, said, _ = run("--version", "play")
    assert 0 == status
    assert re.fullmatch(r"tacora \d+\.\d+\.\d+\n", said)


def test_defaults_are_told(run):
    page = " ".join(run("simulate", "--help")[1].split())
    assert "(default: 100000)" in page
    assert "(default: 0)" in page
    page = " ".join(run("serve", "--help", "--lang", "de")[1].split())
    assert "(ohne Angabe: --browser)" in page


def test_a_script_is_refused_as_a_person_is():
    assert "Option „--dance“" in refused(tacora("play", "--dance", lang="de"))
    assert "<fichier>" in refused(tacora("replay", "--lang", "fr"))


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_reader_who_has_enough_leaves_no_trace(tmp_path, options):
    page = tmp_path / "many.tac"
    page.write_bytes((GAMES[0].read_bytes() + b"\n") * 400)
    line = [sys.executable, "-m", "tacora", "replay", str(page), *options]
    with (
        subprocess.Popen(
            line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRON
        ) as told,
        subprocess.Popen(
            ["head", "-1"],  # noqa: S607  as people type it
            stdin=told.stdout,
            stdout=subprocess.PIPE,
        ) as head,
    ):
        told.stdout.close()
        assert 1 == head.stdout.read().count(b"\n")
        assert b"" == told.stderr.read()
    assert 0 == told.returncode


@pytest.mark.parametrize(
    "line", [["--help"], ["rules"], ["replay", GAMES[0]], ["verify", GAMES[0]]]
)
def test_a_full_disk_is_told_in_one_line(line):
    with open("/dev/full", "wb") as full:  # noqa: PTH123  a device
        run = subprocess.run(
            [sys.executable, "-m", "tacora", *map(str, line)],
            stdout=full,
            stderr=subprocess.PIPE,
            env=ENVIRON | {"TACORA_LANG": "de"},
            check=False,
        )
    assert 2 == run.returncode
    assert Words("de").say("error-disk-full") + "\n" == run.stderr.decode()
