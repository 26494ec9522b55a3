"""Bots by name, and what is said of them."""

import subprocess
import sys
from importlib.metadata import EntryPoint
from itertools import pairwise

import pytest

from tacora.bots import (
    bot,
    check_bot,
    families,
    ladder,
    levels,
    names,
    quick_ladder,
    ratings,
    registry,
    says,
)
from tacora.bots.errors import (
    BadParameter,
    NeedsLab,
    NoDecide,
    NoSuchProgram,
    UnknownBot,
)
from tacora.bots.simple.thresholds import Loot

OURS = [n for n in (*ladder(), *families()) if not registry.kind(n).local]
QUICK = [n for n in OURS if not registry.kind(n).slow]


@pytest.mark.parametrize("name", [*QUICK, "rollout:1"])
def test_every_bot_passes_its_check_at_every_table(name):
    report = check_bot(bot(name, seed="a seed"))
    assert (report.editions, report.games) == (10, 60)


@pytest.mark.parametrize("name", OURS)
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


def test_every_character_is_on_the_ladder_by_its_rating():
    rated = ratings().bots
    assert set(registry.characters()) == set(ladder()) == set(rated)
    assert ("sleepy", "dashing") == (ladder()[0], ladder()[-1])
    for lower, upper in pairwise(ladder()):
        assert rated[lower].mu <= rated[upper].mu
    assert all(rating.games > 0 for rating in rated.values())


def test_the_levels_rise():
    rated = ratings().bots
    assert 8 == len(levels())
    assert ("timid", "expert") == (levels()[0], levels()[-1])
    assert list(levels()) == sorted(levels(), key=lambda name: rated[name].wins)
    for lower, upper in zip(levels(), levels()[2:], strict=False):
        least = rated[upper].wins - rated[upper].margin
        assert least > rated[lower].wins + rated[lower].margin


def test_those_who_think_long_and_those_who_run_anything_say_so():
    kinds = [registry.kind(name) for name in names()]
    assert {"pondering", "rollout", "deep"} == {k.name for k in kinds if k.slow}
    assert {"file", "program"} == {k.name for k in kinds if k.local}
    assert {"pondering"} == set(ladder()) - set(quick_ladder())


def test_a_name_with_a_parameter_is_of_the_same_kind():
    kind = registry.kind("rollout:7")
    assert kind == registry.kind("rollout")
    assert ("rollout:24", True, True) == (kind.example, kind.takes_seed, kind.slow)


@pytest.fixture
def install(monkeypatch):
    """A function that installs bots of others beside ours."""
    memories = (registry._points, registry._ours, registry._maker, registry._kind)

    def forget():
        for memory in memories:
            memory.cache_clear()

    def add(**makers):
        points = [
            *registry.entry_points(group=registry.GROUP),
            *(EntryPoint(n, f"{__name__}:{n}", registry.GROUP) for n in makers),
        ]
        for name, make in makers.items():
            monkeypatch.setattr(sys.modules[__name__], name, make, raising=False)
        monkeypatch.setattr(registry, "entry_points", lambda group: points)
        forget()

    yield add
    forget()


def test_what_others_install_is_found_and_needs_to_say_nothing(install):
    install(theirs=Loot, plain=lambda: Loot("3"))
    assert ("plain", "theirs") == names()[-2:]
    assert 4 == bot("theirs:4").gems
    assert 3 == bot("plain", seed="not for it").gems
    assert "theirs" not in (*ladder(), *registry.characters())
    said_nothing = registry.Kind("theirs", "theirs:9", *[False] * 4)
    assert said_nothing == registry.kind("theirs")
    assert "plain" == registry.kind("plain").example


def test_what_others_install_may_say_all_that_ours_say(install):
    @says(example="7", slow=True, local=True)
    def theirs(gems, *, seed):
        return Loot(gems)

    class Mine(Loot):
        slow = True

    install(theirs=theirs, mine=Mine)
    kind = registry.kind("theirs:3")
    assert ("theirs:7", True, True) == (kind.example, kind.slow, kind.local)
    assert kind.takes_seed
    assert registry.kind("mine").slow
    with pytest.raises(BadParameter) as caught:
        bot("theirs:none", seed="")
    assert "theirs:7" == caught.value.facts["expected"]


def test_a_bot_that_needs_the_lab_says_so(monkeypatch):
    class Point:
        def load(self):
            raise ModuleNotFoundError("No module named 'numba'", name="numba")

    monkeypatch.setattr(registry, "_points", lambda: {"theirs": Point()})
    with pytest.raises(NeedsLab, match=r"theirs.*tacora\[lab\]"):
        bot("theirs:4")


def test_listing_the_bots_loads_neither_the_kernel_nor_numpy():
    program = (
        "import sys\n"
        "from tacora.bots import families, levels, quick_ladder\n"
        "assert levels() and families() and quick_ladder()\n"
        "print({'numpy', 'numba'} & set(sys.modules))\n"
    )
    found = subprocess.check_output([sys.executable, "-c", program], text=True)
    assert "set()\n" == found


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
