"""The rulebooks' own examples, read from the Markdown that explains them."""

import re

import pytest
from rulebook_pages import Example, examples

from tacora.records.notation import SEATS, step
from tacora.rules import State, after, edition, set_up
from tacora.rules.errors import Problem

LOOK = {
    "satchels": lambda s: [e.satchel for e in s.explorers],
    "chests": lambda s: [e.chest for e in s.explorers],
    "relics": lambda s: [sum(e.relics) for e in s.explorers],
    "scores": lambda s: [e.score for e in s.explorers],
    "path": lambda s: [s.gems],
    "rests": lambda s: s.rests,
    "lying": lambda s: s.relics,
    "removed": lambda s: s.removed,
    "deck": lambda s: [len(s.deck)],
    "expedition": lambda s: [s.expedition],
    "inside": lambda s: [SEATS[seat] for seat in s.inside],
    "winners": lambda s: [SEATS[seat] for seat in s.winners],
}

EXAMPLES = [pytest.param(example, id=example.title) for example in examples()]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_game_goes_as_the_page_says(example: Example):
    state: State | None = None
    for line in example.lines:
        words, _, text = line.partition(";")
        claims = [claim.split() for claim in re.split(r"\s{2,}", text.strip()) if claim]
        try:
            if state is None:
                box = edition(example.edition, example.relics)
                state = set_up(box, example.players)
            for word in words.split():
                state = after(state, step(state, word))
        except Problem as problem:
            assert claims == [["refused", problem.code]], line
            return
        for key, *values in claims:
            assert values == [str(value) for value in LOOK[key](state)], line


def test_every_point_of_the_rules_has_a_page():
    cited = {n for example in examples() for n in re.findall(r"\bR\d+", example.prose)}
    assert {f"R{n}" for n in range(1, 21)} <= cited


def test_every_game_claims_something():
    assert [
        e.title for e in examples() if not any(";" in line for line in e.lines)
    ] == []
