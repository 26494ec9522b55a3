"""Games that were played: as text, as figures, as sentences."""

from .errors import BadRecord, NotationBroken
from .notation import SEATS, write
from .proof import Proof, verify
from .reader import parse, read
from .record import NAMES, Record
from .replay import Replay, replay

__all__ = [
    "NAMES",
    "SEATS",
    "BadRecord",
    "NotationBroken",
    "Proof",
    "Record",
    "Replay",
    "parse",
    "read",
    "replay",
    "verify",
    "write",
]
