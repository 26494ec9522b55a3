"""Two engines, one equation: the browser's rules answer every move as Python's do."""

import subprocess
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from strategies import CONTINUE, LEAVE, PLAYED
from web.in_node import bundled

from tacora.records import parse
from tacora.rules import (
    EDITIONS,
    Decided,
    Entered,
    Hazard,
    Relic,
    Revealed,
    RuleBroken,
    Treasure,
    after,
    begin,
    decide,
    edition,
    reveal,
    set_up,
)

GAMES = 20_000
GOLDEN = sorted((Path(__file__).parents[1] / "games").glob("*.tac"))
ODD_CARDS = [
    *(Treasure(5), Treasure(6), Hazard("snake"), Hazard("mummy"), Hazard("draught")),
    *(Relic(), Relic(5), Relic(12), Relic(99)),
]
WRONG_SHARE = 0.04  # of the moves

encode = msgspec.json.Encoder().encode


class Played:
    """A game on Python's rules: what was tried, and what came of it."""

    def __init__(self, box, players):
        self.state = set_up(box, players)
        self.asked = {"box": [box.name, box.relics is not None], "players": players}
        self.moves = []
        self.answers = []

    def tries(self, move, question, *given):
        self.moves.append(move)
        try:
            events = list(question(self.state, *given))
        except RuleBroken as wrong:
            self.answers.append({"code": wrong.code, "facts": wrong.facts})
        else:
            self.answers.append(events)
            self.state = after(self.state, events)

    def begins(self):
        self.tries({}, begin)

    def reveals(self, card):
        self.tries({"card": card}, reveal, card)

    def decides(self, decisions):
        self.tries({"shown": list(decisions.items())}, decide, decisions)

    def lines(self):
        end = msgspec.to_builtins(self.state)
        del end["edition"]
        told = {"answers": self.answers, "end": end}
        return [encode(self.asked | {"moves": self.moves}), encode(told)]


def golden(record):
    """A golden game, played again by its events."""
    game = Played(record.edition, len(record.names))
    for before, event, _ in record.steps():
        match event:
            case Entered(1):
                game.begins()
            case Revealed(card):
                game.reveals(card)
            case Decided(leavers):
                chosen = {s: LEAVE if s in leavers else CONTINUE for s in before.inside}
                game.decides(chosen)
    assert record.end == game.state
    return game


def random(number):
    """A game of random moves, a few of them against the rules."""
    dice = Random(number)
    game = Played(PLAYED[number % len(PLAYED)], 3 + number // len(PLAYED) % 6)
    nerves = 1 - dice.random() ** 2  # most games are short, some long
    if dice.random() < WRONG_SHARE:
        goes_wrong(game, dice)
    game.begins()
    while not game.state.finished:
        if dice.random() < WRONG_SHARE:
            goes_wrong(game, dice)
        elif game.state.awaits == "card":
            game.reveals(dice.choice(game.state.deck))
        else:
            game.decides(mixed(game.state.inside, dice, nerves))
    goes_wrong(game, dice)
    return game


def mixed(seats, dice, nerves):
    return {seat: LEAVE if dice.random() < nerves else CONTINUE for seat in seats}


def goes_wrong(game, dice):
    """A move that the rules refuse, or one that happens to be right."""
    if dice.random() < 0.5:
        game.reveals(dice.choice(ODD_CARDS))
    else:
        seats = dice.sample(range(-1, 9), dice.randrange(4))
        inside = [*game.state.inside]
        dice.shuffle(inside)
        game.decides(mixed([*inside[dice.randrange(2) :], *seats], dice, 0.3))


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """The browser's rules: they are told games, and say how many went alike."""
    command = bundled("rules.js", tmp_path_factory.mktemp("rules"))

    def agrees(games):
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as run:
            try:
                for lines in games:
                    run.stdin.write(b"\n".join([*lines, b""]))
                run.stdin.close()
            except BrokenPipeError:
                pass  # it has found a difference, and said so
            return int(run.stdout.read() or 0)

    return agrees


def test_every_golden_game_is_the_same_in_the_browser(browser):
    games = [golden(record) for page in GOLDEN for record in parse(page.read_text())]
    assert set(EDITIONS) == {game.asked["box"][0] for game in games}
    assert len(games) == browser(game.lines() for game in games)


def test_random_games_are_the_same_in_the_browser_event_for_event(browser):
    refused = Counter()

    def games():
        for number in range(GAMES):
            game = random(number)
            refused.update(a["code"] for a in game.answers if isinstance(a, dict))
            yield game.lines()

    assert GAMES == browser(games())
    assert {
        *("card-not-awaited", "decisions-not-awaited", "not-in-edition"),
        *("not-in-deck", "not-yet-in-deck"),
        *("unknown-seat", "not-inside", "decision-missing"),
    } == {*refused}
    assert min(refused.values()) > 100


@pytest.mark.parametrize(
    ("name", "relics", "players"),
    [("atlantis", None, 3), ("de", False, 3), ("fr", False, 2), ("fr", None, 9)],
)
def test_a_table_that_cannot_be_is_refused_alike(browser, name, relics, players):
    with pytest.raises(RuleBroken) as wrong:
        set_up(edition(name, relics), players)
    asked = {"box": [name, relics], "players": players, "moves": []}
    answer = {"code": wrong.value.code, "facts": wrong.value.facts}
    assert 1 == browser([[encode(asked), encode({"answers": [answer], "end": None})]])
