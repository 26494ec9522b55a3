"""The table, drawn."""

import secrets
from collections.abc import Sequence
from xml.etree.ElementTree import Element, tostring

from tacora.rules import State
from tacora.words import Words

from . import camp, dangers, scene, seats, trail
from .canvas import (
    BONE,
    DIM,
    GOLD,
    NIGHT,
    Canvas,
    breadth,
    caption,
    fit,
    printable,
    shape,
    sized,
    write,
)
from .text import awaited, name, text

WIDTH, HEIGHT = 900, 520
_HEAD = 46
_STAGE = 614  # where the cave ends and the seats begin
_GROUND = 424  # where it ends below
_LINE = 507  # where the last line is written


def svg(
    state: State, names: Sequence[str], words: Words, *, key: str | None = None
) -> str:
    """The table as one `<svg>`, complete in itself.

    Several may stand on one page: each has a key of its own in its ids. Give one to
    draw the same picture again.
    """
    canvas = Canvas(f"tacora-{key or secrets.token_hex(4)}", words)
    page = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {WIDTH} {HEIGHT}",
            "width": str(WIDTH),
            "height": str(HEIGHT),
            "role": "img",
            "aria-labelledby": f"{canvas.id('title')} {canvas.id('desc')}",
            "style": "max-width:100%;height:auto",
        },
    )
    shape(page, "title", id=canvas.id("title")).text = _title(canvas, state)
    shape(page, "desc", id=canvas.id("desc")).text = printable(
        text(state, names, words)
    )
    defs = shape(page, "defs")
    scene.gradients(canvas, defs)
    frame = shape(defs, "clipPath", id=canvas.id("frame"))
    shape(frame, "rect", width=WIDTH, height=HEIGHT, rx=14)
    table = shape(page, "g", clip_path=canvas.link("frame"))
    shape(table, "rect", width=WIDTH, height=HEIGHT, fill=NIGHT)
    _stage(canvas, table, state, names)
    _head(canvas, table, state)
    seats.draw(canvas, table, state, names, over=state.finished)
    dangers.draw(canvas, table, state)
    _foot(canvas, table, state, names)
    defs.extend(canvas.symbols())
    return tostring(page, encoding="unicode")


def _title(canvas: Canvas, state: State) -> str:
    return canvas.say(
        "table-expedition", number=state.expedition, count=state.edition.expeditions
    )


def _stage(canvas: Canvas, into: Element, state: State, names: Sequence[str]) -> None:
    """Cave and camp; only the camp, when nobody is in the cave."""
    deep = state.awaits in ("card", "decisions")
    scene.dusk(canvas, into, 150 if deep else _STAGE, _GROUND)
    if deep:
        scene.cave(into, state.expedition - 1)
    shape(into, "rect", y=330, width=_STAGE, height=110, fill=canvas.link("dark"))
    if deep:
        _cave(canvas, into, state)
    else:
        camp.draw(canvas, into, state, names, over=state.finished)
    # Over what shines beyond the stage.
    shape(into, "rect", x=_STAGE, width=WIDTH - _STAGE, height=HEIGHT, fill=NIGHT)
    shape(into, "rect", y=_GROUND, width=WIDTH, height=HEIGHT - _GROUND, fill=NIGHT)


def _cave(canvas: Canvas, into: Element, state: State) -> None:
    """The path, and beside the cave's mouth those who are back in camp."""
    for x, y in ((14, 296), (50, 312)):
        canvas.use(into, "tent", (x, y, 50, 36))
    for nth, seat in enumerate(
        seat for seat, e in enumerate(state.explorers) if not e.inside
    ):
        row, column = divmod(nth, 4)
        seats.figure(
            canvas, into, seat, (17 + column * 26 + row * 8, 386 + row * 30), 42
        )
    trail.draw(canvas, into, state)
    scene.glow(canvas, into, (122, 204), 46)
    canvas.use(into, "torch", (112, 190, 20, 54))


def _head(canvas: Canvas, into: Element, state: State) -> None:
    """The name of the game, the entrances, which expedition, which edition."""
    shape(into, "rect", width=WIDTH, height=_HEAD, fill="#0d0916", fill_opacity=0.92)
    canvas.use(into, "ruby", (14, 13, 23, 21))
    write(into, "Tacora", (44, 31), 23, title=True)
    left = 146
    for number in range(1, state.edition.expeditions + 1):
        _entrance(canvas, into, state, number, left)
        left += 44
    if state.expedition:
        write(into, _title(canvas, state), (left + 10, 29), 15, fill=BONE)
    edition = canvas.say(
        "table-edition",
        edition=canvas.say(f"edition-{state.edition.name}"),
        relics="yes" if state.edition.relics else "no",
    )
    write(into, edition, (WIDTH - 14, 29), 15, fill=DIM, text_anchor="end")


def _entrance(
    canvas: Canvas, into: Element, state: State, number: int, left: float
) -> None:
    """A cave mouth: open, lit in its expedition, then barricaded or taken away."""
    closed = number < state.expedition + (state.awaits in ("entry", "nothing"))
    now = number == state.expedition and not closed
    gone = closed and state.edition.closing == "tile"
    tile = shape(into, "g", transform=f"translate({left} 6)")
    shape(
        tile,
        "path",
        d="M1 36V15L9 4 18 1 27 4 35 15V36z",
        fill="#ffb45e" if now else "none" if gone else "#241b33",
        stroke=GOLD if now else "#6b5c7d",
        stroke_width=1.5,
        stroke_dasharray="3 3" if gone else "none",
    )
    if now:
        shape(tile, "path", d="M1 36V15L9 4 18 18 10 36z", fill="#ffd79a")
    if closed:
        caption(tile, _closed(canvas, state, number))
        if not gone:
            canvas.use(tile, "barricade", (0, 6, 36, 32))
        return
    write(
        tile,
        str(number),
        (18, 29),
        17,
        fill="#3a1c0a" if now else BONE,
        text_anchor="middle",
        title=True,
    )


def _closed(canvas: Canvas, state: State, number: int) -> str:
    closing = state.edition.closing
    return canvas.say("story-closed", expedition=number, closing=closing)


def _foot(canvas: Canvas, into: Element, state: State, names: Sequence[str]) -> None:
    """What the table is waiting for and, if there is room, what the marks mean."""
    whole = dangers.WIDTH - 12
    room = whole - dangers.legend_width(canvas)
    line = _news(canvas, state, names, room)
    if breadth(line, 13) <= room:
        dangers.legend(canvas, into, dangers.LEFT + whole, _LINE)
    else:
        room = whole
    size = sized(line, (15, 14, 13), room)
    at = (dangers.LEFT + 4, _LINE)
    write(into, fit(line, size, room), at, size, font_weight="700")


def _news(canvas: Canvas, state: State, names: Sequence[str], room: float) -> str:
    """What is awaited; who decides is only counted if their names need more room."""
    twins = [card for card in state.warnings if state.path.count(card) > 1]
    if twins:
        return canvas.say("story-trap", hazard=name(twins[-1], canvas.words))
    if state.awaits == "entry" and state.expedition:
        return _closed(canvas, state, state.expedition)
    line = awaited(state, names, canvas.words)
    count = len(state.inside)
    if state.awaits == "decisions" and breadth(line, 13) > room:
        many = canvas.say("players-count", count=count)
        return canvas.say("table-awaits-decisions", names=many, count=count)
    return line
