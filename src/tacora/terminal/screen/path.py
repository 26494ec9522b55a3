"""The path drawn in characters: small cards in rows, with what lies on them.

Nothing is told by colour alone: a hazard carries a triangle, a relic a sun, the newest
card a double frame.
"""

from collections.abc import Sequence

from msgspec import Struct
from rich.cells import cell_len, set_cell_size
from rich.text import Text

from tacora.rules import Card, Hazard, Relic, State, Treasure
from tacora.words import Words

from .palette import DANGER, DIM, GOLD, ICE, RUBY

_SINGLE = ("╭", "─", "╮", "│", "╰", "╯")
_DOUBLE = ("╔", "═", "╗", "║", "╚", "╝")


class Face(Struct, frozen=True):
    """The face of a small card: what is printed on it, and what lies on it."""

    label: str
    lying: str = ""
    style: str = ""
    newest: bool = False


def path(state: State, words: Words, width: int, height: int) -> list[Text]:
    """The cards of the path in rows: framed if they fit the height, or in a line."""
    faces = _faces(state, words)
    if not faces:
        return [Text(words.say("table-path-empty"), style=DIM)]
    framed = [_framed(face) for face in faces]
    if state.awaits == "decisions":
        framed.append(_framed(Face("?", style=DIM)))
    rows = _rows([card[0].cell_len for card in framed], width, 0)
    if len(rows) * 3 <= height:
        return [
            Text().join(framed[place][line] for place in row)
            for row in rows
            for line in range(3)
        ]
    tokens = [_token(face) for face in faces]
    return [
        Text(" ").join(tokens[place] for place in row)
        for row in _rows([token.cell_len for token in tokens], width, 1)
    ]


def _faces(state: State, words: Words) -> list[Face]:
    faces: list[Face] = []
    last = len(state.path) - 1
    for place, (card, rest) in enumerate(zip(state.path, state.rests, strict=True)):
        lying = f"+{rest}" if rest else ""
        if place in state.taken:
            lying = words.say("table-taken")
        faces.append(Face(_label(card, words), lying, _style(card), place == last))
    return faces


def _label(card: Card, words: Words) -> str:
    """A card in a few characters."""
    match card:
        case Treasure(gems):
            return str(gems)
        case Hazard(kind):
            return f"▲ {words.say(f'hazard-{kind}-short')}"
        case Relic(worth):
            return f"☼ {worth or words.say('card-relic')}"


def _style(card: Card) -> str:
    match card:
        case Treasure():
            return GOLD
        case Hazard():
            return DANGER
        case Relic():
            return ICE


def _framed(face: Face) -> tuple[Text, Text, Text]:
    upper_left, line, upper_right, side, lower_left, lower_right = (
        _DOUBLE if face.newest else _SINGLE
    )
    # Two figures wide at least, so that cards do not shrink when they are emptied.
    inner = max(cell_len(face.label), cell_len(face.lying), 2) + 2
    lying = face.lying
    left = (inner - cell_len(lying)) // 2
    frame = face.style if face.newest else DIM
    return (
        Text(upper_left + line * inner + upper_right, style=frame),
        Text.assemble(
            (side, frame),
            (_centred(face.label, inner), f"bold {face.style}"),
            (side, frame),
        ),
        Text.assemble(
            (lower_left + line * left, frame),
            (lying, f"bold {RUBY}"),
            (line * (inner - left - cell_len(lying)) + lower_right, frame),
        ),
    )


def _token(face: Face) -> Text:
    lying = f" {face.lying}" if face.lying else ""
    style = f"bold {face.style}" + (" reverse" if face.newest else "")
    return Text.assemble(
        ("[", DIM), (face.label, style), (lying, f"bold {RUBY}"), ("]", DIM)
    )


def _rows(widths: Sequence[int], width: int, gap: int) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    used = 0
    for place, needed in enumerate(widths):
        if rows[-1] and used + gap + needed > width:
            rows.append([])
            used = 0
        used += needed + (gap if rows[-1] else 0)
        rows[-1].append(place)
    return rows


def _centred(text: str, width: int) -> str:
    left = (width - cell_len(text)) // 2
    return set_cell_size(" " * left + text, width)
