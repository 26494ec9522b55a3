"""A puzzle: a moment of a game in which the better decision is clear and surprising.

Clear: the futures leave no doubt, first with the critics' help and then played to the
very end. Surprising: whoever only weighs the next card decides otherwise.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from tacora.bots.simple.expected_value import COUNTING, ExpectedValue
from tacora.records import Record, write
from tacora.rules import Decided, Decision

from .review import Review, turns
from .worth import Choice, prospect

MIN_EDGE_CHANCE = 0.06  # of a chance to win, between the two decisions
FUTURES = 4000  # to the end of the game


class Puzzle(Struct, frozen=True):
    """What is on the table, for whom to decide, and what is better."""

    game: str  # the record up to here, without its seed
    seat: int
    choice: Choice

    @property
    def answer(self) -> Decision:
        """The better decision."""
        return Decision.LEAVE if self.choice.edge.share > 0 else Decision.CONTINUE

    @property
    def clarity(self) -> float:
        """The chance to win between the two decisions."""
        return abs(self.choice.edge.share)


def puzzles(record: Record, review: Review) -> Iterator[Puzzle]:
    """The puzzles in a game that has been reviewed."""
    plain = ExpectedValue(weights=COUNTING)
    verdicts = iter(review.verdicts)
    seen = 0  # events before this moment
    for state, event, _ in turns(record):
        if not isinstance(event, Decided):
            continue
        seen = record.log.index(event, seen) + 1
        candidates = [next(verdicts) for _ in state.inside]
        for verdict in candidates:
            edge = verdict.choice.edge.share
            better = Decision.LEAVE if edge > 0 else Decision.CONTINUE
            if (
                not _clear(verdict.choice)
                or plain.decide(state, verdict.seat) is better
            ):
                continue
            choice = prospect(state, FUTURES, foretold=False).choices[verdict.seat]
            if _clear(choice) and choice.edge.share * edge > 0:
                log = record.log[: seen - 1]
                page = replace(record, log=log, seed=None, promise=None, remarks=())
                yield Puzzle(write(page), verdict.seat, choice)


def clearest(found: Iterable[Puzzle]) -> list[Puzzle]:
    """One of an expedition: seats and moments of a cave are much alike."""
    best: dict[str, Puzzle] = {}
    for puzzle in found:
        before, _, _ = puzzle.game.rstrip().rpartition("\n")  # all but its last cave
        if puzzle.clarity > best.setdefault(before, puzzle).clarity:
            best[before] = puzzle
    return list(best.values())


def _clear(choice: Choice) -> bool:
    return abs(choice.edge.share) > max(MIN_EDGE_CHANCE, 2 * choice.edge.margin)
