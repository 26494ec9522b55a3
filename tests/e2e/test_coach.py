"""The coach at the table: silent before a decision, and clear after it."""

from checks import axe, fits
from play import asked, choose, open_table, say

from tacora.words import Words


def test_a_coach_speaks_after_the_decision_and_can_be_silenced(people):
    page = people.arrive("small", "fr")
    code = open_table(
        page, clock=0, help="coach", public=False, bots=["timid"] * 7, start=True
    )
    page.goto(f"{people.url}/t/{code}")
    assert asked(page)
    note = page.locator("aside [role=status]")
    assert say(page, "coach-watches") == note.inner_text()
    choose(page, "leave")
    page.wait_for_function(
        "(silent) => document.querySelector('aside [role=status]').innerText != silent",
        arg=say(page, "coach-watches"),
    )
    # Right after the first card nobody who counts goes home.
    told = note.inner_text()
    words = Words("fr").say("coach-differs-leave", value="|").partition("|")
    assert told.startswith(words[0])
    page.wait_for_function("() => !document.querySelector('[data-cue=summary]')")
    fits(page)
    assert [] == axe(page)
    page.get_by_role("button", name=say(page, "coach-off")).click()
    note.wait_for(state="detached")
    page.reload()
    asked(page)
    assert 0 == note.count()
