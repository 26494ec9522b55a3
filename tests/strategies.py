"""One home for Hypothesis strategies: editions, tables, whole games."""

import re
from collections.abc import Callable
from random import Random

from hypothesis import strategies as st

from tacora.records import Record
from tacora.rules import (
    EDITIONS,
    Card,
    Decision,
    Edition,
    Event,
    State,
    after,
    begin,
    deal,
    decide,
    edition,
    promise,
    reveal,
    set_up,
)
from tacora.rules.edition import box

CONTINUE, LEAVE = Decision.CONTINUE, Decision.LEAVE

PLAYED: list[Edition] = [
    edition(name, relics)
    for name in EDITIONS
    for relics in ([False, True] if box(name).relics.variant else [True])
]
"""Every edition, with relics and without where that is a variant."""

players = st.integers(3, 8)
played = st.sampled_from(PLAYED)
seeds = st.text(max_size=8)
names = st.lists(
    st.text(
        st.characters(exclude_categories=["Cc", "Cf", "Cs", "Zl", "Zp"])
        | st.sampled_from("\u200c\u200d\u00ad\ufeff"),
        min_size=1,
        max_size=100,
    )
    .map(lambda name: name.replace(",", "").strip())
    .filter(lambda name: re.sub(r"[\s\u200c\u200d\u00ad\ufeff]", "", name)),
    min_size=3,
    max_size=8,
)


def play_through(
    state: State,
    next_card: Callable[[State], Card],
    leaves: Callable[[State, int], bool],
    steps: int = 10_000,
) -> list[Event]:
    """The log of a game from its beginning, or of its first so many steps."""
    log = list(begin(state))
    state = after(state, log)
    while steps and not state.finished:
        steps -= 1
        if state.awaits == "card":
            events = list(reveal(state, next_card(state)))
        else:
            chosen = {s: LEAVE if leaves(state, s) else CONTINUE for s in state.inside}
            events = list(decide(state, chosen))
        log += events
        state = after(state, events)
    return log


@st.composite
def records(draw: st.DrawFn, *, whole: bool = False) -> Record:
    """A game that was dealt from a seed, finished or broken off at any step."""
    box = draw(played)
    seated = tuple(draw(names))
    seed = draw(seeds)
    rate = draw(st.floats(0, 0.8))
    dice = Random(draw(st.integers(0, 2**32)))
    steps = 10_000 if whole else draw(st.one_of(st.integers(0, 40), st.just(10_000)))
    log = play_through(
        set_up(box, len(seated)),
        lambda state: deal(seed, state),
        lambda _state, _seat: dice.random() < rate,
        steps,
    )
    return Record(box, seated, tuple(log), seed, promise(seed))
