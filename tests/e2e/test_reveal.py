"""Nothing knows a card before its face is up: we look at every frame of every mode."""

import re
import time
from pathlib import Path

from play import OPEN, OVER, asked, cautious, choose, open_table, play, press, say

LEAKS = Path(__file__).with_name("leaks.js").read_text("utf-8").partition("\n")[2]
BRISK = {"still": False, "speed": "brisk"}


def look(page, url):
    """Open an address, and look at its frames from then on."""
    page.goto(url)
    page.evaluate(LEAKS)


def leaks(page, turned=5):
    """What gave a card away, after at least so many were turned over."""
    page.wait_for_function(f"() => turned >= {turned}", timeout=120_000)
    return page.evaluate("leaks")


def test_a_whole_game_gives_no_card_away(people):
    page = people.arrive(**BRISK)
    code = open_table(page, bots=["brave", "greedy"], start=True, clock=0, public=False)
    look(page, f"{people.url}/t/{code}")
    play(page)
    assert [] == leaks(page, 15)


def test_a_replay_and_those_who_watch_are_told_no_card_early(people):
    page = people.arrive()
    code = open_table(page, bots=["brave", "greedy"], start=True, clock=0, public=False)
    watching = people.arrive(still=False)
    look(watching, f"{people.url}/r/{code}")
    page.goto(f"{people.url}/t/{code}")
    for _ in range(5):
        assert asked(page)
        choose(page, "continue")
        watching.wait_for_timeout(3000)
    assert [] == leaks(watching, 4)
    play(page)
    replay = people.arrive(still=False)
    look(replay, f"{people.url}/r/{code}?s=0")
    press(replay, "replay-play")
    assert [] == leaks(replay)


def test_a_dealer_gives_no_card_away(people):
    page = people.arrive("phone", **BRISK)
    press(page, "client-device", role="link")
    page.get_by_role("radio", name=say(page, "client-mode-dealer")).check(force=True)
    page.locator("form").evaluate("form => form.requestSubmit()")
    page.wait_for_url(re.compile(r"/device/\w+"))
    page.evaluate(LEAKS)
    until = time.monotonic() + 90
    while time.monotonic() < until and page.evaluate("turned") < 10:
        if begin := page.query_selector(".dealer .button:not(:disabled)"):
            begin.click()
        page.wait_for_timeout(50)
    assert [] == leaks(page, 10)


def test_a_big_screen_gives_no_card_away(people):
    screen = people.arrive(still=False)
    press(screen, "client-screen")
    screen.wait_for_url(re.compile(r"/t/\w+/screen"))
    code = re.search(r"/t/(\w+)/screen", screen.url)[1]
    screen.evaluate(LEAKS)
    phones = []
    for name in ("Ada", "Bea", "Cleo"):
        phone = people.arrive("phone", path=f"/p/{code}")
        phone.get_by_label(say(phone, "client-name")).fill(name)
        press(phone, "client-take-seat")
        phones.append(phone)
    press(phones[0], "client-start")
    until = time.monotonic() + 90
    while time.monotonic() < until and screen.evaluate("turned") < 8:
        for number, phone in enumerate(phones):
            if phone.query_selector(f"{OPEN}[aria-pressed=false]"):
                choose(phone, cautious(number))
        screen.wait_for_timeout(100)
    assert [] == leaks(screen, 8)


def test_the_lesson_gives_no_card_away(people):
    page = people.arrive(still=False)
    look(page, f"{people.url}/learn")
    until = time.monotonic() + 90
    while time.monotonic() < until and not page.query_selector(
        "a[href='/rules'].button"
    ):
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    assert [] == leaks(page, 3)


def test_what_is_spoken_is_what_lies_there(people):
    """A hand's satchel is said with the card that filled it, and never without it."""
    page = people.arrive(**BRISK)
    code = open_table(page, bots=["brave", "greedy"], start=True, clock=0, public=False)
    page.goto(f"{people.url}/t/{code}")
    for number in range(12):
        if not asked(page):
            break
        satchel = page.evaluate(SATCHEL)
        keep = say(page, "stage-keep", gems=satchel)
        assert keep in page.inner_text("[data-choice=leave]")
        spoken = page.wait_for_function(
            "() => document.querySelector('[role=alert]')"
            f".textContent.includes({keep!r})"
        )
        assert spoken
        choose(page, cautious(number))
        page.wait_for_selector(f"{OVER}, [data-choice]:disabled, .dock .rest")


SATCHEL = """async () => {
  const count = () =>
    document.querySelector('[data-hold=satchel] b').textContent.trim();
  for (let before = ''; before !== count();) {
    before = count();
    await new Promise((done) => setTimeout(done, 1200));
  }
  return Number(count());
}"""
"""What the satchel holds once its number has come to rest."""
