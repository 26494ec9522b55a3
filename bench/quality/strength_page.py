"""How the strength report reads: tables, and which goals hold."""

from collections.abc import Iterator, Sequence

from tacora.analysis.exploit import Budget

from .published import FIELD

EXPERT = "expert"
CHOSEN = (
    *("cards:5", "cards:6", "evl:1", "certain:5", "nash:1", "nash:2", "by ratio"),
    *("value:1,0", "bold ahead", "loot:5"),
)
HOUSE = ("cautious", "sly", "greedy", "brave", "counting", "seasoned")
HARD = (4, 5)  # players
TABLES, STRONG_TABLES = 4000, 2000
GAMES_PER_SEAT = 20  # at every table
HARD_TIMES = 2  # as many tables for HARD
CROSS = (EXPERT, "counting", "seasoned", "sly", "brave", *FIELD)
CROSSED = ((4, "fr, relics"), (5, "no relics"))
CROSS_GAMES = 40_000
BUDGET = Budget()  # of a best response
ATTEMPTS = 8  # with other dice, where it matters most: see HARD
MISSING = "–"  # not measured yet

Share = tuple[float, float]  # and its margin, at 95 %
Line = tuple[int, str, dict[str, "Share"], dict[str, "Share"], dict[str, "Share"]]
Kind = tuple[int, str]
GOALS = {
    "twice fair: field": "At 4 and 5 players at least twice fair in the field",
    "twice fair: strongest": "The same among its ten strongest",
    "twice fair: chosen": "The same among ten chosen ones",
    "above all others: field": "Above every other by both intervals in the field",
    "above all others: strongest": "The same among its ten strongest",
    "above all others: chosen": "The same among ten chosen ones",
    "best response": "At 4 and 5 players the best response gains at most 1.0",
}
FIELD_TEXT = """# How strong the expert is

Written by `python -m bench.quality.strength book.jsonl`, which measured every figure.
Shares of the victories in per cent, a shared victory counted in part, with 95 %
intervals.

## At mixed tables

The field is made of strategies that others have published: {field}.
`loot`, `coin` and `cards` are those of Katze2664/Incan_Gold (2022) and, with `danger`
and `nash`, of GrandAdmiralGergar/IncanGold (2017); `bold ahead`, `bold behind` (nine
rubies, more or less by the lead), `hazards` and `value` those of
2222-42/incangold_strategy (2026); `certain` and `evl` come from
Bogi168/Diamant-Incan-Gold (2026); `by expedition` is litissia-gmz's (2026), `by ratio`
divyumsinghal's (2024).

Tables are drawn at random from the field and the expert ({tables} for each kind of
game), then from its ten strongest bots, as measured in that kind of game, and the
expert ({strong_tables}), then from the ten that an earlier experiment took for the
strongest, good and unlike each other: {chosen}. At 4
and 5 players there are twice as many tables. At every table everyone sits on every seat
in turn, {games} games each, in the same caves. Intervals come from the spread between
tables.

The expert's hunters learned from opponents of the same families as most of the field,
and how soon they decide was chosen with an eye on these tables: [the
expert](expert.md).

The last column: what a player trained against copies of the expert wins beyond the
fair share (`tacora exploit`, {updates} updates of {training_games:,} games, measured in
{measured:,} others), in points. It would be 0 in an equilibrium. At 4 and 5 players it
is the best of {attempts}, trained with other dice (`--seed` 0 to {last}): some find
what others miss. A dash: not measured yet.

{rows}

What was asked of it, and in how many of the kinds measured it holds:

{held}
"""
TAUGHT_TEXT = """
## What can be taken from the ten strongest

A player trained on exactly these ten, starting from the expert's hunter, knows them
better than anyone who must first work out who is at the table. Where even that player
falls short of twice the fair share, it probably cannot be done.

{rows}
"""
HARD_TEXT = """
## At harder tables

The ten strongest of the field and of the house's bots together ({house}), some of which
were fitted to fields such as this.

{rows}
"""
EVERYONE_TEXT = """
## Everyone in the field

The same tables as above, the shares of all. Columns: players, and how relics count
({rules}).

{rows}
"""
CROSS_TEXT = """
## One against copies of another

{cross_games} games each; the interval is at most ± 0.5. Read with care: copies of a
player who never mixes leave together and share everything, so that even a coin looks
strong against them.

{crosses}
"""


