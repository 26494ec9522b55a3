"""Every screen in sizes, languages and numbers of players: it fits, and axe agrees."""

import pytest
from browser import SIZES
from checks import axe, fits
from play import OPEN, asked, open_table, play, say

BOTS = ["cautious", "brave", "timid", "greedy", "sly", "counting", "punctual"]
SCREENS = (
    "/",
    "/new",
    "/device",
    "/rules",
    "/learn",
    "/r",
    "/me",
    "/nowhere",
    "/daily",
    "/puzzles",
)


def settle(page):
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("h1, [data-choice]", state="attached")


@pytest.mark.parametrize("lang", ["en", "de", "uk"])
def test_every_screen_fits_every_size(people, lang):
    page = people.arrive("small", lang)
    for path in SCREENS:
        page.goto(people.url + path)
        settle(page)
        for size in SIZES.values():
            page.set_viewport_size(size)
            page.wait_for_timeout(80)
            fits(page)
        assert [] == axe(page), path


@pytest.mark.parametrize("players", [3, 8])
@pytest.mark.parametrize("lang", ["en", "de", "uk"])
def test_the_table_fits_every_size(people, lang, players):
    page = people.arrive("small", lang)
    code = open_table(page, clock=0, bots=BOTS[: players - 1], start=True)
    page.goto(f"{people.url}/t/{code}")
    assert asked(page)
    for number in range(4):
        if not page.query_selector(OPEN):
            break
        for size in SIZES.values():
            page.set_viewport_size(size)
            page.wait_for_timeout(80)
            fits(page)
        if number == 0:
            assert [] == axe(page)
        page.locator('[data-choice="continue"]').click()
        page.wait_for_timeout(150)
    page.set_viewport_size(SIZES["small"])
    play(page)
    for size in SIZES.values():
        page.set_viewport_size(size)
        page.wait_for_timeout(80)
        fits(page)
    assert [] == axe(page)
    page.goto(f"{people.url}/r/{code}?s=9")
    page.wait_for_selector("input[type=range]")
    for size in SIZES.values():
        page.set_viewport_size(size)
        page.wait_for_timeout(80)
        fits(page)
    assert [] == axe(page)


@pytest.mark.parametrize("lang", ["en", "de", "uk"])
def test_the_lobby_fits_every_size(people, lang):
    page = people.arrive("small", lang)
    code = open_table(page, bots=BOTS, help="coach")
    for path in (f"/t/{code}", f"/t/{code}/screen"):
        page.goto(people.url + path)
        settle(page)
        if not path.endswith("screen"):  # everyone sees that there is a coach
            assert say(page, "client-help-coach") in page.inner_text("dl")
        for size in SIZES.values():
            page.set_viewport_size(size)
            page.wait_for_timeout(80)
            fits(page)
        assert [] == axe(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_text_twice_as_large_still_fits(people, lang, size):
    page = people.arrive(size, lang, large=True)
    settle(page)
    fits(page)
    code = open_table(page, bots=BOTS)
    page.goto(f"{people.url}/t/{code}")
    settle(page)
    fits(page)
    code = open_table(page, clock=0, bots=BOTS, start=True)
    page.goto(f"{people.url}/t/{code}")
    assert asked(page)
    page.wait_for_selector("[data-rail]")
    fits(page)
    play(page)
    fits(page)
    page.goto(f"{people.url}/r/{code}?s=9")
    page.wait_for_selector("input[type=range]")
    fits(page)
