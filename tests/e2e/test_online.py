"""Several browsers at one table: secrets, reconnecting, watching, replays."""

import json
import re

from play import OPEN, OVER, asked, choose, hasty, open_table, play, press, say


def at_one_table(people, **opening):
    """A desktop and a phone at a table with a bot, and the game begun."""
    desktop = people.arrive()
    code = open_table(desktop, clock=0, bots=["cautious"], **opening)
    desktop.goto(f"{people.url}/t/{code}")
    phone = people.arrive("phone", "de", f"/t/{code}")
    phone.get_by_label(say(phone, "client-name")).fill("Bea")
    press(phone, "client-take-seat")
    desktop.wait_for_selector("text=Bea")
    press(desktop, "client-start")
    assert asked(desktop)
    assert asked(phone)
    return code, desktop, phone


def at_rest(page):
    """What the page has in it once nothing is added any more."""
    looks = [page.inner_html("main")]
    while len(looks) < 4 or len({*looks[-4:]}) > 1:
        page.wait_for_timeout(250)
        looks.append(page.inner_html("main"))
    return looks[-1]


def test_a_whole_game_on_desktop_and_phone(people):
    code, desktop, phone = at_one_table(people)
    watcher = people.arrive(path=f"/t/{code}")
    watcher.wait_for_selector(".card")
    assert watcher.query_selector(OPEN) is None
    play(desktop, phone, decide=hasty)
    watcher.wait_for_selector(OVER)
    scores = [
        sorted(re.findall(r"\d+", page.inner_text(".final")))[:1]
        for page in (desktop, phone, watcher)
    ]
    assert scores[0] == scores[1] == scores[2]
    press(desktop, "stage-rematch")
    press(phone, "stage-rematch-join", role="link")
    desktop.wait_for_selector("text=Bea")


def test_no_secret_is_in_page_storage_or_frames_before_the_reveal(people):
    _, desktop, phone = at_one_table(people)
    phone.wait_for_selector("canvas.painted")
    before = at_rest(phone)
    seen = len(people.frames)
    choose(desktop, "leave")
    desktop.wait_for_selector('[data-choice="leave"][aria-pressed="true"]')
    while not (frames := [f for page, f in people.frames[seen:] if page is phone]):
        phone.wait_for_timeout(50)
    now = at_rest(phone)
    heard = [message for frame in frames for message in json.loads(frame)]
    assert {"Deciding"} == {message["type"] for message in heard}
    assert all({"type", "at", "decided", "of", "left"} >= m.keys() for m in heard)
    # How many have decided is all that changes.
    assert re.sub(r"\d+", "", before) == re.sub(r"\d+", "", now)
    stored = phone.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
    assert "leave" not in stored


def test_a_pause_is_told_to_those_who_listen(people):
    _, desktop, phone = at_one_table(people)
    for page in (desktop, phone):
        if page is phone:  # on a desktop it is in the dock
            press(page, "stage-menu")
        press(page, "stage-pause")
        asks = say(phone, "stage-pause-asked", names="Ada")
        phone.wait_for_selector(f"[role=log] >> text={asks}", state="attached")
    for page in (desktop, phone):
        paused = say(page, "stage-paused")
        page.wait_for_selector(f"[role=log] >> text={paused}", state="attached")
        assert page.query_selector(OPEN) is None


def test_bots_alike_are_numbered_in_the_cave(people):
    page = people.arrive()
    code = open_table(page, clock=0, bots=["brave", "brave"], start=True)
    page.goto(f"{people.url}/t/{code}")
    assert asked(page)
    names = page.locator("[data-rail] .name").all_inner_texts()
    assert names[1] != names[2]


def test_a_killed_server_is_only_a_pause(witnesses, site):
    _, desktop, phone = at_one_table(witnesses)
    choose(desktop, "continue")
    desktop.wait_for_selector('[data-choice="continue"][aria-pressed="true"]')
    site.end()
    phone.wait_for_selector(f"text={say(phone, 'stage-reconnecting')}")
    assert phone.query_selector("dialog[open]") is None
    site.start()
    phone.wait_for_selector(OPEN, timeout=30_000)
    desktop.wait_for_selector(OPEN, timeout=30_000)
    play(desktop, phone, decide=hasty)


def test_a_replay_is_a_link_to_the_moment(people):
    page = people.arrive()
    code = open_table(page, clock=0, bots=["brave", "timid"], start=True)
    page.goto(f"{people.url}/t/{code}")
    play(page)
    press(page, "stage-replay", role="link")
    page.wait_for_url(re.compile(f"/r/{code}"))
    page.wait_for_selector("input[type=range]")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"\?s=5$"))
    moment = page.inner_text("main")
    other = people.arrive("phone", path=f"/r/{code}?s=5")
    assert "5" == other.locator("input[type=range]").first.input_value()
    page.keyboard.press("End")
    page.wait_for_function(
        "(m) => document.querySelector('main').innerText !== m", arg=moment
    )
