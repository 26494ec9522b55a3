"""The journeys in the docs are those that the code makes."""

import asyncio
import re
import sys
import threading
from pathlib import Path

import guests
from guests import guests_at, table_of

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tacora"
MAX_MODULES = 12


def journey(title: str) -> str:
    text = (ROOT / "docs" / "explanation" / "architecture.md").read_text("utf-8")
    _, _, found = text.partition(f"\n### {title}\n")
    return found.partition("\n### ")[0]


def modules(text: str) -> list[str]:
    return re.findall(r"`([a-z_/]+)\.py`", text)


class Trace:
    """The modules of the server whose code ran while it was on, in any thread."""

    def __init__(self) -> None:
        self.on = False
        self.passed: set[str] = set()

    def __call__(self, frame, _event, _argument) -> None:
        name = frame.f_globals.get("__name__", "")
        if self.on and name.startswith("tacora.server."):
            self.passed.add(name.removeprefix("tacora.server."))


async def test_a_decision_passes_the_modules_that_the_docs_name(tmp_path):
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        async with guests.Running(tmp_path / "tables.db") as server:
            await server.node.sweeper.stop()  # it looks around now and then
            people = await guests_at(server.url)
            code = await table_of(people)
            seats = [await person.socket(code).open() for person in people]
            await people[0].post(f"/api/tables/{code}/start")
            for seat in seats:
                await seat.until("Deciding")
            trace.on = True
            for seat in seats:
                await seat.choose("continue")
            for seat in seats:
                await seat.until_event("Decided")
            await asyncio.sleep(0.05)
            trace.on = False
            for closing in [*seats, *people]:
                await closing.close()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    assert len(trace.passed) <= MAX_MODULES
    steps = journey("A decision").partition("A table with a clock")[0]
    assert trace.passed == {
        name.removeprefix("server/").replace("/", ".")
        for name in modules(steps)
        if name.startswith("server/")
    }


def test_the_journeys_pass_modules_that_exist():
    for title in ("A decision", "A simulation", "A review", "A lesson"):
        passed = modules(journey(title))
        assert len(passed) > 5
        assert [] == [n for n in passed if not (SOURCE / f"{n}.py").exists()]
