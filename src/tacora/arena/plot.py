"""A picture of a tally: how the scores of each seat spread, and who won how often."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from babel.numbers import format_decimal
from matplotlib.figure import Figure

from tacora.bots import display_name
from tacora.sim.tally import Tally
from tacora.words import Words

# Okabe and Ito, "Color Universal Design" (2008), without the yellow that paper hides.
COLOURS = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00"),
    *("#5c5c5c", "#7f4f24"),
)
INK, FAINT = "#2b2b2b", "#d9d9d9"
HEIGHT = 0.86  # of a hill, in rows
BINS = 70  # steps of a hill, at most
PAPER: Any = {"boxstyle": "round,pad=0.1", "fc": "white", "ec": "none", "alpha": 0.8}
LEGEND: Any = {
    "loc": "lower right",
    "bbox_to_anchor": (1.0, 1.0),
    "frameon": False,
    "fontsize": 8,
}
TAIL = 0.004  # of all games lie beyond the right edge

STYLE: Any = {
    "font.size": 10,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.fonttype": "path",  # looks the same without our font
    "svg.hashsalt": "tacora",
}


def draw(
    tally: Tally, names: Sequence[str], file: Path, form: str, words: Words
) -> None:
    """Draw what the games came to, a row a seat, as `png` or `svg`."""
    rows = len(names)
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(9.6, 1.5 + 0.62 * rows), layout="constrained")
        scores, wins = figure.subplots(
            1, 2, sharey=True, gridspec_kw={"width_ratios": (3, 2)}
        )
        kinds = list(dict.fromkeys(names))
        colours = [COLOURS[kinds.index(name) % len(COLOURS)] for name in names]
        _hills(scores, tally, colours, words)
        _shares(wins, tally, colours, words)
        scores.set_yticks(
            [rows - seat - 0.62 for seat in range(rows)],
            [display_name(name, words) for name in names],
        )
        scores.set_title(words.say("arena-scores"), loc="left", weight="bold")
        wins.set_title(words.say("arena-wins"), loc="left", weight="bold")
        for axes in (scores, wins):
            axes.set_ylim(-0.12, rows + 0.1)
            axes.tick_params(length=0)
            axes.spines[["top", "right", "left"]].set_visible(False)
        figure.supxlabel(
            words.say("simulate-games", games=tally.games), size=9, x=0.99, ha="right"
        )
        plain = {"Date": None} if form == "svg" else None
        figure.savefig(file, format=form, dpi=150, metadata=plain)


def _hills(axes: Any, tally: Tally, colours: Sequence[str], words: Words) -> None:
    """How often each score came: a hill a seat, all with the same area."""
    edge = max(_edge(line, tally.games) for line in tally.spread)
    step = max(1, -(-edge // BINS))
    edges = np.arange(0, edge + 2 * step, step)
    hills = [
        np.histogram(np.arange(len(line)), edges, weights=line)[0]
        for line in tally.spread
    ]
    # The second highest step: one that often goes home with nothing would flatten all.
    tallest = max(np.sort(hill)[-2] for hill in hills) or tally.games
    for seat, (hill, colour) in enumerate(zip(hills, colours, strict=True)):
        ground = len(hills) - seat - 1
        rises = ground + HEIGHT * np.minimum(hill / tallest, 1.06)
        axes.stairs(rises, edges, baseline=ground, fill=True, color=colour, alpha=0.35)
        axes.stairs(rises, edges, baseline=ground, color=colour, linewidth=1.1)
        mean = tally.mean(seat) + 0.5  # a score of 3 is drawn from 3 to 4
        (mark,) = axes.plot([mean] * 2, [ground, ground + HEIGHT / 2], color=INK)
        axes.annotate(
            format_decimal(tally.mean(seat), "0.0", words.language),
            (mean, ground + HEIGHT / 2),
            xytext=(4, 0),
            textcoords="offset points",
            size=8,
            va="center",
            bbox=PAPER,
        )
    axes.set_xlim(0, edge + step)
    axes.legend([mark], [words.say("arena-score")], **LEGEND)
    axes.grid(axis="x", color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)


def _edge(line: Sequence[int], games: int) -> int:
    """The score that hardly a game goes beyond."""
    beyond = np.cumsum(line[::-1])[::-1]
    return int(np.count_nonzero(beyond > TAIL * games))


def _shares(axes: Any, tally: Tally, colours: Sequence[str], words: Words) -> None:
    """The share of victories, its 95 % interval, and what would be fair."""
    rows = len(colours)
    heights = [rows - seat - 0.62 for seat in range(rows)]
    found = [tally.win_share(seat) for seat in range(rows)]
    shares = [100 * each.share for each in found]
    reach = [
        [100 * (each.share - each.low) for each in found],
        [100 * (each.high - each.share) for each in found],
    ]
    axes.barh(heights, shares, height=0.5, color=colours, alpha=0.55)
    axes.errorbar(
        shares, heights, xerr=reach, fmt="none", ecolor=INK, capsize=3, linewidth=1.2
    )
    fair = axes.axvline(100 / rows, color=INK, linestyle="--", linewidth=0.9)
    fair.set_label(words.say("simulate-fair"))
    room = max(100 * each.high for each in found)
    for share, each, height in zip(shares, found, heights, strict=True):
        shown = format_decimal(share, "0.0", words.language)
        said = words.say("arena-percent", percent=shown)
        end = 100 * each.high + room * 0.03
        axes.text(end, height, said, va="center", size=9, bbox=PAPER)
    axes.set_xlim(0, max(room * 1.25, 110 / rows))
    axes.xaxis.set_major_formatter(
        lambda share, _: words.say("arena-percent", percent=round(share))
    )
    axes.legend(**LEGEND)
