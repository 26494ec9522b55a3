"""Training: lessons push nets the right way, and a course can be gone on with."""

from functools import partial
from random import Random

import numpy as np
import pytest

from tacora.rules import after, begin, edition, reveal, set_up
from tacora.sim import policy
from tacora.sim.experience import EVERY, Experience, Turn, advantages, experience
from tacora.sim.expert import COUNTS, RULES, SIZE
from tacora.sim.futures import EDGE, futures
from tacora.sim.layers import PART, PARTS, outputs
from tacora.sim.run import simulate
from tacora.training import course
from tacora.training.course import FIRST, LENGTHS, Plan, train
from tacora.training.guests import guest
from tacora.training.lesson import Lesson, Manner, learn
from tacora.training.student import Student

LAST = {"second": 0, "third": 0, "fourth": 0, "fifth": 1, "sixth": 0}
SMALL = Plan(seed=3, updates=4, seats=16, **LAST)


def net(constant, seed=None):
    """A net that always says the same, or one at random."""
    whole = np.zeros(SIZE)
    if seed is not None:
        whole = np.random.default_rng(seed).normal(0, 0.3, SIZE)
    whole.reshape(PARTS, PART)[:, -1] = constant
    return whole


def copies(whole):
    return policy.expert(whole.tolist())


def lives(box, seats, learning, critic=None, chance=(5, 0, 200)):
    """What these experience; the critic foretells the same for all if it is none."""
    critic = net(0) if critic is None else critic
    turn = Turn(critic.astype(np.float32))
    return experience(box, seats, learning, chance, turn)


