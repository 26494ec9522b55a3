"""A game is brought along and reviewed: what decided it, what was luck."""

from browser import SIZES
from checks import axe, fits
from play import press, say

GAME = """[Edition "fr"]
[Players "Ada, Bo, Cy, Di"]

1. 17 snake -ab 15 spider 11 ram -d 5 lava 14 -c
2. 4 -abcd
3. 9 snake -a 7 boulder -bc ram
"""


def bring(page, url, game=GAME):
    """Open a game in notation."""
    page.goto(url + "/r")
    page.get_by_role("textbox").fill(game)
    press(page, "replay-import-open")
    page.wait_for_selector("input[type=range]")


def test_a_game_is_reviewed(people):
    page = people.arrive("desktop", "uk")
    bring(page, people.url)
    press(page, "review-ask")
    page.wait_for_selector("#review-balance", timeout=60_000)
    four = page.locator("#review-balance ~ ul > li")
    assert 4 == four.count()
    assert say(page, "review-judgement") in four.first.inner_text()
    # All four are asked after the first card, and nobody before it.
    assert say(page, "review-now-none") in page.inner_text("main")
    press(page, "replay-forward")
    press(page, "replay-forward")
    now = page.locator("#review-now ~ ul > li")
    now.nth(3).wait_for()
    assert 4 == now.count()
    # Four chances of each, with their margins: staying, leaving, before, after.
    for each in now.all_inner_texts():
        assert 4 == each.count("±"), each
        assert say(page, "review-before") in each
    for size in SIZES.values():
        page.set_viewport_size(size)
        page.wait_for_timeout(80)
        fits(page)
    assert [] == axe(page)
    # What cost most leads to its moment.
    worst = page.locator("#review-costly ~ ol button").first
    worst.click()
    page.wait_for_selector("#review-costly ~ ol [aria-current=step]")
