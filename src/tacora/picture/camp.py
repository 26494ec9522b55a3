"""The camp: everyone around the fire before the game, the winners crowned after it."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from tacora.rules import Seat, State

from . import scene, seats
from .canvas import INK, Canvas, fit, sized, write
from .text import victory

_MIDDLE, _GROUND, _WIDTH = 307, 396, 614
_TENTS = ((40, 296, 96), (120, 318, 74), (450, 306, 88), (526, 324, 68))


def draw(
    canvas: Canvas, into: Element, state: State, names: Sequence[str], *, over: bool
) -> None:
    """Tents, the fire or the winners, and the others on both sides."""
    for left, top, wide in _TENTS:
        canvas.use(into, "tent", (left, top, wide, wide * 0.69))
    winners = state.winners if over else ()
    pitch = min(118, 340 / max(1, len(winners)))
    others = [seat for seat in range(len(state.explorers)) if seat not in winners]
    aside = max(110, pitch * (len(winners) - 1) / 2 + 72)
    for nth, seat in enumerate(others):
        side = 1 if nth % 2 else -1
        x = _MIDDLE + side * (aside + nth // 2 * 46)
        seats.figure(canvas, into, seat, (x, _GROUND + 4), 64)
    if winners:
        scene.glow(canvas, into, (_MIDDLE, _GROUND - 70), 190)
        _crown(canvas, into, winners, pitch)
        _verdict(canvas, into, state, names)
    else:
        scene.glow(canvas, into, (_MIDDLE, _GROUND - 20), 120)
        canvas.use(into, "campfire", (_MIDDLE - 36, _GROUND - 62, 72, 66))


def _crown(
    canvas: Canvas, into: Element, winners: tuple[Seat, ...], pitch: float
) -> None:
    high = 128 if len(winners) < 3 else min(96, pitch * 1.25)
    wide = high * 0.62
    for nth, seat in enumerate(winners):
        x = _MIDDLE + (nth - (len(winners) - 1) / 2) * pitch
        seats.figure(canvas, into, seat, (x, _GROUND + 8), high)
        top = _GROUND + 8 - high * 1.36
        canvas.use(into, "laurel", (x - wide / 2, top, wide, wide * 0.875))


def _verdict(canvas: Canvas, into: Element, state: State, names: Sequence[str]) -> None:
    verdict = victory(state, names, canvas.words)
    room = _WIDTH - 10  # generous, as the letters of a title are slender
    size = sized(verdict, (32, 28, 25, 22, 19, 16), room)
    write(
        into,
        fit(verdict, size, room),
        (_MIDDLE, 150),
        size,
        title=True,
        fill="#fff0c8",
        text_anchor="middle",
        stroke=INK,
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
    )
