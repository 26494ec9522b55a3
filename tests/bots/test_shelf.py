"""Bots by name, and what is said of them."""

from importlib.metadata import EntryPoint

import pytest

from tacora.bots import FAMILIES, LADDER, bot, check_bot, names, ratings, shelf
from tacora.bots.errors import (
    BadParameter,
    NeedsLab,
    NoDecide,
    NoSuchProgram,
    UnknownBot,
)

EXAMPLES = [f for f in FAMILIES if not f.startswith(shelf.ON_THIS_MACHINE)]
THINKING = {"pondering", "rollout:24", "deep:100"}
QUICK = [n for n in (*LADDER, *EXAMPLES) if n not in THINKING]


@pytest.mark.parametrize("name", [*QUICK, "rollout:1"])
def test_every_bot_passes_its_check_at_every_table(name):
    report = check_bot(bot(name, seed="a seed"))
    assert (report.editions, report.games) == (10, 60)


@pytest.mark.parametrize("name", [*LADDER, *EXAMPLES])
def test_every_bot_can_be_made_by_its_name(name):
    assert bot(name)
    assert bot(name, seed="with dice or without")


@pytest.mark.parametrize(
    "name",
    [
        *("loot:", "loot:0", "loot:-3", "loot:nine", "loot:1.5", "loot:9999999999999"),
        *("coin:1.1", "coin:-0.1", "coin:nan", "danger:inf", "danger:", "cards:x"),
        *(
            "evl:",
            "nash:-1",
            "rollout:0",
            "deep:x",
            "brave:2",
            "sly:1",
            "seasoned:3",
            "loot:²",
        ),
    ],
)
def test_a_parameter_that_does_not_fit_is_refused(name):
    with pytest.raises(BadParameter) as caught:
        bot(name)
    word, _, parameter = name.partition(":")
    assert (word, parameter) == (
        caught.value.facts["bot"],
        caught.value.facts["value"],
    )
    assert caught.value.code == "bad-parameter"


@pytest.mark.parametrize("name", ["", ":", "nobody", "nobody:3", "Brave", "loot 9"])
def test_an_unknown_name_is_refused_with_those_that_are_known(name):
    with pytest.raises(UnknownBot, match="sleepy, timid"):
        bot(name)


def test_every_rung_of_the_ladder_is_rated_and_higher_than_the_last():
    rated = ratings().bots
    assert set(LADDER) <= set(rated)
    assert list(LADDER) == sorted(LADDER, key=lambda name: rated[name].mu)
    assert all(rating.games > 0 for rating in rated.values())


def test_what_others_install_stands_on_the_shelf(monkeypatch):
    point = EntryPoint("theirs", "tacora.bots.thresholds:Loot", "tacora.bots")
    monkeypatch.setattr(shelf, "entry_points", lambda group: [point])
    for memory in (shelf._shelf, shelf._maker):
        memory.cache_clear()
    try:
        assert names()[-1] == "theirs"
        assert bot("theirs:4").gems == 4
        with pytest.raises(UnknownBot):
            bot("brave")
    finally:
        for memory in (shelf._shelf, shelf._maker):
            memory.cache_clear()


def test_a_bot_that_needs_the_lab_says_so(monkeypatch):
    class Point:
        def load(self):
            raise ModuleNotFoundError("No module named 'numba'", name="numba")

    monkeypatch.setattr(shelf, "_shelf", lambda: {"theirs": Point()})
    with pytest.raises(NeedsLab, match=r"theirs.*tacora\[lab\]"):
        bot("theirs:4")


def test_a_file_with_a_decision_in_it_is_a_bot(tmp_path):
    page = tmp_path / "mine.py"
    page.write_text(
        "from tacora.rules import Decision\n"
        "def decide(state, seat):\n"
        "    return Decision.LEAVE\n"
    )
    assert check_bot(bot(f"file:{page}")).games == 60
    page.write_text("decide = 3\n")
    with pytest.raises(NoDecide):
        bot(f"file:{page}")
    with pytest.raises(NoSuchProgram):
        bot(f"file:{tmp_path}")
