"""Measure how strong the expert is, and write the report.

    python -m bench.quality.strength book.jsonl

For every number of players and every relic rule: mixed tables drawn from the baseline
field and the expert, then from its ten strongest bots and the expert. Everyone at a
table sits on every seat in turn, in the same caves; intervals come from the spread
between tables. Then best responses to the expert at every kind of table, what one takes
among those ten who learned among nobody else, harder tables of the house's own bots,
and a cross table of one against copies of another. What is in the book is not measured
again; the report is `docs/explanation/strength.md`. With a second word, `now`, nothing
is measured and the report is written from what the book has.
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from operator import itemgetter
from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from tacora.analysis.exploit import exploit
from tacora.bots import registry
from tacora.expert import decider
from tacora.expert.training.config import RULESETS
from tacora.expert.training.gradient import Episodes, policy_gradient
from tacora.expert.training.learner import Learner
from tacora.expert.training.trainer import AVERAGING_FROM
from tacora.expert.weights import nets, place
from tacora.rules import Edition
from tacora.sim import sums
from tacora.sim.engine import row
from tacora.sim.games import games as play_games
from tacora.sim.policies.policy import Policy, weigh
from tacora.sim.run import simulate

from .book import Book
from .intervals import margin
from .published import FIELD
from .strength_page import (
    ATTEMPTS,
    BUDGET,
    CHOSEN,
    CROSS,
    CROSS_GAMES,
    CROSSED,
    EXPERT,
    GAMES_PER_SEAT,
    HARD,
    HARD_TIMES,
    HOUSE,
    STRONG_TABLES,
    TABLES,
    Kind,
    Line,
    Share,
    page,
)

RULES: dict[str, Edition] = dict(
    zip(("no relics", "fr, relics", "de", "incan-gold"), RULESETS, strict=True)
)
PLAYERS = (4, 5, 3, 6, 8, 7)  # what is asked for most comes first
STRONGEST_BOTS = 10
TAUGHT_STEPS = 1000  # of one who learns among the ten alone
TAUGHT_RATE, TAUGHT_DECAY = 0.003, 0.1  # its learning rate, and what is left of it
TABLES_PER_STEP, GAMES_PER_TABLE = 16, 24
PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "strength.md"


class Found(Struct, frozen=True):
    """What one measurement came to."""

    key: str
    shares: dict[str, Share]


class Measurements:
    """Shares under their keys, kept in a book; if it is closed, none are added."""

    def __init__(self, file: Path, *, closed: bool) -> None:
        self.book = Book(file, Found)
        self.closed = closed
        self.known = {each.key: each.shares for each in self.book.entries}

    def measured(
        self, key: str, measure: Callable[[], dict[str, Share]]
    ) -> dict[str, Share]:
        """The shares under this key, measured now if they are not in the book."""
        if self.closed:
            return self.known.get(key, {})
        if key not in self.known:
            self.known[key] = measure()
            self.book.add(Found(key, self.known[key]))
            best = sorted(self.known[key].items(), key=lambda item: -item[1][0])[:3]
            print(key, best, flush=True)
        return self.known[key]


def mixed(
    names: Sequence[str], box: Edition, players: int, tables: int
) -> dict[str, Share]:
    """Everyone's share of the victories at tables drawn from these."""
    twins = {name: _twin(name, box, players) for name in names}
    return _won(twins, box, players, tables)


def _won(
    twins: dict[str, Policy], box: Edition, players: int, tables: int
) -> dict[str, Share]:
    dice = Random(f"{box.name}/{players}")
    won: dict[str, list[float]] = {name: [] for name in twins}
    for number in range(tables):
        drawn = dice.sample(list(twins), players)
        shares = dict.fromkeys(drawn, 0.0)
        for turn in range(players):
            seated = drawn[turn:] + drawn[:turn]
            seats = [twins[name] for name in seated]
            found = _shares(box, seats, number)  # the same caves every turn
            for name, share in zip(seated, found, strict=True):
                shares[name] += share / players
        for name, share in shares.items():
            won[name].append(share)
    return {name: (fmean(each), margin(each)) for name, each in won.items()}


def _shares(box: Edition, seats: Sequence[Policy], seed: int) -> list[float]:
    """Each seat's share of the victories, in a few games, without further ado."""
    part = sums.empty(box)
    play_games(row.box(box), weigh(seats), np.uint64(seed), (0, GAMES_PER_SEAT), part)
    won = [0.0] * len(seats)
    for winners in np.flatnonzero(part[sums.WINNERS : sums.SPREAD]).tolist():
        games = int(part[sums.WINNERS + winners])
        for seat in range(len(seats)):
            if winners >> seat & 1:
                won[seat] += games / winners.bit_count() / GAMES_PER_SEAT
    return won


def response(box: Edition, players: int, seed: int) -> dict[str, Share]:
    """What a best response wins against copies of the expert."""
    share = exploit(nets(), box, players, replace(BUDGET, seed=seed)).share
    return {"best response": (share.share, share.high - share.share)}


