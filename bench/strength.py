"""Measure how strong the expert is, and write the report.

    python -m bench.strength book.jsonl

For every number of players and every relic rule: mixed tables drawn from the field of
baseline bots and the expert, then from its ten strongest and the expert. Everyone at a
table sits on every seat in turn, in the same caves; intervals come from the spread
between tables. Then a best response to the expert at every kind of table, and a cross
table of one against copies of another. What is in the book is not measured again; the
report is `docs/explanation/strength.md`. With a second word, `now`, nothing is measured
and the report is written from what the book has.
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from operator import itemgetter
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import msgspec
from msgspec import Struct

from tacora.analysis.exploit import Budget, exploit
from tacora.bots.compiled import compiled
from tacora.bots.expert import nets
from tacora.rules import Edition, edition
from tacora.sim.policy import Policy
from tacora.sim.run import simulate

EXPERT = "expert"
FIELD = [
    *("coin:0.1", "coin:0.2", "coin:0.5", "loot:5", "loot:7", "loot:9", "loot:12"),
    *("cards:5", "cards:6", "cards:7", "danger:0.1", "danger:0.17", "danger:0.25"),
    *("evl:1", "evl:1.5", "nash:1", "nash:2", "sleepy", "timid", "cautious"),
    *("punctual", "sly", "seasoned", "greedy", "brave", "counting"),
]
RULES: dict[str, Edition] = {
    "no relics": edition("fr", relics=False),
    "fr, relics": edition("fr", relics=True),
    "de": edition("de"),
    "incan-gold": edition("incan-gold"),
}
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
MISSING = "–"  # not measured yet
PAGE = Path(__file__).parents[1] / "docs" / "explanation" / "strength.md"

Share = tuple[float, float]  # and its margin, at 95 %


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
    twins = {name: _twin(name) for name in names}
    dice = Random(f"{box.name}/{players}")
    won: dict[str, list[float]] = {name: [] for name in names}
    for number in range(tables):
        drawn = dice.sample(list(names), players)
        shares = dict.fromkeys(drawn, 0.0)
        for turn in range(players):
            seated = drawn[turn:] + drawn[:turn]
            seats = [twins[name] for name in seated]
            tally = simulate(box, seats, GAMES, number, 1)  # the same caves every turn
            for seat, name in enumerate(seated):
                shares[name] += tally.win_share(seat).share / players
        for name, share in shares.items():
            won[name].append(share)
    return {
        name: (fmean(each), 1.96 * stdev(each) / len(each) ** 0.5)
        for name, each in won.items()
    }


def response(box: Edition, players: int) -> dict[str, Share]:
    """What a best response wins against copies of the expert."""
    share = exploit(nets(), box, players, Budget(updates=100)).share
    return {"best response": (share.share, share.high - share.share)}


def cross(box: Edition, players: int) -> dict[str, Share]:
    """One of each against copies of each."""
    found = {}
    for hero in CROSS:
        for other in CROSS:
            seats = [_twin(hero), *[_twin(other)] * (players - 1)]
            share = simulate(box, seats, CROSS_GAMES, 7, 1).win_share(0)
            found[f"{hero} {other}"] = (share.share, share.high - share.share)
    return found


def _twin(name: str) -> Policy:
    policy = compiled(name)
    assert policy, name
    return policy


def main(book: Book) -> None:
    """Measure all there is to measure, and write the report."""
    lines = []
    for players in PLAYERS:
        for rule, box in RULES.items():
            kind = f"{players} players, {rule}"
            everyone = partial(mixed, [*FIELD, EXPERT], box, players, TABLES)
            field = book.measured(f"{kind}: field", everyone)
            best = sorted(field, key=lambda name: -field[name][0])
            best = [name for name in best if name != EXPERT][:STRONGEST]
            some = partial(mixed, [*best, EXPERT], box, players, STRONG_TABLES)
            strong = book.measured(f"{kind}: strongest", some)
            lines.append((players, rule, field, strong))
    answers = {
        (players, rule): book.measured(
            f"{players} players, {rule}: response", partial(response, box, players)
        )
        for players in PLAYERS
        for rule, box in RULES.items()
    }
    crosses = {
        kind: book.measured(f"{kind}: cross", partial(cross, RULES[kind[1]], kind[0]))
        for kind in CROSSED
    }
    PAGE.write_text(_page(sorted(lines, key=itemgetter(0)), answers, crosses), "utf-8")


Line = tuple[int, str, dict[str, Share], dict[str, Share]]
Kind = tuple[int, str]


def _page(
    lines: Sequence[Line],
    answers: dict[Kind, dict[str, Share]],
    crosses: dict[Kind, dict[str, Share]],
) -> str:
    head = ["players, relics", "fair", "expert in the field", "best other"]
    head += ["expert among the strongest", "best other", "best response gains"]
    rows = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    for players, rule, field, strong in lines:
        cells = [
            f"{players}, {rule}",
            f"{100 / players:.1f}",
            *_against(field),
            *_against(strong),
            _gained(answers[players, rule], players),
        ]
        rows.append("| " + " | ".join(cells) + " |")
    tables = "\n\n".join(
        _crossed(kind, found) for kind, found in crosses.items() if found
    )
    text = TEXT.format(
        field=", ".join(f"`{name}`" for name in FIELD),
        tables=TABLES,
        strong_tables=STRONG_TABLES,
        games=GAMES,
        rows="\n".join(rows),
    )
    copies = COPIES.format(cross_games=f"{CROSS_GAMES:,}", crosses=tables)
    return text + (copies if tables else "")


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


TEXT = """# How strong the expert is

Written by `python -m bench.strength`; every figure was measured by it. Shares of the
victories in per cent, a shared victory counted in part, with 95 % intervals.

## At mixed tables

The field: {field}.

Tables are drawn at random from the field and the expert ({tables} for each kind of
game), then from its ten strongest bots, as measured in that kind of game, and the
expert ({strong_tables}). At every table everyone sits on every seat in turn, {games}
games each, in the same caves. Intervals come from the spread between tables.

The last column: what a player trained against copies of the expert wins beyond the
fair share (`tacora exploit`), in points. It would be 0 in an equilibrium. A dash: not
measured yet.

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
