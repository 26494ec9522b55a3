"""The expert: what it sees, and that it decides alike at a table and on the kernel."""

from importlib.resources import as_file, files

import numpy as np
import pytest
from bots.tables import BOXES, table, tables

from tacora.bots import bot, check_bot
from tacora.expert import decider
from tacora.expert.features import (
    DANGER,
    LAST_WINS_ALONE,
    LEAD,
    LOOT,
    RELICS,
    SIZE,
    STAGE,
    compare,
    features,
    survey,
)
from tacora.expert.net import (
    HIDDEN,
    INNER,
    LEAK,
    OUTER,
    PART,
    PARTS,
    TABLES,
    likely,
    output,
    part,
)
from tacora.expert.net import SIZE as NET_SIZE
from tacora.expert.player import Expert
from tacora.expert.weights import nets, place
from tacora.rules import edition
from tacora.sim.engine.compiler import entry
from tacora.sim.engine.intrinsics import address
from tacora.sim.engine.row import box as packed
from tacora.sim.engine.row import pack
from tacora.sim.policies.recall import recall


@entry
def compiled_features(box, row, seat, seen):
    survey(box, row, seen)
    compare(box, row, seat, seen)


@entry
def compiled_chance(box, row, seat, weights, data):
    return decider.chance(box, row, seat, address(weights), address(data))


@entry
def compiled_output(seen, net):
    return output(address(seen), address(net))


def foretell(line, seen):
    """What the nets of a kind of table make of these features: a chance."""
    seen = np.asarray(seen, np.float32)
    return likely(output(seen, line[part(seen) :]))


def test_features_count_what_everyone_sees():
    # 7 among three: 2 each, 1 stays; then a snake, two of which are in the deck of 28.
    # 117 rubies are left. Nobody has points, nobody is in camp: the share of leaving
    # is 2 + 1/3, leaving alone brings 3. All others' loot beats an empty camp.
    seen = features(table("7", "snake"), 0)
    common = [6 / 28, 0.2, 2 / 28, 117 / 28 / 6, 1 / 9, 1 / 8, 1, 1 / 3, 1 / 5, 0]
    common += [0.2, 0.2, 0, 0, 0, 0]
    compared = [0, 0, (2 + 1 / 3) / 10, 0, 0, 0.3, 0, 0, 2 / 3]
    assert [*common, *compared, *[0] * 11] == pytest.approx(seen)


def test_features_compare_with_camp_and_cave():
    # de: 15 among three: 5 each. A relic; 1 leaves alone with 5 and the relic's 5.
    # Then 4 for two: 2 each, so 7 at risk. Seat 0 has no points: 10 behind the best,
    # 5 behind the mean of 10 and 0, 3 behind the camp if it leaves; with another relic
    # on the path, 5 more if alone.
    seen = features(table("15", "R", "-1", "4", "R", box="de"), 0)
    compared = [-10 / 15, -5 / 15, -0.3, 0, 0, 0.2, 1 / 2, 0, 0]
    assert compared == pytest.approx(seen[LEAD : LEAD + 9])
    # Of five relics three are in the deck of 31 cards, the next one worth 5.
    assert [0.5, 0.5, 15 / 31, 3 / 5] == pytest.approx(seen[RELICS : RELICS + 4])


def last(*words):
    """Who is ahead in the last cave, for the first seat."""
    return features(table(*words), 0)[LAST_WINS_ALONE:].tolist()


def test_features_show_who_is_ahead_in_the_last_cave():
    # Four caves brought everyone 4; then 17: 5 each, 2 stay. All are inside: who leaves
    # alone has 4 + 5 + 2 against 4, and nobody is in camp.
    caves = ["5", "-012"] * 4
    assert [1, 1, 0, 0] == last(*caves, "17")
    # Two leave with 5 and 1 more: 10 each against 4 + 5, so one ruby behind.
    assert [-0.5, -0.5, 1, -0.5] == features(table(*caves, "17", "-12", "ram"), 0)[
        LAST_WINS_ALONE:
    ].tolist()
    # Alone with 4 more: three ahead.
    assert [1, 1, 1, 1] == features(table(*caves, "17", "-12", "4"), 0)[
        LAST_WINS_ALONE:
    ].tolist()


