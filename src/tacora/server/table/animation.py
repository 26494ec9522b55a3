"""The show: how long the screens need for what happened, before a clock may run."""

from collections.abc import Sequence

from tacora.rules.events import Closed, Decided, Entered, Revealed
from tacora.wire import Happening

FAST = 0.45
"""How much of its time something takes when more decisions wait behind it."""
MOST = 5
"""From so many waiting decisions on, it is not played at all."""


def show(events: Sequence[Happening]) -> float:
    """Seconds that a screen at full motion needs for these events."""
    seconds, waiting = 0.0, 0
    for event in reversed(events):
        if waiting < MOST:
            seconds += _alone(event) * (FAST if waiting else 1.0)
        waiting += isinstance(event, Decided)
    return seconds


def _alone(event: Happening) -> float:
    match event:
        case Entered():
            return 1.0
        case Revealed():
            return 2.0
        case Decided(leavers=leavers):  # who leaves walks back to camp
            return 3.25 if leavers else 1.25
        case Closed(trap=trap):  # those inside flee; then all see what it brought
            return 4.5 if trap else 3.0
        case _:
            return 0.0
