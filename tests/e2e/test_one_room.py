"""People in one room: one device behind a curtain, as a dealer, or a big screen."""

import re
import time

from play import OPEN, OVER, asked, choose, hasty, play, press, say

NAMES = ("Ada", "Bea", "Cleo")


def set_up(people, mode, size="phone"):
    page = people.arrive(size)
    press(page, "client-device", role="link")
    page.get_by_role("radio", name=say(page, f"client-mode-{mode}")).check(force=True)
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(say(page, "client-player-name", number=number)).fill(name)
    page.locator("form").evaluate("form => form.requestSubmit()")
    page.wait_for_url(re.compile(r"/device/\w+"))
    return page


def test_a_device_is_passed_behind_a_curtain(people):
    page = set_up(people, "curtain")
    number = 0
    until = time.monotonic() + 200
    while time.monotonic() < until and not page.query_selector(OVER):
        if curtain := page.query_selector("main.curtain button"):
            # Nothing of the cave and of earlier decisions is to be seen.
            assert page.query_selector("[aria-pressed=true]") is None
            curtain.click()
        elif page.query_selector(OPEN):
            choose(page, "leave" if number % 2 else "continue")
            number += 1
        elif begin := page.query_selector("button.primary:not(:disabled)"):
            begin.click()
        page.wait_for_timeout(20)
    assert number > 10
    assert any(name in page.inner_text(OVER) for name in NAMES)


def test_the_device_deals_for_a_table(people):
    page = set_up(people, "dealer", "desktop")
    leavers = 0
    for number in range(300):
        page.wait_for_selector(f"{OVER}, .dealer .button:not(:disabled)")
        if page.query_selector(OVER):
            break
        if number % 3 == 2:
            page.locator(".dealer .seats button:not(:disabled)").first.click()
            leavers += 1
            assert len(NAMES) == page.locator(".dealer .seats button").count()
        page.locator(".dealer .button").click()
        page.wait_for_timeout(60)
    assert leavers
    assert any(name in page.inner_text(OVER) for name in NAMES)


def test_a_big_screen_shows_the_table_while_phones_decide(people):
    screen = people.arrive()
    press(screen, "client-screen")
    screen.wait_for_url(re.compile(r"/t/\w+/screen"))
    screen.wait_for_selector(".qr svg")
    code = re.search(r"/t/(\w+)/screen", screen.url)[1]
    assert f"{people.url}/p/{code}" in screen.inner_text(".scan")
    phones = []
    for name in NAMES:
        phone = people.arrive("phone", path=f"/p/{code}")
        phone.get_by_label(say(phone, "client-name")).fill(name)
        press(phone, "client-take-seat")
        screen.wait_for_selector(f"text={name}")
        phones.append(phone)
    press(phones[0], "client-start")
    for phone in phones:
        assert asked(phone)
        assert phone.query_selector(".card.new") is None  # that is on the screen
    assert screen.query_selector("[data-choice]") is None
    choose(phones[0], "continue")
    screen.wait_for_selector(f"text={say(screen, 'stage-decided', count=1, players=3)}")
    play(*phones, decide=hasty)
    screen.wait_for_selector(OVER)
