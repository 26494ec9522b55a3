"""The app: from the start menu to the last barricade, and again if wanted."""

from typing import ClassVar

from msgspec.structs import replace
from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from tacora.picture.palette import DARK, TERMINAL
from tacora.terminal.menu import Wish
from tacora.terminal.saves import Saves
from tacora.terminal.session import Session
from tacora.words import Words

from .game import GameScreen
from .start_menu import StartMenu

_COLOURS = f"""
$night: {DARK["night"]}; $bone: {DARK["bone"]}; $gold: {DARK["gold"]};
$dim: {TERMINAL["dim"]}; $rule: {TERMINAL["rule"]};
"""
_STYLE = """
Screen { background: $night; color: $bone; padding: 0 1; layout: vertical; }
#keys { dock: bottom; height: auto; color: $dim; }
#body, #top, #path, #prompt { height: auto; }
#middle { height: auto; }
#explorers { width: 1fr; height: auto; }
#hazards { height: auto; border-left: solid $rule; padding-left: 1; }
#log { height: 1fr; min-height: 1; }
#name { dock: bottom; margin: 0 0 1 0; width: 60; }
#name { border: round $gold; background: $night; }
Curtain { align: center middle; }
Curtain #body { width: 100%; }
Rulebook VerticalScroll { scrollbar-size: 1 1; }
"""


class Tacora(App[None]):
    """One game after the other, on the screen."""

    CSS = _COLOURS + _STYLE
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Tacora"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)
    ]

    def __init__(
        self,
        saves: Saves,
        wish: Wish,
        *,
        ask: bool = True,
        resume: bool | None = None,
        pace: float = 0.6,
    ) -> None:
        """`ask`: open the menu first; `resume`: go on at once with what was kept."""
        super().__init__()
        self.saves = saves
        self.wish = wish
        self.ask = ask
        self.resume = resume
        self.pace = pace
        self.session: Session | None = None

    def on_mount(self) -> None:
        """The door opens."""
        self._play_games()

    @work(exclusive=True)
    async def _play_games(self) -> None:
        """Menu, game, and again if wanted."""
        kept, damaged = self.saves.find()
        words = Words(self.wish.lang)
        notes = [found.said(words) for found in damaged]
        if self.resume and not kept:
            notes.append(words.say("terminal-nothing-to-resume"))
        if self.resume is False:
            kept = []
        while True:
            if self.resume and kept:
                self.wish = replace(self.wish, resume=True)
            elif self.ask:
                menu = StartMenu(self.wish, unfinished=kept, notes=notes)
                wish = await self.push_screen_wait(menu)
                if wish is None:
                    self.exit()
                    return
                self.wish = wish
            if self.wish.resume:
                self.session = self.saves.resume(kept[self.wish.kept])
            else:
                self.saves.start_anew()
                self.session = Session.begin(self.wish.plan)
            table = GameScreen(
                Words(self.wish.lang),
                self.session,
                self.saves,
                hint=self.wish.hint,
                pace=self.pace,
            )
            again = await self.push_screen_wait(table)
            if not again:
                self.exit()
                return
            plan = self.session.plan
            self.wish = Wish(plan, False, self.wish.lang, table.hint)
            self.ask, self.resume, self.session, notes = True, None, None, []
            kept, _ = self.saves.find()
