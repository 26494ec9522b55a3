"""How smoothly the table moves: `python -m bench.frames`.

A game against bots is played in a real browser without a graphics card, and traced. For
each part of the show: pictures drawn a second, the longest wait for one among ten, and
what the page's own thread did meanwhile. Goal: 60 a second, as far as the machine can.
"""

import json
import os
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from statistics import quantiles
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

from bench.lighthouse import BROWSERS, FLAGS
from bench.server import Ours

CATEGORIES = [
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
WORK = ("FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Commit")
CUES = """addEventListener('DOMContentLoaded', () => {
  let last;
  new MutationObserver(() => {
    const now = document.querySelector('.cavern')?.dataset.cue ?? 'still';
    if (now !== last) performance.mark('cue ' + (last = now));
  }).observe(document, {attributeFilter: ['data-cue'], subtree: true});
})"""
OPENING = {"clock": 0, "public": False, "start": True, "help": "chances"}
BOTS = ["cautious", "timid", "brave", "greedy"]
DECISIONS = 8
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}


def main() -> None:
    """Play, trace, and print a line for each part of the show."""
    size = SIZES[sys.argv[1] if len(sys.argv) > 1 else "desktop"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        ours = Ours(7594, f"{folder}/tables.db")
        started = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, BROWSERS)), None),
            args=[*FLAGS.split(), *(["--no-sandbox"] if os.getuid() == 0 else [])],
        )
        try:
            page = started.new_page(viewport=size)
            page.add_init_script(CUES)
            _sit_down(page, ours.url)
            started.start_tracing(page=page, categories=CATEGORIES)
            _play(page)
            trace = json.loads(started.stop_tracing())["traceEvents"]
        finally:
            started.close()
            ours.close()
    print(
        f"{'':8} {'seconds':>8} {'a second':>9} {'p90 ms':>7}   page's own ms a second"
    )
    for cue, told in _measured(trace):
        print(f"{cue:8} {told}")


def _sit_down(page: Page, url: str) -> None:
    page.goto(url)
    code = page.evaluate(
        """async (opening) => {
          const post = async (path, body) => (await fetch('/api' + path, {
            method: 'POST',
            headers: {'content-type': 'application/json'},
            body: JSON.stringify(body),
          })).json();
          await post('/people', {name: 'Ada'});
          return (await post('/tables', opening)).code;
        }""",
        OPENING | {"bots": BOTS},
    )
    page.goto(f"{url}/t/{code}")
    page.wait_for_selector("canvas.painted")
    page.wait_for_selector("[data-choice]:not(:disabled)")
    page.wait_for_timeout(1500)


def _play(page: Page) -> None:
    for number in range(DECISIONS):
        page.wait_for_selector("[data-choice]:not(:disabled)", timeout=120_000)
        page.wait_for_timeout(300)
        choice = "leave" if number % 3 == 2 else "continue"
        page.locator(f'[data-choice="{choice}"]').click()
        page.wait_for_timeout(600)


def _measured(trace: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """For each cue: how often and how evenly pictures were drawn, and at what cost."""
    trace.sort(key=lambda event: event.get("ts", 0))
    marks = [e for e in trace if e["name"].startswith("cue ")]
    draws = [e["ts"] for e in trace if e["name"] == "DrawFrame"]
    work = [e for e in trace if e["name"] in WORK and e.get("ph") == "X"]
    lasted: dict[str, float] = defaultdict(float)
    waits: dict[str, list[float]] = defaultdict(list)
    spent: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for mark, following in pairwise(marks):
        cue, begin, end = mark["name"][4:], mark["ts"], following["ts"]
        lasted[cue] += (end - begin) / 1e6
        drawn = [begin, *(ts for ts in draws if begin < ts < end), end]
        waits[cue] += [(b - a) / 1e3 for a, b in pairwise(drawn)]
        for event in work:
            if begin <= event["ts"] < end:
                spent[cue][event["name"]] += event.get("dur", 0) / 1e3
    for cue, seconds in lasted.items():
        often = len(waits[cue]) / seconds
        p90 = quantiles([*waits[cue], waits[cue][-1]], n=10)[-1]
        costs = ", ".join(
            f"{name} {ms / seconds:.0f}"
            for name, ms in sorted(spent[cue].items(), key=lambda one: -one[1])[:4]
        )
        yield cue, f"{seconds:8.1f} {often:9.0f} {p90:7.0f}   {costs}"


if __name__ == "__main__":
    main()
