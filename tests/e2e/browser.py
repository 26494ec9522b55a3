"""A browser to test with: an installed Chromium or Chrome, else one that we install.

`python tests/e2e/browser.py` finds one or installs it: Debian's package where that is
allowed, else Playwright's own.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
)


def installed() -> str | None:
    """Where a browser is installed on this machine."""
    for name in (os.environ.get("TACORA_BROWSER"), *NAMES):
        if name and (path := shutil.which(name)):
            return path
    return None


def options() -> dict:
    """How Playwright starts it."""
    flags = [*FLAGS, "--no-sandbox"] if os.getuid() == 0 else list(FLAGS)
    return {"executable_path": installed(), "args": flags}


def install() -> None:
    """Install one, if none is there."""
    if installed():
        return
    if os.getuid() == 0 and shutil.which("apt-get"):
        for command in (["update", "-q"], ["install", "-qy", "chromium"]):
            subprocess.run(
                ["apt-get", *command], stdout=subprocess.DEVNULL, check=False
            )
    if not installed():
        subprocess.run(
            [sys.executable, "-m", "playwright", "install", "chromium"], check=False
        )


if __name__ == "__main__":
    install()
