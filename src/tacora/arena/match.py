"""A match: one game among bots, from a seed to its record."""

from collections.abc import Mapping, Sequence
from hashlib import sha256

from msgspec import Struct

from tacora.bots import Bot, Fault, NoDecision, ask, bot, retire
from tacora.records import Record
from tacora.rules import (
    Decision,
    Edition,
    Event,
    Seat,
    State,
    after,
    begin,
    deal,
    decide,
    promise,
    reveal,
    set_up,
)


class Match(Struct, frozen=True):
    """How a game among bots ended, by seat."""

    record: Record
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    faults: tuple[tuple[Fault, ...], ...]  # of each seat


def match(
    names: Sequence[str],
    edition: Edition,
    seed: str,
    own: Mapping[str, Bot] | None = None,
) -> Match:
    """The game that the bots of these names play, in the caves of this seed.

    Names in `own` are those of the caller's bots; the others are in the registry.
    """
    given = own or {}
    bots = [
        given[name] if name in given else bot(name, seed=luck(seed, seat))
        for seat, name in enumerate(names)
    ]
    try:
        return play(bots, edition, seed, [name.replace(",", ";") for name in names])
    finally:
        for name, each in zip(names, bots, strict=True):
            if name not in given:
                retire(each)


def luck(seed: str, seat: Seat) -> str:
    """The seed of a bot's dice: made from the cave's, which it does not give away."""
    return sha256(f"luck/{seed}/{seat}".encode()).hexdigest()


def play(
    bots: Sequence[Bot], edition: Edition, seed: str, names: Sequence[str]
) -> Match:
    """The game that these bots play. One that stumbles leaves the cave instead."""
    state = set_up(edition, len(bots))
    stumbles: list[list[Fault]] = [[] for _ in bots]
    log: list[Event] = list(begin(state))
    state = after(state, log)
    while not state.finished:
        events = list(reveal(state, deal(seed, state)))
        state = after(state, events)
        log += events
        if state.awaits == "decisions":
            decisions = {
                seat: _ask(bots[seat], state, seat, stumbles[seat])
                for seat in state.inside
            }
            events = list(decide(state, decisions))
            state = after(state, events)
            log += events
    return Match(
        Record(edition, tuple(names), tuple(log), seed, promise(seed)),
        tuple([explorer.score for explorer in state.explorers]),
        state.winners,
        tuple(map(tuple, stumbles)),
    )


def _ask(asked: Bot, state: State, seat: Seat, stumbles: list[Fault]) -> Decision:
    try:
        return ask(asked, state, seat)
    except NoDecision as none:
        stumbles.append(none.fault)
        return Decision.LEAVE
