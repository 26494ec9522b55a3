"""Help: what the keys do here and what the signs mean."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from tacora.words import Words

from .page import Page
from .palette import BONE, DIM, GOLD

_MENU = (
    ("↑ ↓", "choose"),
    ("← →", "change"),
    ("enter", "enter"),
    ("q", "menu-quit"),
    ("", ""),
)
_MODES = ("solo", "pass", "deal")
_DECIDE = (("c →", "continue"), ("l ←", "leave"), ("s", "skip"))
_DEAL = (("a–h", "leavers"), ("enter", "told"), ("u", "take-back"))
_TABLE = (
    ("o", "hints"),
    ("r", "rules"),
    ("q", "quit"),
    ("", "any"),
    ("", ""),
    ("[×](2)[3]", "entrance"),
    ("11 +3", "treasure"),
    ("▲", "hazard"),
    ("☼", "relic"),
    ("● ○ ×", "tracker"),
    ("2◊ 3♦", "gems"),
)


class Help(Page[None]):
    """One page of help for a way to play, or for the menu; any key closes it."""

    def __init__(self, words: Words, mode: str | None = None) -> None:
        super().__init__(words)
        self.mode = mode

    def draw(self) -> None:
        """Show keys and signs."""
        table = Table(
            box=None,
            padding=(0, 2, 0, 0),
            pad_edge=False,
            title=self.say("terminal-help-title"),
            title_justify="left",
            title_style=f"bold {GOLD}",
            show_header=False,
            caption=self.say("terminal-help-close"),
            caption_justify="left",
            caption_style=DIM,
        )
        for sign, meaning in self._lines():
            table.add_row(Text(self.named(sign), style=f"bold {BONE}"), meaning)
        self.put("body", table)
        self.put_keys()

    def _lines(self) -> Iterator[tuple[str, str]]:
        decide = _DEAL if self.mode == "deal" else _DECIDE
        for sign, meaning in _MENU if self.mode is None else (*decide, *_TABLE):
            yield sign, self.say(f"terminal-help-{meaning}") if meaning else ""
        if self.mode is None:
            for mode in _MODES:
                about = self.say(f"terminal-mode-{mode}-about")
                yield self.say(f"terminal-mode-{mode}"), about
        yield "", ""

    def pressed(self, key: str) -> bool:  # noqa: ARG002  any key will do
        """Whatever it is, the page closes."""
        self.dismiss(None)
        return True
