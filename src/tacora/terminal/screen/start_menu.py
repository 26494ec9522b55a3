"""The start menu on the screen: arrows choose and change, Enter goes in."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Input, Static

from tacora.records import SEATS
from tacora.records.errors import NameUnusable
from tacora.records.record import MAX_NAME_CHARACTERS, checked_name
from tacora.rules import Seat
from tacora.terminal.menu import Line, Menu, Wish
from tacora.terminal.saves import Unfinished
from tacora.words import Words

from .help import Help
from .page import Page
from .palette import BONE, DANGER, DIM, GOLD, SEAT_COLOURS

_NAME = 20  # columns for a name in the list of seats


class StartMenu(Page[Wish | None]):
    """The menu; its answer is the wish, or nothing."""

    AUTO_FOCUS = ""  # the line for a name takes keys only while it is shown

    def __init__(
        self,
        wish: Wish,
        *,
        unfinished: Sequence[Unfinished] = (),
        notes: Sequence[str] = (),
    ) -> None:
        super().__init__(Words(wish.lang))
        self.menu = Menu(wish, unfinished)
        self.notes = notes
        self.place = 0
        self.renaming: Seat | None = None

    def compose(self) -> ComposeResult:
        """The menu, a line for a name, and the line of keys."""
        yield Static(id="body")
        yield Input(id="name", max_length=40)
        yield Static(id="keys")

    def on_mount(self) -> None:
        """The menu is opened."""
        self.query_one(Input).display = False
        super().on_mount()

    # What is seen

    def draw(self) -> None:
        """Show the menu, the line that is chosen and what it means."""
        lines = self.menu.lines()
        chosen = lines[self.place]
        settings = [line for line in lines if line.value and line.seat is None]
        width = max(Text(line.label).cell_len for line in settings)
        shown = [
            Text.assemble(
                (self.say("terminal-title"), f"bold {GOLD}"),
                (f" · {self.say('terminal-tagline')}", DIM),
            ),
            *(Text(f"! {note}", style=DANGER) for note in self.notes),
        ]
        about = Text(chosen.about, style=DIM).wrap(self.app.console, self.size.width)
        spare = self.size.height - len(shown) - len(lines) - len(about) - 1
        for place, line in enumerate(lines):
            if self._begins_group(lines, place) and spare > 0:
                shown.append(Text())
                spare -= 1
            if line.seat == 0 and spare > len(lines) // 4:
                shown.append(Text(f"  {self.say('terminal-setup-seats')}", style=DIM))
                spare -= 1
            shown.append(self._drawn(line, place == self.place, width))
        shown += [Text()] * (spare > 0) + list(about)
        self.put("body", Group(*shown))
        self.put_keys(
            ("↑ ↓", "choose"),
            *([("← →", "change")] if chosen.turn else []),
            (
                "enter",
                {"rename": "rename", "resume": "go-on"}.get(chosen.enter, "start"),
            ),
            ("?", "help"),
            ("q", "leave-menu"),
        )

    @staticmethod
    def _begins_group(lines: list[Line], place: int) -> bool:
        """Whether a blank line helps here: another kind of line than the one before."""
        line = lines[place]
        before = lines[place - 1] if place else None
        return before is None or (line.kind != before.kind)

    def _drawn(self, line: Line, chosen: bool, width: int) -> Text:
        style = f"bold {GOLD}" if chosen else BONE
        text = Text("▸ " if chosen else "  ", style=style)
        if line.seat is not None:
            text.append(f"{SEATS[line.seat]}  ", f"bold {SEAT_COLOURS[line.seat]}")
            width = _NAME
        label = Text(line.label, style=style)
        if line.value:
            label.truncate(width, overflow="ellipsis", pad=True)
            value = f"‹ {line.value} ›" if line.turn else f"  {line.value}"
            label.append(f"  {value}")
        elif line.turn:
            label = Text(f"‹ {line.label} ›", style=style)
        text.append_text(label)
        text.truncate(self.size.width, overflow="ellipsis")
        return text

    # What is done

    def pressed(self, key: str) -> bool:
        """Move through the menu, change a line, or enter."""
        if self.renaming is not None:
            if key == "escape":
                self._renamed()
            return key == "escape"
        lines = self.menu.lines()
        line = lines[self.place]
        match key:
            case "up" | "k" | "shift+tab":
                self.place = (self.place - 1) % len(lines)
            case "down" | "j" | "tab":
                self.place = (self.place + 1) % len(lines)
            case "left" | "right" | "space":
                if line.turn:
                    self._wish(line.turn(-1 if key == "left" else 1))
            case "enter":
                self._enter(line)
            case "q" | "escape":
                self.dismiss(None)
            case "?" | "f1":
                self.app.push_screen(Help(self.words))
            case _:
                return False
        self.draw()
        return True

    def _wish(self, wish: Wish) -> None:
        self.menu = Menu(wish, self.menu.unfinished)
        self.words = self.menu.words
        self.say = self.words.say

    def _enter(self, line: Line) -> None:
        if line.seat is not None:
            self._rename(line.seat)
        else:
            self.dismiss(replace(self.menu.wish, resume=line.enter == "resume"))

    def _rename(self, seat: Seat) -> None:
        self.renaming = seat
        field = self.query_one(Input)
        field.value = ""
        field.placeholder = self.menu.wish.plan.names[seat]
        field.border_title = self.say("terminal-name-ask", seat=SEATS[seat])
        field.display = True
        field.focus()
        self.put_keys(("enter", "rename"), ("escape", "back"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A name is given."""
        if self.renaming is None:
            return
        try:
            name = checked_name(event.value or event.input.placeholder)
        except NameUnusable:
            event.input.border_title = self.say(
                "terminal-name-unusable", limit=MAX_NAME_CHARACTERS
            )
            return
        plan = self.menu.wish.plan
        names = list(plan.names)
        names[self.renaming] = name
        self._wish(replace(self.menu.wish, plan=replace(plan, names=tuple(names))))
        self._renamed()

    def _renamed(self) -> None:
        self.renaming = None
        self.set_focus(None)
        self.query_one(Input).display = False
        self.draw()
