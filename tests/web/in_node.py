"""TypeScript of the client, bundled as it is for browsers, and run by Node."""

import importlib.util
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


def node() -> str:
    """The Node that builds the client."""
    spec = importlib.util.spec_from_file_location("hook", ROOT / "hatch_build.py")
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    _, environ = hook.tools()
    return hook.system_node() or shutil.which("node", path=environ["PATH"])


def bundled(name: str, folder: Path) -> list[str]:
    """The command that runs this script of ours with all that it imports."""
    bundler = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    out = folder / name.replace(".js", ".mjs")
    options = ["--platform", "node", "--format", "esm", "--file", str(out)]
    command = [node(), str(bundler), str(HERE / name), *options]
    subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True)
    return [node(), str(out)]
