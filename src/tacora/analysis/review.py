"""A review: what every decision of a game was worth, and what was luck.

From moment to moment the chances to win move: when a card is turned over, that is luck;
when decisions are shown, it is what everyone decided. What one's own decision was worth
beyond the expert's mixture is an opening; if it was a clear mistake, the better one is
the opening, and what was lost against it is judgement. The others' decisions are the
rest.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from tacora.expert.player import Expert
from tacora.records import Record
from tacora.rules import Decided, Entered, Event, Revealed, State, evolve
from tacora.rules.odds import danger
from tacora.sim.tally import QUANTILE_95

from .worth import Choice, Prospect, Worth, prospect

FUTURES = 400  # a moment
CLEAR = 3 / QUANTILE_95  # margins: three standard errors, as there are many decisions
MIN_LOSS_CHANCE = 0.005  # of a chance: less is nothing to speak of
EXPERT = Expert()


class Verdict(Struct, frozen=True):
    """One decision of one seat."""

    expedition: int
    card: int  # the nth of the expedition, from 1
    seat: int
    left: bool
    danger: float  # exact: how likely the next card is a trap
    before: Worth  # the chance to win, when nobody has decided
    after: Worth  # when all have
    choice: Choice
    expert: float  # how likely the expert leaves here

    @property
    def cost(self) -> float:
        """The chance to win that was clearly lost against the better decision.

        What the futures' own chance may explain costs nothing: it would add up.
        """
        edge = self.choice.edge
        lost = -edge.share if self.left else edge.share
        return lost if lost > max(CLEAR * edge.margin, MIN_LOSS_CHANCE) else 0.0

    @property
    def opening(self) -> float:
        """What it was worth beyond what was to be expected, clear mistakes aside."""
        taken = self.choice.leave if self.left else self.choice.stay
        return taken.share + self.cost - self.before.share


class Account(Struct, frozen=True):
    """Where one player's result came from; the five add up to it."""

    fair: float
    luck: float  # what the cards did
    openings: float  # what one's own decisions were worth, mistakes aside
    judgement: float  # what clear mistakes cost: never above 0
    others: float  # what the others decided
    result: float  # the share of the victory, or the chance of it


class Moment(Struct, frozen=True):
    """The chances of all seats at one moment, for a chart."""

    expedition: int
    card: int
    kind: str  # start, card, decisions
    chances: tuple[float, ...]


class Review(Struct, frozen=True):
    """A game looked at again."""

    names: tuple[str, ...]
    edition: str
    relics: bool
    finished: bool
    futures: int
    verdicts: tuple[Verdict, ...]
    accounts: tuple[Account, ...]
    moments: tuple[Moment, ...]

    @property
    def decisive(self) -> tuple[Verdict, ...]:
        """The decisions that clearly cost most, the worst first."""
        clear = [verdict for verdict in self.verdicts if verdict.cost]
        return tuple(sorted(clear, key=lambda verdict: -verdict.cost))

    def facts(self) -> dict[str, Any]:
        """All of it for programs; with what each decision cost."""
        facts: dict[str, Any] = msgspec.to_builtins(self)
        for fact, verdict in zip(facts["verdicts"], self.verdicts, strict=True):
            fact["cost"] = verdict.cost
        return facts


def review(
    record: Record,
    futures: int = FUTURES,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Look at a game again, moment by moment."""
    fair = 1 / len(record.names)
    chances = [fair] * len(record.names)  # all seats are alike before the first card
    luck, openings, lost = ([0.0] * len(chances) for _ in range(3))
    moments = [Moment(1, 0, "start", tuple(chances))]
    verdicts: list[Verdict] = []
    known = Prospect((), {})
    for number, (before, event, after) in enumerate(turns(record)):
        next_known = prospect(after, futures)
        now = [worth.share for worth in next_known.chances]
        match event:
            case Revealed():
                moved = zip(luck, now, chances, strict=True)
                luck = [so_far + new - old for so_far, new, old in moved]
            case Decided():
                shown = _verdicts(before, event, known, next_known)
                for verdict in shown:
                    openings[verdict.seat] += verdict.opening
                    lost[verdict.seat] += verdict.cost
                verdicts += shown
        chances, known = now, next_known
        cards = len(before.path) + isinstance(event, Revealed)
        kind = "card" if isinstance(event, Revealed) else "decisions"
        moments.append(Moment(before.expedition, cards, kind, tuple(chances)))
        if progress:
            progress(number + 1)
    accounts = [
        Account(
            fair, lucky, open_, 0 - cost, result - fair - lucky - open_ + cost, result
        )
        for lucky, open_, cost, result in zip(
            luck, openings, lost, chances, strict=True
        )
    ]
    return Review(
        record.names,
        record.edition.name,
        record.edition.relics is not None,
        record.end.finished,
        futures,
        tuple(verdicts),
        tuple(accounts),
        tuple(moments),
    )


def moves(record: Record) -> int:
    """How many steps a review of this game has."""
    return sum(isinstance(event, Revealed | Decided) for event in record.log)


def turns(record: Record) -> Iterator[tuple[State, Event, State]]:
    """Every card and every showing of decisions, with the tables around it.

    A trap and the way into the next cave belong to what brought them about.
    """
    start: tuple[State, Event] | None = None
    for before, event, _ in record.steps():
        if isinstance(event, Revealed | Decided):
            if start:
                yield (*start, before)
            start = (before, event)
    if start:
        end = record.end
        entered = Entered(end.expedition + 1)
        yield (*start, evolve(end, entered) if end.awaits == "entry" else end)


def _verdicts(
    state: State, event: Decided, known: Prospect, now: Prospect
) -> list[Verdict]:
    """What each of those inside decided, and what that was worth."""
    return [
        Verdict(
            state.expedition,
            len(state.path),
            seat,
            seat in event.leavers,
            float(danger(state)),
            known.chances[seat],
            now.chances[seat],
            choice,
            EXPERT.chance_to_leave(state, seat),
        )
        for seat, choice in known.choices.items()
    ]
