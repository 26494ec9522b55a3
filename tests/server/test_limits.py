"""Limits below the messages: frames, bytes, requests, connections, and time."""

import asyncio
import contextlib
import random
import resource

import guests
import pytest
from guests import Guest, guests_at
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tacora.server.http import protocol as http_protocol
from tacora.server.ratelimit import ConnectionLimit
from tacora.server.serve import raise_file_limit
from tacora.server.ws.protocol import short_message

CHUNKED = (
    b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


@pytest.fixture
async def strict(tmp_path):
    """A server with the limits that everyone gets."""
    async with guests.Running(tmp_path / "t.db", rate=10.0, burst=40.0) as server:
        yield server


async def raw(server):
    host, port = server.url.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port))


async def closed(reader, seconds=10):
    """What came until the other end closed."""
    async with asyncio.timeout(seconds):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


async def send_until_closed(writer, data, count):
    """Send this until the other end has enough; whether it had."""
    with contextlib.suppress(ConnectionError):
        for _ in range(count):
            writer.write(data)
            await asyncio.wait_for(writer.drain(), 10)
        return False
    return True


async def test_trailers_are_not_kept_and_do_not_go_on_for_ever(running):
    reader, writer = await raw(running)
    writer.write(CHUNKED + b"0\r\n")
    trailer = b"".join(b"T%d: %s\r\n" % (n, b"x" * 1000) for n in range(50))
    assert await send_until_closed(writer, trailer, 200)  # 10 MB
    await closed(reader)
    writer.close()


async def test_chunks_do_not_go_on_for_ever(running):
    reader, writer = await raw(running)
    writer.write(CHUNKED)
    assert await send_until_closed(writer, b"1;%s\r\nx\r\n" % (b"e" * 4000), 2000)
    await closed(reader)
    writer.close()


async def test_requests_do_not_pile_up_on_one_connection(running):
    reader, writer = await raw(running)
    writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 5000)
    answers = await closed(reader)
    assert answers.count(b"HTTP/1.1 200") < 5000
    writer.close()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        (
            b"POST /api/people HTTP/1.1\r\nHost: x\r\n"
            b"Content-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        ),
        CHUNKED + b"1\r\n{\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /",
    ],
)
async def test_whoever_says_nothing_more_is_let_go(running, monkeypatch, said):
    monkeypatch.setattr(http_protocol, "HEADER_TIMEOUT_S", 0.2)
    monkeypatch.setattr(http_protocol, "BODY_TIMEOUT_S", 0.2)
    reader, writer = await raw(running)
    writer.write(said)
    await closed(reader)
    writer.close()


async def test_empty_lines_do_not_keep_a_connection_open(running, monkeypatch):
    monkeypatch.setattr(http_protocol, "HEADER_TIMEOUT_S", 0.2)
    reader, writer = await raw(running)
    writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    await reader.readuntil(b"ok\n")
    writer.write(b"\r\n")
    assert b"" == await closed(reader)
    writer.close()


async def test_what_follows_a_refusal_is_not_read(running):
    reader, writer = await raw(running)
    writer.write(
        b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n"
        b"Content-Length: 100000\r\n\r\n"
    )
    answer = await closed(reader)
    assert answer.startswith(b"HTTP/1.1 400")
    writer.close()


async def test_an_address_has_so_many_connections_and_others_get_in(tmp_path):
    async with guests.Running(tmp_path / "t.db", connections=20) as server:
        held = [await raw(server) for _ in range(20)]
        reader, writer = await raw(server)
        assert (await closed(reader)).startswith(b"HTTP/1.1 503")
        writer.close()
        host, port = server.url.removeprefix("http://").split(":")
        other, out = await asyncio.open_connection(
            host, int(port), local_addr=("127.0.0.2", 0)
        )
        out.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await closed(other)).startswith(b"HTTP/1.1 200")
        for _, one in [*held, (other, out)]:
            one.close()
        async with asyncio.timeout(10):  # and whoever has gone is not counted
            while (await _status(server)) != 200:
                await asyncio.sleep(0.05)


async def _status(server):
    reader, writer = await raw(server)
    writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    answer = await closed(reader)
    writer.close()
    return int(answer.split()[1])


def test_no_address_has_more_than_half_of_all_connections():
    limit = ConnectionLimit(per_address=1000, in_all=10)
    assert [True] * 5 + [False] == [limit.enter("a") for _ in range(6)]
    assert [True] * 5 + [False] == [limit.enter("b") for _ in range(6)]
    limit.leave("a")
    assert limit.enter("c")
    assert not limit.enter("a")


def test_the_limit_of_open_files_is_raised_as_far_as_it_goes():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    raised = raise_file_limit()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == raised == hard


def masked(opcode, payload=b"", *, fin=True):
    """A frame as a client sends it, with a mask that changes nothing."""
    first = bytes([0x80 * fin | opcode])
    if len(payload) < 126:
        return first + bytes([0x80 | len(payload)]) + bytes(4) + payload
    return first + b"\xfe" + len(payload).to_bytes(2, "big") + bytes(4) + payload


FLOODS = {
    "pings": masked(9) * 100,
    "long pings": masked(9, b"x" * 125) * 100,
    "pongs": masked(10) * 100,
    "empty fragments": masked(0, fin=False) * 100,
}


