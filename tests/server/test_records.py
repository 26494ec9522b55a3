"""Games that someone brings: read, shown, and not kept."""

from pathlib import Path

import pytest
from guests import Guest

from tacora.records import parse, replay

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.tac"))
BROKEN = """[Edition "fr"]
[Players "Ada, Bo, Cy"]

1. 5 99
"""


@pytest.fixture
async def anyone(running):
    guest = Guest(running.url)
    yield guest
    await guest.close()


async def test_a_game_in_notation_comes_back_event_by_event(anyone):
    assert GAMES
    for file in GAMES:
        text = file.read_text("utf-8")
        [game, *_] = parse(text)
        played = await anyone.post("/api/records", {"notation": text})
        assert [*game.names] == played["players"]
        assert (game.edition.name, game.end.finished) == (
            played["edition"],
            played["finished"],
        )
        assert len(game.log) == len(played["events"])
        assert "Entered" == played["events"][0]["type"]
        assert (game.seed, game.promise) == (played["seed"], played["promise"])
        assert [*replay(game).scores] == played["scores"]
        assert parse(played["notation"]) == [game]


async def test_a_mistake_is_shown_by_line_and_column(anyone):
    refused = await anyone.post("/api/records", {"notation": BROKEN}, 400)
    assert "not-in-edition" == refused["code"]
    assert (4, 6) == (refused["facts"]["line"], refused["facts"]["column"])


@pytest.mark.parametrize(
    ("status", "notation"),
    [
        (400, ""),
        (400, "no game"),
        (400, '[Edition "none"]'),
        (400, "; " + "x" * 60_000),
        (400, "x" * 65_537),
        (413, "x" * 140_000),
        (400, "\x00"),
    ],
)
async def test_what_is_no_game_is_refused(anyone, status, notation):
    await anyone.post("/api/records", {"notation": notation}, status)
