"""The dealer: which card a seed turns over in a game of that number.

What a game brings depends on its seed and number only, never on who else plays. One
byte chooses a place of the box; a place without a card in the deck is passed over, so
that every card left is as likely as any other. `lanes` deals the same cards.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .compiler import Int, inlined
from .row import (
    BOX_COPIES,
    BOX_LINE,
    BOX_PLACE,
    BOX_SORT,
    BOX_SPREAD,
    CARDS,
    DECK,
    EXPEDITION,
    HAZARD,
    LINE,
    PATH,
    RELIC,
    REMOVED,
    SLOTS,
    Row,
)

U = np.uint64
Word = np.uint64
Hand = NDArray[np.uint64]

# A dealer's hand: places in the game, places face down, and a xoshiro128++ generator
# (Blackman and Vigna) with what is left of its last word.
GAME, DOWN, S0, S1, S2, S3, WORD = range(7)

_GOLDEN = U(0x9E3779B97F4A7C15)
_LOW = U(0xFFFFFFFF)
_FIRST = U(0xD1342543DE82EF95)
_SECOND = U(0xAF251AF3B0F025B5)
_ZERO, _ONE, _HALF, _BYTE = U(0), U(1), U(32), U(255)
_EMPTY = _ONE  # a word has a one above its bytes


@inlined
def mix(word: Any) -> Any:
    """A word that looks like no other: the end of splitmix64 (Steele et al.)."""
    word = (word ^ (word >> U(30))) * U(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> U(27))) * U(0x94D049BB133111EB)
    return word ^ (word >> U(31))


@inlined
def stream(seed: Int, game: Int) -> Any:
    """The word from which all chance in one game of one seed comes."""
    return mix(mix(U(seed) ^ _FIRST) + (U(game) + _ONE) * _GOLDEN)


@inlined
def lots(source: Word, row: Row) -> Any:
    """Two words for this moment of the game: sixteen bits of luck for each seat."""
    moment = (U(row[EXPEDITION]) << U(16)) | (U(row[CARDS]) << U(8))
    first = source + (moment + _ONE) * _GOLDEN
    return mix(first), mix(first + _GOLDEN)


@inlined
def luck(source: Word, row: Row, seat: Int) -> Any:
    """What a seat's coin shows at this moment of the game: from 0 to less than 1.

    It begins with the seat's lot, which most often is enough: see table.
    """
    drawn = lots(source, row)
    word = drawn[seat >> 2]
    lot = (word >> U(16 * (seat & 3))) & U(0xFFFF)
    rest = mix(word + U(seat + 1) * _GOLDEN)
    return ((lot << U(37)) | (rest >> U(27))) * 2.0**-53


@inlined
def shuffle(hand: Hand, source: Word) -> None:
    """A new stream of bytes."""
    hand[S0], hand[S1], hand[S2], hand[S3] = generator(source)
    hand[WORD] = _EMPTY


@inlined
def generator(source: Word) -> Any:
    """Four words from which a generator starts."""
    first = mix(source ^ _FIRST)
    second = mix(source ^ _SECOND)
    return first & _LOW, first >> _HALF, second & _LOW, second >> _HALF


@inlined
def take(box: Row, row: Row, hand: Hand) -> None:
    """The dealer takes up the deck as it lies; the lowest copies stay."""
    game = _ZERO
    down = _ZERO
    reach = box[BOX_LINE + LINE * row[EXPEDITION]]
    last = -1
    copy = 0
    for place in range(SLOTS):
        kind = box[BOX_PLACE + place]
        if kind >= 0:
            copy = copy + 1 if kind == last else 0
            last = kind
            held = box[BOX_COPIES + LINE * row[EXPEDITION] + kind] - row[REMOVED + kind]
            if box[BOX_SORT + kind] == RELIC:
                held -= row[PATH + kind]
            if copy < row[DECK + kind]:
                down |= _ONE << U(place)
            if place >= reach or copy < held:
                game |= _ONE << U(place)
    hand[GAME] = game
    hand[DOWN] = down


@inlined
def deal(box: Row, row: Row, hand: Hand) -> Any:
    """The card that is turned over now."""
    if row[CARDS] == 0:
        reach = U(box[BOX_LINE + LINE * row[EXPEDITION]])
        hand[DOWN] = hand[GAME] & ((_ONE << reach) - _ONE)
    spread, down, word = box[BOX_SPREAD], hand[DOWN], hand[WORD]
    while True:
        if word == _EMPTY:
            word = _next(hand) | (_ONE << _HALF)
        place = _place(word & _BYTE, spread)
        word >>= U(8)
        bit = _ONE << U(place)
        if down & bit != _ZERO:
            break
    hand[DOWN] = down ^ bit
    hand[WORD] = word
    card = np.int64(box[BOX_PLACE + place])
    sort = box[BOX_SORT + card]
    if (sort == RELIC) | ((sort == HAZARD) & (row[PATH + card] > 0)):
        hand[GAME] ^= bit
    return card


@inlined
def _place(byte: Any, spread: Int) -> Any:
    if spread == 32:
        return np.int64(byte & U(31))
    if spread == 40:  # 240 of 256 bytes, six for each place; the others choose none
        if byte < U(160):
            return np.int64(byte >> U(2))
        return np.int64((byte - U(160)) >> _ONE)
    return np.int64(byte & U(63))


@inlined
def _next(hand: Hand) -> Any:
    s0, s1, s2, s3 = hand[S0], hand[S1], hand[S2], hand[S3]
    word = (_turn((s0 + s3) & _LOW, U(7)) + s0) & _LOW
    shifted = (s1 << U(9)) & _LOW
    s2 ^= s0
    s3 ^= s1
    hand[S1] = s1 ^ s2
    hand[S0] = s0 ^ s3
    hand[S2] = s2 ^ shifted
    hand[S3] = _turn(s3, U(11))
    return word


@inlined
def _turn(word: Any, bits: Any) -> Any:
    return ((word << bits) | (word >> (_HALF - bits))) & _LOW
