"""Evidence: how little the others play like the expert.

Against equals the expert keeps to its mixture, in which nobody who departs from it can
gain. Where everyone has departed from it, more can be had: there its hunters decide.
What tells is how much likelier the decisions of a seat so far are for someone mild,
whose odds hardly follow the expert's, than for the expert itself, who may hunt by then.
The oddest of the others is left out: nobody lures the expert from its mixture alone.

`bots.evidence` is the same for the readable engine; a test ties the two.
"""

from typing import Any

import numpy as np

from tacora.sim.engine.intrinsics import Int, inlined
from tacora.sim.engine.row import BOX_RULE, EVIDENCE, PLAYERS, Row

PARTS = 64.0  # of a logarithm, as evidence is counted
SURE = 6.0  # beyond this a score is taken for no surer
MOST = 8192  # parts, either way
ENOUGH = 384
SOONER = 96
"""Parts that make a hunter of an expert, and the same at four players without relics,
where its mixture takes least from others. Few games among experts bring so many."""

MILD = 0.13, -1.4
"""How much of the expert's score counts for someone mild, and what is added to it: the
best such fit to the guests in the expert's course."""


@inlined
def testify(row: Row, seat: Int, score: Any, left: Any) -> None:
    """The seat has left, or not, where the expert's net has this score for leaving."""
    way = np.float64(1.0) if left else np.float64(-1.0)
    sure = min(max(np.float64(score), -SURE), SURE)
    mild = MILD[0] * sure + MILD[1]
    likelier = np.log1p(np.exp(-way * sure)) - np.log1p(np.exp(-way * mild))
    total = np.int64(row[EVIDENCE + seat]) + np.int64(np.rint(PARTS * likelier))
    row[EVIDENCE + seat] = max(min(total, np.int64(MOST)), np.int64(-MOST))


@inlined
def strangers(box: Row, row: Row, seat: Int) -> Any:
    """Whether the others, but for the oddest of them, are likelier mild players."""
    total = np.int64(0)
    oddest = np.int64(-MOST)
    for other in range(row[PLAYERS]):
        if other != seat:
            found = np.int64(row[EVIDENCE + other])
            total += found
            oddest = max(oddest, found)
    sooner = row[PLAYERS] == 4 and box[BOX_RULE] == 0
    return total > oddest + (SOONER if sooner else ENOUGH)