@pytest.mark.parametrize(("box", "relics", "players"), BOXES)
def test_features_are_the_same_at_both_speeds(box, relics, players):
    states = list(tables(box, relics, players))
    assert len(states) > 100
    for state in states:
        for seat in state.inside:
            seen = np.zeros(SIZE, np.float32)
            compiled_features(packed(state.edition), pack(state), seat, seen)
            assert features(state, seat) == pytest.approx(seen), state


@pytest.mark.parametrize(("box", "relics", "players"), BOXES)
def test_the_expert_leaves_as_often_at_both_speeds(box, relics, players):
    expert = Expert()
    weights = np.array([0.0, *expert.policy.weights])
    data = np.frombuffer(expert.policy.data, np.float32).copy()
    mixed = 0
    for state in tables(box, relics, players, games=4):
        seat = state.inside[-1]
        leaving = expert.chance_to_leave(state, seat)
        mixed += 0.01 < leaving < 0.99
        row = recall(state, expert.policy)
        case = packed(state.edition)
        assert leaving == pytest.approx(
            compiled_chance(case, row, seat, weights, data), abs=1e-4
        ), state
    assert mixed > 10


def test_a_net_is_two_sums():
    # One hidden neuron: 2 of the first input and 3 of the second, less 4; it counts 5
    # times, and 1 comes on top. Below zero a twentieth gets through.
    # It is for the second expedition; the others have nets that say other things.
    whole = np.zeros((PARTS, PART), np.float32)
    net = whole[1]
    net[DANGER * HIDDEN], net[LOOT * HIDDEN], net[INNER], net[OUTER] = 2, 3, -4, 5
    net[-1] = 1
    seen = np.zeros(SIZE, np.float32)
    seen[DANGER], seen[LOOT], seen[STAGE] = 1.0, 1.0, 2 / 5
    assert 1 / (1 + np.exp(-6)) == pytest.approx(foretell(whole.ravel(), seen))
    assert 6 == pytest.approx(compiled_output(seen, net))
    seen[LOOT] = 0.0
    below = 1 / (1 + np.exp(-(1 - 10 * LEAK)))
    assert below == pytest.approx(foretell(whole.ravel(), seen))
    assert 1 - 10 * LEAK == pytest.approx(compiled_output(seen, net))
    for expedition in (1, 3, 4, 5):
        seen[STAGE] = expedition / 5
        assert 0.5 == foretell(whole.ravel(), seen)


def test_the_shipped_nets_are_whole_and_small():
    for each in nets():
        assert (TABLES, NET_SIZE) == each.shape
        assert np.isfinite(each).all()
    with as_file(files("tacora.expert").joinpath("expert.npz")) as page:
        assert page.stat().st_size < 1_000_000


def test_every_kind_of_table_has_a_net_of_its_own():
    boxes = [edition("fr", relics=False), edition("fr", relics=True)]
    boxes += [edition("de"), edition("incan-gold")]
    places = [place(box, players) for box in boxes for players in range(3, 9)]
    assert list(range(TABLES)) == places
    assert TABLES == len(np.unique(nets().players, axis=0))


def test_the_expert_plays_every_edition_without_objection():
    assert "no objection" in str(check_bot(bot("expert")))


def test_the_expert_leaves_its_last_cave_once_it_leads():
    # The last expedition, alone inside, ahead of everyone in camp by what it carries:
    # more gems add nothing to a victory, a trap would take it.
    first = ["5", "-012"]
    state = table(*first, *first, *first, *first, "17", "snake", "lava", "-12", "4")
    assert state.expedition == 5
    assert Expert().chance_to_leave(state, 0) > 0.9


def test_variants_fear_or_dare_more_than_the_expert():
    state = table("7", "snake", "5", "lava")
    leaving = [bot(n).chance_to_leave(state, 0) for n in ("dashing", "expert", "wary")]
    assert leaving == sorted(leaving)
    odds = [chance / (1 - chance) for chance in leaving]
    assert odds[0] * np.exp(3) == pytest.approx(odds[2], rel=1e-3)


def test_the_dreamy_one_never_looks_at_a_chest():
    rich = table("15", "-0", "snake", "snake", "5", "7")
    poor = table("15", "-1", "snake", "snake", "5", "7")
    seen = [bot("dreamy").chance_to_leave(state, 0) for state in (rich, poor)]
    assert seen[0] == seen[1]
    looked = [Expert().chance_to_leave(state, 0) for state in (rich, poor)]
    assert looked[0] != looked[1]
