"""Experience: what those who learn saw, what they did, and what it came to.

Every decision is turned round and played out as well, with the same cards and coins:
what that changes for the one who decided is the decision's doing. Both ways go to the
first card of the next expedition, where a critic foretells what everyone will have.

What is seldom done is seldom seen, and badly known. So there are ventures: in one
expedition of a game some of the seats stay for some cards, whatever they would do, and
what comes after that is experienced.
"""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Edition

from . import dealer, kernel
from .bits import Int, address, beyond, entry, hold, inlined
from .insight import SIZE, compare, survey
from .outlook import foretell, go_on, share
from .policy import Policy, weigh
from .row import (
    AWAITS,
    BOX_EXPEDITIONS,
    CARDS,
    DECISIONS,
    EXPEDITION,
    INSIDE,
    NOTHING,
    PLAYERS,
    WIDTH,
    Row,
    box,
)
from .table import choose, sit

Floats = NDArray[np.float32]

_FARTHEST = 10  # cards, in a venture
_LONGEST = 130  # decisions of one seat in a game: more cards are not turned over


class Experience(NamedTuple):
    """Decisions in the order in which they were made, game after game."""

    seen: Floats  # an insight for each decision
    left: NDArray[np.bool_]
    edges: Floats  # how much more of the victory leaving brought than staying
    who: NDArray[np.int32]  # game times players plus seat
    shares: Floats  # of the victory, for each `who`


def experience(  # noqa: PLR0913  who plays what, who learns, and how
    edition: Edition,
    policies: Sequence[Policy],
    learning: Collection[int],
    chance: tuple[int, int, int],
    critic: Floats,
    *,
    venturing: bool = False,
) -> Experience:
    """What the seats that learn experience; chance: a seed, and which of its games."""
    seed, first, last = chance
    games = last - first
    room = games * len(learning) * _LONGEST
    seen = np.empty((room, SIZE), np.float32)
    left = np.empty(room, np.bool_)
    edges = np.zeros(room, np.float32)
    who = np.empty(room, np.int32)
    shares = np.zeros(games * len(policies), np.float32)
    bits = sum(1 << seat for seat in learning)
    count = _record(
        box(edition),
        weigh(policies),
        bits,
        (np.uint64(seed % (1 << 64)), first, last, venturing),
        (seen, left, edges, who, shares, critic),
    )
    return Experience(seen[:count], left[:count], edges[:count], who[:count], shares)


def advantages(lived: Experience, values: Floats, trace: float) -> Floats:
    """How much better each decision turned out than was to be expected of it.

    `values` are the shares of the victory expected before each decision. What came
    later counts less from decision to decision by the factor `trace`: generalized
    advantage estimation (Schulman et al.).
    """
    better = np.empty_like(values)
    expected = lived.shares.copy()
    carried = np.zeros_like(expected)
    _look_back(lived.who, values, np.float32(trace), (expected, carried, better))
    return better


@entry
def _look_back(
    who: NDArray[np.int32], values: Floats, trace: Any, work: tuple[Any, ...]
) -> None:
    expected, carried, better = work
    for place in range(who.size - 1, -1, -1):
        each = who[place]
        step = expected[each] - values[place]
        carried[each] = step + trace * carried[each]
        expected[each] = values[place]
        better[place] = carried[each]


@inlined
def _weigh_up(pages: Any, hopes: Any, players: Int, first: Int, last: Int) -> None:
    """What came of these decisions is known, beside what would have come instead."""
    _, left, edges, who, _, _ = pages
    for each in range(first, last):
        came, instead = hopes[who[each] % players], edges[each]
        edges[each] = came - instead if left[each] else instead - came


@inlined
def _instead(table: Any, other: Any, chance: Any, critic: Any, hopes: Any) -> None:
    """What everyone hopes for if these leave, at another table with the same cards."""
    source, leavers, equal = chance
    for cell in range(WIDTH):
        other.row[cell] = table.row[cell]
    for cell in range(8):
        other.hand[cell] = table.hand[cell]
    kernel.decide(other.box, other.row, leavers)
    go_on(other, source, np.int64(table.row[EXPEDITION]))
    foretell(other, critic, 0, hopes, equal)


