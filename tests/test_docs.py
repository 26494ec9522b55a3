"""What the documentation says is so, and nothing is left out of it."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tacora import game
from tacora.cli import app
from tacora.records import errors as record_errors
from tacora.rules import errors, events

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [page for page in PAGES if ">>> " in page.read_text("utf-8")]


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.name)
def test_the_examples_run(page):
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert found.attempted > 0
    assert 0 == found.failed


def test_the_readme_has_a_game_in_python_and_the_two_commands():
    readme = (ROOT / "README.md").read_text("utf-8")
    assert ROOT / "README.md" in EXAMPLES
    assert "make play" in readme
    assert "make test" in readme


def test_the_examples_in_the_code_run():
    found = doctest.testmod(game)
    assert found.attempted > 0
    assert 0 == found.failed


def headings(page: str) -> list[str]:
    return re.findall(
        r"^#+ (.+)$", (ROOT / "docs" / page).read_text("utf-8"), re.MULTILINE
    )


def test_every_event_and_error_has_a_heading():
    expected = [
        name
        for module in (events, errors, record_errors)
        for name, kind in vars(module).items()
        if isinstance(kind, type) and kind.__module__ == module.__name__
        if module is events or issubclass(kind, errors.Problem)
    ]
    assert len(expected) > 20
    assert [] == [
        name for name in expected if name not in headings("reference/rules.md")
    ]


def test_every_command_has_a_heading():
    names = [c.name or c.callback.__name__ for c in app.registered_commands]
    assert [f"tacora {name}" for name in names] == headings("reference/commands.md")[1:]


def test_what_is_generated_is_current():
    pages = [str(p) for p in PAGES if "[[[cog" in p.read_text("utf-8")]
    assert pages
    subprocess.run(
        [sys.executable, "-m", "cogapp", "--check", *pages], check=True, cwd=ROOT
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_every_dependency_has_its_line():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = project["dependencies"] + [
        name for extra in project["optional-dependencies"].values() for name in extra
    ]
    page = (ROOT / "docs/dependencies.md").read_text("utf-8")
    for requirement in wanted:
        assert re.split(r"[\[<>=]", requirement)[0] in page, requirement
    client = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    for package in (*client["dependencies"], *client["devDependencies"]):
        assert package in page, package


def test_lock_files_name_no_address():
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = lock.read_text()
        assert "--hash=sha256:" in text
        assert "://" not in text
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert len(packages) > 50
    for name, package in packages.items():
        assert not name or package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name
