"""The board: what everyone sees of the game, laid out in the room there is."""

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from tacora.rules import Seat
from tacora.terminal.hints import Hint, fitting
from tacora.terminal.session import Session
from tacora.words import Words

from . import drawing
from .page import Page
from .palette import BONE, DIM
from .path import path as drawn_path

_BORDER = 2  # columns between the explorers and the hazards
_ASKED = 2  # lines for a question at least, so that the log stands still
_AIRY = 14  # lines to spare from which on some are left blank
_SMALL = 58  # columns below which something has to be left out
_USUAL = (("?", "help"), ("o", "hints"), ("r", "rules"), ("q", "quit"))


class Board(Page[bool]):
    """Path, explorers, hazards, the last sentences, and what is asked."""

    def __init__(self, words: Words, session: Session, *, hint: Hint) -> None:
        super().__init__(words)
        self.session = session
        self.names = session.game.names
        self.state = session.game.record.start
        self.hint = fitting(hint, session)
        self.told: list[str] = []
        self.fresh = 0  # where the sentences of this step begin
        self.shown: dict[Seat, Text] = {}  # what stands in place of "in the cave"
        self._stale = False  # whether it is to be drawn anew
        self.asking: Sequence[Text | list[Text]] = ()
        self.offered: Sequence[tuple[str, str]] = ()  # keys, besides the usual ones

    def compose(self) -> ComposeResult:
        """The parts of the table, from top to bottom."""
        yield Static(id="top")
        yield Static(id="path")
        with Horizontal(id="middle"):
            yield Static(id="explorers")
            yield Static(id="hazards")
        yield Static(id="log")
        yield Static(id="prompt")
        yield Static(id="keys")

    def draw(self) -> None:
        """Show the table as it is, once all that happens now has happened."""
        if not self._stale:
            self._stale = True
            self.call_later(self._draw)

    def _draw(self) -> None:
        self._stale = False
        words, state = self.words, self.state
        width, height = self.size
        tracker = self._tracker()
        asked = self._asked(width)
        middle = max(1 + len(state.explorers), len(tracker))
        keys = (*self.offered, *_USUAL)
        room = height - 2 - middle - len(asked) - len(self.keys(keys))
        airy = room > _AIRY
        path = drawn_path(state, words, width, room - 2)
        if airy:
            path = [Text(), *path, Text()]
        edition = words.say(
            "table-edition",
            edition=words.say(f"edition-{state.edition.name}"),
            relics="yes" if state.edition.relics else "no",
        )
        self.put(
            "top",
            Group(
                drawing.header(state, words, width),
                drawing.rule(words.say("table-path"), edition, width),
            ),
        )
        self.put("path", Group(*path))
        side = _BORDER + max(line.cell_len for line in tracker)
        self.query_one("#hazards").styles.width = side
        self.put("hazards", Group(*tracker))
        self.put(
            "explorers",
            drawing.explorers(
                state,
                self.names,
                self.session.seats,
                words,
                shown=self.shown or self._decided(),
                width=width - side - 1,
            ),
        )
        self.put("log", self._log(width, room - len(path)))
        self.put("prompt", Group(*asked))
        self.put_keys(*keys)

    def _tracker(self) -> list[Text]:
        title = Text(self.say("table-hazards"), style=DIM)
        return [title, *drawing.hazards(self.state, self.words)]

    def _decided(self) -> dict[Seat, Text]:
        """That someone has decided may be seen; what, may not."""
        return {
            seat: Text(self.say("terminal-decided"), style=BONE)
            for seat in self.session.decided
        }

    def _asked(self, width: int) -> list[Text]:
        rows: list[Text] = []
        for line in self.asking:
            if isinstance(line, Text):
                rows += line.wrap(self.app.console, max(width, 10))
            else:
                rows += drawing.packed(line, "   ", width)
        rows += [Text()] * (_ASKED - len(rows))
        asked = self.state.awaits == "decisions" and not self.state.trapped
        if asked and self.hint != "none":
            return (
                drawing.packed(drawing.odds(self.state, self.words), " · ", width)
                + rows
            )
        return rows

    def _log(self, width: int, height: int) -> Group:
        rows: list[Text] = []
        height = max(height, 1)
        top = [Text(), drawing.rule("", "", width), Text()] if height > _AIRY else []
        height -= len(top)
        start = max(0, len(self.told) - height)
        for place, sentence in enumerate(self.told[start:], start):
            fresh = place >= self.fresh
            text = Text(sentence, style=BONE if fresh else DIM)
            for n, row in enumerate(text.wrap(self.app.console, max(width - 2, 10))):
                rows.append(Text("» " if fresh and n == 0 else "  ") + row)
        if width < _SMALL:
            rows.insert(0, Text(self.say("terminal-too-small"), style=DIM))
        return Group(*top, *[Text()] * (height - len(rows)), *rows[-height:])

    def ask(
        self, *lines: Text | list[Text], keys: Sequence[tuple[str, str]] = ()
    ) -> None:
        """Show a question and the keys that answer it; a list stays in one line."""
        self.asking = lines
        self.offered = keys
        self.draw()
