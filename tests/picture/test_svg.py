import re
from functools import cache
from pathlib import Path
from random import Random
from xml.etree.ElementTree import Element, fromstring

import pytest
from hypothesis import given, settings
from msgspec.structs import replace
from strategies import PLAYED, play_through, records

from tacora import Game, picture, rules
from tacora.picture.trail import BOTTOM, LEFT, RIGHT, layout
from tacora.records import NAMES
from tacora.rules import EDITIONS, Hazard, Revealed, State, deal, evolve, set_up
from tacora.rules.edition import box
from tacora.words import Words

SVG = "{http://www.w3.org/2000/svg}"
WORDS = Words("en")
FRENCH = rules.edition("fr")
WITH_RELICS = rules.edition("fr", relics=True)


def read(raw: str) -> Element:
    return fromstring(raw)


def drawn(state: State, names=NAMES) -> Element:
    return read(picture.svg(state, names[: len(state.explorers)], WORDS))


def writing(page: Element) -> list[str]:
    return [line.text for line in page.iter(f"{SVG}text")]


def captions(page: Element) -> list[str]:
    return [title.text for title in page.iter(f"{SVG}title")]


def ids(page: Element) -> set[str]:
    return {part.get("id") for part in page.iter() if part.get("id")}


@cache
def states(seed: str, edition, players: int) -> list[State]:
    """Every moment of a random game."""
    dice = Random(seed)
    start = set_up(edition, players)
    log = play_through(
        start, lambda s: deal(seed, s), lambda _state, _seat: dice.random() < 0.15
    )
    moments = [start]
    for event in log:
        moments.append(evolve(moments[-1], event))
    return moments


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize(
    "edition", PLAYED, ids=lambda e: f"{e.name}{'+' if e.relics else ''}"
)
def test_every_moment_shows_names_hazards_and_the_path(edition, players):
    moments = states("well formed", edition, players)
    for state in (*moments[::7], moments[-1]):
        page = drawn(state)
        called = captions(page)
        for who in NAMES[:players]:
            assert who in writing(page)
        for kind in edition.hazards:
            assert WORDS.say(f"hazard-{kind}-short") in writing(page)
        for card in set(state.path):
            label = picture.name(card, WORDS)
            shown = [c for c in called if c == label or c.startswith(f"{label} (")]
            assert state.path.count(card) == len(shown)


@given(records())
@settings(max_examples=30, deadline=None)
def test_any_game_with_any_names_is_well_formed(record):
    read(picture.svg(record.end, record.names, WORDS))


def test_what_can_be_pointed_at_is_there_once():
    """Every link inside the picture leads somewhere, and no id comes twice."""
    for state in states("links", WITH_RELICS, 5):
        raw = picture.svg(state, NAMES[:5], WORDS)
        named = re.findall(r' id="([^"]+)"', raw)
        linked = set(re.findall(r'(?:href="#|url\(#)([^")]+)', raw))
        assert len(set(named)) == len(named)
        assert linked <= set(named)


def test_only_the_symbols_used_are_inlined():
    page = drawn(set_up(FRENCH, 3))
    used = {use.get("href")[1:] for use in page.iter(f"{SVG}use")}
    assert {s.get("id") for s in page.iter(f"{SVG}symbol")} <= used
    assert not any("relic" in name for name in ids(page))


def test_two_pictures_have_no_ids_in_common():
    state = Game("fr", 3, seed="ids").state
    assert not ids(drawn(state)) & ids(drawn(state))


def test_a_key_draws_the_same_picture_again():
    state = Game("fr", 3, seed="key").state
    first, second = (picture.svg(state, NAMES[:3], WORDS, key="k") for _ in "ab")
    assert first == second


def test_nothing_that_lies_face_down_is_drawn():
    """Two games whose seeds differ, but not their cards so far, look the same."""
    shown = {}
    for seed in map(str, range(200)):
        game = Game("fr", 3, seed=seed)
        again = shown.setdefault(game.state.path, game)
        if again is not game:
            break
    upcoming = [
        g.decide(*["continue"] * 3).state.path for g in map(_copy, (again, game))
    ]
    assert upcoming[0] != upcoming[1]
    assert picture.svg(again.state, NAMES[:3], WORDS, key="k") == picture.svg(
        game.state, NAMES[:3], WORDS, key="k"
    )


