"""What is said of bots and of the arena is all there, in English to begin with."""

import re
from pathlib import Path
from typing import get_args

import pytest

import tacora.words
from tacora.arena.errors import ArenaProblem
from tacora.bots import FAMILIES, LADDER, about, label
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


@pytest.mark.parametrize("name", [*LADDER, *FAMILIES])
def test_every_bot_has_a_name_and_a_line_for_players(name):
    word = name.partition(":")[0]
    assert {f"bot-{word}", f"bot-{word}-about"} <= SAID
    assert about(name, Words("en")).endswith(".")


def test_a_label_is_the_name_and_the_parameter():
    words = Words("en")
    assert label("brave", words) == "Brave"
    assert label("loot:9", words) == "Loot 9"
    assert label("program:./mine", words) == "program:./mine"
    assert label("theirs", words) == "theirs"
    assert about("theirs", words) == ""
