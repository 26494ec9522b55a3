"""Lanes: 32 games at once, and not a ruby different from the kernel."""

import random

import pytest
from msgspec.structs import replace
from sim.test_kernel import LARGE, SMALL

from tacora.rules import edition
from tacora.sim import boarding, run
from tacora.sim.policies.policy import NEVER, coin, hazards, loot, table
from tacora.sim.run import simulate

GAMES = 1_500


@pytest.fixture
def both(monkeypatch):
    """Plays in lanes, then on the kernel."""

    def play(game, policies, **options):
        assert boarding.fits(game, policies)
        fast = simulate(game, policies, GAMES, **options)
        with monkeypatch.context() as slow:
            slow.setattr(boarding, "_able", lambda: False)
            return fast, simulate(game, policies, GAMES, **options)

    return play


needs_avx2 = pytest.mark.skipif(
    not boarding._able(), reason="this machine has no AVX2: the kernel plays instead"
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


@needs_avx2
def test_as_much_as_fits_into_bytes(both):
    # Whoever never leaves and is alone from the second card on may carry nearly all.
    rich = replace(edition("fr"), treasures=(*[17] * 7, 7))
    assert not boarding.fits(replace(rich, treasures=(*[17] * 7, 8)), [loot(9)] * 3)
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
    assert not boarding.fits(LARGE, three)
    assert not boarding.fits(replace(SMALL, treasures=(100, 90, 80)), three)
    assert not boarding.fits(edition("fr"), [*three, coin(0.5)])


def test_without_vector_instructions_the_kernel_plays(monkeypatch):
    monkeypatch.setattr(boarding, "_able", lambda: False)
    assert not boarding.fits(edition("fr"), [loot(9)] * 3)