def _copy(game: Game) -> Game:
    return Game.from_record(game.record)


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "&amp; ]]> </title></svg>",
        "nul \0 and \ud800",
        "\u202eturned",
    ],
)
def test_a_name_is_harmless(name):
    state = Game("fr", 3, seed="names").state
    raw = picture.svg(state, [name, "Bo", "Cy"], WORDS)
    raw.encode()
    page = read(raw)
    for part in page.iter():
        assert part.tag.removeprefix(SVG) in {
            *("svg", "title", "desc", "defs", "g", "use", "symbol", "clipPath"),
            *("linearGradient", "radialGradient", "stop", "text"),
            *("rect", "circle", "ellipse", "path", "polygon"),
        }
        assert not any(attribute.startswith("on") for attribute in part.attrib)
    assert "<script" not in raw
    assert "<img" not in raw


def test_a_long_name_is_cut_but_can_be_read_in_full():
    name = "Maximiliane-Friederike von und zu Hohenstein"
    page = drawn(Game("fr", 3, seed="long").state, [name, "Bo", "Cy"])
    assert name not in writing(page)
    assert any(line.startswith("Maximil") for line in writing(page))
    assert f"{name}: in the cave" in captions(page)


def test_a_picture_is_complete_in_itself():
    raw = picture.svg(Game("de", 8, seed="alone").state, NAMES, WORDS)
    assert not re.findall(r"https?://(?!www\.w3\.org/2000/svg)", raw)
    assert "<style" not in raw
    assert "<script" not in raw
    assert not re.findall(r'href="(?!#)', raw)


def test_it_is_read_aloud_as_the_table_in_text():
    game = Game("fr", 3, seed="aloud")
    page = read(game._repr_html_())
    title, desc = page.find(f"{SVG}title"), page.find(f"{SVG}desc")
    assert page.get("role") == "img"
    assert [title.get("id"), desc.get("id")] == page.get("aria-labelledby").split()
    assert title.text == "Expedition 1 of 5"
    assert desc.text == str(game)


def test_only_winners_wear_laurels():
    state = states("laurels", FRENCH, 4)[-1]
    explorers = tuple(
        replace(e, chest=chest)
        for e, chest in zip(state.explorers, (9, 30, 30, 2), strict=True)
    )
    page = drawn(replace(state, explorers=explorers))
    laurels = [u for u in page.iter(f"{SVG}use") if u.get("href").endswith("-laurel")]
    assert len(laurels) == 2 * 2  # a figure and a row each
    told = "Bo and Cy share the victory and the fire, with 30 points each."
    assert told in writing(page)
    assert {"9", "30", "2"} <= set(writing(page))


def test_nobody_has_won_while_entrances_are_open():
    closed = next(
        s for s in states("open", FRENCH, 4) if s.awaits == "entry" and s.expedition
    )
    page = drawn(closed)
    assert not any(u.get("href").endswith("-laurel") for u in page.iter(f"{SVG}use"))
    assert "A barricade closes entrance 1." in writing(page)


def test_entrances_left_behind_are_barricaded():
    third = next(s for s in states("doors", FRENCH, 4) if s.expedition == 3)
    page = drawn(third)
    doors = [u for u in page.iter(f"{SVG}use") if u.get("href").endswith("-barricade")]
    assert len(doors) == 2


def test_the_second_of_a_kind_is_announced():
    state = Game("fr", 3, seed="trap").state
    for _ in range(2):
        state = evolve(state, Revealed(Hazard("snake")))
    page = drawn(state)
    assert "Snake for the second time! The expedition is over." in writing(page)
    assert writing(page).count("!!") == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_hazard_has_its_symbol(edition):
    page = drawn(set_up(box(edition), 3))
    symbols = {name.rpartition("-")[2] for name in ids(page)}
    assert set(box(edition).hazards) <= symbols


@pytest.mark.parametrize("count", range(1, 31))
def test_cards_lie_inside_the_cave_and_not_on_each_other(count):
    spots = layout(count)
    assert count == len(spots)
    assert all(spot.width < spots[-1].width for spot in spots[:-1])
    for nth, spot in enumerate(spots):
        assert LEFT <= spot.left <= spot.left + spot.width <= RIGHT
        assert spot.top + spot.width * 1.4 <= BOTTOM
        for other in spots[:nth]:
            assert (
                spot.left >= other.left + other.width
                or other.left >= spot.left + spot.width
                or spot.top >= other.top + other.width * 1.4
            )


def test_the_picture_of_the_readme_stands_alone():
    page = Path(__file__).parents[2] / "docs" / "table.svg"
    read(page.read_text("utf-8"))
