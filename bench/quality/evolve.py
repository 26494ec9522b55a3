"""Evolve the constants of two bots: the weights of `counting`, the table of `seasoned`.

    python -m bench.quality.evolve counting
    python -m bench.quality.evolve seasoned

A candidate is worth the share of victories it takes at mixed tables of 3 to 8 seats,
with relics and without, against opponents drawn from a field: simple bots for
`seasoned`, these and the house's characters for `counting`. All candidates of a
generation meet the same tables in the same caves, each generation new ones. The best
quarter become parents; a child is their mean and some noise that shrinks (the
cross-entropy method). Same seed, same result. About five minutes on two idle cores.
"""

import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from tacora.arena.match import luck, play
from tacora.bots import Bot, bot
from tacora.bots.simple.expected_value import ExpectedValue, Weights
from tacora.bots.simple.seasoned import Seasoned, Thresholds
from tacora.rules import edition

FIELD = [
    *("coin:0.1", "coin:0.2", "coin:0.5", "loot:5", "loot:7", "loot:9", "loot:12"),
    *("cards:5", "cards:6", "cards:7", "danger:0.1", "danger:0.17", "danger:0.25"),
    *("evl:1", "evl:1.5", "nash:1", "nash:2", "cautious", "brave"),
]
RIVALS = [
    *("loot:7", "loot:9", "loot:12", "loot:15", "loot:20", "cards:5", "cards:6"),
    *("danger:0.17", "danger:0.25", "evl:1", "evl:1.5", "nash:1", "nash:2"),
    *("sleepy", "timid", "greedy", "brave", "cautious", "punctual", "seasoned", "sly"),
]
BOXES = (("fr", False), ("fr", True), ("de", None), ("incan-gold", None), ("pl", False))

POPULATION, ELITE, GENERATIONS = 32, 8, 14
TABLES, CHECK_TABLES = 360, 3000  # a candidate meets, and the last mean
NOISE_DECAY, MIN_NOISE = 0.9, 0.02  # the latter is added
WORKERS = 2

Genes = list[float]


def weights(genes: Genes) -> ExpectedValue:
    """The bot that these five weights make."""
    return ExpectedValue(weights=Weights(*genes))


def table(genes: Genes) -> Thresholds:
    """The table that six numbers draw: smooth in warnings and crowd.

    Enough is e to the power of a plane and two bends, in the warnings and in the
    logarithm of the crowd.
    """
    level, by_warning, by_crowd, bend, twist, calm = genes
    rows = []
    for warnings in range(6):
        row = []
        for inside in range(1, 9):
            crowd = (inside - 1) / 7
            depth = warnings - 2
            enough = (
                level
                + by_warning * depth
                + by_crowd * crowd
                + bend * crowd * crowd
                + twist * depth * crowd
                + (calm if warnings == 0 else 0)
            )
            row.append(max(1, min(99, round(2.718281828 ** min(enough, 6)))))
        rows.append(tuple(row))
    return tuple(rows)


def seasoned(genes: Genes) -> Seasoned:
    """The bot that such a table makes."""
    return Seasoned(enough=table(genes))


KINDS: dict[str, tuple[Callable[[Genes], Bot], list[str], Genes, Genes]] = {
    "counting": (
        weights,
        RIVALS,
        [1.2, 0.9, 0.25, 0.5, 0.25],
        [0.4, 0.3, 0.2, 0.3, 0.2],
    ),
    "seasoned": (
        seasoned,
        FIELD,
        [2.8, -0.4, -3.0, 1.0, 0.0, 0.5],
        [0.4, 0.2, 0.8, 0.8, 0.2, 0.4],
    ),
}


def worth(kind: str, generation: int, tables: int, genes: Genes) -> float:
    """The share of victories, as a multiple of the fair one."""
    make, field, _, _ = KINDS[kind]
    dice = Random(f"tables/{generation}")
    total = 0.0
    for number in range(tables):
        seats = 3 + number % 6
        box = edition(*BOXES[number % len(BOXES)])
        seed = f"evolve/{generation}/{number}"
        names = dice.sample(field, seats)
        seat = dice.randrange(seats)
        bots: list[Bot] = [
            make(genes) if place == seat else bot(name, seed=luck(seed, place))
            for place, name in enumerate(names)
        ]
        winners = play(bots, box, seed, names).winners
        if seat in winners:
            total += seats / len(winners)
    return total / tables


def main(kind: str) -> None:
    """Evolve, and print the best of each generation and the mean of the last elite."""
    _, _, mean, noise = KINDS[kind]
    dice = Random("genes")
    with ProcessPoolExecutor(WORKERS) as pool:
        for generation in range(GENERATIONS):
            crowd = [mean] + [
                [dice.gauss(m, s) for m, s in zip(mean, noise, strict=True)]
                for _ in range(POPULATION - 1)
            ]
            worths = list(pool.map(partial(worth, kind, generation, TABLES), crowd))
            best = sorted(zip(worths, crowd, strict=True), reverse=True)[:ELITE]
            columns = list(zip(*(genes for _, genes in best), strict=True))
            mean = [sum(column) / ELITE for column in columns]
            noise = [
                NOISE_DECAY * (sum((x - m) ** 2 for x in column) / ELITE) ** 0.5
                + MIN_NOISE
                for column, m in zip(columns, mean, strict=True)
            ]
            print(
                generation,
                f"mean before {worths[0]:.3f}, best {best[0][0]:.3f}:",
                [round(gene, 2) for gene in mean],
                flush=True,
            )
        check = [
            *pool.map(partial(worth, kind, 1000, CHECK_TABLES), [mean]),
            *pool.map(partial(worth, kind, 1001, CHECK_TABLES), [mean]),
        ]
    print("fresh tables:", check)
    if kind == "seasoned":
        for row in table(mean):
            print(row)


if __name__ == "__main__":
    main(sys.argv[1])
