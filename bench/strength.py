"""Measure how strong the expert is, and write the report.

    python -m bench.strength book.jsonl

For every number of players and every relic rule: mixed tables drawn from the baseline
field and the expert, then from its ten strongest bots and the expert. Everyone at a
table sits on every seat in turn, in the same caves; intervals come from the spread
between tables. Then a best response to the expert at every kind of table, harder tables
of the house's own bots, and a cross table of one against copies of another. What is in
the book is not measured again; the report is `docs/explanation/strength.md`. With a
second word, `now`, nothing is measured and the report is written from what the book
has.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import msgspec
import numpy as np
from msgspec import Struct

from tacora.analysis.exploit import Budget, exploit
from tacora.bots.compiled import compiled
from tacora.bots.expert import nets, place
from tacora.rules import Edition, edition
from tacora.sim import row, sums
from tacora.sim.games import games as play_games
from tacora.sim.policy import Policy, expert, weigh
from tacora.sim.run import simulate

from .published import FIELD

EXPERT = "expert"
RULES: dict[str, Edition] = {
    "no relics": edition("fr", relics=False),
    "fr, relics": edition("fr", relics=True),
    "de": edition("de"),
    "incan-gold": edition("incan-gold"),
}
CHOSEN = (
    *("cards:5", "cards:6", "evl:1", "certain:5", "nash:1", "nash:2", "by ratio"),
    *("value:1,0", "bold ahead", "loot:5"),
)
HOUSE = ("cautious", "sly", "greedy", "brave", "counting", "seasoned")
HARD = (4, 5)  # players
PLAYERS = (4, 5, 3, 6, 8, 7)  # what is asked for most comes first
STRONGEST = 10
TABLES, STRONG_TABLES, GAMES = 2000, 800, 20  # GAMES on every seat of every table
CROSS = (
    "expert",
    "counting",
    "seasoned",
    "sly",
    "brave",
    "cards:5",
    "loot:7",
    "coin:0.2",
)
CROSSED = ((4, "fr, relics"), (5, "no relics"))
CROSS_GAMES = 40_000
BUDGET = Budget()  # of the best response
MISSING = "–"  # not measured yet
PAGE = Path(__file__).parents[1] / "docs" / "explanation" / "strength.md"

Share = tuple[float, float]  # and its margin, at 95 %
Line = tuple[int, str, dict[str, "Share"], dict[str, "Share"], dict[str, "Share"]]
Kind = tuple[int, str]


class Found(Struct, frozen=True):
    """What one measurement came to."""

    key: str
    shares: dict[str, Share]


class Book:
    """Measurements, a line each, so that none is made twice."""

    def __init__(self, file: Path, *, closed: bool) -> None:
        self.file = file
        self.closed = closed
        lines = file.read_bytes().splitlines() if file.exists() else []
        found = [msgspec.json.decode(line, type=Found) for line in lines]
        self.known = {each.key: each.shares for each in found}

    def measured(
        self, key: str, measure: Callable[[], dict[str, Share]]
    ) -> dict[str, Share]:
        """The shares under this key, measured now if they are not in the book."""
        if self.closed:
            return self.known.get(key, {})
        if key not in self.known:
            self.known[key] = measure()
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(Found(key, self.known[key])) + b"\n")
            best = sorted(self.known[key].items(), key=lambda item: -item[1][0])[:3]
            print(key, best, flush=True)
        return self.known[key]


def mixed(
    names: Sequence[str], box: Edition, players: int, tables: int
) -> dict[str, Share]:
    """Everyone's share of the victories at tables drawn from these."""
    twins = {name: _twin(name, box, players) for name in names}
    dice = Random(f"{box.name}/{players}")
    won: dict[str, list[float]] = {name: [] for name in names}
    for number in range(tables):
        drawn = dice.sample(list(names), players)
        shares = dict.fromkeys(drawn, 0.0)
        for turn in range(players):
            seated = drawn[turn:] + drawn[:turn]
            seats = [twins[name] for name in seated]
            found = _shares(box, seats, number)  # the same caves every turn
            for name, share in zip(seated, found, strict=True):
                shares[name] += share / players
        for name, share in shares.items():
            won[name].append(share)
    return {
        name: (fmean(each), 1.96 * stdev(each) / len(each) ** 0.5)
        for name, each in won.items()
    }


def _shares(box: Edition, seats: Sequence[Policy], seed: int) -> list[float]:
    """Each seat's share of the victories, in a few games, without further ado."""
    part = sums.empty(box)
    play_games(row.box(box), weigh(seats), np.uint64(seed), (0, GAMES), part)
    won = [0.0] * len(seats)
    for winners in np.flatnonzero(part[sums.WINNERS : sums.SPREAD]).tolist():
        games = int(part[sums.WINNERS + winners])
        for seat in range(len(seats)):
            if winners >> seat & 1:
                won[seat] += games / winners.bit_count() / GAMES
    return won


