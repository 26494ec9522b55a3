"""Ratings and shares, by sums that a reader can do."""

import pytest

from tacora.arena.rating import (
    Ladder,
    ranks,
    settled,
    spread,
    standings,
    versus,
    win_shares,
)
from tacora.arena.results import Played
from tacora.arena.schedule import Settings


def game(seats, scores, winners=None, number=0, cave="c"):
    best = max(scores)
    won = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Played(
        number,
        1,
        cave,
        tuple(seats),
        tuple(scores),
        won if winners is None else winners,
    )


def test_winners_come_first_together_and_there_is_no_second_prize():
    assert ranks(game("abcd", [30, 20, 20, 10])) == [1, 2, 2, 2]
    assert ranks(game("abc", [5, 9, 9])) == [2, 1, 1]


def test_whoever_loses_a_tie_on_relics_does_not_win():
    assert ranks(game("abc", [9, 9, 5], winners=(0,))) == [1, 2, 2]


def test_who_wins_rises_and_who_loses_falls():
    ladder = Ladder("abc")
    ladder.add(game("abc", [9, 5, 1]))
    assert ladder.order()[0] == "a"
    mu = {name: rating.mu for name, rating in ladder.ratings.items()}
    assert mu["a"] > 25 > mu["b"] == mu["c"]
    assert all(rating.sigma < 25 / 3 for rating in ladder.ratings.values())


def test_those_who_always_tie_stay_level():
    ladder = Ladder("abc")
    for _ in range(20):
        ladder.add(game("abc", [7, 7, 7]))
    mus = [rating.mu for rating in ladder.ratings.values()]
    assert mus == pytest.approx([25, 25, 25])


def test_more_games_make_it_surer():
    ladder = Ladder("abc")
    sigmas = []
    for _ in range(3):
        for scores in ([3, 2, 1], [1, 3, 2], [2, 1, 3]):
            ladder.add(game("abc", scores))
        sigmas.append(ladder.ratings["a"].sigma)
    assert sigmas == sorted(sigmas, reverse=True)


def test_a_shared_victory_counts_in_part_and_a_table_counts_once():
    # First cave: a wins alone, then shares with b: 3/4. Second cave: a loses: 0.
    games = [
        game("abc", [9, 5, 1]),
        game("bca", [9, 5, 9]),
        game("abc", [1, 2, 9], cave="d"),
    ]
    shares = win_shares(games)
    # Means 3/4 and 0: mean 3/8, standard deviation 0.75/√2, margin 1.96 · 0.75 / 2.
    assert shares["a"] == pytest.approx((0.375, 1.96 * 0.375))
    assert shares["c"] == pytest.approx((0.5, 1.96 * 0.5))
    # What never came at 2 tables is rarer than 3 in 2: nothing is known yet.
    assert win_shares([game("ab", [9, 1], cave=c) for c in "12"])["b"] == (0, 1.5)


def test_the_cross_table_counts_who_scored_more_and_halves_ties():
    games = [game("abc", [9, 5, 1]), game("bca", [9, 5, 9])]
    shares = versus(games)
    assert shares["a", "b"] == 0.75
    assert shares["b", "a"] == 0.25
    assert shares["a", "c"] == 1


def test_the_spread_of_a_hundred_scores_is_read_off():
    assert spread(range(100)) == (5, 25, 50, 75, 95)
    assert spread([7]) == (7, 7, 7, 7, 7)


def test_standings_have_the_best_first_and_leave_out_who_has_not_played():
    settings = Settings(("a", "b", "c", "d"), 3, "fr", False, "round-robin", "s")
    table = standings(settings, [game("abc", [1, 5, 9])])
    assert [standing.name for standing in table] == ["c", "a", "b"]
    assert [standing.mean for standing in table] == [9, 1, 5]
    assert table[0].rating.low < table[0].rating.mu < table[0].rating.high


def test_ratings_do_not_lean_towards_the_last_games():
    # a and b win ten games each against c, a the first ten and b the last.
    games = [game("abc", [9, 1, 1])] * 10 + [game("abc", [1, 9, 1])] * 10
    ladder = Ladder("abc")
    for played in games:
        ladder.add(played)
    led = ladder.ratings["b"].mu - ladder.ratings["a"].mu
    ratings = settled("abc", games)
    assert abs(ratings["b"][0] - ratings["a"][0]) < led / 4
