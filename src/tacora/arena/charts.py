"""Charts as SVG, drawn by hand: one row a bot, one scale below."""

from collections.abc import Sequence
from html import escape

from msgspec import Struct

WIDTH, NAMES, RIGHT = 480, 150, 14
ROW, SCALE = 26, 24
MAX_LABEL_CHARACTERS = 17
"""Letters of a name that fit beside a chart."""


class Row(Struct, frozen=True):
    """A bot's figures on a chart: a mark, and the ends of lines and boxes around it."""

    name: str
    mark: float
    line: tuple[float, float]
    box: tuple[float, float] | None = None


def chart(
    title: str,
    rows: Sequence[Row],
    *,
    least: float | None = None,
    fair: float | None = None,
    unit: str = "",
) -> str:
    """A chart of rows, from the smallest figure or `least` to the largest."""
    low = min(row.line[0] for row in rows) if least is None else least
    high = max(row.line[1] for row in rows)
    step = _step(high - low)
    low, high = step * (low // step), step * -(-high // step)
    height = ROW * len(rows) + SCALE

    def x(value: float) -> str:
        share = (min(max(value, low), high) - low) / ((high - low) or 1)
        return f"{NAMES + share * (WIDTH - NAMES - RIGHT):.1f}"

    parts = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
    ]
    ticks = round((high - low) / step)
    for number in range(ticks + 1):
        value = low + number * step
        parts.append(
            f'<line class="grid" x1="{x(value)}" x2="{x(value)}" y1="0" '
            f'y2="{height - SCALE}"/><text class="scale" x="{x(value)}" '
            f'y="{height - 6}">{value:g}{unit}</text>'
        )
    if fair is not None:
        parts.append(
            f'<line class="fair" x1="{x(fair)}" x2="{x(fair)}" y1="0" '
            f'y2="{height - SCALE}"/>'
        )
    for number, row in enumerate(rows):
        y = number * ROW + ROW / 2
        short = (
            row.name
            if len(row.name) <= MAX_LABEL_CHARACTERS
            else row.name[: MAX_LABEL_CHARACTERS - 1] + "…"
        )
        parts.append(
            f'<text class="name" x="{NAMES - 10}" y="{y + 5}">{escape(short)}</text>'
            f'<line class="span" x1="{x(row.line[0])}" x2="{x(row.line[1])}" '
            f'y1="{y}" y2="{y}"/>'
        )
        if row.box:
            left, right = (float(x(end)) for end in row.box)
            parts.append(
                f'<rect class="box" x="{left}" width="{max(right - left, 1):.1f}" '
                f'y="{y - 7}" height="14"/><line class="mark" x1="{x(row.mark)}" '
                f'x2="{x(row.mark)}" y1="{y - 7}" y2="{y + 7}"/>'
            )
        else:
            parts.append(f'<circle class="dot" cx="{x(row.mark)}" cy="{y}" r="5"/>')
    return "".join([*parts, "</svg>"])


def _step(span: float) -> float:
    """A round distance between lines, so that there are about five."""
    step = 0.1
    while True:
        for factor in (1, 2, 5):
            if span <= step * factor * 6:
                return step * factor
        step *= 10
