"""A canvas for one picture: shapes, writing, and the symbols it has used."""

import re
import unicodedata
from copy import deepcopy
from functools import cache
from importlib.resources import files
from xml.etree.ElementTree import Element, SubElement, fromstring

from tacora.words import Words

from .palette import DARK, ON_RUBY

INK = DARK["ink"]
NIGHT = DARK["night"]
BONE = DARK["bone"]
DIM = DARK["bone-dim"]
GOLD = DARK["gold"]
RUBY = ON_RUBY
DANGER = DARK["danger"]
CAMP = DARK["camp"]

TITLE = "'Yeseva One',Georgia,'Times New Roman','DejaVu Serif',serif"
LABEL = "'Alegreya Sans','Segoe UI','Helvetica Neue',Arial,sans-serif"


class Canvas:
    """Draws one picture in one language; its ids begin with a key of its own."""

    def __init__(self, key: str, words: Words) -> None:
        self._key = key
        self.words = words
        self.say = words.say
        self._used: set[str] = set()

    def id(self, name: str) -> str:
        """The name as an id of this picture."""
        return f"{self._key}-{name}"

    def link(self, name: str) -> str:
        """What a fill or a clip says to use the thing of that name."""
        return f"url(#{self.id(name)})"

    def use(
        self,
        into: Element,
        symbol: str,
        box: tuple[float, float, float, float],
        **attributes: float | str,
    ) -> Element:
        """A symbol, fitted into the box: left, top, width, height."""
        self._used.add(symbol)
        left, top, width, height = box
        return shape(
            into,
            "use",
            href=f"#{self.id(symbol)}",
            x=left,
            y=top,
            width=width,
            height=height,
            **attributes,
        )

    def symbols(self) -> list[Element]:
        """The symbols used so far and all that they need, with this picture's ids."""
        needed: set[str] = set()
        waiting = list(self._used)
        while waiting:
            if (name := waiting.pop()) not in needed:
                needed.add(name)
                waiting += _needs()[name]
        return [
            self._own(deepcopy(drawn))
            for name, drawn in _sheet().items()
            if name in needed
        ]

    def _own(self, drawn: Element) -> Element:
        for part in drawn.iter():
            for attribute, value in part.items():
                if attribute == "id":
                    part.set(attribute, self.id(value))
                elif linked := _linked(attribute, value):
                    part.set(attribute, value.replace(linked, self.id(linked)))
        return drawn


def _linked(attribute: str, value: str) -> str:
    """The id that an attribute speaks of, if it does; a colour begins with # too."""
    if attribute == "href":
        return value.removeprefix("#")
    return value[5:-1] if value.startswith("url(#") else ""


@cache
def _sheet() -> dict[str, Element]:
    page = files(__package__).joinpath("symbols.svg").read_text("utf-8")
    sheet = fromstring(page)  # noqa: S314 - our own file
    for part in sheet.iter():
        part.tag = part.tag.rpartition("}")[2]
        part.text = part.tail = None
    return {drawn.attrib["id"]: drawn for drawn in sheet}


def known(symbol: str) -> bool:
    """Whether there is a symbol of that name."""
    return symbol in _sheet()


@cache
def _needs() -> dict[str, list[str]]:
    sheet = _sheet()
    return {
        name: [
            linked
            for part in drawn.iter()
            for attribute, value in part.items()
            if (linked := _linked(attribute, value)) in sheet
        ]
        for name, drawn in sheet.items()
    }


def shape(into: Element, tag: str, **attributes: float | str) -> Element:
    """A shape: `stroke_width=2` is its `stroke-width`, numbers are kept short."""
    return SubElement(
        into,
        tag,
        {
            attribute.rstrip("_").replace("_", "-"): value
            if isinstance(value, str)
            else short(value)
            for attribute, value in attributes.items()
        },
    )


def short(number: float) -> str:
    """The number with at most two decimals."""
    return f"{number:.2f}".rstrip("0").rstrip(".").replace("-0", "0", number == 0)


def write(
    into: Element,
    words: str,
    at: tuple[float, float],
    size: float,
    *,
    title: bool = False,
    **attributes: float | str,
) -> Element:
    """A line of writing, on the left of its place if nothing else is said."""
    line = shape(
        into,
        "text",
        x=at[0],
        y=at[1],
        font_family=TITLE if title else LABEL,
        font_size=size,
        **({"fill": BONE} | attributes),
    )
    line.text = printable(words)
    return line


def caption(into: Element, words: str) -> None:
    """What the thing is called when it is pointed at or read aloud."""
    SubElement(into, "title").text = printable(words)


# All that XML has no way of writing, and marks that turn the reading direction.
_UNPRINTABLE = re.compile(
    "[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u202a-\u202e\u2066-\u2069]"
)


def printable(words: str) -> str:
    """The words with a mark in place of what cannot be written."""
    return _UNPRINTABLE.sub("\ufffd", words)


def fit(words: str, size: float, width: float) -> str:
    """As many of the words as fit; what is cut off leaves an ellipsis."""
    if breadth(words, size) <= width:
        return words
    while words and breadth(f"{words}…", size) > width:
        words = words[:-1]
    return f"{words.rstrip()}…"


def sized(words: str, sizes: tuple[float, ...], width: float) -> float:
    """The first of these sizes in which the words fit, or the last."""
    return next((size for size in sizes if breadth(words, size) <= width), sizes[-1])


def breadth(words: str, size: float) -> float:
    """About how wide the words are, whichever font is at hand."""
    return size * sum(map(_em, words))


# Measured from bold Arial and rounded up: the reader's font is not known.
_BROAD = tuple(
    f"CYRILLIC {case} LETTER {sound}"
    for case in ("SMALL", "CAPITAL")
    for sound in ("EM", "EF", "ZHE", "SHA", "SHCHA", "YU")
)


@cache
def _em(letter: str) -> float:
    if unicodedata.combining(letter) or unicodedata.category(letter) == "Cf":
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.05
    if letter in "iljtfI.,:;'|!() -\u0456\u0457":
        return 0.34
    if letter in "mwMW@%…" or unicodedata.name(letter, "").endswith(_BROAD):
        return 0.86
    return 0.72 if letter.isupper() else 0.58
