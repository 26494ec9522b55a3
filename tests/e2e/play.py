"""How people play in their browsers: every click as they would make it."""

import time
from contextlib import suppress

from playwright.sync_api import TimeoutError

from tacora.words import Words

OPEN = "[data-choice]:not(:disabled)"
OVER = "#victory"

OPENING = """async (opening) => {
  const post = async (path, body) => {
    const answer = await fetch('/api' + path, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post('/people', {name: 'Ada'});
  return (await post('/tables', opening)).code;
}"""


def say(page, id, **values):
    """What this is called in the language of the page."""
    language = page.evaluate("document.documentElement.lang")
    return Words(language).say(id, **values)


def press(page, id, role="button", **values):
    """Press what is called so."""
    page.get_by_role(role, name=say(page, id, **values)).first.click()


def open_table(page, **opening):
    """Open a table for a new guest, with fewer clicks than a person needs."""
    return page.evaluate(OPENING, opening)


def asked(page):
    """Wait until this person is asked; false when the game is over instead."""
    page.wait_for_selector(f"{OVER}, {OPEN}", timeout=40_000)
    return page.query_selector(OVER) is None


def choose(page, decision):
    """Press one of the two large buttons."""
    page.locator(f'[data-choice="{decision}"]').click(timeout=5000)


def cautious(number):
    """Leave every fourth time."""
    return "leave" if number % 4 == 3 else "continue"


def hasty(number):
    """Leave every second time."""
    return "leave" if number % 2 else "continue"


def play(*pages, decide=cautious):
    """Play on these pages until the game is over, and read who has won on each."""
    until = time.monotonic() + 150
    number = 0
    while time.monotonic() < until:
        for page in pages:
            if page.query_selector(f"{OPEN}[aria-pressed=false]"):
                with suppress(TimeoutError):  # the moment may have passed meanwhile
                    choose(page, decide(number))
                    number += 1
        if all(page.query_selector(OVER) for page in pages):
            return [victory(page) for page in pages]
        pages[0].wait_for_timeout(20)
    raise AssertionError("the game does not end")


def victory(page):
    """Who has won, as the page says it."""
    return page.inner_text(OVER)
