"""The rules of play: what may happen next, and the table after it."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import reduce

from msgspec.structs import replace

from .cards import Card, Hazard, Relic, Treasure, without
from .errors import (
    CardNotAwaited,
    DecisionMissing,
    DecisionsNotAwaited,
    NotInDeck,
    NotInEdition,
    NotInside,
    NotYetInDeck,
    UnknownSeat,
)
from .events import Closed, Decided, Entered, Event, Revealed
from .state import Seat, State, Turn


class Decision(Enum):
    """What an explorer in the cave chooses, in secret."""

    CONTINUE = "continue"
    LEAVE = "leave"


def begin(state: State) -> Iterator[Event]:
    """The first expedition sets out."""
    assert state.awaits == "entry", "the game has begun already"
    yield Entered(1)


def reveal(state: State, card: Card) -> Iterator[Event]:
    """The next card is turned over."""
    if state.awaits != "card":
        raise CardNotAwaited(card=str(card), awaits=state.awaits)
    if card not in state.deck:
        raise _absent(state, card)
    match card:
        case Treasure(gems):
            each, rest = divmod(gems, len(state.inside))
            yield Revealed(card, each, rest)
        case Hazard() if card in state.path:
            yield Revealed(card)
            yield from _close(state, trap=card)
        case Hazard() | Relic():
            yield Revealed(card)


def decide(state: State, decisions: Mapping[Seat, Decision]) -> Iterator[Event]:
    """Everyone inside shows a decision card, all at once."""
    inside = state.inside
    if state.awaits != "decisions":
        raise DecisionsNotAwaited(awaits=state.awaits)
    if decisions.keys() != set(inside):
        raise _misplaced(state, decisions)
    leavers = tuple([seat for seat in inside if decisions[seat] is Decision.LEAVE])
    if not leavers:
        yield Decided(leavers, 0, state.gems)
        return
    # One heap, not card by card: fr p. 6 speaks of all the rubies left, together.
    each, rest = divmod(state.gems, len(leavers))
    relics = state.worths if len(leavers) == 1 else ()
    yield Decided(leavers, each, rest, relics)
    if leavers == inside:
        yield from _close(state)


def _close(state: State, trap: Hazard | None = None) -> Iterator[Event]:
    yield Closed(trap)
    if state.expedition < state.edition.expeditions:
        yield Entered(state.expedition + 1)


def _absent(state: State, card: Card) -> NotInDeck | NotYetInDeck | NotInEdition:
    if card in state.edition.deck(state.expedition):
        return NotInDeck(card=str(card))
    if card in state.edition.deck(state.edition.expeditions):
        return NotYetInDeck(card=str(card))
    return NotInEdition(card=str(card), edition=state.edition.name)


def _misplaced(
    state: State, decisions: Mapping[Seat, Decision]
) -> UnknownSeat | NotInside | DecisionMissing:
    for seat in decisions:
        if seat not in range(len(state.explorers)):
            return UnknownSeat(seat=seat)
        if not state.explorers[seat].inside:
            return NotInside(seat=seat)
    return DecisionMissing(seat=min(set(state.inside) - decisions.keys()))


def evolve(state: State, event: Event) -> State:
    """The table after the event. No rule is weighed here: events carry their sums."""
    match event:
        case Entered(expedition):
            return State(
                edition=state.edition,
                explorers=tuple([e.enters() for e in state.explorers]),
                expedition=expedition,
                deck=without(state.edition.deck(expedition), *state.removed),
                removed=state.removed,
                awaits="card",
                history=state.history,
            )
        case Revealed(card, each, rest):
            return replace(
                state,
                explorers=tuple(
                    [e.finds(each) if e.inside else e for e in state.explorers]
                )
                if each
                else state.explorers,
                deck=without(state.deck, card),
                path=(*state.path, card),
                rests=(*state.rests, rest),
                relics=(*state.relics, card)
                if isinstance(card, Relic)
                else state.relics,
                awaits="decisions",
            )
        case Decided(leavers, each, rest, relics):
            history = (*state.history, Turn(state.path[-1], leavers))
            if not leavers:
                return replace(state, awaits="card", history=history)
            return replace(
                state,
                explorers=tuple(
                    [
                        e.returns(each, relics) if seat in leavers else e
                        for seat, e in enumerate(state.explorers)
                    ]
                ),
                rests=_heap(state.path, rest),
                relics=() if relics else state.relics,
                awaits="card",
                history=history,
            )
        case Closed(trap):
            # Relics that were turned over never come back, rescued or lost (R10, R14).
            shown = tuple([card for card in state.path if isinstance(card, Relic)])
            removed = (*state.removed, *shown, *([trap] if trap else []))
            last = state.expedition == state.edition.expeditions
            return State(
                edition=state.edition,
                explorers=tuple(
                    [e.flees() if e.inside else e for e in state.explorers]
                ),
                expedition=state.expedition,
                deck=without(state.edition.deck(state.expedition), *removed),
                removed=removed,
                awaits="nothing" if last else "entry",
                history=(*state.history, Turn(trap, ())) if trap else state.history,
            )


def _heap(path: tuple[Card, ...], rest: int) -> tuple[int, ...]:
    """What nobody could take, all on the newest treasure card (R9)."""
    rests = [0] * len(path)
    for place in reversed(range(len(path))):
        if isinstance(path[place], Treasure):
            rests[place] = rest
            break
    return tuple(rests)


def after(state: State, events: Iterable[Event]) -> State:
    """The table after all these events."""
    return reduce(evolve, events, state)
