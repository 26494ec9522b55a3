"""The path into the cave: cards in rows, the newest large, explorers beside it."""

import math
from xml.etree.ElementTree import Element

from msgspec import Struct

from tacora.rules import State

from . import cards, seats
from .canvas import BONE, DIM, Canvas, breadth, caption, shape, write
from .cards import RATIO
from .scene import glow

LEFT, RIGHT, TOP, BOTTOM = 136, 606, 66, 414
_BAND = 200  # at most so high are the rows of older cards together


class Spot(Struct, frozen=True):
    """Where a card lies, and how wide it is."""

    left: float
    top: float
    width: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return self.left + self.width / 2, self.top + self.width * RATIO / 2


def layout(count: int) -> list[Spot]:
    """The spots of so many cards, oldest first: rows that turn at their ends."""
    if not count:
        return []
    older = count - 1
    rows = max(range(1, 6), key=lambda rows: (_width(older, rows), -rows))
    width = _width(older, rows)
    columns = math.ceil(older / rows)
    pitch = min((RIGHT - LEFT) / columns, width * 1.32) if older else 0
    drop = width * RATIO + (_BAND - rows * width * RATIO) / rows
    drop = min(drop, width * RATIO + 16)
    spots = []
    for nth in range(older):
        row, column = divmod(nth, columns)
        if row % 2:
            column = columns - 1 - column
        x = (LEFT + RIGHT) / 2 + (column - (columns - 1) / 2) * pitch
        spots.append(Spot(x - width / 2, TOP + row * drop, width))
    end = TOP + rows * drop if older else TOP + 40
    high = min(198, BOTTOM - end - 4)
    if not older:
        high = 232
    newest = high / RATIO
    top = max(end, BOTTOM - 10 - high) if older else (TOP + BOTTOM - high) / 2
    return [*spots, Spot((LEFT + RIGHT - newest) / 2 - 6, top, newest)]


def _width(cards: int, rows: int) -> float:
    columns = math.ceil(cards / rows)
    across = (RIGHT - LEFT) / max(1, columns) - 11
    return min(74, across, (_BAND / rows - 13) / RATIO)


def draw(canvas: Canvas, into: Element, state: State) -> None:
    """The path with everyone who is still on it, and the deck ahead."""
    lying = cards.lying(state)
    spots = layout(len(lying))
    head = spots[-1] if spots else Spot((LEFT + RIGHT) / 2 - 60, 156, 120)
    _rope(into, [spot.middle for spot in spots] or [head.middle])
    glow(canvas, into, head.middle, head.width * 1.5)
    for lies, spot in zip(lying, spots, strict=True):
        newest = spot is head
        at = (spot.left, spot.top, spot.width)
        cards.draw(canvas, into, lies, at, newest=newest)
    if not lying:
        write(
            into,
            canvas.say("table-path-empty"),
            (head.middle[0], head.middle[1] + 6),
            20,
            fill=DIM,
            text_anchor="middle",
            title=True,
        )
    _explorers(canvas, into, state, head)
    _deck(canvas, into, len(state.deck), head)


def _rope(into: Element, stops: list[tuple[float, float]]) -> None:
    (x, y), *others = stops
    line = f"M84 372C150 360 60 {y:.0f} {x:.0f} {y:.0f}"
    for after_x, after_y in others:
        turn = (y + after_y) / 2
        if abs(after_x - x) < 4:
            line += f"L{after_x:.0f} {after_y:.0f}"
        else:
            line += f"C{x:.0f} {turn:.0f} {after_x:.0f} {turn:.0f} "
            line += f"{after_x:.0f} {after_y:.0f}"
        x, y = after_x, after_y
    for colour, breadth_, dashes in (("#140b14", 7, "none"), ("#b89568", 2.6, "1 8")):
        shape(
            into,
            "path",
            d=line,
            fill="none",
            stroke=colour,
            stroke_opacity=0.85,
            stroke_width=breadth_,
            stroke_dasharray=dashes,
            stroke_linecap="round",
        )


def _explorers(canvas: Canvas, into: Element, state: State, head: Spot) -> None:
    """Everyone inside, left of the newest card, the front row before the back row."""
    inside = state.inside
    room = head.left - LEFT - 10
    high = 54
    front = min(4, math.ceil(len(inside) / 2)) if len(inside) > 3 else len(inside)
    ground = min(BOTTOM - 6, head.top + head.width * RATIO + 2)
    for row, line in enumerate((inside[front:], inside[:front])):
        pitch = min(44, room / max(1, len(line)))
        start = head.left - 29 - pitch * (len(line) - 1) - (0 if row else pitch * 0.4)
        for nth, seat in enumerate(line):
            at = (start + nth * pitch, ground - (0 if row else 42))
            seats.figure(canvas, into, seat, at, high)


def _deck(canvas: Canvas, into: Element, count: int, head: Spot) -> None:
    """What may still come, face down."""
    wide = min(66, head.width * 0.62)
    high = wide * RATIO
    middle = (head.left + head.width + RIGHT) / 2 + 4
    top = head.top + (head.width * RATIO - high) / 2 - 8
    pile = shape(into, "g")
    label = canvas.say("table-deck", count=count)
    caption(pile, label)
    layers = min(4, math.ceil(count / 8))
    for nth in range(layers):
        left = middle - wide / 2 + (layers - 1 - nth) * 2.5
        lift = top + (layers - 1 - nth) * 2.5
        shape(
            pile,
            "rect",
            x=left - 2,
            y=lift - 2,
            width=wide + 4,
            height=high + 4,
            rx=wide * 0.1,
            fill="#0d0818",
            stroke="#7d6638",
        )
        if nth == layers - 1:
            canvas.use(pile, "cardback", (left, lift, wide, high))
    size = 13.5
    wide_label = breadth(label, size) + 16
    foot = top + high + 15
    shape(
        pile,
        "rect",
        x=middle - wide_label / 2,
        y=foot,
        width=wide_label,
        height=22,
        rx=11,
        fill="#0d0818",
        fill_opacity=0.8,
    )
    write(pile, label, (middle, foot + 15.5), size, fill=BONE, text_anchor="middle")
