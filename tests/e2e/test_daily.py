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
    press(page, "daily-practise")
    page.wait_for_url("**/t/*")
    page.goto(people.url + "/daily")
    place.wait_for()
    fits(page)
    assert [] == axe(page)
