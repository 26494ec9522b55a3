"""The observation: the table as one seat sees it, as a row of numbers.

Everything here is public, and nothing public that bears on the game is missing. Every
environment gives this row; docs/reference/observation.md explains it field by field.
"""

from collections import Counter
from functools import cache
from itertools import accumulate

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tacora.rules import Card, Edition, Hazard, State, Treasure

Observation = NDArray[np.float32]

GEMS = 20.0  # rubies and points are counted in twenties: a good haul is about one


class Field(Struct, frozen=True):
    """A part of the observation."""

    name: str
    count: str  # one number for the whole table, or for each of these
    meaning: str


TABLE = (
    Field("deciding", "one", "1 while decisions are awaited, 0 at the end"),
    Field("expedition", "one", "number of the expedition / expeditions"),
    Field("cards", "one", "cards on the path / cards in the box"),
    Field("explorers", "one", "explorers inside / players"),
    Field("danger", "one", "chance that the next card ends the expedition"),
    Field("gems", "one", "rubies on the path / 20"),
    Field("hoard", "one", "rubies on the treasures in the deck / on all treasures"),
    Field("relics", "one", "relics on the path / relics in the box"),
    Field("worth", "one", "points that they bring to a lone leaver / 20"),
    Field("rescued", "one", "relics carried out so far / relics in the box"),
    Field("deck", "card", "copies in the deck / copies in the box"),
    Field("warnings", "hazard", "1 if a hazard of this kind lies on the path"),
)
SEAT = (
    Field("inside", "seat", "1 in the cave, 0 in camp"),
    Field("satchel", "seat", "rubies at risk / 20"),
    Field("chest", "seat", "rubies in safety / 20"),
    Field("points", "seat", "points of the relics brought home / 20"),
    Field("brought", "seat", "relics brought home / relics in the box"),
)


@cache
def kinds(edition: Edition) -> tuple[Card, ...]:
    """The different cards of an edition, in the order of the field `deck`."""
    return tuple(dict.fromkeys(edition.deck(edition.expeditions)))


@cache
def layout(edition: Edition, players: int) -> dict[str, slice]:
    """Where each field stands in the row."""
    counts = {
        "one": 1,
        "card": len(kinds(edition)),
        "hazard": len(edition.hazards),
        "seat": players,
    }
    ends = list(accumulate(counts[field.count] for field in TABLE + SEAT))
    return {
        field.name: slice(start, end)
        for field, start, end in zip(TABLE + SEAT, [0, *ends], ends, strict=False)
    }


def size(edition: Edition, players: int) -> int:
    """How many numbers an observation has."""
    whole = layout(edition, players)
    return sum(place.stop - place.start for place in whole.values())


def highest(edition: Edition, players: int) -> Observation:
    """The most that each number can be; the least is 0 everywhere."""
    cave = sum(edition.treasures) / GEMS
    points = (
        sum(edition.relics.printed + edition.relics.by_exit) if edition.relics else 0
    )
    most = {
        "gems": cave,
        "worth": points / GEMS,
        "satchel": cave,
        "chest": cave * edition.expeditions,
        "points": points / GEMS,
    }
    high = np.ones(size(edition, players), np.float32)
    for name, place in layout(edition, players).items():
        high[place] = most.get(name, 1) or 1  # a space has some width everywhere
    return high


def encode(state: State, seat: int) -> Observation:
    """The table as this seat sees it: its own explorer first, then on to the left."""
    return np.array(_table(state) + _around(_seats(state), seat), np.float32)


def encode_all(state: State) -> Observation:
    """The table as each seat sees it, a row for each."""
    table, seats = _table(state), _seats(state)
    players = range(len(state.explorers))
    return np.array([table + _around(seats, seat) for seat in players], np.float32)


def _table(state: State) -> list[float]:
    edition = state.edition
    box, relics = _box(edition), _relics(edition)
    deck = Counter(state.deck)
    warnings = state.warnings
    deadly = sum([deck[hazard] for hazard in warnings])
    hoard = sum([card.gems for card in state.deck if type(card) is Treasure])
    worth = sum(state.worths)
    return [
        float(state.awaits == "decisions"),
        state.expedition / edition.expeditions,
        len(state.path) / sum(box.values()),
        len(state.inside) / len(state.explorers),
        deadly / len(state.deck) if state.path else 0.0,
        state.gems / GEMS,
        hoard / sum(edition.treasures),
        len(state.relics) / relics,
        worth / GEMS,
        state.rescued / relics,
        *[deck[card] / copies for card, copies in box.items()],
        *[float(Hazard(kind) in warnings) for kind in edition.hazards],
    ]


def _seats(state: State) -> list[list[float]]:
    """The fields that every seat has, from the first seat to the last."""
    explorers, relics = state.explorers, _relics(state.edition)
    return [
        [float(e.inside) for e in explorers],
        [e.satchel / GEMS for e in explorers],
        [e.chest / GEMS for e in explorers],
        [sum(e.relics) / GEMS for e in explorers],
        [len(e.relics) / relics for e in explorers],
    ]


def _around(seats: list[list[float]], seat: int) -> list[float]:
    return [number for field in seats for number in field[seat:] + field[:seat]]


@cache
def _box(edition: Edition) -> Counter[Card]:
    return Counter(edition.deck(edition.expeditions))


def _relics(edition: Edition) -> int:
    return len(edition.relics.cards) if edition.relics else 1
