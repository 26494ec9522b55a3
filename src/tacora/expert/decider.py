"""How the expert decides on a row: by a net for each kind of table.

Where everyone else plays unlike it, its hunters decide: see opponents.
"""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from tacora.sim.engine import dealer
from tacora.sim.engine.compiler import Int, inlined
from tacora.sim.engine.intrinsics import beyond, lowest_bit, singles
from tacora.sim.engine.row import BOX_RULE, INSIDE, PLAYERS, Row
from tacora.sim.policies import families
from tacora.sim.policies.decider import Decider
from tacora.sim.policies.policy import Policy, WrongWeights

from .features import SIZE as INPUTS
from .features import compare, survey
from .net import SIZE, TABLES, likely, output, part, place
from .opponents import strangers, testify

# A seat's weights: where its nets begin in the table's data; how many they are, one for
# each kind of table or one for all; and how far behind each is the hunter's, 0 if there
# is none.
START, NETS, HUNTERS = range(3)

_ZERO, _ONE = np.uint64(0), np.uint64(1)


@inlined
def _own(box: Row, row: Row, weights: Any) -> Any:
    """Where the net of a seat for this kind of table begins."""
    start = np.int64(weights[START])
    if weights[NETS] > 1.0:
        start += place(box[BOX_RULE], row[PLAYERS]) * SIZE
    return start


@inlined
def _logit(  # noqa: PLR0913, PLR0917  a seat at a table, and what it sees
    box: Row, row: Row, seat: Int, weights: Any, data: Any, seen: Any
) -> Any:
    """What a seat's net says, once what is the same for everyone is surveyed."""
    start = _own(box, row, weights)
    if weights[HUNTERS] > 0.0 and strangers(box, row, seat):
        start += np.int64(weights[HUNTERS])
    compare(box, row, seat, seen)
    return output(seen, beyond(data, start + part(seen)))


@inlined
def chance(box: Row, row: Row, seat: Int, weights: Any, data: Any) -> Any:
    """How likely the expert of this seat leaves."""
    seen = singles(INPUTS)
    survey(box, row, seen)
    return likely(_logit(box, row, seat, weights, data, seen))


@inlined
def leavers(  # noqa: PLR0913, PLR0917  as the kernel calls it
    box: Row,
    row: Row,
    weights: Any,
    width: Int,
    data: Any,
    said: Any,
    source: Any,
    seats: Int,
) -> Any:
    """A bit for each of these seats that leaves now; what their nets said is noted."""
    seen = singles(INPUTS)
    survey(box, row, seen)
    found: Int = 0
    rest = np.uint64(seats)
    while rest != _ZERO:
        seat = np.int64(lowest_bit(rest))
        rest &= rest - _ONE
        said[seat] = _logit(box, row, seat, beyond(weights, seat * width), data, seen)
        leaving = likely(said[seat])
        found |= np.int64(dealer.luck(source, row, seat) < leaving) << seat
    return found


@inlined
def watch(  # noqa: PLR0913, PLR0917  as the kernel calls it
    box: Row,
    row: Row,
    weights: Any,
    _width: Int,
    data: Any,
    said: Any,
    leavers: Int,
    known: Int,
) -> Any:
    """The experts see who leaves; all who hunt are taken to have the same nets.

    What these nets say of the seats that are known has been noted.
    """
    start = _own(box, row, weights)
    hunters: Int = 0  # those who would hunt now if they were experts
    for each in range(row[PLAYERS]):
        hunters |= np.int64(strangers(box, row, each)) << each
    seen = singles(INPUTS)
    survey(box, row, seen)
    rest = np.uint64(np.int64(row[INSIDE]))
    while rest != _ZERO:
        seat = np.int64(lowest_bit(rest))
        rest &= rest - _ONE
        if ((known >> seat) & 1) == 0:
            compare(box, row, seat, seen)
            behind = np.int64(weights[HUNTERS]) * ((hunters >> seat) & 1)
            said[seat] = output(seen, beyond(data, start + behind + part(seen)))
        testify(row, seat, said[seat], ((leavers >> seat) & 1) != 0)
    return np.int64(0)


MIXING = Decider(chance, together=leavers)
HUNTING = Decider(chance, together=leavers, watch=watch)


def policy(
    weights: ArrayLike, hunters: ArrayLike = (), *, name: str = "expert"
) -> Policy:
    """The expert with these nets: one for each kind of table, or one for all.

    Hunters are as many nets, for where everyone else is a stranger: see opponents.
    """
    own, other = (np.asarray(each, np.float32).ravel() for each in (weights, hunters))
    if own.size not in {SIZE, TABLES * SIZE}:
        raise WrongWeights(name)
    if other.size not in {0, own.size}:
        raise WrongWeights(name)
    data = own.tobytes() + other.tobytes()
    numbers = (float(own.size // SIZE), float(other.size))
    decider = HUNTING if other.size else MIXING
    return Policy(name, families.OTHER, numbers, decider, data)
