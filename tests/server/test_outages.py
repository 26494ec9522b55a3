"""When the ground gives way: full disks, databases and buses that go away."""

import asyncio
import resource

import backends
import guests
import pytest
from guests import Guest, guests_at, table_of


async def test_a_full_disk_is_told_and_nothing_is_corrupted(tmp_path):
    store = tmp_path / "tables.db"
    server = guests.Process(store, backends.free_port()).start()
    try:
        people = await guests_at(server.url)
        code = await table_of(people, absence="wait")
        seats = [await person.socket(code).open() for person in people]
        await people[0].post(f"/api/tables/{code}/start")
        await seats[0].until("Deciding", decided=0)
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (8192, limits[1]))
        await seats[0].choose("leave")
        await seats[0].until("Refused", code="not-kept")
        refused = await people[1].post("/api/tables", {}, 503)
        assert "not-kept" == refused["code"]
        assert 503 == (await people[0].http.get("/health")).status_code
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        assert 200 == (await people[0].http.get("/health")).status_code
        await seats[1].until("Deciding", decided=0)
        await seats[2].until("Deciding", decided=0)
        for seat in seats:
            await seat.choose("leave")
        await asyncio.gather(*(seat.play(lambda _: "leave") for seat in seats))
        assert all(seat.over for seat in seats)
        for thing in [*seats, *people]:
            await thing.close()
    finally:
        server.end()
    import apsw

    db = apsw.Connection(str(store))
    assert "ok" == db.pragma("integrity_check")
    db.close()


async def test_a_database_that_restarts_is_waited_for():
    with backends.postgresql() as postgresql:
        async with guests.Running(postgresql.fresh()) as server:
            people = await guests_at(server.url)
            code = await table_of(people, absence="wait")
            seats = [await person.socket(code).open() for person in people]
            await people[0].post(f"/api/tables/{code}/start")
            for seat in seats:
                await seat.until("Deciding", decided=0)
            await asyncio.to_thread(postgresql.stop)
            await seats[0].choose("leave")
            await seats[0].until("Refused", code="not-kept")
            health = await people[0].http.get("/health")
            assert (503, "store away\n") == (health.status_code, health.text)
            await asyncio.to_thread(postgresql.start)
            async with asyncio.timeout(15):
                while (await people[0].http.get("/health")).status_code != 200:
                    await asyncio.sleep(0.1)
            for seat in seats:
                await seat.choose("leave")
            await asyncio.gather(*(seat.play(lambda _: "leave") for seat in seats))
            assert all(seat.over for seat in seats)
            for thing in [*seats, *people]:
                await thing.close()


async def test_without_a_bus_everything_takes_a_moment_longer(postgresql):
    url = postgresql.fresh()
    with backends.valkey() as bus:
        async with (
            guests.Running(url, bus=bus.url) as one,
            guests.Running(url, bus=bus.url) as two,
        ):
            people = await guests_at(one.url)
            code = await table_of(people)
            people[2] = await people[2].moved(two.url)
            seats = [await person.socket(code).open() for person in people]
            await people[0].post(f"/api/tables/{code}/start")
            for seat in seats:
                await seat.until("Deciding", decided=0)
            bus.stop()
            for seat in seats:
                await seat.choose("continue")
            for seat in seats:
                async with asyncio.timeout(4):
                    await seat.until_event("Decided")
            for thing in [*seats, *people]:
                await thing.close()
            bus.start()


async def test_a_deadline_is_kept_by_another_process_when_one_dies(postgresql):
    url = postgresql.fresh()
    one = guests.Process(url, backends.free_port()).start()
    people = await guests_at(one.url)
    code = await table_of(people, clock=6)
    await people[0].post(f"/api/tables/{code}/start")
    one.end()
    async with (
        guests.Running(url) as two,
        asyncio.timeout(15),
        Guest(two.url).socket(code) as watcher,
    ):
        assert [0, 1, 2] == (await watcher.until_event("Decided"))["leavers"]
    for person in people:
        await person.close()


@pytest.mark.parametrize("grace", [True, False])
async def test_a_server_that_stops_says_so(tmp_path, grace):
    import signal

    server = guests.Process(tmp_path / "t.db", backends.free_port()).start()
    [ada] = await guests_at(server.url, "Ada")
    code = (await ada.post("/api/tables", {}))["code"]
    seat = await ada.socket(code).open()
    await seat.hear()
    how = signal.SIGTERM if grace else signal.SIGKILL
    assert b"" == await asyncio.to_thread(server.end, how)
    await seat.line.wait_closed()
    assert (1012 if grace else 1006) == seat.line.close_code
    await ada.close()