@pytest.mark.parametrize("kind", FLOODS)
async def test_frames_of_every_kind_are_counted(strict, kind):
    [ada] = await guests_at(strict.url, "Ada")
    code = (await ada.post("/api/tables", {}))["code"]
    seat = await ada.socket(code).open()
    await seat.until("Welcome")
    transport = seat.line.transport
    if kind == "empty fragments":
        transport.write(masked(1, b"x", fin=False))
    async with asyncio.timeout(10):
        while not transport.is_closing():
            transport.write(FLOODS[kind])
            await asyncio.sleep(0.005)
        with contextlib.suppress(ConnectionClosed):
            while True:
                await seat.line.recv()
    async with asyncio.timeout(10):
        while strict.node.lobby.rooms[code].audience.listeners:
            await asyncio.sleep(0.01)
    await ada.close()


async def test_one_person_has_one_limit_on_all_sockets(strict):
    [ada] = await guests_at(strict.url, "Ada")
    code = (await ada.post("/api/tables", {}))["code"]
    seats = [await ada.socket(code).open() for _ in range(8)]
    for seat in seats:
        for _ in range(10):
            await seat.say(type="Wait")
    refused = []
    for seat in seats:
        with contextlib.suppress(TimeoutError):
            while sum(m["type"] == "Refused" for m in seat.heard) < 10:
                await seat.hear(2)
        refused += [m["code"] for m in seat.heard if m["type"] == "Refused"]
    assert refused.count("too-fast") >= 10  # of 80 messages, 40 and a few are heard
    for seat in seats:
        await seat.close()
    await ada.close()


@given(st.binary(min_size=1, max_size=125), st.binary(min_size=4, max_size=4))
def test_a_short_message_is_unmasked(payload, mask):
    hidden = bytes(b ^ mask[i % 4] for i, b in enumerate(payload))
    frame = bytes([0x81, 0x80 | len(payload)]) + mask + hidden
    assert payload == short_message(frame)
    assert short_message(frame[:-1]) is None
    assert short_message(frame + b"x") is None


@given(st.binary(max_size=140))
@settings(max_examples=300)
def test_what_is_no_short_message_is_left_to_the_library(data):
    found = short_message(data)
    assert found is None or (data[0] == 0x81 and data[1] == 0x80 + len(data) - 6)


FRAMES = [
    *(
        masked(code, b"x" * size)
        for code in (0, 1, 2, 8, 9, 10)
        for size in (0, 1, 125)
    ),
    *(masked(code, b"[1", fin=False) for code in (0, 1, 2, 9)),
    masked(1, b'{"type":"Wait"}'),
    masked(1, b"\xff\xfe"),
    masked(1, b"[" * 1100),
    masked(1, b"x" * 5000),
    b"\x81\xff" + (1 << 62).to_bytes(8, "big") + bytes(4),
    b"\xf1\x80" + bytes(4),
    b"\x81\x01x",
]
REQUESTS = [
    CHUNKED,
    b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"1\r\n{\r\n",
    b"0\r\nT: x\r\n\r\n",
    b"ffffffffffffffff\r\n",
    (
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ),
    b"POST / HTTP/1.0\r\nContent-Length: -1\r\n\r\n",
    b"\r\n",
    b"\x00" * 20,
    b"X: " + b"y" * 20_000 + b"\r\n",
]


async def _send_in_pieces(writer, data, dice):
    with contextlib.suppress(OSError):
        while data:
            size = dice.choice((1, 3, 50, len(data)))
            writer.write(data[:size])
            data = data[size:]
            await writer.drain()
            if dice.random() < 0.3:
                await asyncio.sleep(0.001)
        if dice.random() < 0.5:
            writer.write_eof()


@pytest.mark.parametrize("seed", range(25))
async def test_nothing_that_a_client_sends_harms_the_others(strict, seed):
    """Frames and requests in any order and in any pieces, half-closed or dropped."""
    dice = random.Random(seed)
    ada, bo = await guests_at(strict.url, "Ada Bo")
    code = (await ada.post("/api/tables", {}))["code"]
    seat = await ada.socket(code).open()
    await seat.until("Welcome")
    for _ in range(4):
        stranger = Guest(strict.url)
        watcher = await stranger.socket(code).open()
        data = b"".join(dice.choices(FRAMES, k=dice.randrange(1, 12)))
        with contextlib.suppress(ConnectionClosed):
            watcher.line.transport.write(data[: dice.randrange(1, len(data) + 1)])
        _reader, writer = await raw(strict)
        data = b"".join(dice.choices(REQUESTS, k=dice.randrange(1, 8)))
        await _send_in_pieces(writer, data, dice)
        await asyncio.sleep(0.02)
        watcher.line.transport.abort()
        writer.transport.abort()
        await stranger.close()
    await bo.post(f"/api/tables/{code}/sit")
    await seat.until_event("Sat")
    room = strict.node.lobby.rooms[code]
    async with asyncio.timeout(10):
        while {one.person for one in room.audience.listeners} != {ada.id}:
            await asyncio.sleep(0.01)
    await seat.close()
    for person in (ada, bo):
        await person.close()
