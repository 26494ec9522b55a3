"""Training: nets follow the gradient, and a run can be gone on with."""

from functools import partial
from random import Random

import msgspec
import numpy as np
import pytest

from tacora.expert import decider
from tacora.expert.features import CARDS, LAST
from tacora.expert.features import CROWD as INSIDE
from tacora.expert.features import STAGE as EXPEDITION
from tacora.expert.futures import EDGE, futures
from tacora.expert.net import COUNTS, PART, PARTS, RULES, SIZE, outputs
from tacora.expert.training import trainer
from tacora.expert.training.checkpoint import Checkpoint
from tacora.expert.training.config import RULESETS, STEPS_PER_ROUND, Config
from tacora.expert.training.experience import Experience, advantages, collect
from tacora.expert.training.gradient import Episodes, policy_gradient
from tacora.expert.training.learner import Learner
from tacora.expert.training.opponents import opponent
from tacora.expert.training.trainer import OPPONENT_TABLES, train
from tacora.expert.weights import Nets, nets, place, read
from tacora.rules import after, begin, edition, reveal, set_up
from tacora.sim.policies import policy
from tacora.sim.run import simulate

TWO = STEPS_PER_ROUND + 1  # steps that take two rounds
SMALL = Config(3, TWO, 1, 1, seats=4, players=(3,))
THREE = [place(box, 3) for box in RULESETS]


def net(constant, seed=None):
    """A net that always says the same, or one at random."""
    whole = np.zeros(SIZE)
    if seed is not None:
        whole = np.random.default_rng(seed).normal(0, 0.3, SIZE)
    whole.reshape(PARTS, PART)[:, -1] = constant
    return whole


def copies(whole):
    return decider.policy(whole)


def played(box, seats, learning, critic=None, chance=(5, 0, 200)):
    """What these experience; the critic foretells the same for all if it is none."""
    critic = net(0) if critic is None else critic
    return collect(box, seats, learning, chance, critic.astype(np.float32))


