"""Evidence: who plays like the expert, and when its hunters take over."""

from math import log
from random import Random

import numpy as np
import pytest
from bots.tables import BOXES, CONTINUE, LEAVE, table, tables

from tacora.bots import bot
from tacora.expert import opponents
from tacora.expert.decider import watch
from tacora.expert.features import features
from tacora.expert.net import likely, output, part
from tacora.expert.opponents import UNITS_PER_NAT
from tacora.expert.player import Expert
from tacora.expert.weights import nets, place
from tacora.rules import after, begin, decide, edition, reveal, set_up
from tacora.sim.engine import kernel
from tacora.sim.engine.compiler import entry
from tacora.sim.engine.intrinsics import address
from tacora.sim.engine.row import AWAITS, DECISIONS, EVIDENCE, WIDTH, kinds, pack
from tacora.sim.engine.row import box as packed
from tacora.sim.policies.recall import recall

EXPERT = Expert().policy


def evidence(state):
    """How much likelier each seat is someone mild."""
    row = recall(state, EXPERT)
    return tuple(row[EVIDENCE : EVIDENCE + len(state.explorers)].tolist())


def strangers(state, seat):
    """Whether the expert of this seat hunts."""
    return bool(opponents.strangers(packed(state.edition), recall(state, EXPERT), seat))


def foretell(line, seen):
    return likely(output(seen, line[part(seen) :]))


def chance(state, seat):
    """How likely the expert's mixture leaves."""
    net = nets().players[place(state.edition, len(state.explorers))]
    return foretell(net, features(state, seat))


def test_evidence_is_how_much_likelier_a_decision_is_for_someone_mild():
    asked = table("7", "snake", "5", "lava", "9")
    before = evidence(asked)
    told = evidence(after(asked, decide(asked, {0: LEAVE, 1: CONTINUE, 2: CONTINUE})))
    for seat, left in enumerate([True, False, False]):
        sure = chance(asked, seat)
        assert 0.0025 < sure < 0.9975, "else it is cut off"
        mild = 1 / (1 + ((1 - sure) / sure) ** 0.13 * 2.718281828**1.4)
        ratio = mild / sure if left else (1 - mild) / (1 - sure)
        assert UNITS_PER_NAT * log(ratio) == pytest.approx(
            told[seat] - before[seat], abs=0.51
        )


def test_without_a_past_there_is_no_evidence():
    assert (0, 0, 0) == evidence(table("7"))
    assert not any(strangers(table("7"), seat) for seat in range(3))


def hunted(seats, games):
    """Of the first seat's decisions from the third cave on, how many are a hunter's."""
    found = []
    for game in range(games):
        dice = Random(game)
        players = [bot(name, seed=f"{game}/{n}") for n, name in enumerate(seats)]
        state = set_up(edition("fr"), len(seats))
        state = after(state, begin(state))
        while not state.finished:
            state = after(state, reveal(state, dice.choice(state.deck)))
            if state.awaits != "decisions":
                continue
            if state.expedition > 2 and 0 in state.inside:
                found.append(strangers(state, 0))
            shown = {seat: players[seat].decide(state, seat) for seat in state.inside}
            state = after(state, decide(state, shown))
    assert len(found) > 5 * games
    return sum(found) / len(found)


def test_the_expert_hunts_where_everyone_is_a_stranger():
    assert hunted(["expert", "coin:0.2", "loot:5", "danger:0.1"], 12) > 0.6


def test_the_expert_does_not_hunt_among_its_equals():
    assert hunted(["expert"] * 4, 12) < 0.1


def test_nobody_lures_the_expert_away_alone():
    assert hunted(["expert", "expert", "coin:0.5", "expert"], 12) < 0.1


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("relics", [False, True])
@pytest.mark.parametrize("found", [40, 60, 100, 300])
def test_less_is_enough_at_four_players_without_relics(players, relics, found):
    # Three times this much, or less, without the oddest: 0.6 to 14 of a logarithm.
    fr = edition("fr", relics=relics)
    state = set_up(fr, players)
    needed = 1.5 if (players, relics) == (4, False) else 6
    expected = (players - 2) * found / 64 > needed
    row = pack(state)
    row[EVIDENCE + 1 : EVIDENCE + players] = found
    assert expected == opponents.strangers(packed(fr), row, 0)


@entry
def compiled_evidence(case, past, nets, row):
    """The evidence after these cards and decisions, compiled."""
    players, weights, data = nets
    said = np.zeros(8, np.float32)
    kernel.set_up(row, players)
    kernel.begin(case, row)
    for turn in range(past.shape[1]):
        kernel.reveal(case, row, past[0, turn])
        if row[AWAITS] == DECISIONS:
            leavers = past[1, turn]
            watch(
                address(case),
                address(row),
                address(weights),
                0,
                address(data),
                address(said),
                leavers,
                0,
            )
            kernel.decide(case, row, leavers)


@pytest.mark.parametrize(("box", "relics", "players"), BOXES)
def test_evidence_is_the_same_at_both_speeds(box, relics, players):
    weights = np.array([0.0, *EXPERT.weights])
    data = np.frombuffer(EXPERT.data, np.float32).copy()
    hunting = 0
    for state in tables(box, relics, players, games=4):
        cards = kinds(state.edition)
        past = np.array(
            [
                [cards.index(turn.card) for turn in state.history],
                [sum(1 << seat for seat in turn.leavers) for turn in state.history],
            ],
            np.int64,
        )
        row = np.zeros(WIDTH, np.int16)
        compiled_evidence(packed(state.edition), past, (players, weights, data), row)
        found = row[EVIDENCE : EVIDENCE + players].tolist()
        assert list(evidence(state)) == pytest.approx(found, abs=1), state
        hunting += strangers(state, state.inside[0])
    assert hunting > 10


def test_a_hunter_decides_for_the_expert():
    net, hunter = (
        each[place(edition("fr"), 3)] for each in (nets().players, nets().hunters)
    )
    seen = {True: 0, False: 0}
    for state in tables("fr", relics=None, players=3, games=6):
        seat = state.inside[0]
        hunting = strangers(state, seat)
        seen[hunting] += 1
        leaving = foretell(hunter if hunting else net, features(state, seat))
        assert leaving == pytest.approx(Expert().chance_to_leave(state, seat))
        assert Expert(players=nets().players).chance_to_leave(state, seat) == (
            foretell(net, features(state, seat))
        ), "with nets of its own it never hunts"
    assert min(seen.values()) > 10
