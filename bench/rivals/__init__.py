"""The rivals: boardgame.io and Colyseus from npm, on the same load in the same run."""

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.machine import cpu, memory

PACKAGES = (
    "@colyseus/core@0.18.17",
    "@colyseus/schema@5",
    "@colyseus/sdk@0.18.4",
    "@colyseus/ws-transport@0.18.4",
    "boardgame.io@0.50.2",
    "express@5",
    "socket.io-client@4.8.4",
)
_NODE = shutil.which("node") or "node"
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


@contextmanager
def _server(folder: Path, rival: str) -> Iterator[subprocess.Popen[str]]:
    name, ending, port = RIVALS[rival]
    command = [_NODE, "--expose-gc", f"{name}-server.{ending}", str(port)]
    with _running(folder, command) as server:
        assert server.stdout is not None
        while "up" not in server.stdout.readline():
            assert server.poll() is None, f"{rival} does not come up"
        yield server


@contextmanager
def _crowd(
    folder: Path, rival: str, tables: int, pace: float, seconds: float
) -> Iterator[subprocess.Popen[str]]:
    name, ending, port = RIVALS[rival]
    url = f"http://127.0.0.1:{port}"
    words = [url, str(tables), str(pace), str(seconds)]
    with _running(folder, [_NODE, f"{name}-crowd.{ending}", *words]) as crowd:
        assert crowd.stdout is not None
        assert crowd.stdout.readline() == "ready\n", f"{rival} does not play"
        yield crowd


@contextmanager
def _running(folder: Path, command: list[str]) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(  # noqa: S603, ours
        command,
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def play(
    folder: Path, rival: str, tables: int, pace: float, seconds: float
) -> dict[str, Any]:
    """One measurement of one rival."""
    with (
        _server(folder, rival) as server,
        _crowd(folder, rival, tables, pace, seconds) as crowd,
    ):
        before = cpu(server.pid)
        found = json.loads(crowd.communicate("go\n")[0])
        used = cpu(server.pid) - before
    return {
        "per cpu second": found["decisions"] / used,
        "per second": found["decisions"] / found["seconds"],
        "p50 ms": found["p50"],
        "p99 ms": found["p99"],
    }


def idle(folder: Path, rival: str, few: int, more: int, players: int) -> float:
    """KiB that an idle player costs: of so many tables more than a few."""
    with _server(folder, rival) as server, _crowd(folder, rival, few, 0.0, 1.0):
        before = _settled(server.pid)
        with _crowd(folder, rival, more, 0.0, 1.0):
            return (_settled(server.pid) - before) / (more * players)


def _settled(pid: int) -> int:
    """The memory of a server after it has thrown away what it can."""
    for _ in range(3):
        time.sleep(1.0)
        os.kill(pid, signal.SIGHUP)
    time.sleep(1.0)
    return memory(pid)
