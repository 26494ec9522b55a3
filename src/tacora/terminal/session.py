"""A session: who sits at this device, and what happens once all have decided."""

import atexit
from typing import Self

from msgspec import Struct

from tacora import master
from tacora.bots import Fault, NoDecision, ask, bot, retire
from tacora.game import Game
from tacora.records.errors import HeaderMissing
from tacora.rules import Decision, Event, Seat, State

from .errors import SeatsMiscounted
from .plan import HUMAN, Mode, Plan, checked_bot, checked_mode, coachable

SUBSTITUTE = "counting"
"""Who decides for a bot that does not."""


class Moment(Struct, frozen=True):
    """One event, with the table before and after it."""

    before: State
    event: Event
    after: State


class Session:
    """A game at one device: people choose, bots choose, all is turned over at once."""

    def __init__(self, game: Game, seats: tuple[str, ...], mode: Mode) -> None:
        self.game = game
        self.seats = seats
        self.mode = mode
        self._bots = {s: bot(kind) for s, kind in enumerate(seats) if kind != HUMAN}
        for player in self._bots.values():  # a program would stay behind otherwise
            atexit.register(retire, player)
        self.faults: dict[Seat, Fault] = {}  # not yet told of
        self._sealed: dict[Seat, Decision] = {}
        game.remarks = tuple(
            {**dict(game.remarks), "Seats": ", ".join(seats), "Mode": mode}.items()
        )

    @classmethod
    def begin(cls, plan: Plan) -> Self:
        """Set up the table of the plan and turn over the first card."""
        game = Game(plan.box, plan.names, seed=plan.seed)
        return cls(game, plan.seats, plan.mode)

    @classmethod
    def resume(cls, game: Game) -> Self:
        """The same people and bots go on with a game that was kept."""
        return cls(game, *seating(game))

    @property
    def plan(self) -> Plan:
        """The plan that would seat the same table for another game."""
        box = self.game.state.edition
        return Plan(box.name, bool(box.relics), self.game.names, self.seats, self.mode)

    @property
    def coachable(self) -> bool:
        """Whether a coach may be heard."""
        return coachable(self.mode, self.game.seed)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats where a person decides."""
        return tuple([s for s, kind in enumerate(self.seats) if kind == HUMAN])

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The people in the cave who have not decided yet."""
        missing = master.missing(self.game.state, self._sealed)
        return tuple([s for s in missing if self.seats[s] == HUMAN])

    @property
    def decided(self) -> tuple[Seat, ...]:
        """The people in the cave whose decision lies face down on the table."""
        return tuple([s for s in self.game.state.deciding if s in self._sealed])

    def choose(self, seat: Seat, decision: Decision) -> None:
        """Lay a decision face down; until all are turned over it can be replaced."""
        assert self.seats[seat] == HUMAN, "only people choose here"
        self._sealed = master.seal(self.game.state, self._sealed, seat, decision)

    def turn_over(self) -> list[Moment]:
        """Turn over all decisions, and cards until someone must decide again."""
        assert not self.asked, "someone has not decided yet"
        state = self.game.state
        sealed, self._sealed = self._sealed, {}
        for seat in master.missing(state, sealed):
            decision = self._decision(seat)
            sealed = master.seal(state, sealed, seat, decision)
        seen = len(self.game.log)
        self.game.decide(sealed)
        return self.moments()[seen:]

    def _decision(self, seat: Seat) -> Decision:
        """The bot's decision; from its first fault on, the substitute's."""
        try:
            return ask(self._bots[seat], self.game.state, seat)
        except NoDecision as none:
            self.faults[seat] = none.fault
            retire(self._bots[seat])
            self._bots[seat] = bot(SUBSTITUTE)
            return ask(self._bots[seat], self.game.state, seat)

    def take_back(self) -> bool:
        """Undo what was told last; the same cards will come again."""
        self._sealed = {}
        return self.game.take_back()

    def moments(self) -> list[Moment]:
        """All that has happened so far."""
        return [Moment(*step) for step in self.game.record.steps()]


def seating(game: Game) -> tuple[tuple[str, ...], Mode]:
    """Who decides in a game that was kept, and how it is played; if it can go on."""
    if game.seed is None:
        raise HeaderMissing(header="Seed")
    remarks = dict(game.remarks)
    count = len(game.names)
    written = remarks.get("Seats", ", ".join([HUMAN] * count)).split(",")
    seats = tuple(
        kind if kind == HUMAN else checked_bot(kind)
        for kind in (word.strip() for word in written)
    )
    if len(seats) != count:
        raise SeatsMiscounted(number=len(seats), players=count)
    return seats, checked_mode(remarks.get("Mode", "pass"))
