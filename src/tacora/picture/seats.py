"""Those who sit at the table: colour, emblem, figure, and what each has."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from tacora.rules import Explorer, Seat, State

from .canvas import (
    BONE,
    CAMP,
    DIM,
    GOLD,
    NIGHT,
    RUBY,
    Canvas,
    breadth,
    caption,
    fit,
    shape,
    write,
)
from .cards import hexagon
from .palette import SEATS
from .scene import panel

EMBLEMS = ("sun", "star", "moon", "leaf", "diamond", "heart", "peaks", "square")

LEFT, WIDTH, TOP, BOTTOM = 622, 268, 56, 510
_GAP = 5
_TEXT = 60  # where a row's writing begins


def figure(
    canvas: Canvas, into: Element, seat: Seat, at: tuple[float, float], high: float
) -> None:
    """An explorer who stands at this place, so high."""
    wide = high * 0.75
    left, top = at[0] - wide / 2, at[1] - high
    canvas.use(into, "explorer", (left, top, wide, high), color=_colour(seat))
    size = high * 0.24
    canvas.use(
        into,
        _emblem(seat),
        (at[0] - size / 2, top + high * 0.62, size, size),
        color=NIGHT,
    )


def draw(
    canvas: Canvas,
    into: Element,
    state: State,
    names: Sequence[str],
    *,
    over: bool,
) -> None:
    """A row for each seat."""
    _legend(canvas, into, over=over, relics=state.edition.relics is not None)
    top = TOP + 24
    count = len(state.explorers)
    high = min(96, (BOTTOM - top + _GAP) / count - _GAP)
    column = shape(into, "clipPath", id=canvas.id("seats"))
    shape(column, "rect", x=LEFT, y=TOP, width=WIDTH, height=BOTTOM - TOP)
    rows = shape(into, "g", clip_path=canvas.link("seats"))
    for seat, (who, explorer) in enumerate(zip(names, state.explorers, strict=True)):
        row = shape(
            rows, "g", transform=f"translate({LEFT} {top + seat * (high + _GAP):.1f})"
        )
        caption(row, f"{who}: {_place(canvas, explorer)}")
        won = over and seat in state.winners
        _plate(row, high, seat, inside=explorer.inside, won=won)
        _avatar(canvas, row, seat, high, won=won)
        roomy = high > 62 and not over
        if over:
            taken = _score(canvas, row, explorer, high)
        else:
            taken = _whereabouts(canvas, row, explorer, high, roomy=roomy)
        base = high / 2 - (14 if roomy else 4.5)
        name = fit(who, 17, WIDTH - 66 - taken)
        write(row, name, (_TEXT, base), 17, font_weight="700")
        _goods(canvas, row, explorer, high / 2 + (26 if roomy else 17), over=over)


def _legend(canvas: Canvas, into: Element, *, over: bool, relics: bool) -> None:
    left = float(LEFT + 8)
    things = (("pack", "satchel"), ("chest", "chest"), ("relic", "relics"))
    for symbol, term in things[over : 3 if relics else 2]:
        label = canvas.say(f"table-{term}")
        canvas.use(into, symbol, (left, TOP - 1, 17, 16))
        write(into, label, (left + 21, TOP + 12), 13, fill=DIM)
        left += 21 + breadth(label, 13) + 12
    if over:
        write(
            into,
            canvas.say("table-score"),
            (LEFT + WIDTH - 12, TOP + 12),
            13,
            fill=DIM,
            text_anchor="end",
        )


def _plate(into: Element, high: float, seat: Seat, *, inside: bool, won: bool) -> None:
    look = {"fill": "#3a2713" if inside else "#141a33"}
    if won:
        look = {"fill": "#4a3410", "stroke": GOLD, "stroke_opacity": "1"}
    panel(into, (0, 0, WIDTH, high), **look)
    shape(
        into,
        "rect",
        x=-0.5,
        y=8,
        width=4,
        height=high - 16,
        rx=2,
        fill=_colour(seat),
    )


def _avatar(
    canvas: Canvas, into: Element, seat: Seat, high: float, *, won: bool
) -> None:
    x, y, radius = 30, high / 2, min(21, high / 2 - 6)
    if won:
        canvas.use(into, "laurel", (x - 25, y - 23, 50, 44))
        radius = 14
    shape(into, "circle", cx=x, cy=y, r=radius, fill=_colour(seat))
    shape(
        into,
        "path",
        d=f"M{x - radius} {y}A{radius} {radius} 0 0 1 {x + radius} {y}"
        f"L{x} {y - radius * 0.3}z",
        fill="#fff",
        fill_opacity=0.22,
    )
    chip = y + min(17, y - 10)
    size = radius * 1.15
    canvas.use(
        into, _emblem(seat), (x - size / 2, y - size / 2, size, size), color=NIGHT
    )
    shape(
        into,
        "circle",
        cx=x + 17,
        cy=chip,
        r=8,
        fill=NIGHT,
        stroke=_colour(seat),
        stroke_width=1.4,
    )
    write(
        into,
        chr(ord("A") + seat),
        (x + 17, chip + 4.2),
        12,
        text_anchor="middle",
        font_weight="700",
    )


def _place(canvas: Canvas, explorer: Explorer) -> str:
    return canvas.say("table-inside" if explorer.inside else "table-camp")


def _whereabouts(
    canvas: Canvas, into: Element, explorer: Explorer, high: float, *, roomy: bool
) -> float:
    """In the cave or in camp, below the name or right of it; returns the width used."""
    fill = "#ffc98a" if explorer.inside else CAMP
    label = fit(_place(canvas, explorer), 13, WIDTH - 110 if roomy else 96)
    if explorer.inside:
        canvas.use(into, "torch", (WIDTH - 27, high / 2 - 22, 16, 43))
    else:
        canvas.use(into, "tent", (WIDTH - 33, high / 2 - (10 if roomy else 19), 26, 18))
    if roomy:
        write(into, label, (_TEXT, high / 2 + 4), 13, fill=fill)
        return 38
    at = (WIDTH - 36, high / 2 - 5)
    write(into, label, at, 13, fill=fill, text_anchor="end")
    return breadth(label, 13) + 40


def _score(canvas: Canvas, into: Element, explorer: Explorer, high: float) -> float:
    label = str(explorer.score)
    line = write(
        into,
        label,
        (WIDTH - 12, high / 2 + 9),
        26,
        fill=GOLD,
        text_anchor="end",
        title=True,
    )
    caption(line, canvas.say("points-count", count=explorer.score))
    return breadth(label, 26) + 14


def _goods(
    canvas: Canvas, into: Element, explorer: Explorer, base: float, *, over: bool
) -> None:
    """Satchel, chest and relics, in one line."""
    left = float(_TEXT)
    if not over:
        canvas.use(into, "pack", (left, base - 14, 17, 17))
        risk = RUBY if explorer.satchel else DIM
        _number(into, explorer.satchel, (left + 21, base), risk)
        left += 52
    canvas.use(into, "chest", (left, base - 13, 18, 15))
    _number(into, explorer.chest, (left + 22, base), BONE)
    left += 60
    room = WIDTH - 44 - left - (26 if over else 0)
    step = min(23, room / max(1, len(explorer.relics)))
    for nth, worth in enumerate(explorer.relics):
        hexagon(into, (left + nth * step, base - 5), 11, str(worth), dim=False)


def _number(into: Element, number: int, at: tuple[float, float], fill: str) -> None:
    write(into, str(number), at, 16, fill=fill, font_weight="700")


def _colour(seat: Seat) -> str:
    return SEATS[seat % len(SEATS)]


def _emblem(seat: Seat) -> str:
    return f"emblem-{EMBLEMS[seat % len(EMBLEMS)]}"
