"""Luck: dice that fall alike for the same seed, seat and table.

A bot that mixes its decisions must be as reproducible as the dealer. Its dice are a
hash of what everyone sees, of its seat and of a seed of its own; whoever does not know
that seed cannot foresee the throw.
"""

from hashlib import sha256

import msgspec

from tacora.rules import Seat, State

_ENCODE = msgspec.json.Encoder().encode


def throw(seed: str, state: State, seat: Seat) -> bytes:
    """The 32 bytes that this seed throws for this seat at this table."""
    table = (
        state.edition.name,
        state.expedition,
        state.path,
        state.rests,
        state.removed,
        state.explorers,
    )
    return sha256(f"{seed}/{seat}/".encode() + _ENCODE(table)).digest()


def chance(seed: str, state: State, seat: Seat) -> float:
    """A number from 0 to 1, 1 not included, that falls evenly."""
    return (int.from_bytes(throw(seed, state, seat)[:8], "big") >> 11) / 2**53