def response(box: Edition, players: int) -> dict[str, Share]:
    """What a best response wins against copies of the expert."""
    share = exploit(nets(), box, players, BUDGET).share
    return {"best response": (share.share, share.high - share.share)}


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
        return expert(nets().players[place(box, players)].tolist())
    policy = FIELD.get(name) or compiled(name)
    assert policy, name
    return policy


def main(book: Book) -> None:
    """Measure all there is to measure, and write the report."""
    kinds = [(players, rule) for players in PLAYERS for rule in RULES]
    lines = [_line(book, kind) for kind in kinds]
    hard = {kind: _hard(book, kind) for kind in kinds if kind[0] in HARD}
    crosses = {
        kind: book.measured(
            f"{_named(kind)}: cross", partial(cross, RULES[kind[1]], kind[0])
        )
        for kind in CROSSED
    }
    answers = {
        kind: book.measured(
            f"{_named(kind)}: response", partial(response, RULES[kind[1]], kind[0])
        )
        for kind in kinds
    }
    page = _page(sorted(lines, key=itemgetter(0)), answers, hard, crosses)
    PAGE.write_text(page, "utf-8")


def _named(kind: Kind) -> str:
    return f"{kind[0]} players, {kind[1]}"


def _line(book: Book, kind: Kind) -> Line:
    """The expert in the field, among its ten strongest, and among ten chosen ones."""
    players, rule = kind
    box = RULES[rule]
    everyone = partial(mixed, [*FIELD, EXPERT], box, players, TABLES)
    field = book.measured(f"{_named(kind)}: field", everyone)
    some = partial(mixed, [*_best(field), EXPERT], box, players, STRONG_TABLES)
    strong = book.measured(f"{_named(kind)}: strongest", some)
    ten = partial(mixed, [*CHOSEN, EXPERT], box, players, STRONG_TABLES)
    chosen = book.measured(f"{_named(kind)}: chosen", ten)
    return players, rule, field, strong, chosen


def _hard(book: Book, kind: Kind) -> dict[str, Share]:
    """The expert among the ten strongest of the field and the house together."""
    players, rule = kind
    box = RULES[rule]
    everyone = partial(mixed, [*FIELD, *HOUSE], box, players, TABLES)
    field = book.measured(f"{_named(kind)}: house", everyone)
    some = partial(mixed, [*_best(field), EXPERT], box, players, STRONG_TABLES)
    return book.measured(f"{_named(kind)}: hard", some)


def _best(field: dict[str, Share]) -> list[str]:
    best = sorted(field, key=lambda name: -field[name][0])
    return [name for name in best if name != EXPERT][:STRONGEST]


def _page(
    lines: Sequence[Line],
    answers: dict[Kind, dict[str, Share]],
    hard: dict[Kind, dict[str, Share]],
    crosses: dict[Kind, dict[str, Share]],
) -> str:
    rows = _head("players, relics", "fair", "expert in the field", "best other")
    rows[0] += " among the ten strongest | best other | among ten chosen ones |"
    rows[0] += " best other | best response gains |"
    rows[1] += "---|" * 5
    for players, rule, *found in lines:
        cells = [f"{players}, {rule}", f"{100 / players:.1f}"]
        for shares in found:
            cells += _against(shares)
        cells.append(_gained(answers[players, rule], players))
        rows.append("| " + " | ".join(cells) + " |")
    text = TEXT.format(
        field=", ".join(f"`{name}`" for name in FIELD),
        chosen=", ".join(f"`{name}`" for name in CHOSEN),
        tables=TABLES,
        strong_tables=STRONG_TABLES,
        games=GAMES,
        updates=BUDGET.updates,
        lessons=BUDGET.games,
        measured=BUDGET.measured,
        rows="\n".join(rows),
        held="\n".join(_held(lines, answers)),
    )
    if any(hard.values()):
        rows = _head("players, relics", "fair", "expert", "best other", "the ten")
        for kind, shares in hard.items():
            ten = ", ".join(f"`{name}`" for name in shares if name != EXPERT)
            cells = [f"{kind[0]}, {kind[1]}", f"{100 / kind[0]:.1f}"]
            cells += [*_against(shares), ten or MISSING]
            rows.append("| " + " | ".join(cells) + " |")
        house = ", ".join(f"`{name}`" for name in HOUSE)
        text += HARDER.format(house=house, rows="\n".join(rows))
    tables = [_crossed(kind, found) for kind, found in crosses.items() if found]
    if tables:
        games = f"{CROSS_GAMES:,}"
        text += COPIES.format(cross_games=games, crosses="\n\n".join(tables))
    return text


def _head(*cells: str) -> list[str]:
    return ["| " + " | ".join(cells) + " |", "|---" * len(cells) + "|"]


