"""Where it happens: faceted rock in the light of torches, and the camp at dusk."""

import math
from collections import defaultdict
from functools import cache
from itertools import pairwise
from random import Random
from xml.etree.ElementTree import Element

from .canvas import BONE, Canvas, shape

Colour = tuple[float, float, float]
Point = tuple[float, float, float]

# The mineral of each cave: rock, depth, vein. Amethyst, jade, garnet, sapphire, topaz.
_MINERALS: tuple[tuple[Colour, Colour, Colour], ...] = (
    ((0.36, 0.30, 0.44), (0.045, 0.03, 0.085), (0.75, 0.45, 1.0)),
    ((0.22, 0.34, 0.33), (0.02, 0.055, 0.06), (0.35, 1.0, 0.75)),
    ((0.40, 0.315, 0.33), (0.052, 0.03, 0.058), (1.0, 0.45, 0.55)),
    ((0.24, 0.30, 0.46), (0.03, 0.045, 0.10), (0.45, 0.75, 1.0)),
    ((0.40, 0.34, 0.24), (0.06, 0.045, 0.03), (1.0, 0.80, 0.35)),
)
# Where a light hangs, how far it reaches, its power and its colour.
_LIGHTS: tuple[tuple[Point, float, float, Colour], ...] = (
    ((360, 300, 120), 190, 1.45, (1.0, 0.72, 0.46)),
    ((130, 190, 110), 120, 1.0, (1.0, 0.62, 0.36)),
    ((560, 120, 160), 210, 0.55, (0.70, 0.72, 1.0)),
)
_CELL = 52


def dusk(canvas: Canvas, into: Element, width: float, height: float) -> None:
    """The evening sky, hills and stars, as wide as is asked."""
    shape(into, "rect", width=width, height=height, fill=canvas.link("sky"))
    stars = Random(7)
    shape(
        into,
        "path",
        d="".join(
            f"M{stars.uniform(4, width):.0f} {stars.uniform(56, 240):.0f}"
            f"h{size}v{size}h-{size}z"
            for size in (1, 1.5, 1, 2) * math.ceil(width / 30)
        ),
        fill="#fff4dc",
        fill_opacity=0.7,
    )
    shape(into, "path", d="M66 84a18 18 0 1 0 17 27 15 15 0 0 1-17-27z", fill="#efe3c6")
    far = "".join(
        f"L{x:.0f} {330 - 44 * abs(math.sin(x * 1.7)):.0f}"
        for x in range(0, int(width) + 45, 44)
    )
    shape(into, "path", d=f"M0 440{far}V440z", fill="#2b2450")
    near = "".join(
        f"L{x:.0f} {366 - 26 * abs(math.sin(x * 2.3 + 1)):.0f}"
        for x in range(0, int(width) + 64, 63)
    )
    shape(into, "path", d=f"M0 440{near}V440z", fill="#1b1734")


def cave(into: Element, number: int) -> None:
    """The rock of the cave behind this entrance, right of its mouth."""
    for tone, facets in _rock(number % len(_MINERALS)):
        shape(into, "path", d=facets, fill=tone, stroke=tone, stroke_width=0.7)


def mouth(y: float) -> float:
    """Where the rock begins at this height."""
    return 112 + 9 * math.sin(y / 31) + 6 * math.sin(y / 13 + 1)


@cache
def _rock(mineral: int) -> tuple[tuple[str, str], ...]:
    """Facets by tone. The tones are rounded, so that many facets share a path."""
    chance = Random(mineral * 1013 + 5)
    columns, rows = 12, 9
    lattice = [
        [
            (
                100 + (i + row % 2 / 2 - 0.5) * _CELL + chance.uniform(-15, 15),
                44 + (row - 0.3) * _CELL * 0.9 + chance.uniform(-13, 13),
                chance.uniform(0, 74),
            )
            for i in range(columns)
        ]
        for row in range(rows + 1)
    ]
    tones: defaultdict[str, list[str]] = defaultdict(list)
    for row, (upper, lower) in enumerate(pairwise(lattice)):
        for i in range(columns - 1):
            a, b, c, d = upper[i], upper[i + 1], lower[i], lower[i + 1]
            halves = ((a, b, d), (a, d, c)) if row % 2 else ((a, b, c), (b, d, c))
            for facet in halves:
                tones[_tone(facet, mineral, chance)].append(_outline(facet))
    return tuple((tone, "".join(facets)) for tone, facets in tones.items())


