"""People in real browsers at a real server."""

import json

import browser
import guests
import pytest
from backends import free_port
from browser import SIZES
from playwright.sync_api import Error, sync_playwright

pytest.register_assert_rewrite("checks")

LARGE = """addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.fontSize = '212.5%';
})"""
"""Text twice as large as ours, as if the browser had been told so."""


@pytest.fixture(scope="session")
def chromium():
    """A Chromium; without one, the end of the test run names what was not tried."""
    with sync_playwright() as playwright:
        try:
            started = playwright.chromium.launch(**browser.options())
        except Error as error:
            pytest.skip(f"no browser could be had: {error.message.splitlines()[0]}")
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """A server for all who come."""
    folder = tmp_path_factory.mktemp("house")
    process = guests.Process(folder / "tables.db", free_port()).start()
    yield process
    process.end()


@pytest.fixture
def site(tmp_path):
    """A server of its own, to be killed and started again."""
    process = guests.Process(tmp_path / "tables.db", free_port()).start()
    yield process
    if process.process.poll() is None:
        process.end()


class People:
    """Everyone who has opened a page, and what their browsers complained about."""

    def __init__(self, chromium, url) -> None:
        self.chromium = chromium
        self.url = url
        self.contexts = []
        self.complaints = []
        self.frames = []  # every frame that came over a socket, with its page

    def arrive(self, size="desktop", lang="en", path="/", **settings):
        """Someone opens the page, with settings that were chosen before."""
        phone = size in {"phone", "small", "landscape"}
        context = self.chromium.new_context(
            viewport=SIZES.get(size, size),
            locale=lang,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if settings.pop("still", True) else "no-preference",
        )
        context.set_default_timeout(30_000)
        if settings.pop("large", False):
            context.add_init_script(LARGE)
        kept = {"language": lang, "muted": True, "speed": "instant"} | settings
        context.add_init_script(
            "if (!localStorage.getItem('tacora-settings')) localStorage.setItem("
            f"'tacora-settings', {json.dumps(json.dumps(kept))})"
        )
        self.contexts.append(context)
        page = context.new_page()
        self.listen(page)
        page.goto(self.url + path)
        page.wait_for_function(
            "(lang) => document.documentElement.lang === lang"
            " && document.querySelector('main')",
            arg=lang,
        )
        return page

    def listen(self, page):
        """Keep what the page complains about and what it hears."""
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._console)
        page.on(
            "websocket",
            lambda socket: socket.on(
                "framereceived", lambda frame: self.frames.append((page, frame))
            ),
        )

    def _console(self, message):
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{message.text} ({message.location.get('url')})")

    def leave(self):
        for context in self.contexts:
            context.close()


@pytest.fixture
def people(chromium, house):
    """Nobody's browser may complain, unless the test takes the complaints away."""
    everyone = People(chromium, house.url)
    yield everyone
    everyone.leave()
    assert [] == everyone.complaints


@pytest.fixture
def witnesses(chromium, site):
    """People at a server that is about to be killed: their browsers may complain."""
    everyone = People(chromium, site.url)
    yield everyone
    everyone.leave()
