"""Programs as bots: the well-behaved decide, the others leave and nothing breaks."""

import shutil
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest
from bots.tables import CONTINUE, LEAVE, table

from tacora.arena.match import match, play
from tacora.bots import bot, check_bot
from tacora.bots.errors import NoSuchProgram
from tacora.bots.program.process import Program
from tacora.bots.program.protocol import page as written
from tacora.bots.program.protocol import question
from tacora.rules import card, edition

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"

READY = 'print(\'{"type":"ready"}\', flush=True)\n'
HELLO = "import sys, os, time\nsys.stdin.readline()\n" + READY
ANSWER = (
    "import json\n"
    "for line in sys.stdin:\n"
    "    asked = json.loads(line)\n"
    "    if asked['type'] == 'bye': break\n"
    "    number = asked['number']\n"
)
SLEEP = "import time\ntime.sleep(60)\n"
HOSTILE = {
    "never greets": (SLEEP, "unready"),
    "greets with rubbish": (
        "print('hello yourself', flush=True)\ninput()\n",
        "unready",
    ),
    "greets wrongly": (
        READY.replace('ready"', 'decision","number":1,"decision":"leave"') + SLEEP,
        "unready",
    ),
    "exits at once": ("", "ended"),
    "fails": ("1 / 0\n", "ended"),
    "is silent": (HELLO + "time.sleep(60)\n", "late"),
    "is slow": (HELLO + ANSWER + "    time.sleep(60)\n", "late"),
    "babbles": (HELLO + ANSWER + "    print('let me think', flush=True)\n", "garbage"),
    "is not UTF-8": (
        HELLO + ANSWER + "    os.write(1, b'\\xff\\xfe\\n')\n",
        "garbage",
    ),
    "nests too deeply": (
        HELLO + ANSWER + "    print('[' * 5000, flush=True)\n",
        "garbage",
    ),
    "invents decisions": (
        HELLO
        + ANSWER
        + "    print(json.dumps({'type': 'decision', 'number': number,"
        + " 'decision': 'fly'}), flush=True)\n",
        "garbage",
    ),
    "answers what was not asked": (
        HELLO
        + ANSWER
        + "    print(json.dumps({'type': 'decision', 'number': number + 1,"
        + " 'decision': 'leave'}), flush=True)\n",
        "wrong",
    ),
    "says too much in a line": (
        HELLO + "while True: os.write(1, b'x' * 4096)\n",
        "huge",
    ),
    "says too much in lines": (
        HELLO
        + 'while True: print(\'{"type":"decision","number":0,'
        + '"decision":"leave"}\', flush=True)\n',
        "huge",
    ),
    "writes half a line": (
        HELLO + "os.write(1, b'{\"type\":')\ntime.sleep(60)\n",
        "late",
    ),
    "closes its mouth": (HELLO + "os.close(1)\ntime.sleep(60)\n", "ended"),
    "closes its ears": (
        "import os, time\nos.read(0, 999)\nos.close(0)\n" + READY + "time.sleep(60)\n",
        "ended",
    ),
    "ends in the middle": (
        HELLO
        + ANSWER
        + "    print(json.dumps({'type': 'decision', 'number': number,"
        + " 'decision': 'continue'}), flush=True)\n"
        + "    break\n",
        "ended",
    ),
}


def program(tmp_path, text, seconds=0.3, to_start=20):
    page = tmp_path / "hostile.py"
    page.write_text(text)
    return Program(f"{sys.executable} -S -E {page}", seconds=seconds, to_start=to_start)


@pytest.mark.parametrize("habit", HOSTILE)
def test_a_hostile_program_leaves_and_the_match_goes_on(habit, tmp_path):
    text, reason = HOSTILE[habit]
    hostile = program(
        tmp_path,
        text,
        seconds=0.3 if reason == "late" else 20,
        to_start=0.8 if reason == "unready" else 20,
    )
    try:
        ended = play(
            [hostile, bot("cards:3"), bot("cards:4")],
            edition("fr"),
            "a seed",
            ["hostile", "b", "c"],
        )
    finally:
        hostile.close()
    assert ended.record.end.finished
    faults = ended.faults[0]
    assert len(faults) >= 5  # at least one decision in each expedition
    assert faults[0].reason == reason
    assert ended.faults[1:] == ((), ())


def test_a_silent_program_is_dismissed_after_three_questions(tmp_path):
    silent = program(tmp_path, HELLO + "time.sleep(60)\n")
    answers = [silent.decide(table("5"), 0) for _ in range(5)]
    silent.close()
    assert answers == [LEAVE] * 5
    assert [fault.reason for fault in silent.faults] == [
        *("late", "late", "late"),
        *("dismissed", "dismissed"),
    ]


