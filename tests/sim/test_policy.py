"""Policies: that each leaves when it says, of a family or by its function."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tacora.rules import after, begin, card, edition, reveal, set_up
from tacora.rules import decide as show
from tacora.rules.odds import danger as odds_danger
from tacora.rules.play import Decision
from tacora.sim.policies import policy
from tacora.sim.policies.ask import leaves
from tacora.sim.run import simulate


def table(*words, players=3, box="fr", relics=None):
    """Everyone inside, after these cards."""
    state = set_up(edition(box, relics), players)
    state = after(state, begin(state))
    for word in words:
        if state.awaits == "decisions":
            stay = dict.fromkeys(state.inside, Decision.CONTINUE)
            state = after(state, show(state, stay))
        state = after(state, reveal(state, card(word)))
    return state


@pytest.mark.parametrize(
    ("made", "words", "expected"),
    [
        (policy.loot(3), ["9"], True),
        (policy.loot(4), ["9"], False),
        (policy.cards(2), ["9"], False),
        (policy.cards(2), ["9", "snake"], True),
        (policy.hazards(2), ["snake", "17"], False),
        (policy.hazards(2), ["snake", "lava"], True),
        (policy.danger(0.072), ["9", "snake"], False),  # 2 in 28
        (policy.danger(0.071), ["9", "snake"], True),
        (policy.danger(0.06), ["snake"], False),  # 2 in 29, but with empty hands
        (policy.table([[5, 3]]), ["9"], False),
        (policy.table([[5, 3]]), ["9", "snake"], True),
        (policy.table([[5, 3]]), ["9", "snake", "lava"], True),
        (policy.coin(1), ["1"], True),
        (policy.coin(0), ["17"], False),
        (policy.value(), ["17"], False),  # nothing at risk
        # 15 * 4/25 > 78/25/3
        (policy.value(), ["17", "15", "14", "snake", "lava"], True),
        (policy.nash(), ["17"], False),
    ],
)
def test_a_policy_leaves_when_it_says(made, words, expected):
    assert expected == leaves(made, table(*words), seat=1, luck=0.5)


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("loot:9", policy.loot(9)),
        ("value:1.25,1", policy.value(1.25, 1)),
        ("nash", policy.nash()),
        ("danger:0.17", policy.danger(0.17)),
        ("hazards:2", policy.hazards(2)),
    ],
)
def test_a_policy_bears_a_name_with_its_weights(name, made):
    assert name == made.name


@pytest.mark.parametrize(("make", "most"), [(policy.value, 5), (policy.nash, 3)])
def test_more_weights_than_there_are_are_refused(make, most):
    assert make(*[1.0] * most)
    with pytest.raises(policy.WrongWeights):
        make(*[1.0] * (most + 1))


def test_a_table_can_ask_how_many_are_inside():
    wary = policy.table([[9], [9], [2]])
    assert leaves(wary, table("9"), seat=0)
    bold = policy.table([[1], [1], [9]])
    assert not leaves(bold, table("9"), seat=0)


@pytest.mark.parametrize("lines", [[], [[]], [[1]] * 9, [[1] * 9]])
def test_a_table_of_the_wrong_shape_is_refused(lines):
    with pytest.raises(policy.WrongWeights):
        policy.table(lines)


def test_a_function_of_ones_own_plays_like_the_family_it_copies():
    @policy.policy
    def seven(view):
        return view.loot >= 7

    @policy.policy
    def brave(view):
        something = view.loot + view.gems + view.worth > 0
        return something and view.deadly / view.left > 0.2

    @policy.policy
    def gambler(view):
        return view.luck < 0.25

    own = [seven, brave, gambler, seven]
    seven_too = policy.loot(7)
    ours = [seven_too, policy.danger(0.2), policy.coin(0.25), seven_too]
    for game in (edition("fr", relics=True), edition("de")):
        assert simulate(game, ours, 2_000, 4) == simulate(game, own, 2_000, 4)


def test_a_view_shows_what_lies_on_the_table():
    @policy.policy
    def all_true(view):
        return (
            view.seat == 2
            and view.players == 4
            and view.expedition == 1
            and view.expeditions == 5
            and view.explorers == 4
            and view.loot == 2
            and view.gems == 1
            and view.cards == 4
            and view.hazards == 1
            and view.left == 31
            and view.deadly == 2
            and view.hoard == 124 - 9
            and view.relics == 2
            and view.worth == 10
            and view.score == 0
            and view.best == 0
        )

    state = table("9", "R", "snake", "R", players=4, box="de")
    assert leaves(all_true, state, seat=2)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(["1", "13", "17", "snake", "ram", "R"]), unique=True))
def test_a_policy_and_the_odds_see_the_same_danger(words):
    state = table("5", *words, box="de")
    if state.awaits == "decisions":
        real = float(odds_danger(state))
        assert not leaves(policy.danger(real + 1e-9), state, seat=0)
        assert leaves(policy.danger(real - 1e-9), state, seat=0)


@pytest.mark.parametrize(("players", "gems"), [(3, 34.5), (5, 21.9)])
def test_one_step_equilibrium_gathers_what_was_measured(players, gems):
    tally = simulate(edition("fr"), [policy.nash(1)] * players, 6_000, seed=8)
    assert gems == pytest.approx(tally.mean(0), abs=0.7)


@pytest.mark.parametrize(("players", "gems"), [(3, 29.7), (5, 17.3)])
def test_expected_value_with_leftovers_gathers_what_was_measured(players, gems):
    tally = simulate(edition("fr"), [policy.value(1.25, 1)] * players, 40_000, seed=8)
    assert gems == pytest.approx(tally.mean(0), abs=0.3)


def test_a_function_may_compare_itself_with_the_best_other():
    @policy.policy
    def behind(view):
        return view.loot >= (4 if view.score >= view.best else 9)

    state = table("9", players=3)
    for leavers in ((0,), (1, 2)):
        shown = {
            seat: Decision.LEAVE if seat in leavers else Decision.CONTINUE
            for seat in state.inside
        }
        state = after(state, show(state, shown))
        number = 12 if leavers == (0,) else 10
        state = after(state, reveal(state, state.deck[number]))
    # 3 and nothing on the path; then the 15, shared by two; then the 11 in cave two.
    assert [e.score for e in state.explorers] == [3, 10, 10]
    state = after(state, show(state, dict.fromkeys(range(3), Decision.CONTINUE)))
    state = after(state, reveal(state, card("5")))
    assert [e.satchel for e in state.explorers] == [4, 4, 4]
    assert [leaves(behind, state, seat) for seat in range(3)] == [False, True, True]
    equal = simulate(edition("fr"), [behind] * 3, 500, 2)
    assert equal.games == 500
