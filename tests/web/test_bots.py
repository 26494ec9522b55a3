"""The browser's bots decide as Python's do, at the same table with the same dice."""

import subprocess
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from strategies import CONTINUE, LEAVE, PLAYED
from web.in_node import bundled

from tacora.bots import bot, quick_ladder
from tacora.expert import opponents
from tacora.expert.player import Expert
from tacora.rules import after, begin, decide, reveal, set_up
from tacora.sim.engine.row import box as packed
from tacora.sim.policies.recall import recall

NETS = Path(__file__).parents[2] / "web" / "src" / "generated" / "nets"
MOMENTS = 10_500
encode = msgspec.json.Encoder().encode


def games(seen, hunts):
    """Random games of every kind, and what bots decided in some moments of them."""
    number = 0
    while seen.total() < MOMENTS:
        yield encode(game(number, seen, hunts)) + b"\n"
        number += 1


def game(number, seen, hunts):
    dice = Random(f"moments/{number}")
    box = PLAYED[number % len(PLAYED)]
    players = 3 + number // len(PLAYED) % 6
    nerves = [dice.uniform(0.02, 0.5) for _ in range(players)]
    state = set_up(box, players)
    log = list(begin(state))
    state = after(state, log)
    moments = []
    while not state.finished:
        if state.awaits == "card":
            events = [*reveal(state, dice.choice(state.deck))]
        else:
            seat, seed = dice.choice(state.inside), f"щ{dice.random()}"
            decided = {
                name: bot(name, seed=seed).decide(state, seat)
                for name in dice.sample(quick_ladder(), 4)
            }
            moments.append((len(log), seat, seed, decided))
            seen.update(decided.items())
            hunts.append(hunting(state, seat))
            chosen = {
                s: LEAVE if dice.random() < nerves[s] else CONTINUE
                for s in state.inside
            }
            events = [*decide(state, chosen)]
        log += events
        state = after(state, events)
    return box.name, box.relics is not None, players, log, moments


def hunting(state, seat):
    row = recall(state, Expert().policy)
    return bool(opponents.strangers(packed(state.edition), row, seat))


def test_each_character_decides_as_in_python(tmp_path):
    seen = Counter()
    hunts = []
    done = subprocess.run(
        [*bundled("bots.js", tmp_path), str(NETS)],
        input=b"".join(games(seen, hunts)),
        capture_output=True,
        check=False,
    )
    assert 0 == done.returncode, done.stderr.decode()[:3000]
    asked, characters = msgspec.json.decode(done.stdout)
    assert {*quick_ladder()} == {*characters}
    assert seen.total() == asked >= MOMENTS
    everyone = {(name, choice) for name in characters for choice in (LEAVE, CONTINUE)}
    assert everyone == {*seen}
    assert 100 < sum(hunts) < len(hunts) - 100
