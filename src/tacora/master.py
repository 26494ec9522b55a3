"""The master: decisions come in face down, and are turned over together.

Whoever keeps a table (a terminal, a server) keeps its state, its seed and the decisions
that lie face down. Here is what may become of them; nothing here waits or is kept.
"""

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import TypeVar

from tacora.rules import Decision, Event, Seat, State, begin, deal, decide, reveal
from tacora.rules.errors import DecisionsNotAwaited, NotInside

Sealed = TypeVar("Sealed")  # a decision, or one with what else is known of it


def missing(deciding: Iterable[Seat], sealed: Container[Seat]) -> tuple[Seat, ...]:
    """Those of the deciding seats that have still to decide."""
    return tuple([seat for seat in deciding if seat not in sealed])


def seal(
    state: State, sealed: Mapping[Seat, Sealed], seat: Seat, decision: Sealed
) -> dict[Seat, Sealed]:
    """All that lies face down with this decision, which replaces an earlier one."""
    deciding = state.deciding
    if not deciding:
        raise DecisionsNotAwaited(awaits=state.awaits)
    if seat not in deciding:
        raise NotInside(seat=seat)
    return {**sealed, seat: decision}


def turn_over(state: State, sealed: Mapping[Seat, Decision]) -> Iterator[Event]:
    """All decisions are shown at once; nothing happens while one is missing."""
    deciding = state.deciding
    if deciding and not missing(deciding, sealed):
        yield from decide(state, sealed)


def go_on(state: State, seed: str | None) -> Iterator[Event]:
    """What comes next without anyone's decision: the first entrance, or a card.

    Without a seed the cards are real ones, and come from someone's hand.
    """
    if state.awaits == "entry":
        yield from begin(state)
    elif state.awaits == "card" and seed is not None:
        yield from reveal(state, deal(seed, state))