def _held(
    lines: Sequence[Line], answers: dict[Kind, dict[str, Share]]
) -> Iterator[str]:
    """Which goals hold, in how many kinds of tables, and where they do not."""
    goals: dict[str, dict[str, bool]] = {goal: {} for goal in GOALS}
    for players, rule, *found in lines:
        kind = f"{players}, {rule}"
        for where, shares in zip(("field", "strongest", "chosen"), found, strict=True):
            if not shares:
                continue
            mine, margin = shares[EXPERT]
            other = max(share + m for n, (share, m) in shares.items() if n != EXPERT)
            if players in HARD:
                goals[f"twice fair: {where}"][kind] = mine >= 2 / players
            goals[f"above all others: {where}"][kind] = mine - margin > other
        if players in HARD and answers[players, rule]:
            share, _ = answers[players, rule]["best response"]
            goals["best response"][kind] = share - 1 / players <= 0.01
    for goal, kinds in goals.items():
        missed = "; ".join(kind for kind, held in kinds.items() if not held)
        held = f"{sum(kinds.values())} of {len(kinds)}"
        yield f"- {GOALS[goal]}: {held}{f', not at {missed}' if missed else ''}."


def _shown(share: Share) -> str:
    return f"{100 * share[0]:.1f} ± {100 * share[1]:.1f}"


def _against(shares: dict[str, Share]) -> tuple[str, str]:
    if not shares:
        return MISSING, MISSING
    name = max((n for n in shares if n != EXPERT), key=lambda n: shares[n][0])
    return _shown(shares[EXPERT]), f"{_shown(shares[name])} `{name}`"


def _gained(found: dict[str, Share], players: int) -> str:
    if not found:
        return MISSING
    share, margin = found["best response"]
    return f"{100 * (share - 1 / players):+.2f} ± {100 * margin:.2f}"


def _crossed(kind: Kind, found: dict[str, Share]) -> str:
    rows = [
        f"### {kind[0]} players, {kind[1]}",
        "",
        "| one of … against copies of | " + " | ".join(f"`{n}`" for n in CROSS) + " |",
        "|---" * (len(CROSS) + 1) + "|",
    ]
    for hero in CROSS:
        cells = [f"{100 * found[f'{hero} {other}'][0]:.1f}" for other in CROSS]
        rows.append(f"| `{hero}` | " + " | ".join(cells) + " |")
    return "\n".join(rows)


GOALS = {
    "twice fair: field": "At 4 and 5 players at least twice fair in the field",
    "twice fair: strongest": "The same among its ten strongest",
    "twice fair: chosen": "The same among ten chosen ones",
    "above all others: field": "Above every other by both intervals in the field",
    "above all others: strongest": "The same among its ten strongest",
    "above all others: chosen": "The same among ten chosen ones",
    "best response": "At 4 and 5 players a best response gains at most 1.0",
}
TEXT = """# How strong the expert is

Written by `python -m bench.strength`; every figure was measured by it. Shares of the
victories in per cent, a shared victory counted in part, with 95 % intervals.

## At mixed tables

The field are strategies that others have published: {field}.
`loot`, `coin` and `cards` are those of Katze2664/Incan_Gold (2022) and, with `danger`
and `nash`, of GrandAdmiralGergar/IncanGold (2017); `bold ahead`, `bold behind` (nine
rubies, more or less by the lead), `hazards` and `value` those of
2222-42/incangold_strategy (2026); `certain` and `evl` come from
Bogi168/Diamant-Incan-Gold (2026); `by expedition` is litissia-gmz's (2026), `by ratio`
divyumsinghal's (2024).

Tables are drawn at random from the field and the expert ({tables} for each kind of
game), then from its ten strongest bots, as measured in that kind of game, and the
expert ({strong_tables}), then from ten that were chosen for being good and unlike each
other: {chosen}. At every table everyone sits on every seat in turn, {games} games each,
in the same caves. Intervals come from the spread between tables.

The last column: what a player trained against copies of the expert wins beyond the
fair share (`tacora exploit`, {updates} updates of {lessons:,} games, measured in
{measured:,} others), in points. It would be 0 in an equilibrium. A dash: not measured
yet.

{rows}

What was asked of it, and in how many of the kinds measured it holds:

{held}
"""
HARDER = """
## At harder tables

The ten strongest of the field and of the house's bots together ({house}), some of which
were fitted to fields such as this.

{rows}
"""
COPIES = """
## One against copies of another

{cross_games} games each; the interval is at most ± 0.5. Read with care: copies of a
player who never mixes leave together and share everything, so that even a coin looks
strong against them.

{crosses}
"""

if __name__ == "__main__":
    main(Book(Path(sys.argv[1]), closed=sys.argv[2:] == ["now"]))
