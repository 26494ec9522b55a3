"""Lighthouse on home and table, as a phone and as a desktop: `make lighthouse`.

Goals: performance 0.95 or more, accessibility 1.0; JavaScript of the table at most
60 kB compressed, the first load at most 200 kB with fonts.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from bench.server import Ours

LIGHTHOUSE = "lighthouse@12.8.2"
FLAGS = (
    "--headless=new --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)
TIMES = 5
"""Looks at each page; the middle one counts."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def main() -> None:
    """Print the scores and the weight of each page."""
    program = _set_up(user_cache_path("tacora") / "lighthouse")
    with tempfile.TemporaryDirectory() as folder:
        ours = Ours(7593, f"{folder}/tables.db")
        try:
            table = _table(ours)
            for name, path in (("home", "/"), ("table", f"/t/{table}")):
                for device in ("phone", "desktop"):
                    looks = [
                        _look(program, ours.url + path, device) for _ in range(TIMES)
                    ]
                    _print(name, device, sorted(looks, key=_score)[TIMES // 2])
        finally:
            ours.close()


def _set_up(folder: Path) -> Path:
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("Lighthouse needs Node and npm.")
    program = folder / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        command = [npm, "install", "--ignore-scripts", "--silent", LIGHTHOUSE]
        subprocess.run(command, cwd=folder, check=True)  # noqa: S603, ours
    return program


def _table(ours: Ours) -> str:
    """A game of one person and four bots, waiting for the first decision."""
    ours.http.post("/api/people", json={"name": "Ada"}).raise_for_status()
    opened = ours.http.post("/api/tables", json={"clock": 0})
    code = str(opened.raise_for_status().json()["code"])
    for _ in range(4):
        path = f"/api/tables/{code}/bots"
        ours.http.post(path, json={"level": "cautious"}).raise_for_status()
    ours.http.post(f"/api/tables/{code}/start").raise_for_status()
    return code


def _look(program: Path, url: str, device: str) -> dict[str, Any]:
    node = shutil.which("node") or "node"
    chrome = next((p for n in BROWSERS if (p := shutil.which(n))), "")
    flags = FLAGS + (" --no-sandbox" if os.getuid() == 0 else "")
    command = [node, str(program), url, "--quiet", "--output=json"]
    command += ["--only-categories=performance,accessibility"]
    command += [f"--chrome-flags={flags}", *_preset(device)]
    done = subprocess.run(  # noqa: S603, ours
        command,
        env={**os.environ, "CHROME_PATH": chrome},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _score(found: dict[str, Any]) -> float:
    return float(found["categories"]["performance"]["score"])


def _preset(device: str) -> list[str]:
    return ["--preset=desktop"] if device == "desktop" else []


def _print(name: str, device: str, found: dict[str, Any]) -> None:
    scores = {key: it["score"] for key, it in found["categories"].items()}
    items = found["audits"]["network-requests"]["details"]["items"]
    total = sum(item.get("transferSize", 0) for item in items)
    scripts = sum(
        item.get("transferSize", 0)
        for item in items
        if item.get("resourceType") == "Script"
    )
    print(
        f"{name:6} {device:8} performance {scores['performance']:.2f}"
        f"   accessibility {scores['accessibility']:.2f}"
        f"   blocked {found['audits']['total-blocking-time']['numericValue']:.0f} ms"
        f"   JavaScript {scripts / 1000:.0f} kB   in all {total / 1000:.0f} kB"
    )
    for audit in found["audits"].values():
        if audit["score"] == 0 and audit.get("scoreDisplayMode") == "binary":
            print(f"       {audit['id']}: {audit['title']}")


if __name__ == "__main__":
    main()
