"""Without a network: the page opens from what the browser kept."""

from play import press, say
from test_review import bring

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  return navigator.serviceWorker.controller !== null;
}"""


def test_shell_rules_and_saved_replays_open_while_the_server_is_away(witnesses, site):
    page = witnesses.arrive("phone", "pl")
    bring(page, site.url)
    page.wait_for_url("**/r/*")
    replay = page.url
    page.wait_for_function(KEPT)
    site.end()
    page.goto(site.url + "/")
    page.get_by_role("heading", name=say(page, "client-question"), level=1).wait_for()
    page.goto(site.url + "/rules")
    page.locator("main h2").nth(2).wait_for()
    assert say(page, "client-rules") in page.title()
    page.goto(replay)
    press(page, "replay-forward")
    page.wait_for_function(
        "() => document.querySelector('input[type=range]').value > 0"
    )
