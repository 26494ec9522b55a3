"""The browser's own tests run here too; what Python writes for it is current."""

import importlib.util
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def script(path: Path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_types_and_editions_are_those_of_the_wire_and_the_rules():
    generate = script(ROOT / "web" / "generate.py")
    kept = generate.written().keys() - generate.for_tests().keys()
    data = {
        f"{name}.json" for name in ("editions", "bots", "characters", "puzzles", "cues")
    }
    assert {"wire.ts", "palette.css", *data} == kept
    for name in kept:
        text = (ROOT / "web/src/generated" / name).read_text("utf-8")
        assert generate.written()[name] == text, f"run `make docs` for {name}"


def test_the_nets_are_those_that_are_shipped():
    generate = script(ROOT / "web" / "generate.py")
    folder = ROOT / "web/src/generated/nets"
    found = {page.name: page.read_bytes() for page in folder.iterdir()}
    assert generate.nets() == found, "run `make docs`"


def test_the_browsers_own_tests_pass():
    done = subprocess.run(
        [sys.executable, "hatch_build.py", "npm", "test", "--silent"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stdout + done.stderr


def test_a_client_is_built_anew_only_when_its_sources_changed():
    hook = script(ROOT / "hatch_build.py")
    names = {path.relative_to(ROOT).as_posix() for path in hook.sources()}
    assert {"web/index.html", "web/src/main.ts", "web/package-lock.json"} <= names
    assert "src/tacora/words/uk/client.ftl" in names
    assert not any("node_modules" in name for name in names)
    assert hook.digest() == hook.digest()
