"""The observation: public, complete, within its bounds, and as documented."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.testing import assert_allclose

from tacora.envs import observation
from tacora.envs.observation import encode, encode_all, highest, kinds, layout, size
from tacora.game import Game
from tacora.rules import EDITIONS, Decision, State, edition

DOC = Path(__file__).parents[2] / "docs/reference/observation.md"


def moments(game: Game, chance: Random) -> list[State]:
    """The table at every decision of a random game, and at its end."""
    seen = [game.state]
    while not game.finished:
        game.decide(
            {
                seat: Decision.LEAVE if chance.random() < 0.2 else Decision.CONTINUE
                for seat in game.state.inside
            }
        )
        seen.append(game.state)
    return seen


def fields(state: State, seat: int) -> dict[str, list[float]]:
    row = encode(state, seat)
    places = layout(state.edition, len(state.explorers))
    return {name: row[place].tolist() for name, place in places.items()}


def three_at_the_first_cards(*words: str) -> Game:
    game = Game.by_hand("fr", 3, relics=True)
    for word in words[:-1]:
        game.reveal(word)
        game.decide("continue", "continue", "continue")
    return game.reveal(words[-1])


def test_each_field_says_what_lies_on_the_table():
    game = three_at_the_first_cards("11", "snake", "R5")
    seen = fields(game.state, 0)
    # 31 cards in the deck of the first cave, 35 in the box with all relics; 3 turned.
    assert seen["deciding"] == [1]
    assert pytest.approx([1 / 5]) == seen["expedition"]
    assert pytest.approx([3 / 35]) == seen["cards"]
    assert seen["explorers"] == [1]
    assert pytest.approx([2 / 28]) == seen["danger"]
    assert pytest.approx([2 / 20]) == seen["gems"]
    assert pytest.approx([113 / 124]) == seen["hoard"]
    assert pytest.approx([1 / 5]) == seen["relics"]
    assert pytest.approx([5 / 20]) == seen["worth"]
    assert seen["rescued"] == [0]
    assert seen["warnings"] == [0, 1, 0, 0, 0]
    assert seen["inside"] == [1, 1, 1]
    assert pytest.approx([3 / 20] * 3) == seen["satchel"]
    deck = dict(zip(map(str, kinds(game.state.edition)), seen["deck"], strict=True))
    assert pytest.approx(1 / 2) == deck["11"]  # one of two
    assert pytest.approx(2 / 3) == deck["snake"]
    assert (deck["17"], deck["R5"], deck["R7"]) == (1, 0, 0)  # R7 has not joined yet


def test_what_a_lone_leaver_brings_home_is_seen_from_each_seat():
    game = three_at_the_first_cards("11", "R5").decide("continue", "leave", "continue")
    own = fields(game.reveal("lava").state, 1)
    left = fields(game.state, 0)
    assert own["inside"] == [0, 1, 1]
    assert left["inside"] == [1, 0, 1]
    assert pytest.approx([5 / 20, 0, 0]) == own["chest"]  # 3 found, 2 picked up
    assert pytest.approx([0, 5 / 20, 0]) == left["points"]
    assert pytest.approx([1 / 5, 0, 0]) == own["brought"]
    assert pytest.approx([1 / 5]) == own["rescued"]


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [3, 8])
def test_every_number_stays_within_its_bounds(name, players):
    game = Game(name, players, seed=f"bounds/{name}")
    high = highest(game.state.edition, players)
    for state in moments(game, Random(players)):
        for row in encode_all(state):
            assert (size(state.edition, players),) == row.shape
            assert np.float32 == row.dtype
            assert (row >= 0).all()
            assert (row <= high).all()


def test_one_seat_sees_the_same_alone_and_with_the_others():
    for state in moments(Game("de", 5, seed="seats"), Random(1)):
        assert_allclose(encode_all(state), [encode(state, seat) for seat in range(5)])


def test_nothing_that_bears_on_the_game_is_missing():
    """Tables that look alike are alike, but for the order of what has happened."""
    tables: dict[bytes, tuple[object, ...]] = {}
    chance = Random(2)
    for number in range(60):
        for state in moments(Game("incan-gold", 3, seed=str(number)), chance):
            alike = (
                state.awaits,
                state.expedition,
                state.deck,
                sorted(map(str, state.path)),
                state.gems,
                len(state.relics),
                [(e.inside, e.satchel, e.chest) for e in state.explorers],
                [(len(e.relics), sum(e.relics)) for e in state.explorers],
            )
            assert tables.setdefault(encode(state, 0).tobytes(), alike) == alike
    assert len(tables) > 1000


def documented() -> list[list[str]]:
    page = DOC.read_text("utf-8")
    lines = page.split("## The fields")[1].split("## ")[0].splitlines()
    rows = [line.strip("|").split("|") for line in lines if line.startswith("| `")]
    return [[cell.strip() for cell in row] for row in rows]


def test_the_page_lists_the_fields_as_they_are():
    whole = observation.TABLE + observation.SEAT
    assert [[f"`{f.name}`", f.count, f.meaning] for f in whole] == documented()


def test_the_page_counts_the_numbers_as_they_are():
    page = DOC.read_text("utf-8")
    for name in EDITIONS:
        for relics in (None, True):
            box = edition(name, relics)
            played = f"`{name}`" + (" with relics" if relics and box.relics else "")
            counts = " | ".join(str(size(box, players)) for players in (3, 4, 5, 8))
            if relics is None or box != edition(name):
                assert f"| {played} | {counts} |" in page
