"""Absence: who is away, who is back, and what the others agree on meanwhile."""

from tacora.rules import Seat
from tacora.wire import Away, Back, Hosted, PauseAsked, Paused, Rested, Resumed

from .draft import GRACE_S, Draft


def lose(draft: Draft, person: str) -> None:
    """Nothing is heard of someone: the others are told."""
    table = draft.table
    seats = [s for s in table.seats_of(person) if not table.seats[s].away]
    if not seats or not table.live:
        return
    draft.happen(*(Away(seat) for seat in seats))
    if table.stage == "playing" and not table.paused:
        if draft.deadline is None and draft.awaited:
            draft.deadline = draft.now + GRACE_S
        agree(draft)
    elect(draft)


def come_back(draft: Draft, person: str) -> None:
    """Someone is there again, and decides again."""
    table = draft.table
    seats = [s for s in table.seats_of(person) if table.seats[s].away]
    if not seats:
        return
    asleep = not any(seated.present for seated in table.seats)
    draft.happen(*(Back(seat) for seat in seats))
    elect(draft)
    if table.stage != "playing" or table.paused:
        return
    if table.options.clock == 0 and not draft.awaited:
        draft.deadline = None
    elif asleep and draft.deadline is None:
        draft.deadline = draft.now + (table.options.clock or GRACE_S)


def expire(draft: Draft) -> None:
    """The time is over: decide for those who have not."""
    table = draft.table
    if draft.deadline is None or draft.now < draft.deadline or table.paused:
        return
    draft.deadline = None
    asleep = table.live and not any(seated.present for seated in table.seats)
    if asleep or table.options.absence == "wait":
        return
    for seat in draft.pending:
        if table.seats[seat].away:
            rest(draft, seat)
        elif table.options.clock:
            draft.seal(seat, draft.for_absent(seat))


def rest(draft: Draft, seat: Seat) -> None:
    """Wait no longer for an absent explorer."""
    draft.happen(Rested(seat))
    if seat in draft.pending:
        draft.seal(seat, draft.for_absent(seat))


def elect(draft: Draft) -> None:
    """If the host has left or is away, whoever is there and sat down first is host."""
    table = draft.table
    if table.host is not None and table.seats[table.host].present:
        return
    for seat, seated in enumerate(table.seats):
        if seated.present:
            draft.happen(Hosted(seat))
            return


def pause(draft: Draft, seats: tuple[Seat, ...], *, wanted: bool) -> None:
    """Someone would like a pause, or to go on."""
    if draft.table.paused:
        if not wanted:
            left = draft.table.left
            draft.happen(Resumed())
            draft.deadline = None if left is None else draft.now + left
        return
    for seat in seats:
        if draft.table.seats[seat].asks_pause != wanted:
            draft.happen(PauseAsked(seat, wanted))
    agree(draft)


def agree(draft: Draft) -> None:
    """Pause if all who are there ask for it."""
    there = [seated for seated in draft.table.seats if seated.present]
    if draft.table.paused or not there or not all(s.asks_pause for s in there):
        return
    left = None
    if draft.deadline is not None:
        left = round(max(draft.deadline - draft.now, 1.0), 3)
    draft.happen(Paused(left))
    draft.deadline = None
