"""The daily cave in the browser: in, out, and onto the board."""

from checks import axe, fits
from play import hasty, play, press, say


def test_a_try_in_the_daily_cave_is_on_the_board(people):
    page = people.arrive("phone", "pl")
    press(page, "client-daily", role="link")
    press(page, "daily-enter")
    play(page, decide=hasty)
    press(page, "client-daily", role="link")
    place = page.locator("ol li", has_text=say(page, "client-yourself"))
    place.wait_for()
    assert page.locator(".score").inner_text() in place.inner_text()
    page.goto(people.url + page.locator(".hero a").get_attribute("href"))
    page.locator("dd", has_text=say(page, "replay-seed-next-day")).wait_for()
    page.goto(people.url + "/daily")
    press(page, "daily-practise")
    page.wait_for_url("**/t/*")
    page.goto(people.url + "/daily")
    place.wait_for()
    fits(page)
    assert [] == axe(page)


def test_a_try_of_yesterday_that_was_not_finished_is_called_so(people):
    page = people.arrive("phone", "de")
    place = {"rank": 1, "name": "Ada", "emblem": 1, "score": 40, "you": False}
    mine = {"code": "of-me", "score": None, "rank": None}
    told = {
        "left": 30_000,
        "today": {"day": "2026-11-17", "played": 0, "mine": None, "ranks": []},
        "yesterday": {
            "day": "2026-11-16",
            "played": 1,
            "mine": mine,
            "ranks": [place],
            "seed": "s",
            "best": "of-ada",
        },
    }
    page.route("**/api/daily", lambda route: route.fulfill(json=told))
    press(page, "client-daily", role="link")
    page.get_by_text(say(page, "daily-late")).wait_for()
    last = page.locator("ol li").last.bounding_box()
    best = page.locator("a.button", has_text=say(page, "daily-best")).bounding_box()
    assert 12 <= best["y"] - last["y"] - last["height"]
    fits(page)
