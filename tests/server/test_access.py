"""Nobody acts for another, and nothing that comes in brings the server down."""

import asyncio
import contextlib
import json
import socket
from types import SimpleNamespace

import guests
import httpx
import pytest
import requests
import schemathesis
from guests import Guest, guests_at, table_of
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tacora.server import ratelimit
from tacora.server.http.access import is_own_page
from tacora.server.http.openapi import openapi
from tacora.server.ratelimit import TokenBucket


@pytest.mark.parametrize(
    ("expected", "origin", "host"),
    [
        (True, "http://127.0.0.1:7470", "127.0.0.1:7470"),
        (True, "http://192.168.1.5:7470", "192.168.1.5:7470"),
        (True, "http://localhost:7470", "localhost:7470"),
        (True, "http://[::1]:7470", "[::1]:7470"),
        (False, "http://evil.example", "127.0.0.1:7470"),
        (False, "http://evil.example", "evil.example"),  # a name made to point here
        (False, "http://127.0.0.1:7471", "127.0.0.1:7470"),
        (False, "null", "127.0.0.1:7470"),
        (False, "http://[", "["),
        (False, "file://127.0.0.1:7470", "127.0.0.1:7470"),
        (False, "http://127.0.0.1:7470", None),
    ],
)
def test_only_pages_that_we_served_are_ours(expected, origin, host):
    assert expected == is_own_page(origin, host)


async def test_a_page_of_another_site_can_do_nothing(running):
    [ada] = await guests_at(running.url, "Ada")
    code = (await ada.post("/api/tables", {}))["code"]
    for origin in ("http://evil.example", "null", f"{running.url}.evil.example"):
        answer = await ada.http.post(
            f"/api/tables/{code}/stand", headers={"origin": origin}
        )
        assert (403, "wrong-origin") == (answer.status_code, answer.json()["code"])
        with pytest.raises(InvalidStatus) as caught:
            await ada.socket(code, origin=origin).open()
        assert 403 == caught.value.response.status_code
    # A cookie without an origin does not come from a page of ours.
    async with httpx.AsyncClient(base_url=running.url) as bare:
        bare.cookies.set("tacora", ada.key)
        answer = await bare.post(f"/api/tables/{code}/stand")
        assert 403 == answer.status_code
    with pytest.raises(InvalidStatus):
        await ada.socket(code, origin=None).open()
    assert 0 == (await ada.get(f"/api/tables/{code}"))["you"]
    await ada.close()


async def test_a_form_of_another_site_is_not_read(running):
    [ada] = await guests_at(running.url, "Ada")
    for media in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = await ada.http.post(
            "/api/tables", content=b"{}", headers={"content-type": media}
        )
        assert (400, "unreadable") == (answer.status_code, answer.json()["code"])
    await ada.close()


