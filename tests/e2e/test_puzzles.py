"""Puzzles in the browser: an answer, what it was worth, and the next; also offline."""

from browser import SIZES
from checks import axe, fits
from play import choose, press, say


def test_puzzles_are_answered_and_counted_without_a_network(people):
    page = people.arrive("phone", "fr")
    press(page, "client-puzzles", role="link")
    page.wait_for_selector("[data-choice]")
    for size in ("phone", "small"):
        page.set_viewport_size(SIZES[size])
        # What everyone has in the chest is needed for an answer.
        assert page.locator("section .scores li").first.is_visible()
    page.context.set_offline(True)
    rows = []
    for decision in ("continue", "leave", "continue"):
        choose(page, decision)
        page.wait_for_selector("[data-next]")
        told = page.locator("section [role=status]").inner_text()
        right = told.startswith(say(page, "puzzle-right"))
        assert right or told.startswith(say(page, "puzzle-wrong"))
        better = page.locator(".side.better span").first.inner_text()
        taken = "stage-deeper" if decision == "continue" else "stage-to-camp"
        assert right == (better == say(page, taken))
        rows.append(rows[-1] + 1 if right and rows else int(right))
        press(page, "puzzle-next")
        page.wait_for_selector("[data-choice]:not(:disabled)")
    kept = page.evaluate("JSON.parse(localStorage.getItem('tacora-puzzles'))")
    assert (rows[-1], max(rows)) == (kept["row"], kept["best"])
    choose(page, "continue")
    for size in SIZES.values():
        page.set_viewport_size(size)
        page.wait_for_timeout(80)
        fits(page)
    assert [] == axe(page)
