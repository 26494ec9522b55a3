"""The table drawn in characters: explorers, hazards, chances."""

from collections.abc import Iterable, Mapping, Sequence

from rich.cells import cell_len, set_cell_size
from rich.table import Table
from rich.text import Text

from tacora.picture import tracker
from tacora.records import SEATS
from tacora.rules import Seat, State
from tacora.terminal.odds import odds as next_card_odds
from tacora.terminal.plan import HUMAN, decider
from tacora.words import Words

from .palette import BONE, CAMP, DANGER, DIM, GOLD, ICE, RUBY, SEAT_COLOURS


def header(state: State, words: Words, width: int) -> Text:
    """Which expedition, its entrances, and how many cards are face down."""
    here = state.expedition
    marks = "".join(
        "[×]" if n < here else f"({n})" if n == here else f"[{n}]"
        for n in range(1, state.edition.expeditions + 1)
    )
    left = words.say("table-expedition", number=here, count=state.edition.expeditions)
    right = words.say("table-deck", count=len(state.deck))
    line = Text.assemble((left, f"bold {GOLD}"), "  ", (marks, BONE))
    gap = width - line.cell_len - cell_len(right)
    return line + Text(" " * max(2, gap) + right, style=BONE)


def rule(left: str, right: str, width: int) -> Text:
    """A line across the table, with a word at each end, or none."""
    if not left:
        return Text("─" * width, style=DIM)
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
    *,
    shown: Mapping[Seat, Text],
    width: int,
) -> Table:
    """Who is where with what; `shown` replaces the place by a decision."""
    narrow, wide = width < 54, width >= 72
    gap = 1 if narrow else 5 if width > 90 else 2
    table = Table(
        box=None, padding=(0, gap, 0, 0), pad_edge=False, width=width, header_style=DIM
    )
    table.add_column(
        f"   {words.say('table-name')}",
        ratio=1,
        min_width=16,
        no_wrap=True,
        overflow="ellipsis",
    )
    table.add_column(
        words.say("table-place"),
        no_wrap=True,
        overflow="ellipsis",
        min_width=None if narrow else _widest_place(words),
        max_width=8 if narrow else None,
    )
    table.add_column(words.say("table-satchel"), justify="right", no_wrap=True)
    table.add_column(words.say("table-chest"), justify="right", no_wrap=True)
    if wide:
        table.add_column("", no_wrap=True)
    relics_shown = state.edition.relics and not narrow
    if relics_shown:
        table.add_column(words.say("table-relics"), no_wrap=True)
    for seat, explorer in enumerate(state.explorers):
        colour = SEAT_COLOURS[seat]
        where = (
            Text(words.say("table-inside"), style=GOLD)
            if explorer.inside
            else Text(words.say("table-camp"), style=CAMP)
        )
        row = [
            Text(f"{SEATS[seat]}  ", style=f"bold {colour}")
            + seated(names[seat], seats[seat], words, colour),
            shown.get(seat, where),
            Text(str(explorer.satchel) if explorer.inside else "–", style=RUBY),
            Text(str(explorer.chest), style=f"bold {GOLD}"),
        ]
        if wide:
            row.append(gems(explorer.chest))
        if relics_shown:
            relics = "+".join(map(str, explorer.relics))
            row.append(Text(relics or "–", style=ICE))
        table.add_row(*row)
    return table


def _widest_place(words: Words) -> int:
    """The room that "in the cave" and all that may stand there needs."""
    said = [
        words.say(place) for place in ("table-inside", "table-camp", "terminal-decided")
    ]
    shown = [f"→ {words.say(f'terminal-{does}')}" for does in ("continues", "leaves")]
    return max(map(cell_len, said + shown))


def seated(name: str, kind: str, words: Words, colour: str = BONE) -> Text:
    """A name, and after it which bot decides for it."""
    text = Text(name, style=f"bold {colour}")
    if kind != HUMAN:
        text.append(f" ({decider(kind, words)})", style=DIM)
    return text


def gems(count: int) -> Text:
    """A heap as it lies in the chest: diamonds and rubies."""
    diamonds, rubies = divmod(count, 5)
    return (
        Text.assemble((f"{diamonds}◊", ICE), " ", (f"{rubies}♦", RUBY))
        if count
        else Text()
    )


def odds(state: State, words: Words) -> list[Text]:
    """What the next card may be, the danger in its colour."""
    return [
        Text(said, style=f"bold {DANGER}" if kind == "line" else BONE)
        for kind, said in next_card_odds(state, words).items()
    ]


def packed(parts: Iterable[Text], between: str, width: int) -> list[Text]:
    """Parts side by side in as few lines as they need, none of them torn apart."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + cell_len(between) + part.cell_len <= width:
            lines[-1] = lines[-1] + Text(between, style=DIM) + part
        else:
            lines.append(Text() + part)
    return lines


def key(name: str, meaning: str) -> Text:
    """A key and what it does."""
    return Text.assemble((f" {name} ", "bold reverse"), f" {meaning}")


def _fitted(text: str, width: int) -> str:
    return set_cell_size(text, max(width, 0))
