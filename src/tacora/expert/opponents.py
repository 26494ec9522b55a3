"""The model of the opponents: how little they play like the expert.

Against equals the expert keeps to its mixture, in which nobody who departs from it can
gain. Where everyone has departed from it, more can be had: there its hunters decide.
What tells is how much likelier the decisions of a seat so far are for someone mild,
whose odds hardly follow the expert's, than for the expert itself, who may hunt by then.
The oddest of the others is left out: nobody lures the expert from its mixture alone.
"""

from typing import Any

import numpy as np

from tacora.sim.engine.compiler import Int, inlined
from tacora.sim.engine.row import BOX_RULE, EVIDENCE, PLAYERS, Row

UNITS_PER_NAT = 64.0  # evidence is the logarithm of a likelihood ratio
MAX_LOGIT = 6.0  # beyond this a net is taken for no surer
MAX_EVIDENCE = 8192  # either way
ENOUGH = 384
SOONER = 96
"""Evidence that makes a hunter of an expert, and the same at four players without
relics, where its mixture takes least from others. Few games among experts bring it."""

MILD = 0.13, -1.4
"""How much of the expert's score counts for someone mild, and what is added to it: the
best such fit to the opponents in its training."""


@inlined
def testify(row: Row, seat: Int, score: Any, left: Any) -> None:
    """The seat has left, or not, where the expert's net has this score for leaving."""
    sign = np.float64(1.0) if left else np.float64(-1.0)
    sure = min(max(np.float64(score), -MAX_LOGIT), MAX_LOGIT)
    mild = MILD[0] * sure + MILD[1]
    likelier = np.log1p(np.exp(-sign * sure)) - np.log1p(np.exp(-sign * mild))
    more = np.int64(np.rint(UNITS_PER_NAT * likelier))
    total = np.int64(row[EVIDENCE + seat]) + more
    most = np.int64(MAX_EVIDENCE)
    row[EVIDENCE + seat] = max(min(total, most), -most)


@inlined
def strangers(box: Row, row: Row, seat: Int) -> Any:
    """Whether the others, but for the oddest of them, are likelier mild players."""
    total = np.int64(0)
    oddest = np.int64(-MAX_EVIDENCE)
    for other in range(row[PLAYERS]):
        if other != seat:
            found = np.int64(row[EVIDENCE + other])
            total += found
            oddest = max(oddest, found)
    sooner = row[PLAYERS] == 4 and box[BOX_RULE] == 0
    return total > oddest + (SOONER if sooner else ENOUGH)
