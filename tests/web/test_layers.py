"""The client's layers: `make lint` refuses an import that points up, or in a ring."""

import importlib.util
import json
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"

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
    shutil.copy(WEB / "imports.js", tmp_path / "imports.mjs")
    shutil.copytree(WEB / "src", tmp_path / "src")
    return tmp_path


@pytest.fixture
def check(client, node):
    """What is wrong with the imports of the copy."""

    def run():
        command = [node, "imports.mjs"]
        done = subprocess.run(
            command, cwd=client, capture_output=True, text=True, check=False
        )
        assert bool(done.stderr) == bool(done.returncode)
        return done.stderr.splitlines()

    return run


def plant(client, path, text):
    (client / "src" / path).write_text(text, encoding="utf-8")


def test_make_lint_runs_the_linter_and_looks_at_the_imports():
    scripts = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]
    assert {"eslint .", "node imports.js"} <= set(scripts["lint"].split(" && "))


def test_the_imports_of_the_client_point_down(check):
    assert [] == check()


@pytest.mark.parametrize(("path", "imported"), UPWARDS.items())
def test_an_import_that_points_up_is_refused(client, check, path, imported):
    plant(client, path, f"import {{ a }} from '{imported}';\n")
    (wrong,) = check()
    assert wrong.startswith(f"An import that points up: {path} -> ")


def test_an_import_that_points_up_out_of_a_component_is_refused(client, check):
    plant(client, "ui/Planted.svelte", COMPONENT)
    up = "An import that points up: ui/Planted.svelte -> app/api.ts"
    assert [up] == check()


def test_a_type_from_above_is_refused_and_one_from_below_is_not(client, check):
    plant(client, "app/planted.ts", "import type { Kept } from '../game/state';\n")
    plant(client, "art/planted.ts", "import type { Say } from '../app/fluent';\n")
    up = "An import that points up: art/planted.ts -> app/fluent.ts"
    assert [up] == check()


def test_a_ring_of_imports_is_refused(client, check):
    plant(client, "ui/One.svelte", "<script>\n  import './Other.svelte';\n</script>\n")
    plant(client, "ui/Other.svelte", "{#await import('./One.svelte')}…{/await}\n")
    ring = "A ring of imports: ui/One.svelte -> ui/Other.svelte -> ui/One.svelte"
    assert [ring] == check()
