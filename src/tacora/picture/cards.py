"""An expedition card as it lies on the path."""

import math
from xml.etree.ElementTree import Element

from msgspec import Struct

from tacora.rules import Card, Hazard, Relic, State, Treasure

from .canvas import (
    BONE,
    DANGER,
    GOLD,
    NIGHT,
    Canvas,
    breadth,
    caption,
    known,
    shape,
    write,
)
from .text import name

RATIO = 1.4  # a card is five wide and seven high

_INKY = "#3d0b1c"


class Lying(Struct, frozen=True):
    """A card of the path and what has become of it."""

    card: Card
    rest: int = 0  # rubies left on it
    taken: bool = False  # a relic that somebody has carried out
    worth: int = 0  # of a relic, to whoever leaves alone now
    twin: bool = False  # a hazard that has come twice


def lying(state: State) -> list[Lying]:
    """The cards of the path, oldest first."""
    worths = iter(state.worths)
    cards: list[Lying] = []
    for place, (card, rest) in enumerate(zip(state.path, state.rests, strict=True)):
        match card:
            case Relic(worth):
                taken = place in state.taken
                worth = worth if taken else next(worths, worth)
                cards.append(Lying(card, rest, taken=taken, worth=worth))
            case _:
                twin = isinstance(card, Hazard) and state.path.count(card) > 1
                cards.append(Lying(card, rest, twin=twin))
    return cards


def draw(
    canvas: Canvas,
    into: Element,
    lies: Lying,
    at: tuple[float, float, float],
    *,
    newest: bool = False,
) -> None:
    """The card with its left, top and width: art, frame, badge, what lies on it."""
    left, top, width = at
    whole = shape(into, "g", transform=f"translate({left:.1f} {top:.1f})")
    caption(whole, _called(canvas, lies))
    high, frame, curve = width * RATIO, max(2.6, width * 0.055), width * 0.115
    edge = _edge(lies.card, newest=newest)
    shape(
        whole,
        "rect",
        x=-1,
        y=2,
        width=width + 2,
        height=high + 3,
        rx=curve + 1,
        fill="#07040c",
        fill_opacity=0.55,
    )
    box = (frame, frame, width - 2 * frame, high - 2 * frame)
    shape(whole, "rect", width=width, height=high, rx=curve, fill=edge)
    canvas.use(whole, art(lies.card), box)
    if lies.taken:
        shape(
            whole,
            "rect",
            x=frame,
            y=frame,
            width=box[2],
            height=box[3],
            fill=NIGHT,
            fill_opacity=0.68,
        )
    for inset, colour, breadth_ in _frames(frame, edge, twin=lies.twin, newest=newest):
        shape(
            whole,
            "rect",
            x=inset,
            y=inset,
            width=width - 2 * inset,
            height=high - 2 * inset,
            rx=max(0.5, curve - inset),
            fill="none",
            stroke=colour,
            stroke_width=breadth_,
        )
    _badge(whole, lies, width)
    _pill(canvas, whole, lies, width)


def art(card: Card) -> str:
    """The symbol that is printed on the card."""
    match card:
        case Treasure(gems):
            return "hoard-1" if gems < 5 else "hoard-2" if gems < 11 else "hoard-3"
        case Hazard(kind):
            return kind if known(kind) else "hazard"
        case Relic():
            return "relic"


def warning(into: Element, at: tuple[float, float], size: float, mark: str) -> None:
    """The triangle of a hazard, with a mark inside; `at` is its middle."""
    x, y = at
    shape(
        into,
        "path",
        d=f"M{x:.1f} {y - size:.1f}L{x + size * 1.1:.1f} {y + size * 0.85:.1f}"
        f"H{x - size * 1.1:.1f}z",
        fill="#ffd24a",
        stroke="#2b0707",
        stroke_width=max(1.4, size * 0.16),
        stroke_linejoin="round",
    )
    if mark:
        write(
            into,
            mark,
            (x, y + size * 0.66),
            size * 1.45,
            fill="#2b0707",
            text_anchor="middle",
            font_weight="800",
        )


