"""A review: every decision has its price, and luck and judgement add up."""

import json
from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from tacora.analysis.pack import pack, pick
from tacora.analysis.puzzle import Puzzle, clearest, puzzles
from tacora.analysis.review import Verdict, moves, review
from tacora.analysis.worth import Choice, Worth, prospect
from tacora.arena.match import match
from tacora.bots.simple.expected_value import COUNTING, ExpectedValue
from tacora.records import Record, parse, write
from tacora.rules import EDITIONS, Closed, Decision, edition, promise
from tacora.rules.odds import danger

FEW = 40


@pytest.fixture(scope="module")
def record() -> Record:
    return match(["brave", "timid", "expert"], edition("fr", relics=True), "abc").record


@pytest.fixture(scope="module")
def found(record):
    return review(record, FEW)


def test_every_decision_of_every_player_is_there(record, found):
    asked = [
        (state.expedition, len(state.path), seat, seat in event.leavers, state)
        for state, event, _ in record.steps()
        if type(event).__name__ == "Decided"
        for seat in state.inside
    ]
    assert [each[:4] for each in asked] == [
        (v.expedition, v.card, v.seat, v.left) for v in found.verdicts
    ]
    for (*_, state), verdict in zip(asked, found.verdicts, strict=True):
        assert float(danger(state)) == verdict.danger


def test_fair_luck_openings_judgement_and_others_add_up_to_the_result(record, found):
    winners = record.end.winners
    for seat, account in enumerate(found.accounts):
        assert (seat in winners) / len(winners) == account.result
        own = account.openings + account.judgement
        parts = account.fair + account.luck + own + account.others
        assert account.result == pytest.approx(parts)
        assert account.judgement <= 0
    assert 1 == pytest.approx(sum(account.result for account in found.accounts))
    assert 0 == pytest.approx(sum(a.luck for a in found.accounts), abs=1e-4)


def test_there_is_a_moment_for_every_card_and_every_showing(record, found):
    assert moves(record) + 1 == len(found.moments)
    assert "start" == found.moments[0].kind
    for moment in found.moments:
        assert 1 == pytest.approx(sum(moment.chances), abs=1e-4)


def test_a_decision_costs_what_was_clearly_lost():
    def verdict(left, edge, margin):
        choice = Choice(Worth(0.3, 0.01), Worth(0.3 + edge, 0.01), Worth(edge, margin))
        before = Worth(0.3, 0.01)
        return Verdict(1, 2, 0, left, 0.1, before, before, choice, 0.5)

    assert 0.1 == verdict(left=False, edge=0.1, margin=0.02).cost
    assert 0.0 == verdict(left=True, edge=0.1, margin=0.02).cost
    assert 0.1 == verdict(left=True, edge=-0.1, margin=0.02).cost
    assert 0.0 == verdict(left=False, edge=0.1, margin=0.2).cost
    assert 0.0 == verdict(left=False, edge=0.1, margin=0.07).cost  # 2.8 errors
    assert 0.0 == verdict(left=False, edge=0.004, margin=0.0).cost


def test_an_opening_is_what_the_better_decision_could_add():
    choice = Choice(Worth(0.2, 0.01), Worth(0.6, 0.01), Worth(0.4, 0.02))
    chances = Worth(0.25, 0.01), Worth(0.6, 0.01)
    for left, cost in ((True, 0.0), (False, 0.4)):
        verdict = Verdict(1, 2, 0, left, 0.1, *chances, choice, 0.5)
        assert cost == verdict.cost
        assert 0.35 == pytest.approx(verdict.opening)


def test_a_good_decision_is_ones_own_and_not_the_others():
    # Alone in the last cave, where nothing is foretold and nobody else decides.
    box = edition("de")
    seeds = (match(["brave", "timid", "expert"], box, f"alone {n}") for n in range(99))
    record = next(game.record for game in seeds if _alone(game.record))
    found = review(record, 500)
    alone = _alone(record)
    shown = [v for v in found.verdicts if (v.expedition, v.card) in alone]
    assert len(alone) == len(shown)
    for verdict in shown:
        moved = verdict.after.share - verdict.before.share
        assert moved == pytest.approx(verdict.opening - verdict.cost, abs=0.05)


def _alone(record: Record) -> list[tuple[int, int]]:
    """The cards of the last cave after which only one is left to decide."""
    return [
        (state.expedition, len(state.path))
        for state, event, _ in record.steps()
        if type(event).__name__ == "Decided"
        and (state.expedition, len(state.inside)) == (state.edition.expeditions, 1)
    ]


def test_seats_with_the_same_before_them_get_the_same_verdict():
    record = match(["expert"] * 5, edition("fr", relics=True), "alike").record
    first = review(record, FEW).verdicts[:5]
    assert {0} == {verdict.seat - place for place, verdict in enumerate(first)}
    assert 1 == len({(v.before, v.choice) for v in first})