def page(
    lines: Sequence[Line],
    answers: dict[Kind, dict[str, Share]],
    most: dict[Kind, dict[str, Share]],
    hard: dict[Kind, dict[str, Share]],
    crosses: dict[Kind, dict[str, Share]],
) -> str:
    """The whole report."""
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
    text = FIELD_TEXT.format(
        field=", ".join(f"`{name}`" for name in FIELD),
        chosen=", ".join(f"`{name}`" for name in CHOSEN),
        tables=TABLES,
        strong_tables=STRONG_TABLES,
        games=GAMES_PER_SEAT,
        updates=BUDGET.updates,
        training_games=BUDGET.games,
        measured=BUDGET.measured,
        attempts=ATTEMPTS,
        last=ATTEMPTS - 1,
        rows="\n".join(rows),
        held="\n".join(_held(lines, answers)),
    )
    if any(most.values()):
        rows = _head("players, relics", "twice fair", "expert", "taught among them")
        for players, rule, _, strongest, _ in lines:
            learned = most.get((players, rule))
            if learned and strongest:
                cells = [f"{players}, {rule}", f"{200 / players:.1f}"]
                cells += [_shown(strongest[EXPERT]), _shown(learned["taught"])]
                rows.append("| " + " | ".join(cells) + " |")
        text += TAUGHT_TEXT.format(rows="\n".join(rows))
    if any(hard.values()):
        rows = _head("players, relics", "fair", "expert", "best other", "the ten")
        for kind, shares in hard.items():
            ten = ", ".join(f"`{name}`" for name in shares if name != EXPERT)
            cells = [f"{kind[0]}, {kind[1]}", f"{100 / kind[0]:.1f}"]
            cells += [*_against(shares), ten or MISSING]
            rows.append("| " + " | ".join(cells) + " |")
        house = ", ".join(f"`{name}`" for name in HOUSE)
        text += HARD_TEXT.format(house=house, rows="\n".join(rows))
    text += EVERYONE_TEXT.format(
        rules=", ".join(f"`{letter}` {rule}" for rule, letter in _LETTERS.items()),
        rows="\n".join(_everyone(lines)),
    )
    tables = [_crossed(kind, found) for kind, found in crosses.items() if found]
    if tables:
        games = f"{CROSS_GAMES:,}"
        text += CROSS_TEXT.format(cross_games=games, crosses="\n\n".join(tables))
    return text


_LETTERS = {"no relics": "–", "fr, relics": "F", "de": "D", "incan-gold": "I"}


def _everyone(lines: Sequence[Line]) -> list[str]:
    """A row for each bot, the strongest first; a column for each kind of game."""
    fields = {(players, rule): field for players, rule, field, *_ in lines if field}
    heads = [f"{players}{_LETTERS[rule]}" for players, rule in fields]
    names = sorted(
        (EXPERT, *FIELD),
        key=lambda name: (
            -sum(kind[0] * field[name][0] for kind, field in fields.items())
        ),
    )
    rows = _head("bot", *heads)
    for name in names:
        cells = [f"{100 * field[name][0]:.0f}" for field in fields.values()]
        rows.append(f"| `{name}` | " + " | ".join(cells) + " |")
    return rows


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
        cells = [f"{100 * found[f'{hero} {other}'][0]:.0f}" for other in CROSS]
        rows.append(f"| `{hero}` | " + " | ".join(cells) + " |")
    return "\n".join(rows)