async def test_a_site_that_was_allowed_may_act(tmp_path):
    site = "https://tacora.example"
    async with (
        guests.Running(tmp_path / "t.db", origins=(site,)) as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        answer = await http.post(
            "/api/people", json={"name": "Ada"}, headers={"origin": site}
        )
        assert 201 == answer.status_code


async def test_over_https_the_key_is_out_of_reach_of_other_sites(running):
    header = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
    async with httpx.AsyncClient(base_url=running.url, headers=header) as http:
        answer = await http.post("/api/people", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-tacora=")
    for word in ("Secure", "HttpOnly", "SameSite=Strict", "Path=/"):
        assert word in cookie


async def test_a_key_is_kept_as_a_hash_only(running, tmp_path):
    [ada] = await guests_at(running.url, "Ada")
    await ada.post("/api/me/code")
    files = b"".join(f.read_bytes() for f in tmp_path.glob("tables.db*"))
    assert ada.key.encode() not in files
    await ada.close()


async def test_nobody_decides_for_another(running):
    people = await guests_at(running.url, "Ada Bo Cy Di")
    code = await table_of(people[:3])
    await people[0].post(f"/api/tables/{code}/start")
    for stranger in (people[3], Guest(running.url), Guest(running.url, key="guess")):
        async with stranger.socket(code) as seat:
            await seat.until("Deciding", decided=0)
            await seat.choose("leave")
            await seat.until("Refused", code="not-seated")
    async with people[0].socket(code) as seat:
        assert 0 == (await seat.until("Welcome"))["you"]
        await seat.say(type="Choose", at=seat.at, decision="leave", seat=1)
        await seat.until("Refused", code="wrong-seat")
        await seat.until("Deciding", decided=0) if seat.deciding is None else None
    for path in ("bots", "start"):
        refused = await people[1].post(f"/api/tables/{code}/{path}", {}, 403)
        assert "not-host" == refused["code"]
    await people[3].post(f"/api/tables/{code}/stand", None, 403)
    for person in people:
        await person.close()


async def test_who_has_no_key_is_a_stranger(running):
    nobody = Guest(running.url)
    assert "stranger" == (await nobody.get("/api/me", 401))["code"]
    assert "stranger" == (await nobody.post("/api/tables", {}, 401))["code"]
    await nobody.close()


async def test_a_wrong_token_is_refused_and_not_taken_for_a_spectator(running):
    [ada] = await guests_at(running.url, "Ada")
    code = (await ada.post("/api/tables", {}))["code"]
    header = {"authorization": "Bearer wrong"}
    with pytest.raises(InvalidStatus) as caught:
        await Guest(running.url).socket(code, additional_headers=header).open()
    assert 401 == caught.value.response.status_code
    await ada.close()


async def test_too_many_visits_are_turned_away_and_too_many_messages(
    tmp_path, monkeypatch
):
    still = SimpleNamespace(monotonic=lambda: 0.0)  # however slow the machine is
    monkeypatch.setattr(ratelimit, "time", still)
    limits = {"visits": 5.0, "rate": 5.0, "burst": 10.0}
    async with guests.Running(tmp_path / "t.db", **limits) as server:
        [ada] = await guests_at(server.url, "Ada")
        code = (await ada.post("/api/tables", {}))["code"]
        async with ada.socket(code) as seat:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(200):
                    await seat.say(type="Wait")
            with contextlib.suppress(ConnectionClosed):
                await seat.until("Refused", code="too-fast")
                while True:
                    await seat.hear()
            assert 1008 == seat.line.close_code
        answers = [await ada.http.get("/api/tables") for _ in range(60)]
        assert 429 == answers[-1].status_code
        assert "too-fast" == answers[-1].json()["code"]
        assert 200 == (await ada.http.get("/health")).status_code
        await ada.close()


async def test_a_message_that_is_too_long_is_refused_and_a_huge_one_ends_it(running):
    [ada] = await guests_at(running.url, "Ada")
    code = (await ada.post("/api/tables", {}))["code"]
    async with ada.socket(code) as seat:
        await seat.line.send("x" * 4097)
        await seat.until("Refused", code="too-long")
        await seat.line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            await seat.until("nothing")
        assert 1009 == seat.line.close_code
    answer = await ada.http.post("/api/tables", content=b"[" * 10_000)
    assert answer.status_code in {400, 413}
    await ada.close()


async def test_a_slow_reader_is_dropped_and_nobody_else_notices(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    host, port = running.url.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect((host, int(port)))
    raw.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode()
    )
    await asyncio.sleep(0.2)
    room = running.node.lobby.rooms[code]
    assert 1 == len(room.audience.listeners)
    seat = await people[0].socket(code).open()
    for _ in range(600):  # megabytes that the raw socket does not read
        room.audience.tell(b'"%b"' % (b"x" * 10_000))
        await asyncio.sleep(0)
        if len(room.audience.listeners) == 1:
            break
        await asyncio.wait_for(seat.line.recv(), 5)
    await asyncio.sleep(0.1)
    assert 1 == len(room.audience.listeners)
    assert b"tacora_sockets_dropped_total 1.0" in await _metrics(people[0])
    raw.close()
    await seat.close()
    for person in people:
        await person.close()


async def _metrics(guest):
    return (await guest.http.get("/metrics")).content


words = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(["leave", "continue", "Choose", "ouch", "ask"]),
)
fields = st.sampled_from(
    ["type", "at", "decision", "orders", "wanted", "emote", "seat", "x"]
)
objects = st.recursive(
    words,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(fields, inner, max_size=4)
    ),
    max_leaves=12,
)
typed = st.fixed_dictionaries(
    {"type": st.sampled_from(["Choose", "Order", "Pause", "Wait", "Emote", "Sat"])},
    optional={
        "at": words,
        "decision": words,
        "orders": objects,
        "wanted": words,
        "emote": words,
    },
)
noise = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    objects.map(json.dumps),
    typed.map(json.dumps),
    typed.map(json.dumps).flatmap(
        lambda text: st.integers(0, len(text)).map(lambda cut: text[:cut])
    ),
    st.integers(0, 4000).map(lambda depth: "[" * depth),
)


