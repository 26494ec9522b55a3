"""The browser's bots decide as Python's do, at the same table with the same dice."""

import subprocess
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
from strategies import CONTINUE, LEAVE, PLAYED
from web.in_node import bundled

from tacora.bots import bot, quick_ladder
from tacora.expert.opponents import strangers
from tacora.expert.player import Expert
from tacora.rules import after, begin, decide, reveal, set_up
from tacora.sim.engine.row import box as packed
from tacora.sim.policies.recall import recall

NETS = Path(__file__).parents[2] / "web" / "src" / "generated" / "nets"
MOMENTS = 10_000
ASKED = 3  # characters a moment
NAMES = quick_ladder()

encode = msgspec.json.Encoder().encode


class Asked:
    """Random games of every kind, and what characters decided in each moment."""

    def __init__(self):
        self.moments = 0
        self.decided = Counter()
        self.hunts = Counter()  # whether the expert does

    def lines(self):
        number = 0
        while self.moments < MOMENTS:
            yield encode(self.game(number)) + b"\n"
            number += 1

    def game(self, number):
        dice = Random(f"moments/{number}")
        box, players = PLAYED[number % len(PLAYED)], 3 + number // len(PLAYED) % 6
        nerves = [dice.uniform(0.02, 0.5) for _ in range(players)]
        seed = f"щедрик {number}"
        bots = {name: bot(name, seed=seed) for name in NAMES}
        state = set_up(box, players)
        log = list(begin(state))
        state = after(state, log)
        moments = []
        while not state.finished:
            if state.awaits == "card":
                events = list(reveal(state, dice.choice(state.deck)))
            else:
                seat = dice.choice(state.inside)
                names = dice.sample(NAMES, ASKED)
                decided = {name: bots[name].decide(state, seat) for name in names}
                moments.append((len(log), seat, decided))
                self.notes(state, seat, decided)
                leavers = [s for s in state.inside if dice.random() < nerves[s]]
                chosen = dict.fromkeys(state.inside, CONTINUE)
                events = list(decide(state, chosen | dict.fromkeys(leavers, LEAVE)))
            log += events
            state = after(state, events)
        return box.name, box.relics is not None, players, seed, log, moments

    def notes(self, state, seat, decided):
        self.moments += 1
        self.decided.update(decided.items())
        if "expert" in decided:
            row = recall(state, Expert().policy)
            self.hunts[bool(strangers(packed(state.edition), row, seat))] += 1


def test_each_character_decides_as_in_python(tmp_path):
    asked = Asked()
    done = subprocess.run(
        [*bundled("bots.js", tmp_path), str(NETS)],
        input=b"".join(asked.lines()),
        capture_output=True,
        check=False,
    )
    assert 0 == done.returncode, done.stderr.decode()[:3000]
    alike, characters = msgspec.json.decode(done.stdout)
    assert {*NAMES} == {*characters}
    assert ASKED * asked.moments == asked.decided.total() == alike
    assert {(name, way) for name in NAMES for way in (LEAVE, CONTINUE)} == {
        *asked.decided
    }
    assert min(asked.hunts[hunts] for hunts in (True, False)) > 100
