"""The reference engine and the reader of records, against a plain engine."""

from io import BytesIO
from random import Random

from bench.plain import Game, Threshold
from bench.stopwatch import rate
from tacora.records import NAMES, Record, read, write
from tacora.rules import (
    Decision,
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

THRESHOLDS = (6, 7, 8, 9, 10)
"""The fixed simple bots: each leaves with so many rubies in the satchel."""


def decisions(state: State) -> dict[int, Decision]:
    """What the fixed bots decide."""
    return {
        seat: Decision.LEAVE
        if state.explorers[seat].satchel >= THRESHOLDS[seat]
        else Decision.CONTINUE
        for seat in state.inside
    }


def dealt(seed: str) -> list[Event]:
    """A game dealt from a seed by its hashes."""
    state = set_up(edition("fr", relics=True), len(THRESHOLDS))
    log = list(begin(state))
    state = after(state, log)
    while not state.finished:
        if state.awaits == "card":
            events = list(reveal(state, deal(seed, state)))
        else:
            events = list(decide(state, decisions(state)))
        log += events
        state = after(state, events)
    return log


def drawn(chance: Random) -> State:
    """A game whose cards are drawn at random, without hashes and without a log."""
    state = set_up(edition("fr", relics=True), len(THRESHOLDS))
    state = after(state, begin(state))
    while not state.finished:
        if state.awaits == "card":
            state = after(state, reveal(state, chance.choice(state.deck)))
        else:
            state = after(state, decide(state, decisions(state)))
    return state


def run() -> None:
    """Print games and records a second of CPU time."""
    chance = Random(1)
    bots = [Threshold(gems) for gems in THRESHOLDS]
    plain = rate(lambda _: Game(bots, chance, relics=True).play(), 2000)
    rules = rate(lambda _: drawn(chance), 600)
    hashed = rate(lambda n: dealt(f"bench {n}"), 600)
    box = edition("fr", relics=True)
    pages = []
    for n in range(300):
        seed = f"bench {n}"
        record = Record(box, NAMES[:5], tuple(dealt(seed)), seed, promise(seed))
        pages.append(write(record))
    library = "\n".join(pages).encode()
    reading = rate(lambda _: sum(1 for _ in read(BytesIO(library))), 3) * len(pages)
    print("The reference engine: five players, relics, fixed threshold bots")
    for name, figure in (
        ("plain engine (the rival), games/s", plain),
        ("rules, cards drawn at random, games/s", rules),
        ("rules, cards dealt from a seed, with a log, games/s", hashed),
        ("records read and checked, games/s", reading),
    ):
        print(f"  {name:<52} {figure:>8.0f}   1 : {plain / figure:.1f}")
