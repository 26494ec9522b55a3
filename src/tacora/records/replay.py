"""A replay: what a record amounts to, expedition by expedition."""

from msgspec import Struct

from tacora.rules import Closed

from .record import Record


class Expedition(Struct, frozen=True):
    """How everyone stood when an entrance was barricaded."""

    number: int
    trap: str | None
    chests: tuple[int, ...]
    relics: tuple[tuple[int, ...], ...]


class Replay(Struct, frozen=True):
    """A whole record in figures; seats count from 0."""

    edition: str
    relics: bool
    players: tuple[str, ...]
    finished: bool
    expeditions: tuple[Expedition, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def replay(record: Record) -> Replay:
    """Play the record through and look at the table after each expedition."""
    state = record.start
    expeditions: list[Expedition] = []
    for _, event, state in record.steps():
        if isinstance(event, Closed):
            expeditions.append(
                Expedition(
                    number=state.expedition,
                    trap=event.trap.kind if event.trap else None,
                    chests=tuple([e.chest for e in state.explorers]),
                    relics=tuple([e.relics for e in state.explorers]),
                )
            )
    return Replay(
        edition=record.edition.name,
        relics=record.edition.relics is not None,
        players=record.names,
        finished=state.finished,
        expeditions=tuple(expeditions),
        scores=tuple([e.score for e in state.explorers]),
        winners=state.winners,
    )
