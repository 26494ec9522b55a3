"""A match: one game among bots, from a seed to its record."""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from tacora.bots import Bot, bot, retire
from tacora.bots.fault import Fault
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


def match(names: Sequence[str], edition: Edition, seed: str) -> Match:
    """The game that the bots of these names play, in the caves of this seed."""
    bots = [bot(name, seed=luck(seed, seat)) for seat, name in enumerate(names)]
    try:
        return play(bots, edition, seed, [name.replace(",", ";") for name in names])
    finally:
        for each in bots:
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
        tuple(
            (*getattr(each, "faults", ()), *stumbles[seat])
            for seat, each in enumerate(bots)
        ),
    )


def _ask(asked: Bot, state: State, seat: Seat, stumbles: list[Fault]) -> Decision:
    try:
        decision = asked.decide(state, seat)
    except Exception as error:  # noqa: BLE001 -- anyone's code; the game goes on
        said = f"{type(error).__name__}: {error}"
    else:
        if isinstance(decision, Decision):
            return decision
        said = repr(decision)
    stumbles.append(Fault.at(state, "wrong", said))
    return Decision.LEAVE
