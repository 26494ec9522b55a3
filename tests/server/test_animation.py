"""A clock runs from when people have seen what they decide about."""

import pytest

from tacora.rules.cards import Hazard, Treasure
from tacora.rules.events import Closed, Decided, Entered, Revealed
from tacora.server.table.animation import show

QUIET = [Decided(()), Revealed(Treasure(9), 3)]
TRAPPED = [
    Decided(()),
    Revealed(Hazard("snake")),
    Closed(Hazard("snake")),
    Entered(2),
    Revealed(Treasure(9), 3),
]


@pytest.mark.parametrize(
    ("events", "seconds"),
    [
        ([], 0.0),
        (QUIET, 3.25),
        ([Decided((1,)), Revealed(Treasure(9), 3)], 5.25),
        (TRAPPED, 1.25 + 2 + 4.5 + 1 + 2),
        ([*QUIET, *QUIET], 3.25 * 0.45 + 3.25),
    ],
)
def test_the_show_takes_as_long_as_the_screens_need(events, seconds):
    assert pytest.approx(seconds) == show(events)


def test_whoever_is_far_behind_sees_only_the_end():
    assert show(QUIET * 9) == show(QUIET * 40)
