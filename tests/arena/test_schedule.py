"""Who sits where: everyone as often, on every seat, in the same caves."""

from collections import Counter
from itertools import combinations
from math import comb

from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tacora.arena.schedule import Settings, batches

BOTS = tuple(f"loot:{gems}" for gems in range(1, 14))


def settings(bots=6, seats=4, schedule="round-robin", seed="s"):
    return Settings(BOTS[:bots], seats, "fr", False, schedule, seed)


def fixtures(wanted, games):
    return [f for batch in batches(wanted, games, lambda: wanted.bots) for f in batch]


sizes = st.integers(3, 8).flatmap(
    lambda seats: st.tuples(st.just(seats), st.integers(seats, 13))
)
patient = hypothesis_settings(deadline=None)
schedules = st.sampled_from(["round-robin", "swiss"])


@patient
@given(sizes, schedules, st.integers(1, 200))
def test_every_table_is_played_once_from_every_seat_in_the_same_cave(size, kind, games):
    seats, bots = size
    planned = fixtures(settings(bots, seats, kind), games)
    assert -(-games // seats) * seats == len(planned)
    assert list(range(len(planned))) == [f.number for f in planned]
    for start in range(0, len(planned), seats):
        table = planned[start : start + seats]
        assert len({f.cave for f in table}) == 1
        for name in table[0].seats:
            assert list(range(seats)) == sorted(f.seats.index(name) for f in table)


@patient
@given(sizes, schedules, st.integers(1, 200))
def test_everyone_at_a_table_is_someone_else(size, kind, games):
    seats, bots = size
    for fixture in fixtures(settings(bots, seats, kind), games):
        assert seats == len(set(fixture.seats))


@patient
@given(sizes, st.integers(1, 6))
def test_everyone_has_a_table_in_every_swiss_round(size, rounds):
    seats, bots = size
    games = rounds * -(-bots // seats) * seats
    planned = fixtures(settings(bots, seats, "swiss"), games)
    for number in range(1, rounds + 1):
        seated = {name for f in planned if f.round == number for name in f.seats}
        assert set(BOTS[:bots]) == seated


@patient
@given(sizes, st.integers(1, 6))
def test_in_a_round_robin_nobody_sits_much_more_often(size, rounds):
    seats, bots = size
    planned = fixtures(settings(bots, seats), rounds * -(-bots // seats) * seats)
    sat = Counter(name for f in planned for name in f.seats)
    assert set(sat) == set(BOTS[:bots])
    # Nobody is more than two tables, each played from every seat, ahead of anyone.
    assert max(sat.values()) - min(sat.values()) <= 2 * seats


def test_a_round_robin_of_few_has_every_combination():
    cycle = comb(6, 4) * 4
    planned = fixtures(settings(6, 4), 2 * cycle)
    for games in (planned[:cycle], planned[cycle:]):
        met = Counter(tuple(sorted(f.seats)) for f in games)
        assert dict.fromkeys(combinations(sorted(BOTS[:6]), 4), 4) == met
    # Six need two tables of four, so that two tables share their caves.
    caves = Counter(f.cave for f in planned)
    assert set(caves.values()) == {8}


def test_all_tables_of_a_round_go_through_the_same_caves():
    planned = fixtures(settings(12, 4), 3 * 12)
    assert [f.round for f in planned] == [1] * 12 + [2] * 12 + [3] * 12
    assert sorted({f.cave for f in planned}) == ["s/1", "s/2", "s/3"]


def test_a_swiss_round_seats_neighbours_together():
    wanted = settings(8, 4, "swiss")
    ranked = sorted(wanted.bots, key=lambda name: -int(name[5:]))
    rounds = [list(batch) for batch in batches(wanted, 24, lambda: ranked)]
    assert len(rounds) == 3
    tables = [[set(games[0].seats), set(games[4].seats)] for games in rounds]
    assert [set(ranked[:4]), set(ranked[4:])] == tables[1]
    # Then moved by half a table: the third to the sixth, and the rest.
    assert [set(ranked[2:6]), set(ranked[6:] + ranked[:2])] == tables[2]


def test_a_longer_tournament_begins_like_a_shorter_one():
    for kind in ("round-robin", "swiss"):
        for bots in (5, 13):
            wanted = settings(bots, 3, kind)
            assert fixtures(wanted, 60) == fixtures(wanted, 300)[:60]


def test_the_seed_changes_the_tables():
    assert fixtures(settings(12), 48) != fixtures(settings(12, seed="t"), 48)
