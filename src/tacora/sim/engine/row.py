"""A row: one game as small integers, and an edition's box as a row of its own."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Card, Edition, Hazard, Relic, State, Treasure

Row = NDArray[np.int16]

KINDS = 32  # different cards that a box may hold
SLOTS = 64  # cards that it may hold altogether
SEATS = 8

# A row: the table, the seats, and how many of each card lie where.
PLAYERS = 0
EXPEDITION = 1
AWAITS = 2
INSIDE = 3  # a bit for each seat whose explorer is in the cave
EXPLORERS = 4  # how many these are
LOOT = 5  # in the satchel of everyone inside: it is always the same
GEMS = 6  # on the path
CARDS = 7  # on the path
WARNINGS = 8  # hazards on the path
LEFT = 9  # cards in the deck
DEADLY = 10  # of these, cards that end the expedition
HOARD = 11  # rubies on the treasures in the deck
RELICS = 12  # lying on the path
WORTH = 13  # printed on them
RESCUED = 14
CHEST = 16
POINTS = CHEST + SEATS  # what the relics brought home are worth
BROUGHT = POINTS + SEATS  # how many they are
DECK = BROUGHT + SEATS
PATH = DECK + KINDS
REMOVED = PATH + KINDS
EVIDENCE = REMOVED + KINDS  # what experts think of each seat, if any: see evidence
WIDTH = EVIDENCE + SEATS

ENTRY, CARD, DECISIONS, NOTHING = range(4)
_AWAITS = {"entry": ENTRY, "card": CARD, "decisions": DECISIONS, "nothing": NOTHING}

# A box: an edition as it is played.
BOX_KINDS = 0
BOX_EXPEDITIONS = 1
BOX_EXITS = 2  # how many relics have a worth by the order of exit; 0: it is printed
BOX_TIES = 3  # 1: more relics win a tie
BOX_HOARD = 4  # rubies on all treasures
BOX_SPREAD = 5  # places from which a byte chooses: 32, 40 or 64
BOX_RULE = 6  # how relics count: see relic_rule
BOX_SORT = 8
BOX_WORTH = BOX_SORT + KINDS
BOX_PLACE = BOX_WORTH + KINDS  # which card lies at each place, or -1
BOX_EXIT = BOX_PLACE + SLOTS
BOX_LINE = BOX_EXIT + SLOTS  # a line for each expedition, from 0:
LINE = 1 + KINDS  # how many places have cards by then, and the copies of each card
BOX_COPIES = BOX_LINE + 1

TREASURE, HAZARD, RELIC = range(3)


class BoxTooLarge(ValueError):
    """The edition has more cards, or larger ones, than a row can hold."""


def kinds(edition: Edition) -> tuple[Card, ...]:
    """The different cards of an edition in its own order; a row counts them so."""
    return tuple(dict.fromkeys(edition.deck(edition.expeditions)))


@cache
def box(edition: Edition) -> Row:
    """The edition as a row, which every function of the kernel asks."""
    cards = kinds(edition)
    whole = edition.deck(edition.expeditions)
    largest = edition.expeditions * (sum(edition.treasures) + sum(_worths(edition)))
    if len(cards) > KINDS or len(whole) > SLOTS or largest >= 1 << 15:
        raise BoxTooLarge(edition.name)
    row = np.zeros(BOX_LINE + LINE * (edition.expeditions + 1), np.int16)
    exits = edition.relics.by_exit if edition.relics else ()
    row[BOX_KINDS] = len(cards)
    row[BOX_EXPEDITIONS] = edition.expeditions
    row[BOX_EXITS] = len(exits)
    row[BOX_TIES] = edition.ties == "more relics"
    row[BOX_HOARD] = sum(edition.treasures)
    row[BOX_RULE] = relic_rule(edition)
    row[BOX_EXIT : BOX_EXIT + len(exits)] = exits
    for kind, card in enumerate(cards):
        row[BOX_SORT + kind] = (Treasure, Hazard, Relic).index(type(card))
        row[BOX_WORTH + kind] = _worth(card)
    places = _places(edition)
    for expedition in range(1, edition.expeditions + 1):
        deck = edition.deck(expedition)
        line = BOX_COPIES + LINE * expedition
        row[line : line + len(cards)] = _counts(deck, cards)
        row[line - 1] = places[len(deck) - 1] + 1
    row[BOX_PLACE : BOX_PLACE + SLOTS] = -1
    row[BOX_SPREAD] = _spread(places[-1])
    for place, card in zip(places, whole, strict=True):
        row[BOX_PLACE + place] = cards.index(card)
    row.flags.writeable = False
    return row


def relic_rule(edition: Edition) -> int:
    """How relics count.

    0: there are none; 1: their worth is printed on them; else it goes by the order of
    exit, 2: all are in the deck from the start, 3: one joins it every expedition.
    """
    if edition.relics is None:
        return 0
    if edition.relics.printed:
        return 1
    return 2 if edition.relics.join == "at the start" else 3


def _places(edition: Edition) -> list[int]:
    """Treasures from 0, hazards from 16, relics from 32, if they fit: see lanes."""
    whole = edition.deck(edition.expeditions)
    sorts = [(Treasure, Hazard, Relic).index(type(card)) for card in whole]
    if all(sorts.count(sort) <= most for sort, most in enumerate((16, 16, 8))):
        return [
            16 * sort + sorts[:place].count(sort) for place, sort in enumerate(sorts)
        ]
    return list(range(len(whole)))


def _spread(last: int) -> int:
    return 32 if last < 32 else 40 if last < 40 else SLOTS


def _worth(card: Card) -> int:
    match card:
        case Treasure(gems):
            return gems
        case Relic(worth):
            return worth
    return 0


def _worths(edition: Edition) -> tuple[int, ...]:
    if edition.relics is None:
        return ()
    return edition.relics.printed + edition.relics.by_exit


def _counts(held: tuple[Card, ...], cards: tuple[Card, ...]) -> list[int]:
    return [held.count(card) for card in cards]


def pack(state: State) -> Row:
    """The state as a row."""
    cards = kinds(state.edition)
    row = np.zeros(WIDTH, np.int16)
    satchels = {e.satchel for e in state.explorers if e.inside}
    assert len(satchels) <= 1, "everyone inside has found the same"
    row[PLAYERS] = len(state.explorers)
    row[EXPEDITION] = state.expedition
    row[AWAITS] = _AWAITS[state.awaits]
    row[INSIDE] = sum(1 << seat for seat in state.inside)
    row[EXPLORERS] = len(state.inside)
    row[LOOT] = sum(satchels)
    row[GEMS] = state.gems
    row[CARDS] = len(state.path)
    row[WARNINGS] = len(state.warnings)
    row[LEFT] = len(state.deck)
    row[DEADLY] = sum(card in state.warnings for card in state.deck)
    row[HOARD] = sum(card.gems for card in state.deck if isinstance(card, Treasure))
    row[RELICS] = len(state.relics)
    row[WORTH] = sum(relic.worth for relic in state.relics)
    row[RESCUED] = state.rescued
    for seat, explorer in enumerate(state.explorers):
        row[CHEST + seat] = explorer.chest
        row[POINTS + seat] = sum(explorer.relics)
        row[BROUGHT + seat] = len(explorer.relics)
    row[DECK : DECK + len(cards)] = _counts(state.deck, cards)
    row[PATH : PATH + len(cards)] = _counts(state.path, cards)
    row[REMOVED : REMOVED + len(cards)] = _counts(state.removed, cards)
    return row
