"""Policies: a bot and the policy it brings decide alike, at every table."""

import pytest
from bots.tables import BOXES, tables

from tacora.bots import bot, families, ladder, registry
from tacora.bots.bot import policy_of
from tacora.bots.outlook import outlook
from tacora.bots.simple.nash import equilibrium
from tacora.bots.simple.thresholds import Loot
from tacora.rules import Decision, edition
from tacora.sim.policies.ask import chance_to_leave, leaves
from tacora.sim.policies.policy import cards, policy
from tacora.sim.run import simulate

SURE = [
    *("timid", "greedy", "brave", "cautious", "punctual", "seasoned", "counting"),
    *(
        "loot",
        "loot:9",
        "cards",
        "cards:3",
        "hazards",
        "hazards:3",
        "danger",
        "danger:0.1",
        "danger:0.25",
    ),
    *("evl", "evl:1", "evl:1.25", "evl:2.5", "evl:0"),
]
MIXED = ["nash", "nash:1", "nash:3", "sly"]


@pytest.mark.parametrize(("box", "relics", "players"), BOXES)
def test_a_bot_without_dice_and_its_policy_decide_alike(box, relics, players):
    pairs = [(name, bot(name), registry.policy(name)) for name in SURE]
    seen = set()
    for state in tables(box, relics, players):
        seat = state.inside[-1]
        for name, python, kernel in pairs:
            expected = python.decide(state, seat) is Decision.LEAVE
            assert (name, expected) == (name, leaves(kernel, state, seat)), state
            seen.add((name, expected))
    assert {(name, choice) for name in SURE for choice in (True, False)} <= seen | {
        ("evl:0", False)
    }


@pytest.mark.parametrize(("box", "relics", "players"), BOXES)
def test_a_bot_in_equilibrium_and_its_policy_leave_as_often(box, relics, players):
    pairs = [(bot(name).treasure, registry.policy(name)) for name in MIXED]
    mixed = 0
    for state in tables(box, relics, players):
        seat = state.inside[0]
        view = outlook(state, seat)
        for treasure, kernel in pairs:
            expected = equilibrium(view, treasure)
            mixed += 0 < expected < 1
            assert expected == pytest.approx(
                chance_to_leave(kernel, state, seat), abs=2e-6
            ), state
    assert mixed > 100


@pytest.mark.parametrize(
    ("name", "share"), [("coin", 0.2), ("coin:0.7", 0.7), ("sleepy", 0.35)]
)
def test_a_coin_and_its_policy_leave_as_often(name, share):
    state = next(tables("fr", relics=False, players=3))
    assert share == bot(name).share
    assert share == pytest.approx(chance_to_leave(registry.policy(name), state, 0))


def test_all_bring_a_policy_but_those_who_imagine_and_those_from_elsewhere():
    names = [n for n in (*ladder(), *families()) if ":." not in n]
    alone = {n for n in names if registry.policy(n) is None}
    assert {"pondering", "rollout:24", "deep:100"} == alone


def test_a_policy_bears_the_name_of_its_bot():
    assert ["sly", "danger:0.17"] == [
        registry.policy(n).name for n in ("sly", "danger:0.17")
    ]


def test_a_bot_in_a_file_may_bring_its_policy(tmp_path):
    page = tmp_path / "mine.py"
    page.write_text(
        "from tacora.rules import Decision\n"
        "from tacora.sim.policies.policy import policy as on_the_kernel\n"
        "@on_the_kernel\n"
        "def policy(view):\n"
        "    return view.cards >= 2\n"
        "def decide(state, seat):\n"
        "    return Decision.LEAVE if len(state.path) >= 2 else Decision.CONTINUE\n"
    )
    brought = registry.policy(f"file:{page}")
    assert brought is not None
    seats = [cards(2)] * 3
    game = edition("fr")
    assert simulate(game, seats, 500) == simulate(game, [brought] * 3, 500)


def test_who_decides_otherwise_than_its_parent_has_not_its_policy():
    class Later(Loot):
        def decide(self, state, seat):
            return Decision.CONTINUE

    assert policy_of(Loot("9")) is not None
    assert policy_of(Later("9")) is None


def test_what_a_bot_calls_a_policy_must_be_one():
    class Mine:
        policy = "leave early"

        def decide(self, state, seat):
            return Decision.LEAVE

    assert policy_of(Mine()) is None
    Mine.policy = policy(lambda view: True)
    assert policy_of(Mine()) is Mine.policy