def test_a_late_answer_is_not_taken_for_the_next(tmp_path):
    # The first answer, "leave", comes late; the second question is answered at once.
    late = program(
        tmp_path,
        HELLO
        + ANSWER
        + "    if number == 1: time.sleep(1.2)\n"
        + "    said = 'leave' if number == 1 else 'continue'\n"
        + "    print(json.dumps({'type': 'decision', 'number': number,"
        + " 'decision': said}), flush=True)\n",
        seconds=1,
    )
    first = late.decide(table("5"), 0)
    second = late.decide(table("5", "snake"), 0)
    late.close()
    assert (first, second) == (LEAVE, CONTINUE)
    assert [(f.expedition, f.card, f.reason) for f in late.faults] == [(1, 1, "late")]


def test_a_program_ends_with_all_that_it_has_started(tmp_path):
    mark = tmp_path / "alive"
    child = (
        f"import time\nwhile True: open({str(mark)!r}, 'a').write('x'); time.sleep(.02)"
    )
    parent = program(
        tmp_path,
        "import subprocess, sys, os, time\n"
        f"subprocess.Popen([sys.executable, '-c', {child!r}])\n"
        f"while not os.path.exists({str(mark)!r}): time.sleep(.01)\n"
        + HELLO
        + "time.sleep(60)\n",
    )
    parent.decide(table("5"), 0)
    parent.close()
    size = mark.stat().st_size
    sleep(0.2)
    assert size == mark.stat().st_size


@pytest.mark.parametrize("command", ["", "no/such/program", "'", "/", "docs"])
def test_a_program_that_is_not_there_is_refused_before_the_match(command):
    with pytest.raises(NoSuchProgram):
        bot(f"program:{command}")


def careful(language: str, tmp_path: Path) -> str:
    """The example in this language, ready to run."""
    if language == "Python":
        return f"{sys.executable} {EXAMPLES / 'careful.py'}"
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler: the example in C was not tried")
    built = tmp_path / "careful"
    warnings = ["-Wall", "-Wextra", "-Werror", "-std=c99", "-pedantic"]
    source = EXAMPLES / "careful.c"
    subprocess.run([compiler, *warnings, "-O2", "-o", built, source], check=True)
    return str(built)


@pytest.mark.parametrize("language", ["Python", "C"])
def test_the_examples_decide_as_they_say(language, tmp_path):
    example = bot(f"program:{careful(language, tmp_path)}")
    # Two warnings after three cards: 4 of 27 are deadly, more than one in eight.
    states = [
        table("snake", "lava", "17"),
        table("snake", "17"),  # 2 of 28
        table("snake", "lava", "1"),  # nothing in hand
    ]
    try:
        assert [example.decide(s, 1) for s in states] == [LEAVE, CONTINUE, CONTINUE]
        assert example.faults == []
    finally:
        example.close()


@pytest.mark.parametrize("language", ["Python", "C"])
def test_the_examples_pass_their_check(language, tmp_path):
    example = Program(careful(language, tmp_path), seconds=20)
    try:
        assert check_bot(example).games == 60
    finally:
        example.close()


def test_the_longest_question_fits_into_the_buffer_of_the_example_in_c(tmp_path):
    seen = tmp_path / "longest"
    page = tmp_path / "measure.py"
    page.write_text(
        (EXAMPLES / "careful.py")
        .read_text()
        .replace("json.loads(line)", "json.loads(note(line))")
        .replace(
            "def main",
            f"def note(line):\n    open({str(seen)!r}, 'a').write(f'{{len(line)}}\\n')"
            "\n    return line\n\n\ndef main",
        )
    )
    names = [f"program:{sys.executable} {page}", *["loot:30"] * 7]
    ended = match(names, edition("de"), "a long game")
    assert ended.faults == ((),) * 8
    assert max(map(int, seen.read_text().split())) < 2**16


def test_the_schema_in_the_docs_is_that_of_the_code():
    page = ROOT / "docs" / "reference" / "bot-protocol.schema.json"
    assert written() == page.read_text("utf-8"), (
        f"renew it: python -m tacora.bots.program.protocol > docs/reference/{page.name}"
    )


def test_a_program_is_told_every_card_and_who_left_after_those_decided():
    asked = question(1, 0, table("7", "-2", "snake", "5"))
    assert [card("7"), card("snake"), card("5")] == list(asked.state.turned)
    assert ((2,), ()) == asked.state.departed
