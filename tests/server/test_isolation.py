"""What one connection does, however odd, is no concern of any other."""

import asyncio
import json

import pytest
from guests import Guest, guests_at, table_of

from tacora.server.ws.batching import IncomingBatch, OutgoingBatch

DEEP = '{"x":' + "[" * 1100
"""Short enough for a message, too deep for anyone to read."""


class Socket:
    def __init__(self) -> None:
        self.heard, self.failed, self.outbox = [], False, []

    def take_in(self, data):
        if data == b"bad":
            raise RecursionError
        self.heard.append(data)

    def send(self, frame):
        self.take_in(frame[2:].strip(b"[]"))

    def fail(self):
        self.failed = True


async def test_what_one_connection_breaks_the_next_does_not_notice():
    batch, one, two = IncomingBatch(), Socket(), Socket()
    for socket, data in ((one, b"bad"), (two, b"good"), (one, b"late")):
        batch.put(socket, data)
    async with asyncio.timeout(10):
        while not two.heard:
            await asyncio.sleep(0.001)
    assert one.failed
    assert not two.failed
    assert [b"good"] == two.heard


async def test_who_cannot_be_told_does_not_keep_others_from_being_told():
    batch, one, two = OutgoingBatch(), Socket(), Socket()
    one.outbox, two.outbox = [b"bad"], [b"good"]
    batch.put(one)
    batch.put(two)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert one.failed
    assert [b"good"] == two.heard


async def test_a_message_too_deep_to_read_is_refused_and_its_sender_let_go(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    stranger = Guest(running.url)
    watcher = await stranger.socket(code).open()
    await watcher.until("Welcome")
    await watcher.line.send(DEEP)
    assert "unreadable" == (await watcher.until("Refused"))["code"]
    async with asyncio.timeout(10):
        await watcher.line.wait_closed()
    assert 1008 == watcher.line.close_code
    room = running.node.lobby.rooms[code]
    async with asyncio.timeout(10):
        while room.audience.listeners:
            await asyncio.sleep(0.01)
    for person in [*people, stranger]:
        await person.close()


async def test_decisions_are_kept_whatever_watchers_send_with_them(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    seats = [await person.socket(code).open() for person in people]
    stranger = Guest(running.url)
    watchers = [await stranger.socket(code).open() for _ in range(10)]
    await people[0].post(f"/api/tables/{code}/start")
    for seat in seats:
        await seat.until("Deciding", decided=0)
    for watcher in watchers[:5]:
        await watcher.line.send(DEEP)
    await asyncio.gather(*(seat.choose("leave") for seat in seats))
    for watcher in watchers[5:]:
        await watcher.line.send(DEEP)
    for seat in seats:
        assert [0, 1, 2] == (await seat.until_event("Decided"))["leavers"]
    for thing in [*seats, *watchers, *people, stranger]:
        await thing.close()


async def test_whoever_fails_while_coming_in_has_also_left(running, monkeypatch):
    """Joining and leaving are one: a player who failed to come in is away."""
    people = await guests_at(running.url)
    code = await table_of(people)
    room = await running.node.lobby.room(code)

    def broken(*_):
        raise RuntimeError("broken")

    monkeypatch.setattr(running.node.lobby.bus, "tell", broken)
    seat = await people[0].socket(code).open()
    other = Guest(running.url)
    watcher = await other.socket(code).open()
    async with asyncio.timeout(10):
        await watcher.line.wait_closed()
    monkeypatch.undo()
    assert {people[0].id} == {one.person for one in room.audience.listeners}
    await seat.close()
    async with asyncio.timeout(10):
        while not room.table.seats[0].away:
            await asyncio.sleep(0.01)
    for person in [*people, other]:
        await person.close()


@pytest.mark.parametrize("path", ["/api/people", "/api/records"])
async def test_a_body_too_deep_to_read_is_refused(running, path):
    ada = Guest(running.url)
    answer = await ada.http.post(
        path, content=DEEP, headers={"content-type": "application/json"}
    )
    assert 400 == answer.status_code, answer.text
    assert "unreadable" == json.loads(answer.text)["code"]
    await ada.close()
