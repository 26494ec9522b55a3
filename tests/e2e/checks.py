"""What holds for every screen: nothing sticks out or is cut off; axe is content."""

from pathlib import Path

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

RUN_AXE = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  return found.violations.map(
    (v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 3).join(', ')}`);
}"""

CUT = Path(__file__).with_name("cut.js")
COVERED = Path(__file__).with_name("covered.js")
SETTLING = 20  # tenths of a second


def axe(page) -> list[str]:
    """What axe finds against this page."""
    page.evaluate(AXE.read_text("utf-8"))
    return page.evaluate(RUN_AXE)


def sticking_out(page) -> int:
    """How many pixels one could scroll sideways."""
    return page.evaluate("() => document.documentElement.scrollWidth - innerWidth")


def cut_off(page) -> list[str]:
    """Texts of which a part cannot be seen."""
    return page.evaluate(CUT.read_text("utf-8").partition("\n")[2])


def covered(page) -> list[str]:
    """Texts that lie over one another."""
    return page.evaluate(COVERED.read_text("utf-8").partition("\n")[2])


def fits(page) -> None:
    """Nothing sticks out of the page, and no text is cut off or covered, once it rests.

    A page that has just got another size may need a while on a busy machine.
    """
    for _ in range(SETTLING):
        found = [*cut_off(page), *covered(page)]
        if sticking_out(page):
            found.append("the page sticks out")
        if not found:
            return
        page.wait_for_timeout(100)
    assert [] == found
