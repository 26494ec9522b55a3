"""The journeys in the docs are those that the code makes."""

import asyncio
import re
import sys
import threading
from pathlib import Path

import guests
from guests import guests_at, table_of

HOUSE = Path(__file__).parents[2] / "docs" / "explanation" / "architecture.md"


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
    print(len(trace.passed), sorted(trace.passed))
    assert 0
