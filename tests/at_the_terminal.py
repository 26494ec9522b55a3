"""A place at the terminal: the app with its own folder, and what is on the screen."""

import asyncio
from importlib.resources import files
from pathlib import Path

from textual.pilot import Pilot
from textual.screen import Screen

from tacora.terminal.hints import Hint
from tacora.terminal.menu import Wish
from tacora.terminal.plan import Plan
from tacora.terminal.saves import Saves
from tacora.terminal.screen.app import Tacora
from tacora.terminal.screen.curtain import Curtain
from tacora.terminal.screen.ending import Ending
from tacora.terminal.screen.game import GameScreen
from tacora.terminal.screen.summary import Summary
from tacora.words import LANGUAGES

# Those whose words are all there; the others join as they are written.
TRANSLATED = [
    language
    for language in LANGUAGES
    if all(
        files("tacora.words").joinpath(language, f"{file}.ftl").is_file()
        for file in ("story", "terminal")
    )
]


def app_for(folder: Path, lang: str = "en", *, hint: Hint = "none", **plan) -> Tacora:
    """The app with this plan, no menu and no pauses."""
    plan.setdefault("seed", "tacora")
    wish = Wish(Plan.of(**plan), resume=False, lang=lang, hint=hint)
    return Tacora(Saves(folder), wish, ask=False, pace=0)


def page(app: Tacora) -> str:
    """What is on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(s.text for s in strip).rstrip() for strip in strips)


async def seen(pilot: Pilot) -> str:
    """What is on the screen, once it is drawn."""
    await pilot.pause()
    return page(pilot.app)


async def press(pilot: Pilot, *keys: str) -> None:
    """Press these keys, and wait until someone is asked again."""
    for key in keys:
        pilot.app.simulate_key(key)
        await settled(pilot)


async def settled(pilot: Pilot) -> None:
    """Wait until all messages have arrived and somebody is asked for a key."""
    app = pilot.app
    quiet = 0
    while quiet < 10:
        await asyncio.sleep(0)
        screen = app.screen
        busy = not app._message_queue.empty() or not screen._message_queue.empty()
        table = screen if isinstance(screen, GameScreen) else None
        busy = busy or not screen.is_mounted or type(screen) is Screen
        quiet = 0 if busy or (table and not table._keys._getters) else quiet + 1


async def play_on(pilot: Pilot, leave_at: int = 3, *, look: bool = False) -> list[str]:
    """Play to the end by pressing keys; the pages that were seen, if one looks."""
    app = pilot.app
    pages = []
    for _ in range(500):
        if look:
            pages.append(await seen(pilot))
        match app.screen:
            case Ending():
                return pages
            case Summary() | Curtain():
                await press(pilot, "enter")
            case GameScreen():
                deep = len(app.screen.state.path)
                await press(pilot, "l" if deep >= leave_at else "c")
    raise AssertionError("the game does not end")
