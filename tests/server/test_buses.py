"""One test module for every bus."""

import asyncio

import guests
import pytest
from guests import Guest, guests_at, table_of

from tacora.server.bus import Hint, Local
from tacora.server.bus.remote import Remote


@pytest.fixture(params=["postgresql", "valkey"])
async def buses(request, cleanly):
    """Two processes' ends of one bus, and what each has heard."""
    url = request.getfixturevalue(request.param).url
    if request.param == "postgresql":
        from tacora.server.bus.postgres import PostgresChannel
        from tacora.server.store.postgres import Postgres

        channel = PostgresChannel(Postgres(url, "n").connect)
    else:
        from tacora.server.bus.redis import RedisChannel

        channel = RedisChannel(url)
    ends = []
    for _ in range(2):
        bus, heard = Remote(channel), []
        await bus.open(heard.append)
        cleanly(bus.close)
        ends.append((bus, heard))
    return ends


async def heard_by(heard, count):
    async with asyncio.timeout(5):
        while len(heard) < count:
            await asyncio.sleep(0.005)
    return heard


async def test_what_one_says_the_other_hears_in_order(buses):
    (here, _), (_, there) = buses
    hints = [Hint("n", pages=(f"t{number}",)) for number in range(50)]
    for hint in hints:
        here.tell(hint)
    assert hints == await heard_by(there, 50)


async def test_a_gesture_is_heard_too(buses):
    (here, _), (_, there) = buses
    hint = Hint("n", emote=("abc", 3, "ouch"))
    here.tell(hint)
    assert [hint] == await heard_by(there, 1)


async def test_alone_there_is_nobody_to_hear():
    bus, heard = Local(), []
    await bus.open(heard.append)
    bus.tell(Hint("n", pages=("abc",)))
    await bus.close()
    assert [] == heard


@pytest.mark.parametrize("bus_name", ["postgresql", "valkey"])
async def test_any_process_serves_any_player(bus_name, request, postgresql):
    bus = request.getfixturevalue("valkey").url if bus_name == "valkey" else ""
    url = postgresql.fresh()
    async with (
        guests.Running(url, bus=bus) as one,
        guests.Running(url, bus=bus) as two,
    ):
        people = await guests_at(one.url)
        code = await table_of(people)
        people[1:] = [await person.moved(two.url) for person in people[1:]]
        seats = [await person.socket(code).open() for person in people]
        await people[0].post(f"/api/tables/{code}/start")
        await seats[0].say(type="Emote", emote="lucky")
        await seats[2].until("Emoted", seat=0, emote="lucky")
        async with Guest(one.url).socket(code):
            await seats[2].until("Watched", count=1)
        await asyncio.gather(
            *(s.play(lambda s: "leave" if s.at % 3 else "continue") for s in seats)
        )
        assert seats[0].events == seats[1].events == seats[2].events
        assert seats[0].over
        for thing in [*seats, *people]:
            await thing.close()
