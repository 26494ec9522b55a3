"""A chart of a review: everyone's chance to win, from the first card to the last."""

from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from tacora.words import Words

from .review import Review

# Okabe and Ito, "Color Universal Design" (2008), without the yellow that paper hides;
# lines differ in their strokes as well.
COLOURS = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00"),
    *("#5c5c5c", "#7f4f24"),
)
STROKES = ("-", "--", "-.", ":")
FAINT = "#d9d9d9"
STYLE: Any = {"font.size": 10, "svg.fonttype": "path", "svg.hashsalt": "tacora"}


def draw(review: Review, file: Path, form: str, words: Words) -> None:
    """Draw the chances of all players, as `png` or `svg`."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(9.6, 4.8), layout="constrained")
        axes: Any = figure.subplots()
        for seat, name in enumerate(review.names):
            axes.plot(
                [100 * moment.chances[seat] for moment in review.moments],
                color=COLOURS[seat],
                linestyle=STROKES[seat % len(STROKES)],
                label=name,
            )
        _caves(axes, review, words)
        axes.set_title(words.say("review-title"), loc="left", weight="bold")
        axes.set_ylim(0, 100)
        axes.set_xlim(0, max(1, len(review.moments) - 1))
        axes.yaxis.set_major_formatter(
            lambda share, _: words.say("arena-percent", percent=round(share))
        )
        axes.grid(axis="y", color=FAINT, linewidth=0.6)
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(loc="upper left", bbox_to_anchor=(1, 1), frameon=False)
        plain = {"Date": None} if form == "svg" else None
        figure.savefig(file, format=form, dpi=150, metadata=plain)


def _caves(axes: Any, review: Review, words: Words) -> None:
    """Where each expedition begins."""
    caves = [moment.expedition for moment in review.moments]
    starts = [caves.index(cave) for cave in sorted(set(caves))]
    for start in starts[1:]:
        axes.axvline(start - 0.5, color=FAINT, linewidth=0.9)
    axes.set_xticks(starts, [str(number) for number in sorted(set(caves))], ha="left")
    axes.tick_params(length=0)
    axes.set_xlabel(words.say("term-expedition"), loc="left")
