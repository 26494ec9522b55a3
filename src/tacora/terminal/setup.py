"""The start menu: which game, which box, who sits where."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Input, Static

from tacora.bots import BOTS
from tacora.records.errors import NameUnusable
from tacora.records.record import checked_name
from tacora.rules import EDITIONS, Seat
from tacora.rules.edition import box
from tacora.words import LANGUAGES, Words

from .drawing import BONE, DIM, GOLD, LETTERS, SEAT_COLOURS
from .page import Page
from .plan import HUMAN, MODES, Plan
from .session import Session

T = TypeVar("T")


class Wish(Struct, frozen=True):
    """What the menu was left with: a plan, or the unfinished game, and how to show it."""

    plan: Plan
    resume: bool = False
    lang: str = "en"
    chances: bool = False


class Line(Struct, frozen=True):
    """One line of the menu: what it is, its value, and how to change it."""

    label: str
    value: str = ""
    about: str = ""
    turn: Callable[[int], Wish] | None = None  # one value further, or back
    enter: str = "start"  # what Enter does here: start, resume or rename
    seat: Seat = -1


class Setup(Page[Wish | None]):
    """The menu; its answer is the wish, or nothing."""

    def __init__(
        self,
        wish: Wish,
        *,
        unfinished: Session | None = None,
        notes: tuple[str, ...] = (),
    ) -> None:
        super().__init__(Words(wish.lang))
        self.wish = wish
        self.unfinished = unfinished
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

    # What can be chosen

    def lines(self) -> list[Line]:
        """All lines of the menu, from top to bottom."""
        plan, say = self.wish.plan, self.say
        return [
            *self._resume(),
            Line(
                say("terminal-setup-mode"),
                say(f"terminal-mode-{plan.mode}"),
                say(f"terminal-mode-{plan.mode}-about"),
                lambda step: self._plan(plan.playing(_turn(MODES, plan.mode, step))),
            ),
            Line(
                say("terminal-setup-edition"),
                say(f"edition-{plan.edition}"),
                say(f"edition-{plan.edition}-about"),
                lambda step: self._edition(_turn(EDITIONS, plan.edition, step)),
            ),
            Line(
                say("terminal-setup-relics"),
                say(f"terminal-relics-{self._relics}"),
                say("terminal-relics-about"),
                (lambda _: self._plan(replace(plan, relics=not plan.relics)))
                if plan.optional
                else None,
            ),
            Line(
                say("terminal-setup-players"),
                str(len(plan.names)),
                say("terminal-setup-players-about"),
                lambda step: self._plan(plan.seating(self._count(step))),
            ),
            Line(
                say("terminal-setup-chances"),
                say(f"terminal-chances-{'yes' if self.wish.chances else 'no'}"),
                say("terminal-setup-chances-about"),
                lambda _: replace(self.wish, chances=not self.wish.chances),
            ),
            Line(
                say("terminal-setup-language"),
                say("terminal-language-name"),
                say("terminal-setup-language-about"),
                lambda step: replace(
                    self.wish, lang=_turn(LANGUAGES, self.wish.lang, step)
                ),
            ),
            *(self._seat(seat) for seat in range(len(plan.names))),
            Line(say("terminal-setup-start"), "", say("terminal-setup-start-about")),
        ]

    def _resume(self) -> Iterator[Line]:
        if self.unfinished:
            game = self.unfinished.game
            yield Line(
                self.say(
                    "terminal-setup-resume",
                    number=game.state.expedition,
                    names=self.words.enumerate(game.names),
                ),
                about=self.say("terminal-setup-resume-about"),
                enter="resume",
            )

    def _seat(self, seat: Seat) -> Line:
        plan = self.wish.plan
        kinds: tuple[str, ...] = (HUMAN, *BOTS)
        if plan.mode == "solo":
            kinds = (HUMAN,) if seat == 0 else tuple(BOTS)

        def turn(step: int) -> Wish:
            seats = list(plan.seats)
            seats[seat] = _turn(kinds, seats[seat], step)
            if HUMAN not in seats:
                return self.wish
            return self._plan(replace(plan, seats=tuple(seats)))

        return Line(
            plan.names[seat],
            self.say(f"terminal-seat-{plan.seats[seat]}"),
            self.say("terminal-setup-seat-about"),
            turn if len(kinds) > 1 else None,
            "rename",
            seat,
        )

    @property
    def _relics(self) -> str:
        if not self.wish.plan.optional:
            return "always"
        return "yes" if self.wish.plan.relics else "no"

    def _plan(self, plan: Plan) -> Wish:
        return replace(self.wish, plan=plan)

    def _edition(self, name: str) -> Wish:
        plan = replace(self.wish.plan, edition=name)
        relics = plan.relics if plan.optional else None
        return self._plan(replace(plan, relics=relics))

    def _count(self, step: int) -> int:
        least, most = box(self.wish.plan.edition).players
        return min(most, max(least, len(self.wish.plan.names) + step))

    # What is seen

    def draw(self) -> None:
        """Show the menu, the line that is chosen and what it means."""
        lines = self.lines()
        chosen = lines[self.place]
        label = max(
            Text(line.label).cell_len for line in lines if line.value and line.seat < 0
        )
        shown: list[Text] = [
            Text.assemble(
                (self.say("terminal-title"), f"bold {GOLD}"),
                (f" · {self.say('terminal-tagline')}", DIM),
            ),
            *(Text(note, style=GOLD) for note in self.notes),
        ]
        for place, line in enumerate(lines):
            if place == len(lines) - 1 or (line.seat == 0) or (not place and not line.turn):
                shown += [] if place == 0 else [Text()] if self._roomy else []
            shown.append(self._drawn(line, place == self.place, label))
        shown += [Text(), Text(chosen.about, style=DIM)]
        self.put("body", Group(*shown))
        turn = [("← →", "change")] if chosen.turn else []
        enter = {"rename": "rename", "resume": "go-on"}.get(chosen.enter, "start")
        self.put_keys(
            ("↑ ↓", "choose"), *turn, ("Enter", enter), ("q", "leave-menu")
        )

    @property
    def _roomy(self) -> bool:
        return self.size.height >= 24 - (8 - len(self.wish.plan.names))

    def _drawn(self, line: Line, chosen: bool, width: int) -> Text:
        mark = Text("▸ " if chosen else "  ", style=f"bold {GOLD}")
        style = f"bold {GOLD}" if chosen else BONE
        if line.seat >= 0:
            mark.append(f"{LETTERS[line.seat]}  ", f"bold {SEAT_COLOURS[line.seat]}")
        label = Text(line.label, style=style)
        label.truncate(max(width, 20) if line.value else 76, overflow="ellipsis")
        if not line.value:
            return mark + label
        label.pad_right(max(0, (width if line.seat < 0 else 20) - label.cell_len))
        value = f"‹ {line.value} ›" if line.turn else f"  {line.value}"
        return mark + label + Text(f"  {value}", style=style)

    # What is done

    def pressed(self, key: str) -> bool:
        """Move through the menu, change a line, or enter."""
        if self.renaming is not None:
            if key == "escape":
                self._renamed()
                return True
            return False
        lines = self.lines()
        line = lines[self.place]
        match key:
            case "up" | "k":
                self.place = (self.place - 1) % len(lines)
            case "down" | "j" | "tab":
                self.place = (self.place + 1) % len(lines)
            case "left" | "right" | "space" if line.turn:
                self._wish(line.turn(-1 if key == "left" else 1))
            case "enter":
                self._enter(line)
            case "q" | "escape":
                self.dismiss(None)
            case _:
                return False
        self.draw()
        return True

    def _wish(self, wish: Wish) -> None:
        if wish.lang != self.wish.lang:
            self.words = Words(wish.lang)
            self.say = self.words.say
        self.wish = wish
        self.place = min(self.place, len(self.lines()) - 1)

    def _enter(self, line: Line) -> None:
        match line.enter:
            case "rename":
                self._rename(line.seat)
            case how:
                self.dismiss(replace(self.wish, resume=how == "resume"))

    def _rename(self, seat: Seat) -> None:
        self.renaming = seat
        field = self.query_one(Input)
        field.value = self.wish.plan.names[seat]
        field.placeholder = self.say("terminal-name-ask", seat=LETTERS[seat])
        field.border_title = field.placeholder
        field.display = True
        field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A name is given."""
        seat = self.renaming
        if seat is None:
            return
        try:
            name = checked_name(event.value)
        except NameUnusable:
            event.input.border_title = self.say("terminal-name-unusable")
            return
        names = list(self.wish.plan.names)
        names[seat] = name
        self.wish = self._plan(replace(self.wish.plan, names=tuple(names)))
        self._renamed()

    def _renamed(self) -> None:
        self.renaming = None
        self.query_one(Input).display = False
        self.set_focus(None)
        self.draw()


def _turn(values: tuple[T, ...], value: T, step: int) -> T:
    return values[(values.index(value) + step) % len(values)]
