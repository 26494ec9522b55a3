"""The rivals: boardgame.io and Colyseus from npm, on the same load in the same run."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from bench.machine import cpu

PACKAGES = (
    "@colyseus/core@0.18.17",
    "@colyseus/schema@5",
    "@colyseus/sdk@0.18.4",
    "@colyseus/ws-transport@0.18.4",
    "boardgame.io@0.50.2",
    "express@5",
    "socket.io-client@4.8.4",
)
RIVALS = {
    "Colyseus": ("colyseus", "mjs", 7581),
    "boardgame.io": ("boardgame", "cjs", 7582),
}


def set_up(folder: Path) -> bool:
    """Install the rivals in a folder of their own; false if that cannot be done."""
    npm = shutil.which("npm")
    if npm is None:
        return False
    folder.mkdir(parents=True, exist_ok=True)
    for file in Path(__file__).parent.glob("*.*js"):
        shutil.copy(file, folder)
    if (folder / "node_modules").exists():
        return True
    (folder / "package.json").write_text('{"private": true}')
    done = subprocess.run(  # noqa: S603, ours
        [npm, "install", "--no-audit", "--no-fund", "--legacy-peer-deps", *PACKAGES],
        cwd=folder,
        capture_output=True,
        check=False,
    )
    return done.returncode == 0


def play(
    folder: Path, rival: str, tables: int, pace: float, seconds: float
) -> dict[str, Any]:
    """One measurement of one rival."""
    name, ending, port = RIVALS[rival]
    node = shutil.which("node") or "node"
    server = subprocess.Popen(  # noqa: S603, ours
        [node, f"{name}-server.{ending}", str(port)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    crowd = None
    try:
        while "up" not in server.stdout.readline():
            assert server.poll() is None, f"{rival} does not come up"
        url = f"http://127.0.0.1:{port}"
        crowd = subprocess.Popen(  # noqa: S603, ours
            [
                *(node, f"{name}-crowd.{ending}", url, str(tables)),
                *(str(pace), str(seconds)),
            ],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert crowd.stdout is not None
        assert crowd.stdout.readline() == "ready\n", f"{rival} does not play"
        before = cpu(server.pid)
        found = json.loads(crowd.communicate("go\n")[0])
        used = cpu(server.pid) - before
    finally:
        for process in (crowd, server):
            if process is not None:
                process.kill()
                process.wait()
    return {
        "per cpu second": found["decisions"] / used,
        "per second": found["decisions"] / found["seconds"],
        "p50 ms": found["p50"],
        "p99 ms": found["p99"],
    }
