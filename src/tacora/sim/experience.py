"""Experience: what those who learn saw, what they did, and what it came to."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Edition

from . import dealer, kernel
from .bits import Int, address, beyond, count_bits, entry, hold, inlined
from .insight import SIZE, compare, survey
from .policy import Policy, weigh
from .row import AWAITS, DECISIONS, INSIDE, NOTHING, PLAYERS, WIDTH, Row, box
from .sums import winners
from .table import choose, sit

Floats = NDArray[np.float32]

_LONGEST = 130  # decisions of one seat in a game: more cards are not turned over


class Experience(NamedTuple):
    """Decisions in the order in which they were made, game after game."""

    seen: Floats  # an insight for each decision
    left: NDArray[np.bool_]
    who: NDArray[np.int32]  # game times players plus seat
    shares: Floats  # of the victory, for each `who`


def experience(
    edition: Edition,
    policies: Sequence[Policy],
    learning: Collection[int],
    seed: int,
    span: tuple[int, int],
) -> Experience:
    """What the seats that learn experience in these games of a seed."""
    games = span[1] - span[0]
    room = games * len(learning) * _LONGEST
    seen = np.empty((room, SIZE), np.float32)
    left = np.empty(room, np.bool_)
    who = np.empty(room, np.int32)
    shares = np.zeros(games * len(policies), np.float32)
    bits = sum(1 << seat for seat in learning)
    chance = (np.uint64(seed % (1 << 64)), *span)
    count = _record(
        box(edition), weigh(policies), bits, chance, (seen, left, who, shares)
    )
    return Experience(seen[:count], left[:count], who[:count], shares)


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
def share(case: Row, row: Row, first: Int, shares: Any) -> None:
    """The victory is shared by the winners."""
    won = np.int64(winners(case, row))
    each = np.float32(1.0) / np.float32(count_bits(np.uint64(won)))
    for seat in range(row[PLAYERS]):
        shares[first + seat] = np.float32((won >> seat) & 1) * each


@entry
def _record(
    case: Row, policies: Any, learning: Int, chance: Any, pages: tuple[Any, ...]
) -> Any:
    seed, first, last = chance
    seen, left, who, shares = pages
    row = np.zeros(WIDTH, np.int16)
    hand = np.zeros(8, np.uint64)
    players = policies[0].size
    table = sit(case, row, hand, policies)
    kernel.set_up(table.row, players)
    kernel.begin(table.box, table.row)
    dealer.take(table.box, table.row, table.hand)
    whole = table.hand[dealer.GAME]
    count = 0
    for game in range(first, last):
        source = dealer.stream(seed, game)
        kernel.set_up(table.row, players)
        kernel.begin(table.box, table.row)
        table.hand[dealer.GAME] = whole
        dealer.shuffle(table.hand, source)
        while table.row[AWAITS] != NOTHING:
            card = dealer.deal(table.box, table.row, table.hand)
            kernel.reveal(table.box, table.row, card)
            if table.row[AWAITS] == DECISIONS:
                leavers = choose(table, source)
                asked = learning & np.int64(table.row[INSIDE])
                for seat in range(players):
                    if (asked >> seat) & 1:
                        page = beyond(address(seen), count * SIZE)
                        survey(table.box, table.row, page)
                        compare(table.box, table.row, seat, page)
                        left[count] = ((leavers >> seat) & 1) != 0
                        who[count] = (game - first) * players + seat
                        count += 1
                kernel.decide(table.box, table.row, leavers)
        share(table.box, table.row, (game - first) * players, shares)
    hold((row, hand))
    return count