def test_an_experience_holds_every_decision_in_its_order():
    # Who leaves after two cards decides twice an expedition, unless a trap comes first:
    # then once, as no trap comes on the first card.
    box = edition("fr")
    seats = [policy.cards(2), policy.cards(2), policy.cards(2)]
    found = played(box, seats, (0, 2))
    tally = simulate(box, seats, 200, 5)
    assert 2 * (tally.cards - tally.traps) == len(found.edges)
    assert {0, 2} == set((found.trajectory % 3).tolist())
    assert (np.diff(found.trajectory // 3) >= 0).all()
    assert 2 * (200 * 5 - tally.traps) == found.left.sum()
    wins = found.shares.reshape(200, 3)
    assert np.allclose(1, wins.sum(axis=1))
    assert [tally.win_share(seat).share for seat in range(3)] == pytest.approx(
        wins.mean(axis=0).tolist(), abs=1e-5
    )


def test_the_first_features_of_a_game_are_those_of_the_first_card():
    found = played(edition("fr"), [policy.cards(1)] * 4, (1,), chance=(5, 0, 3))
    first = found.features[0]
    assert [1 / 5, 0, 0.1] == pytest.approx(first[[EXPEDITION, LAST, CARDS]].tolist())
    assert 1.0 == first[INSIDE]


def test_an_edge_is_what_leaving_brings_more_than_staying():
    # Everyone goes home with the first card, and a critic sees everyone alike, so that
    # only the last expedition counts. Whoever goes on to its second card shares nothing
    # more, loses all or gets more than the others, who had as much as everyone.
    found = played(edition("fr"), [policy.cards(1)] * 3, (0,), chance=(5, 0, 400))
    last = found.features[:, LAST] == 1.0
    assert (found.edges[~last] == 0).all()
    third = np.float32(1 / 3)
    assert {-2 * third, 0, third} == {*(np.round(3 * found.edges[last]) * third)}


def test_edges_are_those_that_futures_tell():
    # Before the first card of a game nothing has happened: its edges are on average
    # those of many futures of one such moment, over all first cards.
    box = edition("de")
    expert, critic = net(-1, 1), net(-1, 2)
    seats = [copies(expert)] * 3
    found = played(box, seats, (0, 1, 2), critic, (5, 0, 2000))
    first = (found.features[:, EXPEDITION] == np.float32(1 / 5)) & (
        found.features[:, CARDS] == np.float32(0.1)
    )
    edges = found.edges[first]
    nets = np.repeat(critic[None].astype(np.float32), RULES * COUNTS, axis=0)
    begun = after(set_up(box, 3), begin(set_up(box, 3)))
    told = []
    for card in begun.deck:
        state = after(begun, reveal(begun, card))
        found = futures(state, seats, (0, 200), 7, nets)
        told.append(found.sums[EDGE].mean() / 200)
    reach = 4 * float(edges.std()) / len(edges) ** 0.5
    assert np.mean(told) == pytest.approx(edges.mean(), abs=reach + 0.004)


def test_exploration_is_collected_from_where_it_ends():
    # Everyone leaves with the first card, but for some in one expedition. What is
    # collected begins when they leave, after two to eleven cards; or, if a trap comes
    # first, with the next expedition.
    critic = net(0).astype(np.float32)
    seats = [policy.cards(1)] * 4
    chance = (5, 0, 2000)
    found = collect(edition("fr"), seats, (0, 1, 2, 3), chance, critic, exploring=True)
    expedition = np.round(5 * found.features[:, EXPEDITION]).astype(int)
    cards = np.round(10 * found.features[:, CARDS]).astype(int)
    inside = np.round(4 * found.features[:, INSIDE]).astype(int)
    deep = cards > 1
    assert {*range(2, 12)} == {*cards[deep].tolist()}
    assert {1, 2, 3, 4} == {*inside[deep].tolist()}
    assert {1, 2, 3, 4, 5} == {*expedition[deep].tolist()}
    assert {4} == {*inside[~deep].tolist()}
    game = found.trajectory // 4
    ended = dict(zip(game[deep].tolist(), expedition[deep].tolist(), strict=True))
    rest = zip(game[~deep].tolist(), expedition[~deep].tolist(), strict=True)
    assert all(ended.get(each, 0) < later for each, later in rest)
    together = {
        len(np.unique(found.trajectory[deep & (game == each)])) for each in ended
    }
    assert {1, 2, 3, 4} == together
    assert (found.edges[deep] != 0).any()


@pytest.mark.parametrize("players", [3, 8])
def test_experts_leave_as_often_as_their_nets_say(players):
    whole = net(-1, 1)
    seats = [copies(whole)] * players
    found = played(edition("de"), seats, range(players), chance=(5, 0, 200))
    leaving = 1 / (1 + np.exp(-outputs(whole.astype(np.float32), found.features)))
    for number in range(5):
        some = (leaving * 5).astype(int) == number
        expected, reach = leaving[some].sum(), (leaving * (1 - leaving))[some].sum()
        assert some.sum() > 50
        assert abs(found.left[some].sum() - expected) < 4.5 * reach**0.5


@pytest.mark.parametrize("players", range(3, 9))
def test_what_the_expert_s_critics_foretell_comes_true(players):
    box = RULESETS[players % RULES]
    line = place(box, players)
    critic = nets().critics[line]
    seats = [copies(nets().players[line])] * players
    found = played(box, seats, range(players), critic, (5, 0, 2000))
    first = np.isclose(0.1, found.features[:, CARDS])
    hopes = 1 / (1 + np.exp(-outputs(critic, found.features[first])))
    hopes = hopes.reshape(-1, players)  # all are inside, and make a whole
    foretold = (hopes / hopes.sum(axis=1, keepdims=True)).ravel()
    came = found.shares[found.trajectory[first]]
    tenths = (foretold * 10).astype(int)
    assert {0, 1, 2, 3, 4, 5, 6, 7, 8} <= set(tenths.tolist())
    for tenth in range(10):
        some = came[tenths == tenth]
        if len(some) > 200:
            reach = some.std() / len(some) ** 0.5
            off = some.mean() - foretold[tenths == tenth].mean()
            assert abs(off) < 0.02 + 3.5 * reach


def test_what_came_later_counts_less_and_less():
    # One seat decides three times and wins all: expected were 0.2, 0.4 and 0.5.
    found = Experience(
        np.zeros((3, 1), np.float32),
        np.zeros(3, np.bool_),
        np.zeros(3, np.float32),
        np.zeros(3, np.int32),
        np.ones(1, np.float32),
    )
    values = np.array([0.2, 0.4, 0.5], np.float32)
    steps = [0.2, 0.1, 0.5]
    half = [steps[0] + steps[1] / 2 + steps[2] / 4, steps[1] + steps[2] / 2, steps[2]]
    assert half == pytest.approx(advantages(found, values, 0.5).tolist())
    assert [0.8, 0.6, 0.5] == pytest.approx(advantages(found, values, 1.0).tolist())


def test_a_gradient_is_the_slope_of_what_is_to_grow():
    # The critic's gradient is the slope of the log-likelihood of what it foretells,
    # which differences of that likelihood show as well.
    table = Episodes(edition("de"), (copies(net(-1, 1)),) * 3, (0, 1, 2), 4, 20)
    critic = net(0, 2)
    found = played(table.edition, table.policies, (0, 1, 2), critic, (4, 0, 20))
    goal = found.shares[found.trajectory].astype(np.float64)

    def likelihood(weights):
        score = outputs(weights.astype(np.float32), found.features).astype(np.float64)
        return float((goal * score - np.logaddexp(0, score)).sum())

    gradient = policy_gradient(table, net(-1, 1), critic)
    for weight in (0, 5, 40, 700, SIZE - 40, SIZE - 3, SIZE - 1):
        step = np.zeros(SIZE)
        step[weight] = 1e-2
        slope = (likelihood(critic + step) - likelihood(critic - step)) / 2e-2
        assert slope == pytest.approx(gradient.critic[weight], rel=0.02, abs=0.05)


def test_who_should_leave_learns_to_leave():
    # Against those who leave never, whoever goes home with anything wins. The net that
    # leaves one time in ten learns to leave more often.
    greedy = policy.loot(1000)
    learner = net(-2.2)
    table = Episodes(edition("fr"), (copies(learner), greedy, greedy), (0,), 1, 300)
    gradient = policy_gradient(table, learner, net(-1))
    assert gradient.policy.reshape(PARTS, PART)[:, -1].sum() > 0
    assert 300 == gradient.seats


def test_many_games_are_played_some_at_a_time():
    # With one who leaves for sure, nothing is to be learned from them.
    box, learner = edition("de"), net(-1, 1)
    table = Episodes(box, (copies(learner),) * 3, (0, 1), 4, 600)
    assert 1200 == policy_gradient(table, learner, net(0)).seats
    sure = net(60)
    table = Episodes(box, (copies(sure),) * 3, (0, 1, 2), 4, 20)
    assert not policy_gradient(table, sure, net(0)).policy.any()


def test_a_learner_follows_its_gradient_and_keeps_the_mean_of_its_last_steps():
    learner = Learner.of(np.zeros((2, 3)))
    gradient = np.array([[1.0, -2.0, 0.0], [5.0, 0.0, 0.0]])
    seen = []
    for number in range(4):
        learner.step(gradient, 0.1, averaging=number >= 2)
        seen.append(learner.nets.copy())
        if number < 2:
            assert np.array_equal(learner.nets, learner.mean)
    # A steady gradient moves each weight by the learning rate, be it small or not.
    assert np.allclose(0.4 * np.sign(gradient), learner.nets)
    assert np.allclose((seen[2] + seen[3]) / 2, learner.mean)
    learner.reset()
    assert np.array_equal(learner.mean, learner.nets)
    assert (0, 0) == (learner.steps, learner.averaged)
    assert not learner.first_moment.any()


def everything(checkpoint):
    """All that the learners of a checkpoint have."""
    whose = [*checkpoint.learners, *checkpoint.hunters]
    fields = ("nets", "mean", "first_moment", "second_moment", "steps", "averaged")
    return [np.asarray(getattr(each, field)) for each in whose for field in fields]


def test_a_run_is_the_same_every_time_and_can_be_interrupted(tmp_path):
    whole, part = Checkpoint.initial(3), Checkpoint.initial(3)
    assert [1, 2, 3, 4] == list(train(SMALL, whole))
    assert 1 == next(train(SMALL, part))
    part.save(tmp_path / "course.npz", "some note")
    later, note = Checkpoint.load(tmp_path / "course.npz")
    assert "some note" == note
    assert [2, 3, 4] == list(train(SMALL, later))
    for one, other in zip(everything(whole), everything(later), strict=True):
        assert np.array_equal(one, other)
    other = Checkpoint.initial(3)
    list(train(Config(4, TWO, 1, 1, seats=4, players=(3,)), other))
    assert not np.array_equal(whole.learners[0].mean, other.learners[0].mean)


def test_files_keep_their_keys(tmp_path):
    # Whoever has trained for hours goes on with a newer version.
    Checkpoint.initial(0).save(tmp_path / "course.npz", "some note")
    with np.load(tmp_path / "course.npz") as found:
        keys = {"nets", "mean", "drift", "spread", "counts", "rounds", "note"}
        assert keys == {*found.files}
    note = (
        b'{"seed":1,"first":2,"second":3,"third":4,"seats":5,"start":"6",'
        b'"players":[7],"rules":[0]}'
    )
    assert note == msgspec.json.encode(Config(1, 2, 3, 4, 5, "6", (7,), (0,)))


def test_expeditions_share_a_net_at_first_and_have_their_own_later():
    checkpoint = Checkpoint.initial(0)
    config = Config(0, STEPS_PER_ROUND, STEPS_PER_ROUND, 1, seats=4, players=(3,))
    expeditions, kinds = [], []
    for _ in train(config, checkpoint):
        known = np.stack([checkpoint.learners[each].nets[0] for each in THREE])
        expeditions.append(len(np.unique(known[0].reshape(PARTS, PART), axis=0)))
        kinds.append(len(np.unique(known, axis=0)))
    assert [1, PARTS, PARTS] == expeditions
    assert [RULES] * 3 == kinds


def test_steps_of_a_phase_follow_each_other_without_a_gap():
    config = Config(0, 2 * TWO, 1, 1, seats=4, players=(4, 3))
    made = []

    def shard_map(shards):
        made.append({shard.steps for shard in shards})
        return [shard.learner for shard in shards]

    list(train(config, Checkpoint.initial(0), shard_map))
    steps = [each.pop() for each in made if len(each) == 1]  # the same for all
    assert [0, 34, 68] == [first for first, *_ in steps[:3]]
    assert [34, 68, 102] == [last for _, last, _ in steps[:3]]
    assert [102, 102, 102, 1, 1] == [whole for *_, whole in steps]


def test_the_phases_differ_in_dice_in_exploration_and_in_opponents(monkeypatch):
    given = []

    def seen(each, *nets):
        given.append(each)
        return policy_gradient(each, *nets)

    monkeypatch.setattr(trainer, "policy_gradient", seen)
    config = Config(0, 1, 1, 1, seats=64, players=(4,))
    list(train(config, Checkpoint.initial(0)))
    of_a_box = [each for each in given if each.edition == RULESETS[0]]
    explored = [(each.games, each.exploring) for each in of_a_box]
    hunts = [(16 // OPPONENT_TABLES, False)] * OPPONENT_TABLES
    assert [(12, False), (4, True), (8, False), (8, True), *hunts] == explored
    assert [4, 4, 4, 4, *[1] * OPPONENT_TABLES] == [
        len(each.learning) for each in of_a_box
    ]
    assert len(given) == len({each.seed for each in given})
    assert [0.05, 0.25] == [each.variance_floor for each in of_a_box[:4:2]]


def random_nets(seed=0):
    """Nets at random."""
    lines = np.random.default_rng(seed).normal(0, 0.1, (3, RULES * COUNTS, SIZE))
    return Nets(*lines.astype(np.float32))


def test_hunters_begin_as_players_and_learn_from_opponents_only():
    checkpoint = Checkpoint.of(random_nets())
    before = [each.mean[0].copy() for each in checkpoint.learners]
    hunters = [each.mean[0].copy() for each in checkpoint.hunters]
    config = Config(0, 0, 0, 1, seats=8, players=(4,))
    assert [1] == list(train(config, checkpoint))
    four = {place(box, 4) for box in RULESETS}
    for number, learner in enumerate(checkpoint.learners):
        assert np.array_equal(before[number], learner.mean[0])
        if number not in four:
            assert np.array_equal(hunters[number], checkpoint.hunters[number].mean[0])
        else:
            moved = np.abs(checkpoint.hunters[number].nets[0] - before[number])
            assert 0 < moved.max() < 0.1, "not from where the hunters were before"


def test_what_a_run_makes_of_a_net_does_not_depend_on_the_others():
    every, alone = Checkpoint.initial(0), Checkpoint.initial(0)
    list(train(Config(0, 1, 1, 1, seats=8), every))
    list(train(Config(0, 1, 1, 1, seats=8, players=(6,)), alone))
    for box in RULESETS:
        six, three = place(box, 6), place(box, 3)
        for one, other in (
            (every.learners, alone.learners),
            (every.hunters, alone.hunters),
        ):
            assert np.array_equal(one[six].mean, other[six].mean)
            assert not np.array_equal(one[three].mean, other[three].mean)


def test_what_is_exported_is_what_was_learned_but_for_rounding(tmp_path):
    nets = random_nets(1)
    Checkpoint.of(nets).export(tmp_path / "nets.npz")
    for line, found in zip(nets, read(tmp_path / "nets.npz"), strict=True):
        # A byte for each weight: half a unit off at most, 127 units the largest.
        assert np.abs(line - found).max() <= 0.51 * np.abs(line).max() / 127
        assert 0.999 < np.corrcoef(line.ravel(), found.ravel())[0, 1]
    assert (tmp_path / "nets.npz").stat().st_size < 1_000_000


def test_steps_may_be_made_elsewhere():
    here, there = Checkpoint.initial(1), Checkpoint.initial(1)
    sizes = []

    def shard_map(shards):
        sizes.append(len(shards))
        return [trainer.train_shard(shard) for shard in shards]

    list(train(SMALL, here))
    list(train(SMALL, there, shard_map))
    assert [RULES] * 4 == sizes
    assert all(map(np.array_equal, everything(here), everything(there)))


def test_opponents_are_of_many_kinds():
    dice = Random(1)
    names = {opponent(dice).name.partition(":")[0] for _ in range(200)}
    kinds = {"coin", "loot", "cards", "danger", "hazards", "prudent", "value", "nash"}
    assert kinds == names


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_steps_may_be_made_on_a_cluster():
    from tacora.sim import cluster

    here, there = Checkpoint.initial(1), Checkpoint.initial(1)
    config = Config(1, 1, 1, 1, seats=4, players=(3,))
    list(train(config, here))
    with cluster.joined():
        list(train(config, there, partial(cluster.fan_out, trainer.train_shard)))
    assert all(map(np.array_equal, everything(here), everything(there)))
