"""The rules of the edition on the table, to be read in between."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Markdown, Static

from tacora.rulebook import rulebook
from tacora.rules import Edition
from tacora.words import Words

from .keys import CLOSE
from .page import Page


class Rulebook(Page[None]):
    """The rulebook, scrolled with the arrow keys."""

    def __init__(self, words: Words, edition: Edition) -> None:
        super().__init__(words)
        self.edition = edition

    def compose(self) -> ComposeResult:
        """The text, and the line of keys."""
        with VerticalScroll():
            yield Markdown(rulebook(self.edition, self.words))
        yield Static(id="keys")

    def draw(self) -> None:
        """Show the keys; the text shows itself."""
        self.put_keys(("escape", "back"))

    def pressed(self, key: str) -> bool:
        """Close the book."""
        if key in CLOSE or key == "r":
            self.dismiss(None)
            return True
        return False