def taught(
    names: Sequence[str], box: Edition, players: int, tables: int
) -> dict[str, Share]:
    """What one takes among these, beside all of them, who learned among nobody else.

    It begins as the expert's hunter, and learns by both decisions, as that did.
    """
    twins = {name: _twin(name, box, players) for name in names}
    line = place(box, players)
    start = np.stack([nets().hunters[line], nets().critics[line]])
    learner = Learner.of(start.astype(np.float64))
    for number in range(TAUGHT_STEPS):
        dice = Random(f"taught/{box.name}/{players}/{number}")
        policy, critic = learner.nets
        gradient = np.zeros_like(learner.nets)
        for _ in range(TABLES_PER_STEP):
            seated = dice.sample(list(twins.values()), players)
            seat = dice.randrange(players)
            seated[seat] = decider.policy(policy)
            seed = dice.getrandbits(64)
            episodes = Episodes(box, tuple(seated), (seat,), seed, GAMES_PER_TABLE)
            found = policy_gradient(episodes, policy, critic)
            gradient += found.mean / TABLES_PER_STEP
        done = number / TAUGHT_STEPS
        rate = TAUGHT_RATE * TAUGHT_DECAY**done
        learner.step(gradient, rate, averaging=done >= AVERAGING_FROM)
    twins[EXPERT] = decider.policy(learner.mean[0])
    return {"taught": _won(twins, box, players, tables)[EXPERT]}


def cross(box: Edition, players: int) -> dict[str, Share]:
    """One of each against copies of each."""
    found = {}
    for hero in CROSS:
        for other in CROSS:
            one, copies = (_twin(name, box, players) for name in (hero, other))
            seats = [one, *[copies] * (players - 1)]
            share = simulate(box, seats, CROSS_GAMES, 7, 1).win_share(0)
            found[f"{hero} {other}"] = (share.share, share.high - share.share)
    return found


def _twin(name: str, box: Edition, players: int) -> Policy:
    if name == EXPERT:
        line = place(box, players)
        return decider.policy(nets().players[line], nets().hunters[line])
    policy = FIELD.get(name) or registry.policy(name)
    assert policy, name
    return policy


def main(book: Measurements) -> None:
    """Measure all there is to measure, and write the report."""
    kinds = [(players, rule) for players in PLAYERS for rule in RULES]
    lines = [_line(book, kind) for kind in kinds]
    hard = {kind: _hard(book, kind) for kind in kinds if kind[0] in HARD}
    crosses = {
        kind: book.measured(
            f"{_named(kind)}: full cross", partial(cross, RULES[kind[1]], kind[0])
        )
        for kind in CROSSED
    }
    answers = {kind: _answer(book, kind) for kind in kinds}
    most = {kind: _most(book, kind) for kind in kinds if kind[0] in HARD}
    text = page(sorted(lines, key=itemgetter(0)), answers, most, hard, crosses)
    PAGE.write_text(text, "utf-8")


def _named(kind: Kind) -> str:
    return f"{kind[0]} players, {kind[1]}"


def _line(book: Measurements, kind: Kind) -> Line:
    """The expert in the field, among its ten strongest, and among ten chosen ones."""
    players, rule = kind
    box = RULES[rule]
    more = HARD_TIMES if players in HARD else 1
    everyone = partial(mixed, [*FIELD, EXPERT], box, players, more * TABLES)
    field = book.measured(f"{_named(kind)}: field", everyone)
    tables = more * STRONG_TABLES
    some = partial(mixed, [*_best(field), EXPERT], box, players, tables)
    strong = book.measured(f"{_named(kind)}: strongest", some)
    ten = partial(mixed, [*CHOSEN, EXPERT], box, players, tables)
    chosen = book.measured(f"{_named(kind)}: chosen", ten)
    return players, rule, field, strong, chosen


def _most(book: Measurements, kind: Kind) -> dict[str, Share]:
    """What one who learned among the ten strongest alone takes from them."""
    players, rule = kind
    ten = _best(book.known.get(f"{_named(kind)}: field", {}))
    learned = partial(taught, ten, RULES[rule], players, HARD_TIMES * STRONG_TABLES)
    return book.measured(f"{_named(kind)}: taught", learned)


def _hard(book: Measurements, kind: Kind) -> dict[str, Share]:
    """The expert among the ten strongest of the field and the house together."""
    players, rule = kind
    box = RULES[rule]
    everyone = partial(mixed, [*FIELD, *HOUSE], box, players, TABLES)
    field = book.measured(f"{_named(kind)}: house", everyone)
    some = partial(mixed, [*_best(field), EXPERT], box, players, STRONG_TABLES)
    return book.measured(f"{_named(kind)}: hard", some)


def _answer(book: Measurements, kind: Kind) -> dict[str, Share]:
    """The best of the best responses: not each of them finds what there is to find."""
    players, rule = kind
    tried = [
        book.measured(
            f"{_named(kind)}: response {seed}",
            partial(response, RULES[rule], players, seed),
        )
        for seed in range(ATTEMPTS if players in HARD else 1)
    ]
    return max(tried, key=lambda found: found.get("best response", (0.0, 0.0)))


def _best(field: dict[str, Share]) -> list[str]:
    best = sorted(field, key=lambda name: -field[name][0])
    return [name for name in best if name != EXPERT][:STRONGEST_BOTS]


if __name__ == "__main__":
    main(Measurements(Path(sys.argv[1]), closed=sys.argv[2:] == ["now"]))
