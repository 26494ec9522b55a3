"""A clock runs from when people see the card that they decide about."""

import pytest

from tacora.rules.cards import Hazard, Relic, Treasure
from tacora.rules.events import Closed, Decided, Entered, Revealed
from tacora.server.table.animation import duration_ms, show

HOLD, FLIP, READ = 250, 420, 550
COLLECT, RELICS, WALK, BANK = 600, 500, 700, 450
LEAN, TURN, SPLIT, SHINE, GROWL = 450 + 200, 380, 750, 700, 700
FREEZE, ALARM = 300, 700
FLEE, SLAM, SUMMARY, IRIS = 900, 500, 2500, 900

STAY = HOLD + FLIP + READ
LEAVE = STAY + COLLECT + WALK + BANK
FACE = LEAN + TURN
FOUND = FACE + SPLIT
SNAKE = Hazard("snake")
QUIET = [Decided(()), Revealed(Treasure(9), 3)]
TRAPPED = [
    Decided(()),
    Revealed(SNAKE),
    Closed(SNAKE),
    Entered(2),
    Revealed(Treasure(9), 3),
]


@pytest.mark.parametrize(
    ("event", "then", "ms"),
    [
        (Entered(1), None, IRIS),
        (Decided(()), None, STAY),
        (Decided((1,), 4), None, LEAVE),
        (Decided((1,), 4, relics=(5, 7)), None, LEAVE + RELICS),
        (Revealed(Treasure(9), 3), None, FOUND),
        (Revealed(Relic(5)), None, LEAN + TURN + SHINE),
        (Revealed(SNAKE), None, LEAN + TURN + GROWL),
        (Revealed(SNAKE), Closed(SNAKE), LEAN + TURN + FREEZE + ALARM),
        (Closed(SNAKE), None, FLEE + SLAM + SUMMARY),
        (Closed(None), Entered(2), SLAM + SUMMARY),
    ],
)
def test_an_event_takes_as_long_as_its_cues(event, then, ms):
    assert ms == duration_ms(event, then)


def test_a_lone_leaver_with_relics_takes_three_seconds_and_47_hundredths():
    assert pytest.approx(3.47) == show([Decided((1,), 4, relics=(5,))])


@pytest.mark.parametrize(
    ("events", "ms"),
    [
        ([], 0),
        (QUIET, STAY + FACE),
        ([Decided((1,)), Revealed(Treasure(9), 3)], LEAVE + FACE),
        ([Decided(()), Revealed(Relic(5))], STAY + FACE),
        ([Decided(()), Revealed(SNAKE)], STAY + FACE),
        (
            TRAPPED,
            STAY + LEAN + TURN + FREEZE + ALARM + FLEE + SLAM + SUMMARY + IRIS + FACE,
        ),
        ([*QUIET, *QUIET], (STAY + FOUND) * 0.45 + STAY + FACE),
    ],
)
def test_the_clock_begins_when_the_face_is_up(events, ms):
    assert pytest.approx(ms / 1000) == show(events)


def test_whoever_is_far_behind_sees_only_the_end():
    assert show(QUIET * 9) == show(QUIET * 40)
