"""What is said of bots and of the arena is all there, in English to begin with."""

import re
from pathlib import Path
from typing import get_args

import pytest

import tacora.words
from tacora.arena.errors import ArenaProblem
from tacora.bots import description, display_name, families, ladder
from tacora.bots.errors import BotProblem
from tacora.bots.fault import Reason
from tacora.words import Words

ENGLISH = Path(tacora.words.__file__).parent / "en"
SAID = {
    name
    for page in ENGLISH.glob("*.ftl")
    for name in re.findall(r"^([a-z0-9-]+) =", page.read_text("utf-8"), re.MULTILINE)
}
PROBLEMS = [*BotProblem.__subclasses__(), *ArenaProblem.__subclasses__()]


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.__name__)
def test_every_problem_can_be_told(problem):
    assert f"error-{problem.code.fget(problem.__new__(problem))}" in SAID


def test_every_fault_can_be_told():
    assert {f"fault-{reason}" for reason in get_args(Reason)} <= SAID


@pytest.mark.parametrize("name", [*ladder(), *families()])
def test_every_bot_has_a_name_and_a_line_for_players(name):
    word = name.partition(":")[0]
    assert {f"bot-{word}", f"bot-{word}-about"} <= SAID
    assert description(name, Words("en")).endswith(".")


def test_players_read_the_name_and_the_parameter():
    words = Words("en")
    assert display_name("brave", words) == "Brave"
    assert display_name("loot:9", words) == "Loot 9"
    assert display_name("program:./mine", words) == "program:./mine"
    assert display_name("theirs", words) == "theirs"
    assert description("theirs", words) == ""
