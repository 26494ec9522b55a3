"""The house: no module too long, no folder too full, and no arrow in a circle."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "docs"))

import floor_plan  # noqa: E402

MAX_LINES = 300
MAX_FILES = 15
CODE = {".py", ".ts", ".svelte", ".css", ".js", ".ftl"}


def code() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "src", "web/src", "bench", "docs"],  # noqa: S607
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
    ).stdout.splitlines()
    found = [ROOT / name for name in listed if Path(name).suffix in CODE]
    found = [f for f in found if f.exists() and "generated" not in f.parts]
    assert len(found) > 400
    return found


def test_no_file_is_too_long():
    lengths = {f: len(f.read_text("utf-8").splitlines()) for f in code()}
    assert {} == {
        str(f.relative_to(ROOT)): n for f, n in lengths.items() if n > MAX_LINES
    }


def test_no_folder_is_too_full():
    counts = Counter(
        f.parent.relative_to(ROOT)
        for f in code()
        if ".test." not in f.name and f.name != "__init__.py"
    )
    pages = Path("web/src/pages")
    assert {} == {
        str(folder): n
        for folder, n in counts.items()
        if n > MAX_FILES and pages not in (folder, *folder.parents)
    }


def test_no_module_imports_itself_in_a_circle():
    assert [] == list(floor_plan.cycles(floor_plan.modules()))


def test_no_file_of_the_browser_imports_itself_in_a_circle():
    arrows = floor_plan.files()
    assert len(arrows) > 150
    assert [] == list(floor_plan.cycles(arrows))


@pytest.mark.parametrize(
    ("arrows", "knots"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"b"}, "b": {"a", "c"}, "c": set()}, [{"a", "b"}]),
        ({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"d"}}, [{"a", "b", "c"}, {"d"}]),
    ],
)
def test_a_circle_is_found(arrows, knots):
    assert knots == list(floor_plan.cycles(arrows))