async def test_noise_is_refused_and_the_game_goes_on(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    await people[0].post(f"/api/tables/{code}/start")
    frames: list = []

    @settings(max_examples=300, database=None, suppress_health_check=list(HealthCheck))
    @given(noise)
    def collect(message):
        frames.append(message)

    collect()
    async with people[0].socket(code) as seat:
        for message in frames:
            with contextlib.suppress(ConnectionClosed):
                await seat.line.send(message)
        await seat.say(type="Choose", at=10**6, decision="leave")
        await seat.until("Refused", code="too-late")
        refused = [m for m in seat.heard if m["type"] == "Refused"]
        assert len(refused) > 200
        assert all(m["code"] != "fault" for m in refused)
    seats = [await person.socket(code).open() for person in people]
    await seats[0].say(type="Pause", wanted=False)
    await asyncio.gather(*(s.play(lambda _: "leave") for s in seats))
    assert all(s.over for s in seats)
    for thing in [*seats, *people]:
        await thing.close()


async def test_noise_on_the_line_itself_only_ends_that_line(running):
    host, port = running.url.removeprefix("http://").split(":")
    long = b"GET /" + b"a" * 70_000
    many = b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 10_000
    for raw in (b"\x00" * 100, b"GET / HTTP/9\r\n\r\n", long, many):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(raw)
        await asyncio.wait_for(reader.read(2000), 5)
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
    ada = Guest(running.url)
    assert 200 == (await ada.http.get("/health")).status_code
    await ada.close()


async def test_whoever_says_too_slowly_what_they_want_is_let_go(running, monkeypatch):
    from tacora.server.http import protocol

    monkeypatch.setattr(protocol, "HEADER_TIMEOUT_S", 0.2)
    [ada] = await guests_at(running.url, "Ada")
    code = (await ada.post("/api/tables", {}))["code"]
    host, port = running.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
    async with ada.socket(code) as seat:  # a socket stays, though
        assert b"" == await asyncio.wait_for(reader.read(), 2)
        await asyncio.sleep(0.3)
        await seat.say(type="Wait")
        await seat.until("Refused", code="game-not-begun")
    assert "Ada" == (await ada.get("/api/me"))["name"]
    writer.close()
    await ada.close()


def test_a_bucket_refills():
    bucket = TokenBucket(rate=0.01, burst=2)
    assert [True, True, False] == [bucket.take(), bucket.take(), bucket.take()]
    bucket.then -= 100
    assert bucket.take()


async def test_unknown_pages_and_methods_are_answered_clearly(running):
    ada = Guest(running.url)
    assert "no-such-page" == (await ada.get("/api/nothing", 404))["code"]
    assert "no-such-table" == (await ada.get("/api/tables/nope", 404))["code"]
    assert "wrong-method" == (await ada.ask("DELETE", "/api/tables", None, 405))["code"]
    code = (await (await ada.arrive()).post("/api/tables", {}))["code"]
    for since in ("-1", "x", "1e9", "9999999999"):
        path = f"/api/tables/{code}/events?from={since}"
        assert "unreadable" == (await ada.get(path, 400))["code"]
    await ada.close()


schema = schemathesis.openapi.from_dict(openapi())


async def test_the_api_is_as_described_whatever_is_sent(running):
    [ada] = await guests_at(running.url, "Ada")
    code = (await ada.post("/api/tables", {}))["code"]
    token = (await ada.post("/api/me/bots", {"name": "Robo"}))["token"]
    await asyncio.to_thread(_assail, running.url, token, code)
    assert 200 == (await ada.http.get("/health")).status_code
    assert b'code="fault"' not in await _metrics(ada)
    await ada.close()


def _assail(url, token, code):
    with requests.Session() as session:
        _assail_with(session, url, token, code)


def _assail_with(session, url, token, code):
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(
            max_examples=12,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy())
        def call(case):
            if case.path_parameters and "code" in case.path_parameters:
                case.path_parameters["code"] = code
            case.headers["Authorization"] = f"Bearer {token}"
            if (case.operation.method, case.operation.path) == ("delete", "/api/me"):
                case.headers["Authorization"] = "Bearer nobody"
            case.call_and_validate(
                base_url=url,
                session=session,
                excluded_checks=[
                    schemathesis.checks.ignored_auth,
                    schemathesis.checks.unsupported_method,
                    schemathesis.checks.positive_data_acceptance,
                ],
            )

        call()
