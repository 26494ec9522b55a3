"""The client's icons as PNG, drawn from `public/icon.svg` by an installed Chromium.

Run once when the drawing changes: ``python icons.py /usr/bin/chromium``. A maskable
icon has no rounded corners and keeps the drawing within the middle four fifths.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

PUBLIC = Path(__file__).parent / "public"
ICONS = {
    "icon-192": (192, 1.0),
    "icon-512": (512, 1.0),
    "icon-maskable-512": (512, 0.78),
}


def draw(chromium: str, name: str, size: int, scale: float) -> None:
    """Write one icon; one that is smaller than its frame stands on a dark ground."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    ground = "#170f26" if scale < 1 else "transparent"
    style = (
        f"html,body{{margin:0;width:{size}px;height:{size}px;display:grid;"
        f"place-items:center;background:{ground}}}"
        f"svg{{display:block;width:{size * scale}px}}"
    )
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "icon.html")
        page.write_text(f"<!doctype html><style>{style}</style>{drawing}", "utf-8")
        subprocess.run(  # noqa: S603, the browser that was named
            [
                chromium,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--default-background-color=00000000",
                f"--window-size={size},{size}",
                f"--screenshot={PUBLIC / name}.png",
                page.as_uri(),
            ],
            check=True,
            capture_output=True,
        )


if __name__ == "__main__":
    for name, (size, scale) in ICONS.items():
        draw(sys.argv[1], name, size, scale)
