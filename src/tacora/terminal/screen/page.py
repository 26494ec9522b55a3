"""A page: one full screen of the game, drawn anew when it changes or is resized."""

from collections.abc import Sequence
from typing import TypeVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from tacora.words import Words

from .drawing import key, packed
from .keys import NAMED, meant

T = TypeVar("T")


class Page(Screen[T]):
    """A screen with a body and, on its last line, the keys that can be pressed."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.say = words.say

    def compose(self) -> ComposeResult:
        """The body, and the line of keys."""
        yield Static(id="body")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """The page is opened."""
        self.draw()

    def on_resize(self) -> None:
        """The window has another size."""
        self.draw()

    def draw(self) -> None:
        """Show everything as it is now; each page has its own."""

    def put(self, place: str, drawn: RenderableType) -> None:
        """Write something into a part of the page."""
        self.query_one(f"#{place}", Static).update(drawn)

    def keys(self, pairs: Sequence[tuple[str, str]]) -> list[Text]:
        """The lines of keys: each key and what it does, none of them torn apart."""
        offers = [
            key(self.named(name), self.say(f"terminal-key-{does}"))
            for name, does in pairs
        ]
        return packed(offers, "  ", self.size.width)

    def named(self, name: str) -> str:
        """A key as it is labelled on the reader's keyboard."""
        return self.say(f"terminal-named-{name}") if name in NAMED else name

    def put_keys(self, *pairs: tuple[str, str]) -> None:
        """Write the keys that can be pressed: each key and the id of what it does."""
        self.put("keys", Group(*self.keys(pairs)))

    def on_key(self, event: Key) -> None:
        """A key is pressed."""
        if self.pressed(meant(event)):
            event.stop()
            event.prevent_default()

    def pressed(self, key: str) -> bool:
        """Do what the key means here, and say whether it means anything."""
        return not key
