"""Check that reviews are honest: chances come true, and luck averages to nothing.

    python -m bench.quality.calibration book.jsonl 20000

Experts play so many games, at tables of 3 to 8 with every relic rule in turn. Of all
cards in them, one in ten is drawn by lot. Before it, everyone's chance to win is
foretold as a review does it; whether those came true is counted in tenths. The card
itself is luck: how much it moves the chances must be zero on average, for those inside
as for those in camp.

The lot must not know how the game goes on. One card of each game would not do: those of
short games would be drawn too often, and where a game is soon over, whoever leads wins.

What is in the book is not foretold again; if the nets have changed, begin a new one.
A thousand games take about two minutes of one core. The figures and the plot go into
`docs/explanation/review.md` and `reliability.svg`.
"""

import sys
from collections.abc import Sequence
from math import hypot
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from msgspec import Struct

from tacora.analysis.review import FUTURES, turns
from tacora.analysis.worth import prospect
from tacora.arena.match import match
from tacora.rules import Revealed, State

from .book import Book
from .intervals import Z_95
from .strength import RULES

DRAWN_SHARE = 0.1  # of all cards
DOCS = Path(__file__).parents[2] / "docs" / "explanation"
START, END = "<!-- python -m bench.quality.calibration -->\n", "<!-- end -->\n"
STYLE: Any = {"font.size": 10, "svg.fonttype": "path", "svg.hashsalt": "tacora"}


class Foretold(Struct, frozen=True):
    """One seat at one moment of a game."""

    game: int
    chance: float
    came: float  # its share of the victory
    luck: float  # how much the next card moved the chance
    inside: bool


class Tenth(Struct, frozen=True):
    """All seats that were foretold a chance in one tenth."""

    number: int
    seats: int
    chance: float
    came: float
    margin: float  # of what came true, at 95 %


def moments(game: int) -> tuple[list[tuple[State, State]], State]:
    """Some moments of a game, each before and after a card, and how the game ended."""
    dice = Random(f"calibration/{game}")
    players = 3 + game % 6
    box = list(RULES.values())[game // 6 % len(RULES)]
    record = match(["expert"] * players, box, f"calibration/{game}").record
    drawn = [
        (before, after)
        for before, event, after in turns(record)
        if isinstance(event, Revealed) and dice.random() < DRAWN_SHARE
    ]
    return drawn, record.end


def foretell(game: int) -> list[Foretold]:
    """Everyone's chance at some moments of a game, and what came of it."""
    drawn, end = moments(game)
    return [
        Foretold(
            game,
            chance.share,
            (seat in end.winners) / len(end.winners),
            moved.share - chance.share,
            before.explorers[seat].inside,
        )
        for before, after in drawn
        for seat, (chance, moved) in enumerate(
            zip(
                prospect(before, FUTURES).chances,
                prospect(after, FUTURES).chances,
                strict=True,
            )
        )
    ]


def fill(book: Book[list[Foretold]], games: int) -> list[Foretold]:
    """What was foretold in so many games, the rest of it now."""
    for game in range(len(book.entries), games):
        book.add(foretell(game))
        if (game + 1) % 500 == 0:
            print(game + 1, "games", file=sys.stderr, flush=True)
    return [each for line in book.entries[:games] for each in line]


def tenths(found: Sequence[Foretold]) -> list[Tenth]:
    """How true the chances came, tenth by tenth."""
    whole = []
    for number in range(10):
        those = [each for each in found if min(int(each.chance * 10), 9) == number]
        if those:
            chance = fmean(each.chance for each in those)
            came = fmean(each.came for each in those)
            margin = _margin([(each.game, each.came) for each in those])
            whole.append(Tenth(number, len(those), chance, came, margin))
    return whole


def _margin(found: Sequence[tuple[int, float]]) -> float:
    """How far their mean may be off, at 95 %; those of a game go together."""
    mean = fmean(value for _, value in found)
    games: dict[int, float] = {}
    for game, value in found:
        games[game] = games.get(game, 0.0) + value - mean
    return Z_95 * hypot(*games.values()) / len(found)


def _lines(found: Sequence[Foretold], games: int) -> list[str]:
    """The figures as a page shows them."""
    lines = [
        f"{games:,} games, {len(found):,} chances:",
        "",
        "| predicted | chances | mean | came true | difference, points |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| {10 * tenth.number} to {10 * tenth.number + 10} % | {tenth.seats:,} "
        f"| {tenth.chance:.1%} | {tenth.came:.1%} ± {tenth.margin:.1%} "
        f"| {100 * (tenth.came - tenth.chance):+.1f} |"
        for tenth in tenths(found)
    ]
    lines.append("")
    for place, inside in (("in the cave", True), ("in camp", False)):
        luck = [(each.game, each.luck) for each in found if each.inside is inside]
        lines.append(
            f"Mean luck of those {place}, a card: "
            f"{100 * fmean(value for _, value in luck):+.3f} "
            f"± {100 * _margin(luck):.3f} points.  "
        )
    return lines


def _draw(found: Sequence[Foretold]) -> None:
    """The plot: what came true against what was foretold."""
    whole = tenths(found)
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(4.8, 4.8), layout="constrained")
        axes: Any = figure.subplots()
        axes.plot([0, 100], [0, 100], color="#d9d9d9")
        axes.errorbar(
            [100 * tenth.chance for tenth in whole],
            [100 * tenth.came for tenth in whole],
            [100 * tenth.margin for tenth in whole],
            fmt="o",
            color="#0072b2",
            capsize=3,
        )
        axes.set_xlabel("chance to win that was predicted, %")
        axes.set_ylabel("won, %")
        axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(DOCS / "reliability.svg", metadata={"Date": None})


def main(file: Path, games: int) -> None:
    """Foretell what is missing; print the figures, and put them into the page."""
    found = fill(Book(file, list[Foretold]), games)
    lines = _lines(found, games)
    print("\n".join(lines))
    _draw(found)
    page = DOCS / "review.md"
    before, _, rest = page.read_text("utf-8").partition(START)
    after = rest.partition(END)[2]
    text = before + START + "\n".join(lines) + "\n" + END + after
    page.write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