def test_an_experience_holds_every_decision_in_its_order():
    # Who leaves after two cards decides twice an expedition, unless a trap comes first:
    # then once, as no trap comes on the first card.
    box = edition("fr")
    seats = [policy.cards(2), policy.cards(2), policy.cards(2)]
    lived = lives(box, seats, (0, 2))
    tally = simulate(box, seats, 200, 5)
    assert 2 * (tally.cards - tally.traps) == len(lived.edges)
    assert {0, 2} == set((lived.who % 3).tolist())
    assert (np.diff(lived.who // 3) >= 0).all()
    assert 2 * (200 * 5 - tally.traps) == lived.left.sum()
    wins = lived.shares.reshape(200, 3)
    assert np.allclose(1, wins.sum(axis=1))
    assert [tally.win_share(seat).share for seat in range(3)] == pytest.approx(
        wins.mean(axis=0).tolist(), abs=1e-5
    )


def test_the_first_insight_of_a_game_is_that_of_the_first_card():
    lived = lives(edition("fr"), [policy.cards(1)] * 4, (1,), chance=(5, 0, 3))
    first = lived.seen[0]
    assert [1 / 5, 0, 0.1] == pytest.approx(first[8:11].tolist())  # expedition, cards
    assert 1.0 == first[6]  # all are inside


def test_decisions_are_turned_round_in_one_game_of_a_few():
    lived = lives(
        edition("fr"), [policy.cards(2)] * 3, (0, 1, 2), chance=(5, 0, 3 * EVERY)
    )
    turned = lived.who // 3 % EVERY == 0
    assert (lived.edges[~turned] == 0).all()
    assert (lived.edges[turned] != 0).any()


def test_an_edge_is_what_leaving_brings_more_than_staying():
    # Everyone goes home with the first card, and a critic sees everyone alike, so that
    # only the last expedition counts. Whoever goes on to its second card shares nothing
    # more, loses all or gets more than the others, who had as much as everyone.
    lived = lives(
        edition("fr"), [policy.cards(1)] * 3, (0,), chance=(5, 0, 400 * EVERY)
    )
    last = lived.seen[:, 9] == 1.0
    assert (lived.edges[~last] == 0).all()
    turned = (lived.who // 3 % EVERY == 0) & last
    third = np.float32(1 / 3)
    assert {-2 * third, 0, third} == {*(np.round(3 * lived.edges[turned]) * third)}


def test_edges_are_those_that_futures_tell():
    # Before the first card of a game nothing has happened: its edges are on average
    # those of many futures of one such moment, over all first cards.
    box = edition("de")
    expert, critic = net(-1, 1), net(-1, 2)
    seats = [copies(expert)] * 3
    lived = lives(box, seats, (0, 1, 2), critic, (5, 0, 2000 * EVERY))
    first = (lived.seen[:, 8] == np.float32(1 / 5)) & (
        lived.seen[:, 10] == np.float32(0.1)
    )
    turned = first & (lived.who // 3 % EVERY == 0)
    edges = lived.edges[turned]
    nets = np.repeat(critic[None].astype(np.float32), RULES * COUNTS, axis=0)
    begun = after(set_up(box, 3), begin(set_up(box, 3)))
    told = []
    for card in begun.deck:
        state = after(begun, reveal(begun, card))
        found = futures(state, seats, (0, 200), 7, nets)
        told.append(found.sums[EDGE].mean() / 200)
    reach = 4 * float(edges.std()) / len(edges) ** 0.5
    assert np.mean(told) == pytest.approx(edges.mean(), abs=reach + 0.004)


def test_ventures_are_experienced_from_where_they_end():
    # Everyone leaves with the first card, but for one or two in one expedition. What is
    # experienced begins when they leave, after two to eleven cards; or, if a trap comes
    # first, with the next expedition.
    turn = Turn(net(0).astype(np.float32), venturing=True)
    seats = [policy.cards(1)] * 4
    lived = experience(edition("fr"), seats, (0, 1, 2, 3), (5, 0, 2000), turn)
    expedition = np.round(5 * lived.seen[:, 8]).astype(int)
    cards = np.round(10 * lived.seen[:, 10]).astype(int)
    inside = np.round(4 * lived.seen[:, 6]).astype(int)
    deep = cards > 1
    assert {*range(2, 12)} == {*cards[deep].tolist()}
    assert {1, 2} == {*inside[deep].tolist()}
    assert {1, 2, 3, 4, 5} == {*expedition[deep].tolist()}
    assert {4} == {*inside[~deep].tolist()}
    game = lived.who // 4
    ended = dict(zip(game[deep].tolist(), expedition[deep].tolist(), strict=True))
    rest = zip(game[~deep].tolist(), expedition[~deep].tolist(), strict=True)
    assert all(ended.get(each, 0) < later for each, later in rest)
    assert 2 in {len(found) for found in map(set, _by_game(lived, deep))}
    assert (lived.edges[deep & (game % EVERY != 0)] != 0).any()


def _by_game(lived, which):
    """Who decided there, game by game."""
    who = lived.who[which]
    return [who[who // 4 == game].tolist() for game in np.unique(who // 4)]


def test_what_came_later_counts_less_and_less():
    # One seat decides three times and wins all: expected were 0.2, 0.4 and 0.5.
    lived = Experience(
        np.zeros((3, 1), np.float32),
        np.zeros(3, np.bool_),
        np.zeros(3, np.float32),
        np.zeros(3, np.int32),
        np.ones(1, np.float32),
    )
    values = np.array([0.2, 0.4, 0.5], np.float32)
    steps = [0.2, 0.1, 0.5]
    half = [steps[0] + steps[1] / 2 + steps[2] / 4, steps[1] + steps[2] / 2, steps[2]]
    assert half == pytest.approx(advantages(lived, values, 0.5).tolist())
    assert [0.8, 0.6, 0.5] == pytest.approx(advantages(lived, values, 1.0).tolist())


def test_a_push_is_the_slope_of_what_is_to_grow():
    # The critic's push is the slope of the log-likelihood of what it foretells, which
    # differences of that likelihood show as well.
    table = Lesson(edition("de"), (copies(net(-1, 1)),) * 3, (0, 1, 2), 4, (0, 20))
    critic = net(0, 2)
    lived = lives(table.edition, table.policies, (0, 1, 2), critic, (4, 0, 20))
    goal = lived.shares[lived.who].astype(np.float64)

    def likelihood(weights):
        score = outputs(weights.astype(np.float32), lived.seen).astype(np.float64)
        return float((goal * score - np.logaddexp(0, score)).sum())

    push = learn(table, net(-1, 1), critic, Manner(trace=1.0))
    for place in (0, 5, 40, 700, SIZE - 40, SIZE - 3, SIZE - 1):
        step = np.zeros(SIZE)
        step[place] = 1e-2
        slope = (likelihood(critic + step) - likelihood(critic - step)) / 2e-2
        assert slope == pytest.approx(push.critic[place], rel=0.02, abs=0.05)


def test_who_should_leave_learns_to_leave():
    # Against those who leave never, whoever goes home with anything wins. The net that
    # leaves one time in ten learns to leave more often.
    greedy = policy.loot(1000)
    learner = net(-2.2)
    table = Lesson(edition("fr"), (copies(learner), greedy, greedy), (0,), 1, (0, 300))
    for turning in (False, True):
        push = learn(table, learner, net(-1), Manner(turning=turning))
        assert push.player.reshape(PARTS, PART)[:, -1].sum() > 0
        assert 300 == push.seats
        assert push.gain > 0


def test_a_course_is_the_same_every_time_and_can_be_interrupted(tmp_path):
    whole, part = Student.newborn(3), Student.newborn(3)
    assert list(range(1, 25)) == [done for done, _ in train(SMALL, whole)]
    for done, _ in train(SMALL, part):
        if done == 5:
            break
    part.save(tmp_path / "course.npz", "some note")
    later, note = Student.load(tmp_path / "course.npz")
    assert "some note" == note
    assert list(range(6, 25)) == [done for done, _ in train(SMALL, later)]
    for name in ("nets", "mean", "drift", "spread"):
        assert np.array_equal(getattr(whole, name), getattr(later, name)), name
    other = Student.newborn(4)
    list(train(Plan(seed=4, updates=4, seats=16, **LAST), other))
    assert not np.array_equal(whole.mean, other.mean)


def test_tables_share_a_net_at_first_and_have_their_own_later():
    student = Student.newborn(0)
    plan = Plan(updates=4, seats=16, **LAST)  # two fifths of four: updates 1 and 2
    kinds, expeditions = [], []
    for done, _ in train(plan, student):
        if done <= 4 or done == plan.steps:
            kinds.append(len(np.unique(student.nets[0], axis=0)))
            parts = student.nets[0, 0].reshape(PARTS, PART)
            expeditions.append(len(np.unique(parts, axis=0)))
    assert [1, 1, COUNTS, COUNTS, RULES * COUNTS] == kinds
    assert [1, 1, PARTS, PARTS, PARTS] == expeditions


def test_a_later_part_takes_one_number_of_players_after_another():
    nets = np.random.default_rng(0).normal(0, 0.1, (3, RULES * COUNTS, SIZE))
    student = Student.of(*nets.astype(np.float32))
    moved = []
    before = student.nets.copy()
    for _ in train(Plan(updates=0, seats=8, **LAST), student):
        tables = np.flatnonzero((student.nets != before).any(axis=(0, 2)))
        assert RULES == len(tables)
        moved += {int(table) % COUNTS + 3 for table in tables}  # one number
        before = student.nets.copy()
    assert [4, 4, 4, 5, 5, 5, 3, 6, 8, 7] * 2 == moved


def test_the_later_parts_differ_in_dice_in_trust_and_in_size():
    nets = np.random.default_rng(0).normal(0, 0.1, (3, RULES * COUNTS, SIZE))
    lessons = []
    ventures = []

    def spread(tasks):
        lessons.append(tasks[0])
        ventures.append(sum(task.manner.venturing for task in tasks))
        return [course.teach(task) for task in tasks]

    student = Student.of(*nets.astype(np.float32))
    parts = dict.fromkeys(("second", "third", "fourth", "fifth", "sixth"), 1)
    plan = Plan(updates=0, seats=8, **parts, players=(3,))
    assert list(range(1, 7)) == [done for done, _ in train(plan, student, spread)]
    assert [0.9, 1.0, 1.0, 1.0, 1.0, 0.9] == [each.manner.trace for each in lessons]
    turning = [each.manner.turning for each in lessons]
    assert [False, False, False, True, True, False] == turning
    assert 6 == len({each.lesson.seed for each in lessons})
    assert [5, 5, 42, 21, 21, 1] == [each.lesson.games[1] for each in lessons]
    assert [0, 0, 0, RULES, RULES, 0] == ventures


def test_hunters_begin_as_players_and_learn_among_guests_only():
    nets = np.random.default_rng(0).normal(0, 0.1, (3, RULES * COUNTS, SIZE))
    student = Student.of(*nets.astype(np.float32))
    seen = []

    def spread(tasks):
        seen.extend(tasks)
        return [course.teach(task) for task in tasks]

    plan = Plan(updates=0, seats=8, **{**LAST, "fifth": 0, "sixth": 1}, players=(4,))
    steps = list(train(plan, student, spread))
    assert 3 == len(steps)  # of the kinds for four players
    assert all(1 == len(task.lesson.learning) for task in seen)
    four = np.arange(RULES) * COUNTS + 1
    others = np.setdiff1d(np.arange(RULES * COUNTS), four)
    published = nets.astype(np.float32)
    assert np.array_equal(published[0], student.mean[0])
    assert np.array_equal(published[2][others], student.mean[2][others])
    moved = np.abs(student.nets[2] - student.mean[0])[four]
    assert 0 < moved.max() < 0.1, "not from where the hunters were before"


def test_whom_a_later_part_teaches_does_not_depend_on_the_others():
    nets = np.random.default_rng(0).normal(0, 0.1, (3, RULES * COUNTS, SIZE))
    every, alone = (Student.of(*nets.astype(np.float32)) for _ in range(2))
    list(train(Plan(updates=0, seats=8, **LAST), every))
    list(train(Plan(updates=0, seats=8, **LAST, players=(6,)), alone))
    six = np.arange(RULES) * COUNTS + 3
    assert np.array_equal(every.mean[:, six], alone.mean[:, six])
    assert np.array_equal(nets.astype(np.float32)[:, 0], alone.mean[:3, 0])


def test_the_mean_begins_when_the_course_has_settled():
    student = Student.newborn(0)
    seen = []
    for done, _ in train(Plan(updates=5, seats=16, **LAST), student):
        seen.append(student.nets.copy())
        if done == 5:  # from three fifths on: the last two
            assert np.allclose((seen[3] + seen[4]) / 2, student.mean)
            break


def test_lessons_may_be_given_elsewhere():
    here, there = Student.newborn(1), Student.newborn(1)
    plan = Plan(seed=1, updates=1, seats=16, **LAST)
    sizes = []

    def spread(tasks):
        sizes.append(len(tasks))
        return [course.teach(task) for task in tasks]

    list(train(plan, here))
    list(train(plan, there, spread))
    lessons = 2 * RULES  # with ventures
    later = [lessons] * 2 * sum(LENGTHS.values())
    assert [COUNTS * (1 + FIRST.parties), *later] == sizes
    assert np.array_equal(here.nets, there.nets)


def test_guests_are_of_many_kinds():
    dice = Random(1)
    names = {guest(dice).name.partition(":")[0] for _ in range(200)}
    kinds = {"coin", "loot", "cards", "danger", "hazards", "prudent", "value", "nash"}
    assert kinds == names


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_lessons_may_be_given_on_a_cluster():
    from tacora.sim import cluster

    here, there = Student.newborn(1), Student.newborn(1)
    plan = Plan(seed=1, updates=1, seats=16, **LAST)
    list(train(plan, here))
    with cluster.joined():
        list(train(plan, there, partial(cluster.fan_out, course.teach)))
    assert np.array_equal(here.nets, there.nets)
