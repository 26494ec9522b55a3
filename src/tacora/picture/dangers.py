"""The hazards of the edition: which have shown themselves, and what may still come."""

from xml.etree.ElementTree import Element

from tacora.rules import Hazard, State

from .canvas import (
    BONE,
    DANGER,
    DIM,
    NIGHT,
    Canvas,
    breadth,
    caption,
    fit,
    shape,
    sized,
    write,
)
from .cards import art, warning
from .scene import panel
from .text import name, tracker

LEFT, TOP, WIDTH, HIGH = 10, 424, 602, 62


def draw(canvas: Canvas, into: Element, state: State) -> None:
    """A tile for each kind, with a mark for each copy; below, what the marks mean."""
    kinds = tracker(state)
    pitch = WIDTH / len(kinds)
    for nth, (hazard, seen, hidden, removed) in enumerate(kinds):
        tile = shape(into, "g", transform=f"translate({LEFT + nth * pitch:.1f} {TOP})")
        caption(tile, f"{name(hazard, canvas.words)} {seen}/{hidden}/{removed}")
        look = {"fill": "#2e1013", "stroke": DANGER, "stroke_opacity": "1"}
        panel(tile, (0, 0, pitch - 6, HIGH), **(look if seen else {}))
        _portrait(canvas, tile, hazard, seen=bool(seen))
        label = canvas.say(f"hazard-{hazard.kind}-short")
        room = pitch - 62
        size = sized(label, (15, 14, 13, 12), room)
        write(
            tile,
            fit(label, size, room),
            (51, 25),
            size,
            fill=BONE if seen else DIM,
            font_weight="700",
        )
        marks = "s" * seen + "h" * hidden + "r" * removed
        step = min(19, (pitch - 66) / max(1, len(marks)))
        for place, mark in enumerate(marks):
            _mark(tile, mark, (58 + place * step, 43))


_MARKS = (("s", "seen"), ("h", "in-deck"), ("r", "removed"))


def legend(canvas: Canvas, into: Element, right: float, base: float) -> None:
    """What the marks mean, in a line that ends on the right."""
    left = right - legend_width(canvas) + 20
    for mark, term in _MARKS:
        label = canvas.say(f"table-{term}")
        _mark(into, mark, (left + 7, base - 5))
        write(into, label, (left + 18, base), 13, fill=DIM)
        left += breadth(label, 13) + 28


def legend_width(canvas: Canvas) -> float:
    """How much room the line takes, with a gap before it."""
    return 10 + sum(breadth(canvas.say(f"table-{t}"), 13) + 28 for _, t in _MARKS)


def _portrait(canvas: Canvas, into: Element, hazard: Hazard, *, seen: bool) -> None:
    canvas.use(into, art(hazard), (6, 7, 38, HIGH - 14))
    if not seen:
        shape(
            into,
            "rect",
            x=6,
            y=7,
            width=38,
            height=HIGH - 14,
            fill=NIGHT,
            fill_opacity=0.5,
        )


def _mark(into: Element, mark: str, at: tuple[float, float]) -> None:
    x, y = at
    if mark == "s":
        warning(into, (x, y + 1), 7, "")
        return
    shape(
        into,
        "rect",
        x=x - 4.5,
        y=y - 6.5,
        width=9,
        height=13,
        rx=1.5,
        fill="#3a2a58" if mark == "h" else "none",
        stroke=BONE if mark == "h" else "#8d8494",
        stroke_width=1.3,
        stroke_dasharray="none" if mark == "h" else "2 1.6",
    )
    if mark == "r":
        shape(
            into,
            "path",
            d=f"M{x - 6.5} {y + 6.5}l13-13",
            stroke=DANGER,
            stroke_width=1.8,
        )
