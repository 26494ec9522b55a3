"""Help: what the keys do and what the signs mean."""

from rich.table import Table
from rich.text import Text

from .page import Page
from .palette import BONE, DIM, GOLD

_LINES = (
    ("c →", "continue"),
    ("l ←", "leave"),
    ("o", "chances"),
    ("s", "skip"),
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
    """One page of help; any key closes it."""

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
        for sign, meaning in _LINES:
            said = self.say(f"terminal-help-{meaning}") if meaning else ""
            table.add_row(Text(sign, style=f"bold {BONE}"), said)
        self.put("body", table)
        self.put_keys()

    def pressed(self, key: str) -> bool:  # noqa: ARG002  any key will do
        """Whatever it is, the page closes."""
        self.dismiss(None)
        return True
