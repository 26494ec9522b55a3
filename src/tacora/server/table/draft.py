"""A draft of the next page: what would happen, before anyone is told."""

from functools import cache
from typing import TYPE_CHECKING, cast

from tacora import master
from tacora.bots import Bot, bot
from tacora.bots.registry import kind
from tacora.rules import Decision, Seat, State, deal, promise
from tacora.rules.cards import Hazard
from tacora.rules.events import Closed, Decided
from tacora.rules.odds import danger
from tacora.wire import (
    Advice,
    Coached,
    Happening,
    Opened,
    Options,
    Orders,
    Unseen,
    Unveiled,
)

from .animation import show
from .errors import NotSeated
from .log import Kept, Page, Position, Seal, Secret, write
from .table import follow, open_table

if TYPE_CHECKING:
    from tacora.expert.player import Expert

GRACE_S = 30.0
"""Seconds that a table without a clock waits for someone who is away."""
SUBSTITUTE = "counting"
"""The bot that plays on for someone absent, where the table agreed to that, and for a
slow bot whose time is over.
"""


@cache
def expert() -> "Expert":
    """The coach; NumPy is loaded with the first."""
    return cast("Expert", bot("expert"))


class Draft:
    """What commands lead to, step by step; nothing here has happened yet."""

    def __init__(self, position: Position, now: float) -> None:
        self.now = now
        self.seed = position.seed
        self.pages = position.pages
        self.first = position.table.events
        self.table = position.table
        self.sealed = position.sealed
        self.orders = dict(position.orders)
        self.deadline = position.deadline
        self.events: list[Happening] = []
        self.secrets: list[Secret] = []

    @property
    def empty(self) -> bool:
        """Whether nothing came of it."""
        return not self.events and not self.secrets

    def page(self) -> Page:
        """The page, to be written."""
        return write(self.pages, self.first, self.events, self.secrets, self.deadline)

    def position(self) -> Position:
        """The position when the page is written: what turning it would lead to."""
        return Position(
            self.seed,
            self.table,
            self.sealed,
            self.orders,
            self.pages + 1,
            self.deadline,
        )

    def happen(self, *events: Happening) -> None:
        """These events, one after the other."""
        for event in events:
            before = self.table.state
            self.table = follow(self.table, event)
            self.events.append(event)
            if isinstance(event, Closed) and not event.trap and before and before.deck:
                # Nobody can meet it any more: the next cave has an order of its own.
                self.happen(Unseen(deal(self.seed, before)))
            if isinstance(event, Decided):
                self.sealed = {}
                self.secrets = [s for s in self.secrets if isinstance(s, Kept)]

    def seal(self, seat: Seat, decision: Decision, *, shown: bool = True) -> None:
        """Lay a decision face down."""
        secret = Seal(seat, decision, shown)
        self.sealed = master.seal(self._state, self.sealed, seat, secret)
        self.secrets.append(secret)

    def keep(self, seat: Seat, orders: Orders | None) -> None:
        """Keep someone's standing orders, and follow them at once."""
        self.secrets.append(Kept(seat, orders))
        if orders is None:
            self.orders.pop(seat, None)
        else:
            self.orders[seat] = orders
            self._foresee(seat)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats for which someone decides: one, or several on one device."""
        seats = self.table.seats_of(person)
        if not seats:
            raise NotSeated
        return seats

    @property
    def pending(self) -> tuple[Seat, ...]:
        """The seats that have not decided."""
        return master.missing(self.table.deciding, self.sealed)

    def begin(self) -> None:
        """The first expedition sets out."""
        self._deal()

    def go_on(self) -> None:
        """Turn over decisions and cards until someone must decide again."""
        while self.table.deciding and not self.pending and not self.table.paused:
            chosen = {seat: self.sealed[seat].decision for seat in self.table.deciding}
            coached = self._coach() if self.table.options.help == "coach" else ()
            self.happen(*master.turn_over(self._state, chosen), *coached)
            self._deal()

    def _coach(self) -> tuple[Coached, ...]:
        """What the expert would do for the people who decide; it sees what they see."""
        state, seats = self._state, self.table.seats
        people = [s for s in self.table.deciding if seats[s].bot is None]
        advice = [
            Advice(seat, round(expert().chance_to_leave(state, seat), 3))
            for seat in people
            if not seats[seat].rested
        ]
        return (Coached(tuple(advice)),) if advice else ()

    def _deal(self) -> None:
        while events := list(master.go_on(self._state, self.seed)):
            self.happen(*events)
        if self._state.finished:
            self.deadline = None
            # Others may still be on their way through the same cave.
            self.happen(Unveiled(None if self.table.daily else self.seed))
            return
        for seat in self.table.deciding:
            self._foresee(seat)
        self.deadline = self._step_ends()

    def _foresee(self, seat: Seat) -> None:
        """Decide now what needs no asking: bots, the absent, standing orders."""
        if seat not in self.table.deciding or seat in self.sealed:
            return
        seated = self.table.seats[seat]
        if seated.bot is not None:
            if not kind(seated.bot).slow:
                self.seal(seat, self._bot(seated.bot).decide(self._state, seat))
        elif seated.rested:
            self.seal(seat, self.for_absent(seat))
        elif seat in self.orders:
            ordered = _ordered(self.orders[seat], self._state, seat)
            if ordered is not None:
                # Not counted for the others: a quick decision would tell them of it.
                self.seal(seat, ordered, shown=False)

    def for_absent(self, seat: Seat) -> Decision:
        """What the table agreed on for someone who does not decide."""
        if self.table.options.absence == "bot" or self.table.seats[seat].bot:
            return self._bot(SUBSTITUTE).decide(self._state, seat)
        return Decision.LEAVE

    def _bot(self, level: str) -> Bot:
        """A bot whose dice are the table's own: nobody else can foresee them."""
        return bot(level, seed=self.seed)

    def _step_ends(self) -> float | None:
        clock = self.table.options.clock
        if clock:
            return self.now + clock + show(self.events)
        return self.now + GRACE_S if self.awaited else None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that have not decided and are away."""
        return tuple(s for s in self.pending if self.table.seats[s].away)

    @property
    def _state(self) -> State:
        assert self.table.state is not None
        return self.table.state


def blank(options: Options, seed: str, now: float, daily: str | None = None) -> Draft:
    """A draft of the first page of a table."""
    opened = Opened(options, promise(seed), daily)
    draft = Draft(Position(seed, open_table(opened), {}, {}, pages=0), now)
    draft.first = 0
    draft.events.append(opened)
    return draft


def _ordered(orders: Orders, state: State, seat: Seat) -> Decision | None:
    if orders.alone and state.inside == (seat,):
        return Decision.CONTINUE
    satchel = state.explorers[seat].satchel
    if orders.camp_at is not None and satchel >= orders.camp_at:
        return Decision.LEAVE
    if orders.camp_danger is not None and 100 * danger(state) >= orders.camp_danger:
        return Decision.LEAVE
    loot = satchel or state.gems or state.relics
    if orders.empty and not loot and not isinstance(state.path[-1], Hazard):
        return Decision.CONTINUE
    return None if orders.otherwise == "ask" else Decision.CONTINUE
