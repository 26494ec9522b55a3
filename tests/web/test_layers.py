"""The client's layers: `make lint` refuses an import that points up, or in a ring."""

import importlib.util
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
CONFIG = ("eslint.config.js", "imports.js", "package.json", "tsconfig.json")

UPWARDS = {
    "game/planted.ts": "../app/words.svelte",  # layers above
    "ui/planted.ts": "../art/painter",  # beside it
    "table/planted.ts": "../local/turns",
    "table/ending/planted.ts": "../cave/layout",  # another room
    "table/cave/planted.ts": "../Menu.svelte",  # what puts the rooms together
    "pages/home/planted.ts": "../lobby/Lobby.svelte",  # another page
    "app/planted.ts": "../main",
}
COMPONENT = """<script lang="ts">
  let { code }: { code: string } = $props();
</script>

{#await import('../app/api') then { api }}{typeof api}{code}{/await}
"""
DOWNWARDS = "import { inside } from '../game/state';\nvoid inside;\n"


@pytest.fixture(scope="module")
def node():
    """The Node that builds the client."""
    spec = importlib.util.spec_from_file_location("hook", ROOT / "hatch_build.py")
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    _, environ = hook.tools()
    return hook.system_node() or shutil.which("node", path=environ["PATH"])


@pytest.fixture
def client(tmp_path):
    """A copy of the client in which anything may be planted."""
    for name in CONFIG:
        shutil.copy(WEB / name, tmp_path)
    shutil.copytree(WEB / "src", tmp_path / "src")
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    return tmp_path


def run(client, *command):
    return subprocess.run(
        command, cwd=client, capture_output=True, text=True, check=False
    )


def plant(client, path, text):
    (client / "src" / path).write_text(text, encoding="utf-8")


def test_make_lint_runs_the_linter_and_looks_for_rings():
    scripts = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]
    assert {"eslint .", "node imports.js"} <= set(scripts["lint"].split(" && "))


def test_an_import_that_points_up_is_refused_and_one_that_points_down_is_not(
    client, node
):
    for path, imported in UPWARDS.items():
        text = f"import * as other from '{imported}';\nvoid other;\n"
        plant(client, path, text)
    plant(client, "ui/Planted.svelte", COMPONENT)
    plant(client, "sound/planted.ts", DOWNWARDS)
    paths = [*UPWARDS, "ui/Planted.svelte", "sound/planted.ts"]
    eslint = os.fspath(client / "node_modules" / "eslint" / "bin" / "eslint.js")
    files = [f"src/{path}" for path in paths]
    found = run(client, node, eslint, "--format", "json", *files)
    assert 1 == found.returncode, found.stderr
    complaints = {
        Path(file["filePath"]).relative_to(client / "src").as_posix(): [
            message["ruleId"] for message in file["messages"]
        ]
        for file in json.loads(found.stdout)
    }
    assert [] == complaints.pop("sound/planted.ts")
    refused = {path: ["import-x/no-restricted-paths"] for path in paths[:-1]}
    assert refused == complaints


def test_a_ring_of_imports_is_refused(client, node):
    assert 0 == run(client, node, "imports.js").returncode
    plant(client, "ui/One.svelte", "<script>\n  import './Other.svelte';\n</script>\n")
    plant(client, "ui/Other.svelte", "{#await import('./One.svelte')}…{/await}\n")
    found = run(client, node, "imports.js")
    assert 1 == found.returncode
    assert "ui/One.svelte -> ui/Other.svelte -> ui/One.svelte" in found.stderr
