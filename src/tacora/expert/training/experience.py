"""Experience: what the seats that learn saw, what they did, and what it came to.

Every decision is turned round and played out as well, with the same cards and coins:
what that changes for the one who decided is the decision's edge, its counterfactual
advantage. Both ways go to the first card of the next expedition, where a critic says
what share of the victory everyone may expect.

What is seldom done is seldom features, and badly known. So some games explore: in one
expedition some of the seats stay for some cards, whatever their policies say, and only
what comes after that is collected.
"""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tacora.expert.features import SIZE, compare, survey
from tacora.expert.outcome import foretell, go_on, share
from tacora.rules import Edition
from tacora.sim.engine import dealer, kernel
from tacora.sim.engine.compiler import Int, entry, inlined
from tacora.sim.engine.intrinsics import address, beyond, hold
from tacora.sim.engine.row import (
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
from tacora.sim.policies.policy import Policy, weigh
from tacora.sim.policies.seats import choose, sit

Floats = NDArray[np.float32]

_MAX_EXPLORED_CARDS = 10
_MAX_DECISIONS = 130  # of one seat in a game: more cards are not turned over


class Experience(NamedTuple):
    """Decisions in the order in which they were made, game after game."""

    features: Floats  # a line for each decision
    left: NDArray[np.bool_]
    edges: Floats  # how much more of the victory leaving brought than staying
    trajectory: NDArray[np.int32]  # whose it is: game times players plus seat
    shares: Floats  # of the victory, for each trajectory


def collect(  # noqa: PLR0913  who plays what, who learns, and how
    edition: Edition,
    policies: Sequence[Policy],
    learning: Collection[int],
    chance: tuple[int, int, int],
    critic: Floats,
    *,
    exploring: bool = False,
) -> Experience:
    """Play, and keep what these seats learn from; chance: a seed, and which games."""
    seed, first, last = chance
    games = last - first
    room = games * len(learning) * _MAX_DECISIONS
    features = np.empty((room, SIZE), np.float32)
    left = np.empty(room, np.bool_)
    edges = np.zeros(room, np.float32)
    trajectory = np.empty(room, np.int32)
    shares = np.zeros(games * len(policies), np.float32)
    bits = sum(1 << seat for seat in learning)
    count = _record(
        box(edition),
        weigh(policies),
        bits,
        (np.uint64(seed % (1 << 64)), first, last, exploring),
        (features, left, edges, trajectory, shares, critic),
    )
    return Experience(
        features[:count], left[:count], edges[:count], trajectory[:count], shares
    )


def advantages(experience: Experience, values: Floats, gae_lambda: float) -> Floats:
    """How much better each decision turned out than was to be expected of it.

    `values` are the shares of the victory expected before each decision. What came
    later counts less from decision to decision by the factor `gae_lambda`: generalized
    advantage estimation (Schulman et al.).
    """
    found = np.empty_like(values)
    next_value = experience.shares.copy()
    carried = np.zeros_like(next_value)
    work = (next_value, carried, found)
    _estimate(experience.trajectory, values, np.float32(gae_lambda), work)
    return found


@entry
def _estimate(
    trajectory: NDArray[np.int32],
    values: Floats,
    gae_lambda: Any,
    work: tuple[Any, ...],
) -> None:
    next_value, carried, found = work
    for place in range(trajectory.size - 1, -1, -1):
        each = trajectory[place]
        td_error = next_value[each] - values[place]
        carried[each] = td_error + gae_lambda * carried[each]
        next_value[each] = values[place]
        found[place] = carried[each]


@inlined
def _settle_edges(
    arrays: Any, values: Any, players: Int, first: Int, last: Int
) -> None:
    """What came of these decisions is known, beside what would have come instead."""
    _, left, edges, trajectory, _, _ = arrays
    for each in range(first, last):
        came, instead = values[trajectory[each] % players], edges[each]
        edges[each] = came - instead if left[each] else instead - came


@inlined
def _counterfactual(
    table: Any, other: Any, chance: Any, critic: Any, values: Any
) -> None:
    """What everyone may expect if these leave, at another table with the same cards."""
    source, leavers, equal = chance
    for cell in range(WIDTH):
        other.row[cell] = table.row[cell]
    for cell in range(8):
        other.hand[cell] = table.hand[cell]
    kernel.decide(other.box, other.row, leavers)
    go_on(other, source, np.int64(table.row[EXPEDITION]))
    foretell(other, critic, 0, values, equal)


@inlined
def _begin(table: Any, source: Any, players: Int, whole: Any) -> None:
    kernel.set_up(table.row, players)
    kernel.begin(table.box, table.row)
    table.hand[dealer.GAME] = whole
    dealer.shuffle(table.hand, source)


@entry
def _record(
    case: Row, policies: Any, learning: Int, chance: Any, arrays: tuple[Any, ...]
) -> Any:
    seed, first, last, exploring = chance
    rows = np.zeros((2, WIDTH), np.int16)
    hands = np.zeros((2, 8), np.uint64)
    values = np.zeros(8, np.float32)
    players = policies.weights.shape[0]
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
        forced = _draw_exploration(tables[0], source) if exploring else (0, 0, 0)
        given = (source, number, learning, forced)
        count = _play(tables, given, arrays, values, count)
    hold((rows, hands, values))
    return count


@inlined
def _draw_exploration(table: Any, source: Any) -> Any:
    """In which expedition who stays for how many cards, whatever they would do."""
    word = dealer.mix(source)
    expedition = np.int64(word & np.uint64(0xFFFF)) % table.box[BOX_EXPEDITIONS]
    cards = np.int64((word >> np.uint64(16)) & np.uint64(0xFFFF)) % _MAX_EXPLORED_CARDS
    crowds = (1 << np.int64(table.row[PLAYERS])) - 1
    some = np.int64((word >> np.uint64(32)) & np.uint64(0xFFFF)) % crowds + 1
    return expedition + 1, cards + 1, some


@inlined
def _exploring(table: Any, forced: Any) -> Any:
    """Whether the exploration is not over yet."""
    expedition = table.row[EXPEDITION]
    return expedition < forced[0] or (
        expedition == forced[0] and table.row[CARDS] <= forced[1]
    )


@inlined
def _play(tables: Any, given: Any, arrays: Any, values: Any, count: Int) -> Any:
    """A game: how many decisions there are with it."""
    source, number, learning, forced = given
    table, other = tables
    players = np.int64(table.row[PLAYERS])
    features, left, edges, trajectory, shares, net = arrays
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
            foretell(table, critic, 0, address(values), equal)
            _settle_edges(arrays, values, players, start, count)
            start = count
            expedition = np.int64(table.row[EXPEDITION])
        leavers = choose(table, source)
        if _exploring(table, forced):
            if table.row[EXPEDITION] == forced[0]:
                leavers &= ~forced[2]
            kernel.decide(table.box, table.row, leavers)
            continue
        for seat in range(players):
            if ((learning & np.int64(table.row[INSIDE])) >> seat) & 1:
                line = beyond(address(features), count * SIZE)
                survey(table.box, table.row, line)
                compare(table.box, table.row, seat, line)
                chance = (source, leavers ^ (1 << seat), equal)
                _counterfactual(table, other, chance, critic, address(values))
                edges[count] = values[seat]
                left[count] = (leavers >> seat) & 1
                trajectory[count] = number + seat
                count += 1
        kernel.decide(table.box, table.row, leavers)
    share(table.box, table.row, number, address(shares))
    share(table.box, table.row, 0, address(values))
    _settle_edges(arrays, values, players, start, count)
    return count
