"""The table drawn in characters: path, hazards, explorers, chances.

Nothing is told by colour alone: a hazard carries a triangle, a relic a sun, the newest
card a double frame.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from rich.cells import cell_len, set_cell_size
from rich.table import Table
from rich.text import Text

from tacora.picture import tracker
from tacora.rules import Card, Hazard, Relic, Seat, State, Treasure
from tacora.rules.odds import chances
from tacora.words import Words

from .plan import HUMAN

BONE, DIM, GOLD, RUBY = "#f4e7cd", "#a2967f", "#f2c14e", "#ff6b86"
ICE, DANGER, CAMP = "#a9e6ff", "#ff5a4a", "#7fc8e8"

SEAT_COLOURS = (
    "#f09a1a",
    "#2fcba6",
    "#6d9bf8",
    "#f0705f",
    "#be9bfb",
    "#f2e640",
    "#b4fbf5",
    "#c08fb4",
)
LETTERS = "abcdefgh"

SINGLE, DOUBLE = "╭─╮│╰╯", "╔═╗║╚╝"


class Face(Struct, frozen=True):
    """The face of a small card: what is printed on it, and what lies on it."""

    label: str
    lying: str = ""
    style: str = ""
    newest: bool = False


def header(state: State, words: Words, width: int) -> Text:
    """Which expedition, its entrances, and how many cards are face down."""
    here = state.expedition
    marks = "".join(
        "[×]" if n < here else f"({n})" if n == here else f"[{n}]"
        for n in range(1, state.edition.expeditions + 1)
    )
    left = words.say(
        "table-expedition", number=here, count=state.edition.expeditions
    )
    right = words.say("table-deck", count=len(state.deck))
    line = Text.assemble((left, f"bold {GOLD}"), "  ", (marks, BONE))
    gap = width - line.cell_len - cell_len(right)
    return line + Text(" " * max(2, gap) + right, style=BONE)


def rule(left: str, right: str, width: int) -> Text:
    """A line across the table, with a word at each end."""
    room = width - cell_len(left) - cell_len(right) - 6 - 2 * bool(right)
    if room < 1:
        return Text(_fitted(f"── {left} ", width), style=DIM)
    return Text.assemble(
        ("── ", DIM),
        (left, f"bold {BONE}"),
        (" " + "─" * room, DIM),
        (f" {right} " if right else "", BONE),
        ("──", DIM),
    )


def path(state: State, words: Words, width: int, height: int) -> list[Text]:
    """The cards of the path in rows: framed if they fit the height, or in a line."""
    faces = _faces(state, words)
    if not faces:
        return [Text(words.say("table-path-empty"), style=DIM)]
    framed = [_framed(face) for face in faces]
    if state.awaits == "decisions":
        framed.append(_framed(Face("?", style=DIM)))
    rows = _rows([[line.cell_len for line in card][0] for card in framed], width, 0)
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
    untaken = len(state.relics)
    faces: list[Face] = []
    last = len(state.path) - 1
    for place in range(last, -1, -1):
        card, rest = state.path[place], state.rests[place]
        lying = f"+{rest}" if rest else ""
        if isinstance(card, Relic):  # those not yet taken are the newest
            lying = "" if untaken > 0 else words.say("table-taken")
            untaken -= 1
        faces.append(Face(label(card, words), lying, _style(card), place == last))
    return faces[::-1]


def label(card: Card, words: Words) -> str:
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
        DOUBLE if face.newest else SINGLE
    )
    inner = max(cell_len(face.label), cell_len(face.lying)) + 2
    lying = face.lying
    left = (inner - cell_len(lying)) // 2
    frame = face.style if face.newest else DIM
    return (
        Text(upper_left + line * inner + upper_right, style=frame),
        Text.assemble(
            (side, frame), (_centred(face.label, inner), f"bold {face.style}"), (side, frame)
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


def hazards(state: State, words: Words) -> list[Text]:
    """Each kind of hazard with its copies: seen, in the deck, removed."""
    short = [words.say(f"hazard-{kind}-short") for kind in state.edition.hazards]
    width = max(map(cell_len, short))
    lines = [
        Text.assemble(
            ("▲ " if seen else "  ", f"bold {DANGER}"),
            (set_cell_size(name, width), f"bold {DANGER}" if seen else BONE),
            "  ",
            ("●" * seen, f"bold {DANGER}"),
            ("○" * hidden, BONE),
            ("×" * removed, DIM),
        )
        for name, (_, seen, hidden, removed) in zip(short, tracker(state), strict=True)
    ]
    legend = ("●", "seen"), ("○", "deck"), ("×", "removed")
    return lines + [
        Text(f"{sign} {words.say(f'terminal-tracker-{word}')}", style=DIM)
        for sign, word in legend
    ]


def explorers(  # noqa: PLR0913  what each cell of a row needs
    state: State,
    names: Sequence[str],
    seats: Sequence[str],
    words: Words,
    shown: Mapping[Seat, Text],
    width: int,
) -> Table:
    """Who is where with what; `shown` replaces the place by a decision."""
    wide = width >= 70
    table = Table(
        box=None, padding=(0, 2, 0, 0), pad_edge=False, width=width, header_style=DIM
    )
    table.add_column("", width=1)
    table.add_column(
        words.say("table-name"), ratio=1, no_wrap=True, overflow="ellipsis"
    )
    table.add_column(words.say("table-place"), no_wrap=True, overflow="ellipsis")
    table.add_column(words.say("table-satchel"), justify="right", no_wrap=True)
    table.add_column(words.say("table-chest"), justify="right", no_wrap=True)
    if wide:
        table.add_column("", no_wrap=True)
    if state.edition.relics:
        table.add_column(words.say("table-relics"), no_wrap=True)
    for seat, explorer in enumerate(state.explorers):
        colour = SEAT_COLOURS[seat]
        where = (
            Text(words.say("table-inside"), style=GOLD)
            if explorer.inside
            else Text(words.say("table-camp"), style=CAMP)
        )
        row = [
            Text(LETTERS[seat], style=f"bold {colour}"),
            seated(names[seat], seats[seat], words, colour),
            shown.get(seat, where),
            Text(str(explorer.satchel) if explorer.inside else "–", style=RUBY),
            Text(str(explorer.chest), style=f"bold {GOLD}"),
        ]
        if wide:
            row.append(gems(explorer.chest))
        if state.edition.relics:
            relics = " + ".join(map(str, explorer.relics))
            row.append(Text(relics or "–", style=ICE))
        table.add_row(*row)
    return table


def seated(name: str, kind: str, words: Words, colour: str = BONE) -> Text:
    """A name, and after it which bot decides for it."""
    text = Text(name, style=f"bold {colour}")
    if kind != HUMAN:
        text.append(f" ({words.say(f'terminal-seat-{kind}')})", style=DIM)
    return text


def gems(count: int) -> Text:
    """A heap as it lies in the chest: diamonds and rubies."""
    diamonds, rubies = divmod(count, 5)
    return Text.assemble(
        (f"{diamonds}◊", ICE), " ", (f"{rubies}♦", RUBY)
    ) if count else Text()


def odds(state: State, words: Words) -> Text:
    """What the next card may be, in per cent that add up to a hundred."""
    kinds = {"line": 0.0, "treasure": 0.0, "warning": 0.0, "relic": 0.0}
    for card, chance in chances(state).items():
        match card:
            case Treasure():
                kind = "treasure"
            case Relic():
                kind = "relic"
            case Hazard():
                kind = "line" if card in state.path else "warning"
        kinds[kind] += float(chance)
    return Text(" · ").join(
        Text(
            words.say(f"terminal-chances-{kind}", percent=percent),
            style=f"bold {DANGER}" if kind == "line" else BONE,
        )
        for kind, percent in zip(kinds, _per_cent(kinds.values()), strict=True)
        if percent or kind == "line"
    )


def _per_cent(shares: Iterable[float]) -> list[int]:
    """Whole per cents that add up as the shares do: the largest remainders round up."""
    exact = [100 * share for share in shares]
    whole = [int(value) for value in exact]
    missing = round(sum(exact)) - sum(whole)
    by_remainder = sorted(range(len(exact)), key=lambda i: whole[i] - exact[i])
    for place in by_remainder[:missing]:
        whole[place] += 1
    return whole


def key(name: str, meaning: str) -> Text:
    """A key and what it does."""
    return Text.assemble((f" {name} ", "bold reverse"), f" {meaning}")


def _centred(text: str, width: int) -> str:
    left = (width - cell_len(text)) // 2
    return set_cell_size(" " * left + text, width)


def _fitted(text: str, width: int) -> str:
    return set_cell_size(text, max(width, 0))