def hexagon(
    into: Element, at: tuple[float, float], size: float, number: str, *, dim: bool
) -> None:
    """The seal of a relic, with its worth."""
    points = " ".join(
        f"{at[0] + size * math.sin(a):.1f},{at[1] - size * math.cos(a):.1f}"
        for a in (math.pi / 3 * k for k in range(6))
    )
    shape(
        into,
        "polygon",
        points=points,
        fill="#5b4a2c" if dim else GOLD,
        stroke="#3a1c0a",
        stroke_width=max(1.2, size * 0.12),
    )
    write(
        into,
        number,
        (at[0], at[1] + size * 0.4),
        size * (1.15 if len(number) < 2 else 1.02),
        fill=BONE if dim else "#3a1c0a",
        text_anchor="middle",
        title=True,
    )


def _badge(into: Element, lies: Lying, width: float) -> None:
    size = max(9.5, width * 0.165)
    at = (size * 0.62, size * 0.62)
    match lies.card:
        case Treasure(gems):
            shape(
                into,
                "circle",
                cx=at[0],
                cy=at[1],
                r=size,
                fill="#fff4da",
                stroke="#c2284e",
                stroke_width=max(1.6, size * 0.15),
            )
            write(
                into,
                str(gems),
                (at[0], at[1] + size * 0.45),
                size * 1.3,
                fill=_INKY,
                text_anchor="middle",
                title=True,
            )
        case Hazard():
            warning(into, at, size * 1.02, "!!" if lies.twin else "!")
        case Relic():
            seal = str(lies.worth) if lies.worth else "✓" if lies.taken else "?"
            hexagon(into, at, size * 1.12, seal, dim=lies.taken)


def _pill(canvas: Canvas, into: Element, lies: Lying, width: float) -> None:
    """Rubies that lie on the card, or that its relic is gone."""
    if not (lies.rest or lies.taken):
        return
    size = max(12.5, width * 0.145)
    gem = size * 1.15 if lies.rest else 0
    label = str(lies.rest) if lies.rest else canvas.say("table-taken")
    if breadth(label, size) + size > width * 1.12:
        label = "✓"
    wide = breadth(label, size) + gem + size
    left, top = (width - wide) / 2, width * RATIO - size * 1.05
    shape(
        into,
        "rect",
        x=left,
        y=top,
        width=wide,
        height=size * 1.5,
        rx=size * 0.75,
        fill="#1b0a16",
        stroke="#ff6b86" if lies.rest else GOLD,
        stroke_width=1.3,
    )
    if lies.rest:
        canvas.use(
            into, "ruby", (left + size * 0.4, top + size * 0.25, gem, gem * 0.92)
        )
    write(
        into,
        label,
        (left + gem + (wide - gem) / 2, top + size * 1.1),
        size,
        text_anchor="middle",
        font_weight="700",
    )


def _called(canvas: Canvas, lies: Lying) -> str:
    notes = []
    if lies.rest:
        notes.append(canvas.say("table-rest", count=lies.rest))
    if lies.taken:
        notes.append(canvas.say("table-taken"))
    label = name(lies.card, canvas.words)
    return f"{label} ({', '.join(notes)})" if notes else label


def _edge(card: Card, *, newest: bool) -> str:
    match card:
        case Treasure():
            return "#ffe3a8" if newest else "#cbb995"
        case Hazard():
            return "#e2402f" if newest else "#b23a2c"
        case Relic():
            return "#ffd766" if newest else "#c08a2a"


def _frames(
    frame: float, edge: str, *, twin: bool, newest: bool
) -> list[tuple[float, str, float]]:
    """Inset, colour and breadth of the lines around the art."""
    frames = [(frame / 2, edge, frame)]
    if newest:
        frames.append((-2.2, "#fff0c8", 1.6))
    if twin:
        frames.append((-3, DANGER, 4))
    return frames
