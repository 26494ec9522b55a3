"""Lanes: 32 games at once, and not a ruby different from the kernel."""

import random

import pytest
from msgspec.structs import replace
from sim.test_kernel import LARGE, SMALL

from tacora.bots.registry import policy as compiled
from tacora.rules import edition
from tacora.sim import lanes, run
from tacora.sim.lanes import engine
from tacora.sim.policies import families
from tacora.sim.policies.policy import NEVER, danger, hazards, loot, prudent, table
from tacora.sim.run import simulate

GAMES = 1_500


def fits(game, policies):
    return lanes.find_engine(game, policies, 0) is not None


@pytest.fixture
def both(monkeypatch):
    """Plays in lanes, then on the kernel."""

    def play(game, policies, **options):
        assert fits(game, policies)
        fast = simulate(game, policies, GAMES, **options)
        with monkeypatch.context() as slow:
            slow.setattr(lanes, "find_engine", lambda *_: None)
            return fast, simulate(game, policies, GAMES, **options)

    return play


needs_avx2 = pytest.mark.skipif(
    not engine._has_avx2(), reason="this machine has no AVX2: the kernel plays instead"
)

TABLES = [
    (edition("fr"), 3),
    (edition("fr"), 8),
    (edition("fr", relics=True), 4),
    (edition("fr", relics=True), 7),
    (edition("de"), 5),
    (edition("de"), 6),
    (edition("incan-gold"), 5),
    (SMALL, 3),
]


@needs_avx2
@pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{e.name}-{n}" for e, n in TABLES]
)
def test_lanes_and_the_kernel_come_to_the_same(game, players, both):
    chance = random.Random(players)
    for seed in (0, 2**64 - 1):
        thresholds = [chance.randint(1, 30 // players + 6) for _ in range(players)]
        fast, slow = both(game, [loot(t) for t in thresholds], seed=seed)
        assert slow == fast


@needs_avx2
def test_thresholds_may_ask_for_hazards_and_for_who_is_inside(both):
    chance = random.Random(1)
    lines = [[chance.choice([1, 2, 4, 6, 9, NEVER]) for _ in range(6)] for _ in "12345"]
    seats = [table(lines[:1]), hazards(2), loot(7.5), loot(-1), loot(1e9)]
    fast, slow = both(edition("pl", relics=True), seats)
    assert slow == fast
    fast, slow = both(edition("pl", relics=True), [*seats[1:], table(lines)], seed=2)
    assert slow == fast


HOUSE = [
    *("timid", "greedy", "punctual", "cautious", "brave", "seasoned"),
    *("cards:3", "loot:7", "danger:0.17", "danger:0.34"),
]


@needs_avx2
@pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{e.name}-{n}" for e, n in TABLES]
)
def test_bots_of_the_house_play_in_lanes_as_on_the_kernel(game, players, both):
    chance = random.Random(players)
    seats = [compiled(name) for name in chance.sample(HOUSE, players)]
    fast, slow = both(game, seats, seed=2**63)
    assert slow == fast


@needs_avx2
@pytest.mark.parametrize("name", [*HOUSE, "hazards:2"])
def test_each_bot_of_the_house_plays_in_lanes_against_loot(name, both):
    policy = hazards(2) if name == "hazards:2" else compiled(name)
    fast, slow = both(edition("de"), [policy, loot(3), loot(9)], seed=5)
    assert slow == fast


@needs_avx2
@pytest.mark.parametrize("most", [0, 1 / 14, 2 / 29, 0.1, 1 / 7, 1 / 5, 1 / 4, 1, 2])
def test_equal_chances_are_equal_in_lanes_too(most, both):
    # The danger is often exactly as great as what is borne.
    seats = [danger(most), prudent(families.ALL, most=most), loot(12)]
    for name in ("fr", "incan-gold"):
        fast, slow = both(edition(name), seats, seed=3)
        assert slow == fast


@needs_avx2
@pytest.mark.parametrize("counted", [families.CERTAIN, families.ALL])
def test_a_fortune_is_counted_or_left_to_the_kernel(counted, both):
    # Relics and rubies together may be more than a lane can compare: 124 and 42.
    game = edition("fr", relics=True)
    for enough in (60, 126, 167):
        fast, slow = both(game, [prudent(counted, [[enough]]), loot(1), loot(2)])
        assert slow == fast
    for enough in (127, 166):
        seats = [prudent(counted, [[enough]]), loot(1), loot(2)]
        assert not fits(game, seats)


@needs_avx2
def test_as_much_as_fits_into_bytes(both):
    # Whoever never leaves and is alone from the second card on may carry nearly all.
    rich = replace(edition("fr"), treasures=(*[17] * 7, 7))
    assert not fits(replace(rich, treasures=(*[17] * 7, 8)), [loot(9)] * 3)
    for most in (NEVER, 100, 60):
        fast, slow = both(rich, [loot(1), loot(2), loot(most)])
        assert slow == fast


@needs_avx2
def test_neither_threads_nor_chunks_matter_in_lanes(monkeypatch):
    seats = [loot(t) for t in (5, 7, 9)]
    whole = simulate(edition("fr"), seats, GAMES, seed=3, threads=1)
    monkeypatch.setattr(run, "LONG_CHUNK", 77)
    assert whole == simulate(edition("fr"), seats, GAMES, seed=3, threads=2)


def test_what_does_not_fit_into_bytes_stays_on_the_kernel():
    three = [loot(9)] * 3
    assert not fits(LARGE, three)
    assert not fits(replace(SMALL, treasures=(100, 90, 80)), three)


@needs_avx2
@pytest.mark.parametrize("name", ["coin:0.5", "sleepy", "counting", "sly", "expert"])
def test_whoever_goes_by_more_than_thresholds_stays_on_the_kernel(name):
    assert fits(edition("fr"), [loot(9)] * 3)
    assert not fits(edition("fr"), [loot(9), loot(9), compiled(name)])


def test_without_vector_instructions_the_kernel_plays(monkeypatch):
    monkeypatch.setattr(engine, "_has_avx2", lambda: False)
    assert not fits(edition("fr"), [loot(9)] * 3)