@inlined
def _begin(table: Any, source: Any, players: Int, whole: Any) -> None:
    kernel.set_up(table.row, players)
    kernel.begin(table.box, table.row)
    table.hand[dealer.GAME] = whole
    dealer.shuffle(table.hand, source)


@entry
def _record(
    case: Row, policies: Any, learning: Int, chance: Any, pages: tuple[Any, ...]
) -> Any:
    seed, first, last, venturing = chance
    rows = np.zeros((2, WIDTH), np.int16)
    hands = np.zeros((2, 8), np.uint64)
    hopes = np.zeros(8, np.float32)
    players = policies[0].size
    tables = (
        sit(case, rows[0], hands[0], policies),
        sit(case, rows[1], hands[1], policies),
    )
    kernel.set_up(tables[0].row, players)
    kernel.begin(tables[0].box, tables[0].row)
    dealer.take(tables[0].box, tables[0].row, tables[0].hand)
    whole = tables[0].hand[dealer.GAME]
    count = 0
    for game in range(first, last):
        source = dealer.stream(seed, game)
        _begin(tables[0], source, players, whole)
        number = (game - first) * players
        held = _venture(tables[0], source) if venturing else (0, 0, 0)
        given = (source, number, learning, held)
        count = _play(tables, given, pages, hopes, count)
    hold((rows, hands, hopes))
    return count


@inlined
def _venture(table: Any, source: Any) -> Any:
    """In which expedition who stays for how many cards, whatever they would do."""
    word = dealer.mix(source)
    expedition = np.int64(word & np.uint64(0xFFFF)) % table.box[BOX_EXPEDITIONS]
    cards = np.int64((word >> np.uint64(16)) & np.uint64(0xFFFF)) % _FARTHEST
    crowds = (1 << np.int64(table.row[PLAYERS])) - 1
    some = np.int64((word >> np.uint64(32)) & np.uint64(0xFFFF)) % crowds + 1
    return expedition + 1, cards + 1, some


@inlined
def _held(table: Any, held: Any) -> Any:
    """Whether the venture is not over yet."""
    expedition = table.row[EXPEDITION]
    return expedition < held[0] or (
        expedition == held[0] and table.row[CARDS] <= held[1]
    )


@inlined
def _play(tables: Any, given: Any, pages: Any, hopes: Any, count: Int) -> Any:
    """A game: how many decisions there are with it."""
    source, number, learning, held = given
    table, other = tables
    players = np.int64(table.row[PLAYERS])
    seen, left, edges, who, shares, net = pages
    critic = address(net)
    equal = learning == (1 << players) - 1
    start = count  # of this expedition's decisions
    expedition = np.int64(1)
    while table.row[AWAITS] != NOTHING:
        card = dealer.deal(table.box, table.row, table.hand)
        kernel.reveal(table.box, table.row, card)
        if table.row[AWAITS] != DECISIONS:
            continue
        if table.row[EXPEDITION] > expedition:
            foretell(table, critic, 0, address(hopes), equal)
            _weigh_up(pages, hopes, players, start, count)
            start = count
            expedition = np.int64(table.row[EXPEDITION])
        leavers = choose(table, source)
        if _held(table, held):
            if table.row[EXPEDITION] == held[0]:
                leavers &= ~held[2]
            kernel.decide(table.box, table.row, leavers)
            continue
        for seat in range(players):
            if ((learning & np.int64(table.row[INSIDE])) >> seat) & 1:
                page = beyond(address(seen), count * SIZE)
                survey(table.box, table.row, page)
                compare(table.box, table.row, seat, page)
                shown = (source, leavers ^ (1 << seat), equal)
                _instead(table, other, shown, critic, address(hopes))
                edges[count] = hopes[seat]
                left[count] = (leavers >> seat) & 1
                who[count] = number + seat
                count += 1
        kernel.decide(table.box, table.row, leavers)
    share(table.box, table.row, number, address(shares))
    share(table.box, table.row, 0, address(hopes))
    _weigh_up(pages, hopes, players, start, count)
    return count
