"""Alone against bots, in every language, on desktop and phone."""

import pytest
from play import OPEN, OVER, asked, choose, open_table, play, press, say

from tacora.words import LANGUAGES


def test_the_first_decision_is_two_clicks_away(people):
    page = people.arrive()
    press(page, "client-play")
    assert asked(page)
    choose(page, "leave")
    # In camp with the bots still inside, or already in the next cave.
    page.wait_for_function(
        "() => document.querySelector('[data-choice=leave]')?.disabled !== false"
        " || document.querySelectorAll('.card').length > 0"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_each_language(people, lang):
    page = people.arrive("phone" if lang in {"de", "uk", "pl"} else "desktop", lang)
    press(page, "client-play")
    (won,) = play(page)
    assert won
    assert lang == page.evaluate("document.documentElement.lang")
    press(page, "stage-rematch")
    page.wait_for_selector(OVER, state="detached")
    assert asked(page)


def test_the_language_changes_live_at_the_table(people):
    page = people.arrive()
    code = open_table(page, bots=["brave", "timid"], start=True, clock=0, public=False)
    page.goto(f"{people.url}/t/{code}")
    assert asked(page)
    english = say(page, "stage-deeper")
    assert english in page.inner_text('[data-choice="continue"]')
    press(page, "stage-menu")
    press(page, "stage-settings")
    page.get_by_role("radio", name="Українська").check(force=True)
    page.wait_for_function("() => document.documentElement.lang === 'uk'")
    assert say(page, "stage-deeper") in page.inner_text('[data-choice="continue"]')
    assert english != say(page, "stage-deeper")


def test_the_keyboard_is_enough(people):
    page = people.arrive()
    page.get_by_role("button", name=say(page, "client-play")).first.focus()
    page.keyboard.press("Enter")
    for number in range(400):
        if page.query_selector(OVER):
            break
        if page.query_selector(OPEN):
            page.keyboard.press("ArrowLeft" if number % 5 == 4 else "ArrowRight")
        page.wait_for_timeout(40)
    assert page.query_selector(OVER)


LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.parentElement?.closest('[role=log]')) heard.push(node.textContent);
  }).observe(document.body, {childList: true, subtree: true});
}"""
"""Keep what a screen reader would say."""


def test_whoever_listens_misses_nothing_where_all_is_seen_at_once(people):
    page = people.arrive()
    page.add_init_script(f"addEventListener('DOMContentLoaded', {LISTEN})")
    code = open_table(page, bots=["timid", "timid"], start=True, clock=0, public=False)
    page.goto(f"{people.url}/t/{code}")
    assert asked(page)
    choose(page, "leave")
    page.wait_for_selector(".summary")  # there is time to read it
    page.keyboard.press("Space")
    assert asked(page)
    play(page, decide=lambda number: "continue")
    heard = page.evaluate("heard")
    for number in range(1, 6):
        assert say(page, "story-entered", expedition=number) in heard
    assert any("Ada" in line and "leave" in line for line in heard)
    assert any("Ada runs out" in line for line in heard)


def test_the_end_lies_over_all_and_one_can_play_again_at_once(people):
    page = people.arrive("landscape")
    code = open_table(page, bots=["timid"] * 7, start=True, clock=0, public=False)
    page.goto(f"{people.url}/t/{code}")
    play(page, decide=lambda number: "leave")
    again = page.get_by_role("button", name=say(page, "stage-rematch"))
    box = again.bounding_box()
    assert box["y"] + box["height"] <= page.viewport_size["height"]
    for part in (".bar", ".cave", ".people", ".dock"):
        assert page.query_selector(f"main > {part}[inert]"), part


def test_time_that_is_up_says_so(people):
    page = people.arrive()
    code = open_table(page, bots=["timid", "timid"], start=True, clock=6, public=False)
    page.goto(f"{people.url}/t/{code}")
    assert asked(page)
    page.wait_for_selector(".clock.short b")  # it presses, and not by its colour alone
    page.wait_for_selector(f"text={say(page, 'stage-time-up-leave')}")
    spoken = page.locator("[role=log]", has_text=say(page, "stage-time-up-leave"))
    spoken.wait_for(state="attached")
