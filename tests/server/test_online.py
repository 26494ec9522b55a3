"""Tables online, as guests live them: a real server, real sockets."""

import asyncio

import guests
import httpx
import pytest
from guests import Guest, guests_at, table_of
from websockets.exceptions import InvalidStatus

from tacora.records import parse, verify


async def play(code, people, decide):
    seats = [await person.socket(code).open() for person in people]
    await people[0].post(f"/api/tables/{code}/start")
    await asyncio.gather(*(seat.play(decide) for seat in seats))
    for seat in seats:
        await seat.close()
    return seats


async def test_three_play_a_game_and_its_record_holds(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    seats = await play(code, people, lambda s: "leave" if s.at % 3 else "continue")
    assert seats[0].events == seats[1].events == seats[2].events
    assert [*range(len(seats[0].events))] == [*seats[0].events]
    played = await people[0].get(f"/api/tables/{code}/record")
    [record] = parse(played["notation"])
    assert "holds" == verify(record).verdict
    assert ("Ada", "Bo", "Cy") == record.names
    assert played["finished"]
    for person in people:
        await person.close()


async def test_who_comes_late_or_again_misses_nothing(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    [seat, *_] = await play(code, people, lambda _: "leave")
    watcher = Guest(running.url)
    for since in (0, 1, 7, len(seat.events) - 1, len(seat.events)):
        async with watcher.socket(code, since) as late:
            expected = {n: e for n, e in seat.events.items() if n >= since}
            while len(late.events) < len(expected):
                await late.hear()
            assert expected == late.events
    log = await watcher.get(f"/api/tables/{code}/events?from=3")
    assert [e for n, e in seat.events.items() if n >= 3] == log["events"]
    for person in [*people, watcher]:
        await person.close()


async def test_the_others_learn_who_has_decided_but_not_what(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    seats = [await person.socket(code).open() for person in people]
    await people[0].post(f"/api/tables/{code}/start")
    for seat in seats:
        await seat.until("Deciding", decided=0, of=3)
    await seats[1].choose("leave")
    for seat in seats:
        told = await seat.until("Deciding", decided=1)
        assert [0, 2] == told["missing"]
    assert not any(m["type"] == "Chosen" for m in seats[0].heard)
    for thing in [*seats, *people]:
        await thing.close()


async def test_the_others_learn_how_many_have_decided_but_not_who(running):
    people = await guests_at(running.url)
    code = await table_of(people, locks="counted")
    seats = [await person.socket(code).open() for person in people]
    await people[0].post(f"/api/tables/{code}/start")
    for seat in seats:
        await seat.until("Deciding", decided=0, of=3)
    await seats[0].choose("leave")
    for seat in seats:
        told = await seat.until("Deciding", decided=1)
        assert "missing" not in told
    kept = {"type": "Chosen", "at": seats[0].at, "decision": "leave", "seat": 0}
    assert kept in seats[0].heard
    assert not any(m["type"] == "Chosen" for m in seats[1].heard)
    await seats[0].choose("continue")
    await seats[0].until("Chosen", decision="continue")
    await seats[1].choose("leave")
    await seats[2].choose("leave")
    decided = await seats[1].until_event("Decided")
    assert [1, 2] == decided["leavers"]
    for thing in [*seats, *people]:
        await thing.close()


async def test_in_the_last_third_of_the_clock_the_slow_are_named(running):
    people = await guests_at(running.url)
    code = await table_of(people, clock=6, locks="counted")
    seats = [await person.socket(code).open() for person in people]
    await people[0].post(f"/api/tables/{code}/start")
    await seats[0].until("Deciding", of=3)
    await seats[0].choose("continue")
    while "missing" not in (told := await seats[0].until("Deciding")):
        pass
    assert [1, 2] == told["missing"]
    assert told["left"] <= 2.0
    decided = await seats[0].until_event("Decided")  # then time is up
    assert [1, 2] == decided["leavers"]
    for thing in [*seats, *people]:
        await thing.close()


async def test_a_lost_connection_is_seen_and_mended(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    seats = [await person.socket(code).open() for person in people]
    await people[0].post(f"/api/tables/{code}/start")
    await seats[2].close()
    assert 2 == (await seats[0].until_event("Away"))["seat"]
    seats[2] = await people[2].socket(code).open()
    assert 2 == (await seats[0].until_event("Back"))["seat"]
    for thing in [*seats, *people]:
        await thing.close()


async def test_two_devices_are_one_person(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    once = (await people[0].post("/api/me/code"))["code"]
    phone = Guest(running.url)
    assert people[0].id == (await phone.post("/api/people/code", {"code": once}))["id"]
    phone.key = phone.http.cookies["tacora"]
    refused = await phone.post("/api/people/code", {"code": once}, 409)
    assert "wrong-code" == refused["code"]
    seats = [await person.socket(code).open() for person in [*people, phone]]
    await people[0].post(f"/api/tables/{code}/start")
    await seats[3].until("Deciding", decided=0)
    await seats[3].choose("leave")
    await seats[0].until("Chosen", decision="leave")
    for thing in [*seats, *people, phone]:
        await thing.close()


async def test_whoever_asks_is_forgotten_everywhere(running):
    people = await guests_at(running.url, "Adalbert Bo Cy")
    code = await table_of(people)
    await play(code, people, lambda _: "leave")
    assert [code] == [t["code"] for t in await people[0].get("/api/me/tables")]
    await people[0].ask("DELETE", "/api/me")
    await people[0].get("/api/me", 401)
    looked = await people[1].http.get(f"/api/tables/{code}/record")
    assert "Adalbert" not in looked.text
    [record] = parse(looked.json()["notation"])
    assert ("Ada", "Bo", "Cy") == record.names  # a name for those who have none
    async with Guest(running.url).socket(code) as watcher:
        await watcher.until_event("Unveiled")
        assert "Adalbert" not in str(watcher.heard)
    for person in people:
        await person.close()


async def test_a_program_plays_with_its_token(running):
    owner = await Guest(running.url).arrive()
    token = await owner.post("/api/me/bots", {"name": "Robo"})
    header = {"authorization": f"Bearer {token['token']}"}
    async with httpx.AsyncClient(base_url=running.url, headers=header) as robot:
        made = await robot.post("/api/tables", json={"clock": 0})
        code = made.json()["code"]
        for _ in range(2):
            added = await robot.post(f"/api/tables/{code}/bots", json={})
            assert 200 == added.status_code
        seat = Guest(running.url).socket(code, origin=None, additional_headers=header)
        await seat.open()
        started = await robot.post(f"/api/tables/{code}/start")
        assert 200 == started.status_code
        await seat.play(lambda _: "leave")
        assert seat.over
        await seat.close()
        more = await robot.post("/api/me/bots", json={"name": "Robo's own"})
        assert "too-many" == more.json()["code"]
    assert [token["person"]] == await owner.get("/api/me/bots")
    await owner.close()


async def test_gestures_cross_the_table_but_not_too_many(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    seats = [await person.socket(code).open() for person in people]
    for _ in range(8):
        await seats[0].say(type="Emote", emote="ouch")
    await seats[0].until("Refused", code="too-fast")
    await seats[1].until("Emoted", seat=0, emote="ouch")
    watcher = Guest(running.url)
    async with watcher.socket(code) as ear:
        await ear.say(type="Emote", emote="ouch")
        await ear.until("Refused", code="not-seated")
    for thing in [*seats, *people, watcher]:
        await thing.close()


async def test_the_table_hears_how_many_watch(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    async with people[0].socket(code) as seat:
        async with Guest(running.url).socket(code):
            await seat.until("Watched", count=1)
            async with Guest(running.url).socket(code) as second:
                await seat.until("Watched", count=2)
                await second.until("Watched", count=2)
            await seat.until("Watched", count=1)
        await seat.until("Watched", count=0)
        # Whoever sits down watches no more.
        dan = await Guest(running.url, "Dan").arrive()
        async with dan.socket(code):
            await seat.until("Watched", count=1)
            await dan.post(f"/api/tables/{code}/sit")
            await seat.until("Watched", count=0)
    for person in [*people, dan]:
        await person.close()


async def test_the_same_people_meet_again_in_one_tap(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    await play(code, people, lambda _: "leave")
    tables = await asyncio.gather(
        *(person.post(f"/api/tables/{code}/rematch") for person in people)
    )
    assert 1 == len({table["code"] for table in tables})
    again = tables[0]["code"]
    assert ["Ada", "Bo", "Cy"] == [s["name"] for s in tables[0]["seats"]]
    host = people[tables[0]["host"]]
    await host.post(f"/api/tables/{again}/start")
    for person in people:
        await person.close()


async def test_the_lobby_shows_public_tables_only(running):
    [ada] = await guests_at(running.url, "Ada")
    shown = (await ada.post("/api/tables", {}))["code"]
    hidden = (await ada.post("/api/tables", {"public": False}))["code"]
    listed = [t["code"] for t in await ada.get("/api/tables")]
    assert shown in listed
    assert hidden not in listed
    await ada.close()


async def test_a_table_without_spectators_shows_nothing_to_others(running):
    people = await guests_at(running.url, "Ada Bo Cy Di")
    code = await table_of(people[:3], spectators=False)
    await people[0].post(f"/api/tables/{code}/start")
    refused = await people[3].get(f"/api/tables/{code}/events", 403)
    assert "no-spectators" == refused["code"]
    with pytest.raises(InvalidStatus) as caught:
        await people[3].socket(code).open()
    assert 403 == caught.value.response.status_code
    for person in people:
        await person.close()


async def test_a_game_against_bots_is_one_request_away(running):
    ada = await Guest(running.url).arrive()
    table = await ada.post(
        "/api/tables", {"clock": 0, "bots": ["brave", "timid"], "start": True}
    )
    assert ("playing", 0) == (table["stage"], table["you"])
    assert [None, "brave", "timid"] == [s["bot"] for s in table["seats"]]
    async with ada.socket(table["code"]) as seat:
        await seat.play(lambda _: "leave")
        assert seat.over
    await ada.close()


async def test_what_cannot_be_begun_is_not_opened(running):
    ada = await Guest(running.url).arrive()
    for wrong in (
        {"bots": ["brave"], "start": True},
        {"bots": ["nobody"]},
        {"sit": False, "start": True},
        {"people": [{"name": "Bo"}]},
        {"edition": "none"},
    ):
        answer = await ada.http.post("/api/tables", json=wrong)
        assert answer.status_code in {403, 409}, wrong
    assert [] == await ada.get("/api/tables")
    await ada.close()


async def test_a_screen_opens_a_table_and_the_first_to_sit_is_host(running):
    [screen, ada] = await guests_at(running.url, "Screen Ada")
    table = await screen.post("/api/tables", {"sit": False})
    assert ([], None, None) == (table["seats"], table["host"], table["you"])
    async with screen.socket(table["code"]) as seat:
        assert [] == (await seat.until("Welcome"))["yours"]
        await ada.post(f"/api/tables/{table['code']}/sit")
        assert 0 == (await seat.until_event("Hosted"))["seat"]
    running.node.lobby.drop_idle(-1)  # however long it was empty
    assert 0 == (await ada.get(f"/api/tables/{table['code']}"))["host"]
    for guest in (screen, ada):
        await guest.close()


async def test_an_emblem_goes_with_a_name(running):
    ada = await Guest(running.url).arrive()
    assert (await ada.get("/api/me"))["emblem"] is None
    me = await ada.ask("PUT", "/api/me", {"name": "Ada", "emblem": 5})
    assert 5 == me["emblem"] == (await ada.get("/api/me"))["emblem"]
    table = await ada.post("/api/tables", {})
    assert 5 == table["seats"][0]["emblem"]
    log = await ada.get(f"/api/tables/{table['code']}/events")
    assert 5 == log["events"][1]["emblem"]
    await ada.ask("PUT", "/api/me", {"name": "Ada", "emblem": 8}, 400)
    await ada.close()


async def test_the_bots_of_the_house_come_with_their_ratings(running):
    ada = Guest(running.url)
    bots = await ada.get("/api/bots")
    assert {"sleepy", "brave", "counting"} <= {bot["id"] for bot in bots}
    assert bots == sorted(bots, key=lambda bot: bot["rating"])
    await ada.close()


async def test_a_game_goes_on_after_the_server_was_stopped(tmp_path):
    store = tmp_path / "tables.db"
    async with guests.Running(store) as server:
        people = await guests_at(server.url)
        code = await table_of(people)
        await people[0].post(f"/api/tables/{code}/start")
        async with people[0].socket(code) as seat:
            await seat.until("Deciding", decided=0)
            await seat.choose("leave")
            await seat.until("Chosen")
    async with guests.Running(store) as server:
        again = [Guest(server.url, p.name, p.key) for p in people]
        seats = [await person.socket(code).open() for person in again]
        await seats[0].until("Chosen", decision="leave")
        await asyncio.gather(*(seat.play(lambda _: "leave") for seat in seats))
        assert all(seat.over for seat in seats)
        for thing in [*seats, *people, *again]:
            await thing.close()