def test_the_decisive_ones_come_worst_first(found):
    costs = [verdict.cost for verdict in found.decisive]
    assert costs == sorted(costs, reverse=True)
    assert all(costs)


def test_what_lies_face_down_changes_nothing(record, found):
    # Another seed and another promise: the same cards were seen.
    other = replace(record, seed="another", promise=promise("another"))
    assert found == review(other, FEW)


def test_what_comes_later_changes_nothing_that_was_said_before(record, found):
    # Cut where the next card or the next decisions are due.
    kinds = [type(event).__name__ for event in record.log]
    cuts = [n for n, kind in enumerate(kinds) if kind in {"Revealed", "Decided"}]
    for cut in cuts[2::5]:
        part = review(replace(record, log=record.log[:cut]), FEW)
        assert found.moments[: len(part.moments)] == part.moments
        assert found.verdicts[: len(part.verdicts)] == part.verdicts
        assert len(part.moments) > 2


def test_a_game_can_be_reviewed_as_far_as_it_was_played(record):
    for length in (0, 1, 2, 7):
        part = review(replace(record, log=record.log[:length]), 10)
        assert not part.finished
        assert 1 == pytest.approx(sum(a.result for a in part.accounts), abs=1e-4)
    closed = next(n for n, e in enumerate(record.log) if isinstance(e, Closed))
    assert review(replace(record, log=record.log[: closed + 1]), 10).verdicts


def test_a_review_survives_its_record(record, found):
    assert found == review(next(iter(parse(write(record)))), FEW)


def test_facts_for_programs_tell_the_cost(found):
    facts = json.loads(msgspec.json.encode(found.facts()))
    assert [v.cost for v in found.verdicts] == [v["cost"] for v in facts["verdicts"]]
    assert FEW == facts["futures"]


def test_a_puzzle_is_a_moment_with_a_clear_and_surprising_answer():
    # Games of daring players have some.
    found = []
    for number in range(12):
        names = ["brave", "greedy", "dashing"]
        record = match(names, edition("de"), f"puzzle {number}").record
        found = list(puzzles(record, review(record, 200)))
        if found:
            break
    assert found
    for puzzle in found:
        (moment,) = parse(puzzle.game)
        assert moment.seed is None
        assert "decisions" == moment.end.awaits
        assert puzzle.seat in moment.end.inside
        edge = puzzle.choice.edge
        assert abs(edge.share) > max(0.06, 2 * edge.margin)
        plain = ExpectedValue(weights=COUNTING).decide(moment.end, puzzle.seat)
        assert puzzle.answer is not plain
        assert (puzzle.answer is Decision.LEAVE) == (edge.share > 0)


def test_of_an_expedition_only_the_clearest_puzzle_is_taken():
    def puzzle(caves, seat, edge):
        choice = Choice(Worth(0.5, 0.01), Worth(0.5 + edge, 0.01), Worth(edge, 0.01))
        return Puzzle(caves + "\n", seat, choice)

    first = [puzzle("1. 5", 0, 0.1), puzzle("1. 5 7", 1, -0.3), puzzle("1. 5", 2, 0.2)]
    second = puzzle("1. 5 7 -abc\n2. 3", 0, 0.1)
    assert [first[1], second] == clearest([*first, second])
    assert [] == clearest([])


def test_a_pack_takes_turns_and_has_one_puzzle_of_an_expedition():
    shipped = pack()
    again = pick([*shipped, *shipped], 1000)
    assert len(shipped) == len(again)
    assert {puzzle.game for puzzle in shipped} == {puzzle.game for puzzle in again}
    caves = [puzzle.game.rstrip().rpartition("\n")[0] for puzzle in shipped]
    assert len(caves) == len(set(caves))
    few = [next(iter(parse(puzzle.game))) for puzzle in pick(shipped, 12)]
    counts = Counter(len(moment.names) for moment in few)
    assert set(range(3, 9)) == set(counts)
    assert max(counts.values()) <= 3
    boxes = Counter(moment.edition.name for moment in few)
    assert len(EDITIONS) == len(boxes)
    assert max(boxes.values()) - min(boxes.values()) <= 1
    answers = Counter(puzzle.answer for puzzle in pick(shipped, 12))
    assert min(answers.values()) >= 4


def test_the_puzzles_that_are_shipped_are_clear():
    shipped = pack()
    assert len(shipped) >= 40
    for puzzle in shipped:
        (moment,) = parse(puzzle.game)
        assert "decisions" == moment.end.awaits
        assert puzzle.seat in moment.end.inside
        edge = puzzle.choice.edge
        assert abs(edge.share) > max(0.06, 2 * edge.margin)
        plain = ExpectedValue(weights=COUNTING).decide(moment.end, puzzle.seat)
        assert puzzle.answer is not plain
        # The nets of today say so, too.
        again = prospect(moment.end, 500, foretold=False).choices[puzzle.seat].edge
        assert again.share * edge.share > 0
        assert abs(again.share - edge.share) < 2 * (again.margin + edge.margin)
