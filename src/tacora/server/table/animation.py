"""How long the screens animate what happened, before people can choose.

The browser plays the same table of cues (`wire/cues.json`): a screen at full motion
needs as long as this says, or a breath less where the next card is no danger.
"""

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Literal

import msgspec

from tacora.rules.cards import Hazard, Relic, Treasure
from tacora.rules.events import Closed, Decided, Entered, Event, Revealed
from tacora.wire import Happening


class Cue(msgspec.Struct, frozen=True, rename={"when": "if"}):
    """A step of the animation: the events it belongs to, and how long it takes."""

    name: str
    on: Literal["Entered", "Revealed", "Decided", "Closed"]
    ms: int
    when: str | None = None
    more: str | None = None
    more_ms: int = 0
    still_ms: int | None = None
    open: bool = False  # the card is seen: people may choose while it is played


class Cues(msgspec.Struct, frozen=True):
    """The table of cues, and how they are hurried when decisions wait behind them."""

    cues: tuple[Cue, ...]
    still_at_most_ms: int
    brief_summary_ms: int
    fast: float
    instant_from: int
    instant_from_in_camp: int


CUES = msgspec.json.decode(
    files("tacora.wire").joinpath("cues.json").read_bytes(), type=Cues
)


def show(events: Sequence[Happening]) -> float:
    """Seconds that a screen at full motion needs until the choices open."""
    ms, waiting = 0.0, 0
    for i in reversed(range(len(events))):
        if waiting < CUES.instant_from_in_camp:
            then = events[i + 1] if i + 1 < len(events) else None
            shown = duration_ms(events[i], then, until_open=then is None)
            ms += shown * (CUES.fast if waiting else 1.0)
        waiting += isinstance(events[i], Decided)
    return ms / 1000


def duration_ms(
    event: Happening, then: Happening | None, *, until_open: bool = False
) -> int:
    """What an event takes when nothing waits behind it, and this one follows."""
    if not isinstance(event, Entered | Revealed | Decided | Closed):
        return 0
    facts = set(_facts(event, then))
    return sum(
        cue.ms + (cue.more_ms if cue.more in facts else 0)
        for cue in CUES.cues
        if cue.on == type(event).__name__
        and (cue.when is None or cue.when in facts)
        and not (until_open and cue.open)
    )


def _facts(event: Event, then: Happening | None) -> Iterator[str]:
    match event:
        case Decided(leavers=leavers, relics=relics):
            if leavers:
                yield "leavers"
            if relics:
                yield "relics"
        case Revealed(card=card):
            yield "dread"  # nobody's clock may run while a screen holds its breath
            match card:
                case Treasure():
                    yield "treasure"
                case Relic():
                    yield "relic"
                case Hazard():
                    trapped = isinstance(then, Closed) and then.trap is not None
                    yield "twin" if trapped else "hazard"
        case Closed(trap=trap) if trap is not None:
            yield "trap"
        case _:
            pass
