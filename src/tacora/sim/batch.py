"""A batch: many games step by step, all at once, for learners.

Game `e` of a batch of N plays the games `e`, `e + N`, `e + 2 N` … of its seed, one
after another: where one ends the next begins within the same step.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tacora.rules import Edition

from .engine import dealer, kernel
from .engine.compiler import Int, entry, inlined
from .engine.intrinsics import address, beyond, lowest_bit
from .engine.row import AWAITS, DECISIONS, INSIDE, NOTHING, WIDTH, Row, box
from .games import first_row
from .observation import observe, room, scale
from .policies.view import score
from .sums import winners

Actions = NDArray[np.int8 | np.bool_]


class Batch:
    """So many games.

    Every step writes the observations into a new array, and all else over the old.
    """

    def __init__(self, edition: Edition, players: int, games: int, seed: int) -> None:
        edition.seats(players)
        self.edition = edition
        row, hand = first_row(edition, players), np.zeros(8, np.uint64)
        dealer.take(box(edition), row, hand)
        self.start = (row, hand[dealer.GAME])
        self.rows = np.zeros((games, WIDTH), np.int16)
        self.hands = np.zeros((games, 8), np.uint64)
        self.numbers = np.zeros(games, np.int64)
        self.observations = room(edition, players, games)  # see envs.observation
        self.mask = np.zeros((games, players), np.bool_)  # who is inside, and decides
        self.rewards = np.zeros((games, players), np.float32)  # brought to safety
        self.done = np.zeros(games, np.bool_)
        self.scores = np.zeros((games, players), np.int16)  # of the game last done
        self.wins = np.zeros((games, players), np.bool_)  # alone or shared
        self._box = box(edition)
        self._scale = scale(edition, players)
        self._pages = (
            tuple(range(players)),  # for each length a step is compiled, its loops flat
            *(self.rows, self.hands, self.numbers),
            self.mask.view(np.uint8),  # numba has no address for a bool
            *(self.rewards, self.done, self.scores, self.wins),
        )
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All games begin, the first card of each turned over."""
        self.seed = np.uint64(seed % (1 << 64))
        self.numbers[:] = np.arange(len(self.numbers))
        self.rewards[:] = 0
        self.done[:] = False
        _reset(self._box, self.start, self.seed, self._all_pages())

    def step(self, leave: Actions) -> None:
        """Where `leave` is not 0, who is inside leaves; then the next card comes."""
        asked = np.ascontiguousarray(leave, np.int8)
        _step(self._box, self.start, self.seed, self._all_pages(), asked)

    def _all_pages(self) -> Any:
        """All that is written, and a new page for the observations."""
        self.observations = np.empty_like(self.observations)
        return (*self._pages, self._scale, self.observations)


@inlined
def _begin(case: Any, start: Any, source: Any, row: Any, hand: Any) -> None:
    for place in range(WIDTH):
        row[place] = start[0][place]
    hand[dealer.GAME] = start[1]
    dealer.shuffle(hand, source)
    _turn(case, row, hand)


@inlined
def _turn(case: Any, row: Any, hand: Any) -> None:
    """Cards are turned over until someone must decide, or the game is over."""
    while row[AWAITS] != DECISIONS and row[AWAITS] != NOTHING:
        kernel.reveal(case, row, dealer.deal(case, row, hand))


@inlined
def _show(case: Any, row: Any, arrays: Any, game: Int) -> None:
    seats, _, _, _, mask, _, _, _, _, scale, seen = arrays
    _, players, size = seen.shape
    shown = beyond(address(seen), game * players * size)
    observe(case, row, scale, seats, shown)
    asked = beyond(address(mask), game * players)
    inside = row[INSIDE]
    for seat in range(len(seats)):
        asked[seat] = (inside >> seat) & 1


@inlined
def _pay(case: Any, row: Any, leavers: Int, reward: Any) -> None:
    """These leave, and are rewarded with what they bring to safety."""
    rest = np.uint64(leavers)
    while rest != np.uint64(0):
        seat = np.int64(lowest_bit(rest))
        rest &= rest - np.uint64(1)
        reward[seat] = -score(row, seat)
    kernel.decide(case, row, leavers)
    rest = np.uint64(leavers)
    while rest != np.uint64(0):
        seat = np.int64(lowest_bit(rest))
        rest &= rest - np.uint64(1)
        reward[seat] += score(row, seat)


@entry
def _reset(box: Row, start: Any, seed: Int, arrays: Any) -> None:
    _, rows, hands, numbers, _, _, _, _, _, _, _ = arrays
    for game in range(rows.shape[0]):
        row = beyond(address(rows), game * WIDTH)
        hand = beyond(address(hands), game * 8)
        source = dealer.stream(seed, numbers[game])
        _begin(address(box), (address(start[0]), start[1]), source, row, hand)
        _show(address(box), row, arrays, game)


@entry
def _step(box: Row, start: Any, seed: Int, arrays: Any, leave: Actions) -> None:
    seats, rows, hands, numbers, _, rewards, done, scores, wins, _, _ = arrays
    games = rows.shape[0]
    players = len(seats)
    case = address(box)
    for game in range(games):
        row = beyond(address(rows), game * WIDTH)
        hand = beyond(address(hands), game * 8)
        asked = beyond(address(leave), game * players)
        reward = beyond(address(rewards), game * players)
        leavers: Int = 0
        for seat in range(players):
            leavers |= np.int64(asked[seat] != 0) << seat
            reward[seat] = np.float32(0)
        leavers &= row[INSIDE]
        if leavers != 0:
            _pay(case, row, leavers, reward)
        else:
            kernel.decide(case, row, 0)
        _turn(case, row, hand)
        done[game] = row[AWAITS] == NOTHING
        if done[game]:
            first = winners(case, row)
            for seat in range(players):
                scores[game, seat] = score(row, seat)
                wins[game, seat] = (first >> seat) & 1
            numbers[game] += games
            source = dealer.stream(seed, numbers[game])
            _begin(case, (address(start[0]), start[1]), source, row, hand)
        _show(case, row, arrays, game)
