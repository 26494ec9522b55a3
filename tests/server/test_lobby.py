"""Who counts as there before a game, over every memory and every voice."""

import asyncio
import contextlib
import time

import guests
import pytest
from guests import Guest, guests_at

from tacora.server.live import presence
from tacora.server.store import tables
from tacora.wire import Away, Hosted

DAY = 86400


@pytest.fixture(params=["file", "memory", "postgresql", "valkey"])
async def servers(request, tmp_path):
    """Where the people at a table are connected, and where others come in."""
    match request.param:
        case "file":
            settings = {"store": tmp_path / "tables.db"}
        case "memory":
            settings = {"store": ":memory:"}
        case "postgresql":
            settings = {"store": request.getfixturevalue("postgresql").fresh()}
        case _:
            store = request.getfixturevalue("postgresql").fresh()
            settings = {"store": store, "bus": request.getfixturevalue("valkey").url}
    shared = request.param in {"postgresql", "valkey"}
    async with contextlib.AsyncExitStack() as open_:
        one = await open_.enter_async_context(guests.Running(**settings))
        if not shared:
            yield one, one
        else:
            yield one, await open_.enter_async_context(guests.Running(**settings))


async def until(found):
    """Ask again and again, until it is so."""
    end = time.monotonic() + 10
    while not await found():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


async def finished(people, **options):
    """A table where these people and a bot have played to the end."""
    host, *others = people
    options = {"clock": 0, "bots": ["timid"]} | options
    code = (await host.post("/api/tables", options))["code"]
    for person in others:
        await person.post(f"/api/tables/{code}/sit")
    seats = [await person.socket(code).open() for person in people]
    await host.post(f"/api/tables/{code}/start")
    await asyncio.gather(*(seat.play(lambda _: "leave") for seat in seats))
    for seat in seats:
        await seat.close()
    return code


def away(table):
    return [s["name"] for s in table["seats"] if s["away"]]


async def test_a_newcomer_is_host_of_a_rematch_that_nobody_came_to(servers):
    here, there = servers
    ada, bo = people = await guests_at(here.url, "Ada Bo")
    table = await ada.post(f"/api/tables/{await finished(people)}/rematch")
    path = f"/api/tables/{table['code']}"
    assert (["Bo"], 0) == (away(table), table["host"])
    async with ada.socket(table["code"]) as seat:
        await seat.until("Welcome")
    cy = await Guest(there.url, "Cy").arrive()

    async def all_away():
        return away(await cy.get(path)) == ["Ada", "Bo"]

    await until(all_away)
    table = await cy.post(f"{path}/sit")
    assert table["you"] == table["host"] == 3
    assert "playing" == (await cy.post(f"{path}/start"))["stage"]
    log = (await cy.get(f"{path}/events"))["events"]
    assert [0, 3] == [e["seat"] for e in log if e["type"] == "Hosted"]
    for person in (ada, bo, cy):
        await person.close()


async def test_who_comes_to_a_rematch_is_back_and_leaves_the_lead_to_the_host(servers):
    here, there = servers
    ada, bo = people = await guests_at(here.url, "Ada Bo")
    table = await ada.post(f"/api/tables/{await finished(people)}/rematch")
    bo = await bo.moved(there.url)
    async with ada.socket(table["code"]) as seat, bo.socket(table["code"]):
        assert 2 == (await seat.until_event("Back"))["seat"]
        table = await bo.get(f"/api/tables/{table['code']}")
        assert ([], 0) == (away(table), table["host"])
    for person in (ada, bo):
        await person.close()


async def test_who_asks_for_a_rematch_and_does_not_come_is_missed(servers, monkeypatch):
    monkeypatch.setattr(presence, "LEASE_S", 0.1)
    here, there = servers
    ada, bo = people = await guests_at(here.url, "Ada Bo")
    table = await ada.post(f"/api/tables/{await finished(people)}/rematch")
    path = f"/api/tables/{table['code']}"
    assert ["Bo"] == away(await bo.get(path))

    async def missed():
        await there.node.presence.look_for_vanished()
        return away(await bo.get(path)) == ["Ada", "Bo"]

    await until(missed)
    async with bo.socket(table["code"]) as seat:
        while "Back" not in [e["type"] for e in seat.events.values()]:
            await seat.hear()
    assert 2 == (await bo.get(path))["host"]
    for person in (ada, bo):
        await person.close()


async def test_at_a_day_a_decision_nobody_is_away_from_a_rematch(running):
    people = await guests_at(running.url, "Ada Bo")
    code = await finished(people, clock=DAY)
    table = await people[1].post(f"/api/tables/{code}/rematch")
    assert ([], 2) == (away(table), table["host"])
    for person in people:
        await person.close()


async def test_the_log_of_a_rematch_says_who_is_away(running):
    people = await guests_at(running.url)
    code = await finished(people)
    table = await people[1].post(f"/api/tables/{code}/rematch")
    room = await running.node.lobby.room(table["code"])
    assert [Hosted(2), Away(0), Away(3)] == room.pages[0].happenings[-3:]
    for person in people:
        await person.close()


async def test_an_open_table_is_listed_while_someone_is_there(servers, monkeypatch):
    monkeypatch.setattr(tables, "LISTED_S", 1.5)
    here, there = servers
    ada = await Guest(here.url).arrive()
    visitor = Guest(there.url)
    code = (await ada.post("/api/tables", {}))["code"]
    slow = (await ada.post("/api/tables", {"clock": DAY}))["code"]
    game = {"clock": 0, "bots": ["brave", "timid"], "start": True}
    played = (await ada.post("/api/tables", game))["code"]

    async def open_tables():
        return {t["code"] for t in await visitor.get("/api/tables")}

    async def forgotten():
        return code not in await open_tables()

    async with ada.socket(code) as seat, visitor.socket(code) as looks:
        await seat.until("Welcome")
        await asyncio.sleep(2)
        assert {code, slow, played} == await open_tables()
        await seat.close()
        await looks.until_event("Away")
        assert code in await open_tables()
        await until(forgotten)  # whoever only looks is not awaited
    assert {slow, played} == await open_tables()
    async with ada.socket(code) as seat:
        await seat.until_event("Back")
        assert code in await open_tables()
    for person in (ada, visitor):
        await person.close()
