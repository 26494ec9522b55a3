"""A database that is cut off in the middle of a game, and found again."""

import asyncio

import backends
import guests
import httpx
import pytest
from guests import guests_at, table_of
from network import THERE, NoNamespaces, cable

SOON = 30
"""Seconds within which everyone must know where they are, one way or the other."""


@pytest.fixture
def cut_off(postgresql):
    """A cable to a PostgreSQL, and the address of a database at its other end."""
    socket = f"{postgresql.folder}/.s.PGSQL.{postgresql.port}"
    database = postgresql.fresh().rpartition("/")[2]
    try:
        with cable(socket) as laid:
            yield laid, f"postgresql://tacora@{THERE}:5432/{database}"
    except NoNamespaces:
        pytest.skip("a database that is cut off: no network namespaces on this machine")


async def _health(url, status):
    """Wait until the server says so; what is lost on the way is asked again."""
    async with asyncio.timeout(SOON), httpx.AsyncClient(timeout=SOON) as http:
        while (await http.get(url + "/health")).status_code != status:
            await asyncio.sleep(0.2)


async def test_a_database_that_is_cut_off_is_missed_and_found_again(cut_off):
    cable, url = cut_off
    server = await asyncio.to_thread(
        guests.Process(url, backends.free_port(), "--log-level", "error").start
    )
    try:
        people = await guests_at(server.url)
        for person in people:
            person.http.timeout = SOON
        code = await table_of(people, absence="wait")
        seats = [await person.socket(code).open() for person in people]
        await people[0].post(f"/api/tables/{code}/start")
        for seat in seats:
            await seat.until("Deciding", decided=0)
        await seats[1].choose("continue")
        await seats[1].until("Chosen")

        await asyncio.to_thread(cable.cut)
        await seats[0].choose("leave")
        async with asyncio.timeout(SOON):
            while not any(m.get("code") == "not-kept" for m in seats[0].heard):
                await seats[0].hear(SOON)
        refused = await people[1].post("/api/tables", {}, 503)
        assert "not-kept" == refused["code"]
        await _health(server.url, 503)
        assert not seats[0].over

        await asyncio.to_thread(cable.join)
        await _health(server.url, 200)
        # What was acknowledged is still there; what was refused is asked again.
        for seat in (seats[0], seats[2]):
            await seat.choose("leave")
        async with asyncio.timeout(SOON):
            shown = await seats[2].until_event("Decided")
        assert [0, 2] == shown["leavers"]
        await asyncio.gather(*(seat.play(lambda _: "leave") for seat in seats))
        assert all(seat.over for seat in seats)
        assert seats[0].events == seats[1].events == seats[2].events
        assert [*range(len(seats[0].events))] == sorted(seats[0].events)
        for thing in [*seats, *people]:
            await thing.close()
    finally:
        await asyncio.to_thread(server.end)
