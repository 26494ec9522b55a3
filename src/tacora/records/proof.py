"""A proof: whether the seed that was promised is the one that dealt the cards."""

from typing import Literal

from msgspec import Struct

from tacora.rules import Revealed, deal, promise

from .record import Record

Verdict = Literal[
    "holds", "holds-so-far", "no-seed", "no-promise", "other-seed", "other-card"
]


class Proof(Struct, frozen=True):
    """What a check of the dealing found, and the first card that differs, if any."""

    verdict: Verdict
    cards: int = 0
    expedition: int = 0
    found: str = ""
    expected: str = ""


def verify(record: Record) -> Proof:
    """Check a record's seed against its promise, and its cards against its seed."""
    if record.seed is None:
        return Proof("no-seed")
    cards = 0
    end = record.start
    for state, event, end in record.steps():  # noqa: B007  the last is the end
        if isinstance(event, Revealed):
            cards += 1
            expected = deal(record.seed, state)
            if event.card != expected:
                return Proof(
                    "other-card",
                    cards,
                    state.expedition,
                    str(event.card),
                    str(expected),
                )
    if record.promise is None:
        return Proof("no-promise", cards)
    if record.promise != promise(record.seed):
        return Proof("other-seed", cards)
    return Proof("holds" if end.finished else "holds-so-far", cards)
