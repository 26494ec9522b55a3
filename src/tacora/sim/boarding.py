"""Boarding the lanes: whether a table fits into bytes, and how a row becomes lanes."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from llvmlite import binding
from numba import config as _config
from numpy.typing import NDArray

from tacora.rules import Edition, Hazard
from tacora.rules.edition import Relics

from . import step
from .engine import dealer
from .engine.row import (
    BOX_LINE,
    BROUGHT,
    CHEST,
    EXPEDITION,
    EXPLORERS,
    GEMS,
    INSIDE,
    LINE,
    LOOT,
    PATH,
    PLAYERS,
    POINTS,
    RELICS,
    RESCUED,
    SEATS,
    WARNINGS,
    WORTH,
    Row,
    box,
    kinds,
)
from .policies import families
from .policies.policy import Policy
from .vector import GAMES, quotient

Bytes = NDArray[np.uint8]

config: Any = _config

NEVER = 127
_SEATS = range(1, SEATS + 1)


def fits(edition: Edition, policies: Sequence[Policy]) -> bool:
    """Whether these games can be played in lanes, on this machine."""
    return (
        _able()
        and _small(edition)
        and all(each.family in {families.LOOTING, families.TABLE} for each in policies)
    )


def _able() -> bool:
    """Whether the machine looks bytes up in a table, 32 at once."""
    if config.CPU_NAME or config.CPU_FEATURES is not None:
        return False  # numba was told of another machine than this
    return bool(binding.get_host_cpu_features().get("avx2"))


def _small(edition: Edition) -> bool:
    worths: tuple[int, ...] = ()
    if edition.relics:
        worths = edition.relics.printed + edition.relics.by_exit
    hazards = len(edition.hazards)
    caves = sum(edition.treasures) + (step.WINDOW - 1) * max(edition.treasures)
    heap = sum(max(gems % k for k in _SEATS) for gems in edition.treasures)
    most = edition.expeditions * sum(edition.treasures) + sum(worths)
    return (
        len(edition.treasures) <= 16
        and hazards <= 7
        and hazards * edition.copies <= 16
        and len(worths) <= 8
        and sum(edition.treasures) < NEVER
        and caves + sum(worths) < 1 << 8
        and edition.expeditions <= 15
        and most < 1 << 10  # beside six bits for relics
        and max(heap, *edition.treasures) < 128
        and all(_divides(gems) for gems in (*edition.treasures, *range(heap + 1)))
    )


def _divides(gems: int) -> bool:
    return all(quotient(gems, k) == gems // k for k in _SEATS)


def kind(edition: Edition, policies: Sequence[Policy]) -> tuple[int, int, int]:
    """Of what kind the lanes are: players, relics, tables of thresholds a seat."""
    relics = step.NO_RELICS
    if edition.relics:
        relics = step.BY_EXIT if edition.relics.by_exit else step.PRINTED
    if relics == step.BY_EXIT and edition.ties == "more relics":
        relics = step.BY_EXIT_COUNTED
    lines = step.LOOT
    for each in policies:
        if each.family == families.TABLE:
            grid = np.array(each.weights).reshape(SEATS, families.TABLE_LINE)
            same = (grid == grid[0]).all()
            lines = max(lines, step.HAZARDS_SEEN if same else step.HAZARDS_AND_INSIDE)
    return len(policies), relics, lines


def tables(edition: Edition, policies: Sequence[Policy]) -> Bytes:
    """The tables that a step looks things up in: see `step`."""
    _, relics, lines = kind(edition, policies)
    whole = [
        _line(edition.treasures),
        _line([1 << (n // edition.copies) for n in range(_hazard_cards(edition))]),
        _line(_joining(edition)),
        _line(_worths(edition, relics)),
        np.full(16, edition.expeditions),
    ]
    for each in policies:
        whole += _thresholds(each, lines)
    return np.array([[*line, *line] for line in whole], np.uint8).reshape(-1)


def _hazard_cards(edition: Edition) -> int:
    return sum(isinstance(card, Hazard) for card in edition.base)


def _line(values: Sequence[int]) -> NDArray[np.int64]:
    line = np.zeros(16, np.int64)
    line[: len(values)] = values
    return line


def _joining(edition: Edition) -> list[int]:
    match edition.relics:
        case Relics(join="one an expedition", cards=cards):
            return [1 << n for n in range(min(len(cards), edition.expeditions))]
    return []


def _worths(edition: Edition, relics: int) -> Sequence[int]:
    if edition.relics is None:
        return ()
    if relics == step.PRINTED:
        return edition.relics.printed
    exits = edition.relics.by_exit
    return [sum(exits[:n]) for n in range(len(exits) + 1)]


def _thresholds(policy: Policy, lines: int) -> list[NDArray[np.int64]]:
    """A policy's thresholds as whole numbers: more than all loot is never."""
    weights = np.clip(np.ceil(policy.weights), 0, NEVER).astype(np.int64)
    if policy.family == families.LOOTING:
        return [np.full(16, weights[0])] * max(lines, 1)
    grid = weights.reshape(SEATS, families.TABLE_LINE)
    if lines == step.HAZARDS_SEEN:
        return [np.concatenate([grid[0], [grid[0][-1]] * 8])]
    return list(grid.reshape(step.HAZARDS_AND_INSIDE, 16))


def fresh(edition: Edition, row: Row, relics: int) -> Bytes:
    """The row as lanes, all alike, before a card is turned over."""
    hand = np.zeros(8, np.uint64)
    dealer.take(box(edition), row, hand)
    reach = box(edition)[BOX_LINE + LINE * int(row[EXPEDITION])]
    game = int(hand[dealer.GAME]) & ((1 << int(reach)) - 1)
    down = int(hand[dealer.DOWN])
    values: dict[str, int] = {
        "expedition": int(row[EXPEDITION]) - 1,
        "kinds": _kinds_seen(edition, row),
        "warnings": int(row[WARNINGS]),
        "loot": int(row[LOOT]),
        "gems": int(row[GEMS]),
        "inside": int(row[EXPLORERS]),
        "relics": int(row[WORTH if relics == step.PRINTED else RELICS]),
        "rescued": int(row[RESCUED]),
    }
    for place in range(5):
        values[f"game{place}"] = (game >> 8 * place) & 255
        values[f"down{place}"] = (down >> 8 * place) & 255
    for seat in range(row[PLAYERS]):
        score = int(row[CHEST + seat]) + int(row[POINTS + seat])
        values[f"low{seat}"] = score & 255
        values[f"high{seat}"] = score >> 8
        values[f"stays{seat}"] = 255 * ((int(row[INSIDE]) >> seat) & 1)
        values[f"brought{seat}"] = int(row[BROUGHT + seat])
    order = step.names(int(row[PLAYERS]), relics)
    return np.repeat([values.get(name, 0) for name in order], GAMES).astype(np.uint8)


def _kinds_seen(edition: Edition, row: Row) -> int:
    hazards = [Hazard(kind) for kind in edition.hazards]
    cards = kinds(edition)
    return sum(
        1 << bit
        for bit, hazard in enumerate(hazards)
        if row[PATH + cards.index(hazard)]
    )
