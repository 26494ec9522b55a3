"""The code of the page "Train an agent" runs, and what it says comes true."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/how-to/train-an-agent.md"


@pytest.fixture(scope="module")
def page():
    """All that the page defines, with less practice than it asks for."""
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    shorter = "\n".join(code).replace("games=4000", "games=500")
    shorter = shorter.replace("games=1500", "games=100")
    names: dict[str, object] = {}
    exec(compile(shorter, PAGE.name, "exec"), names)  # noqa: S102 # it is our own page
    return names


def test_the_page_trains_an_agent(page, capsys):
    shares = page["shares"](page["env"], page["weights"], games=50)
    assert pytest.approx(1) == sum(shares)


def test_practice_against_one_kind_of_bot_soon_pays(page):
    cautious = page["gymnasium"].make("Tacora-v0", players=4, bots="cautious")
    beginner = page["np"].zeros(page["FEATURES"])
    trained = page["train"](cautious, games=400)
    before = page["shares"](cautious, beginner, games=150)[0]
    after = page["shares"](cautious, trained, games=150)[0]
    # About 0.3 and 0.7; 150 games are good to 0.08.
    assert after > before + 0.15


def test_the_tiny_game_of_the_page_is_solved(page):
    assert 0 < page["gain"] < 0.02