def _outline(facet: tuple[Point, Point, Point]) -> str:
    (ax, ay), *others = [(max(x, mouth(y)), y) for x, y, _ in facet]
    return f"M{ax:.0f} {ay:.0f}" + "".join(f"L{x:.0f} {y:.0f}" for x, y in others) + "z"


def _tone(facet: tuple[Point, Point, Point], mineral: int, chance: Random) -> str:
    rock, deep, vein = _MINERALS[mineral]
    middle = tuple(sum(axis) / 3 for axis in zip(*facet, strict=True))
    normal = _normal(*facet)
    grain = chance.uniform(0.86, 1.14)
    veined = 0.16 if chance.random() > 0.95 else 0
    base = [k * grain + v * veined for k, v in zip(rock, vein, strict=True)]
    colour = [k * 0.12 + d for k, d in zip(base, deep, strict=True)]
    for place, reach, power, light in _LIGHTS:
        ray = [p - m for p, m in zip(place, middle, strict=True)]
        distance = math.hypot(*ray)
        slant = sum(n * r for n, r in zip(normal, ray, strict=True)) / distance
        strength = max(0, slant) * power / (1 + (distance / reach) ** 2.4)
        for i in range(3):
            colour[i] += base[i] * light[i] * strength
    return "#" + "".join(
        f"{round(min(1, k * 1.15 / (1 + k * 0.55)) * 255 / 6) * 6:02x}" for k in colour
    )


def _normal(a: Point, b: Point, c: Point) -> Point:
    u = [q - p for p, q in zip(a, b, strict=True)]
    v = [q - p for p, q in zip(a, c, strict=True)]
    x = u[1] * v[2] - u[2] * v[1]
    y = u[2] * v[0] - u[0] * v[2]
    z = u[0] * v[1] - u[1] * v[0]
    long = math.copysign(math.hypot(x, y, z) or 1, z)
    return x / long, y / long, z / long


def gradients(canvas: Canvas, into: Element) -> None:
    """The sky, the glow of a light, and the dark above and below."""
    _gradient(
        canvas,
        into,
        "sky",
        ("#0b1030", 0, 1),
        ("#232358", 0.3, 1),
        ("#5a3b72", 0.52, 1),
        ("#c8675f", 0.68, 1),
        ("#f7b267", 0.8, 1),
    )
    _gradient(canvas, into, "dark", ("#0b0812", 0, 0), ("#0b0812", 1, 0.94))
    glow = shape(into, "radialGradient", id=canvas.id("glow"))
    for offset, opacity in ((0, 0.6), (0.4, 0.22), (1, 0)):
        shape(glow, "stop", offset=offset, stop_color="#ffb45e", stop_opacity=opacity)


def _gradient(
    canvas: Canvas, into: Element, name: str, *stops: tuple[str, float, float]
) -> None:
    gradient = shape(
        into, "linearGradient", id=canvas.id(name), x1="0", y1="0", x2="0", y2="1"
    )
    for colour, offset, opacity in stops:
        shape(gradient, "stop", offset=offset, stop_color=colour, stop_opacity=opacity)


def glow(canvas: Canvas, into: Element, at: tuple[float, float], radius: float) -> None:
    """Light around a place."""
    shape(into, "circle", cx=at[0], cy=at[1], r=radius, fill=canvas.link("glow"))


def panel(into: Element, box: tuple[float, float, float, float], **look: str) -> None:
    """A dark plate to write on."""
    left, top, width, height = box
    attributes = {"fill": "#17101f", "stroke": BONE, "stroke_opacity": ".16"} | look
    shape(
        into,
        "rect",
        x=left + 0.5,
        y=top + 0.5,
        width=width - 1,
        height=height - 1,
        rx="10",
        **attributes,
    )
