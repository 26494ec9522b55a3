"""Guests for tests: they come by HTTP, sit at tables, and play over sockets."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tacora.server.app import application
from tacora.server.backends import choose_backends
from tacora.server.http.static import FOLDER
from tacora.server.live.node import Node
from tacora.server.serve import configure, listen
from tacora.server.settings import Settings

PATIENCE = 10
RUN = "from tacora.cli import main; main()"


class Running:
    """A server in this process."""

    def __init__(
        self, store, absent_after_s=0.2, client=FOLDER, port=0, **settings
    ) -> None:
        settings = {"visits": 10_000.0, "rate": 1000.0, "burst": 1000.0} | settings
        settings = Settings(store=str(store), browser=False, **settings)
        node_id = os.urandom(4).hex()
        self.node = Node(
            settings, *choose_backends(settings, node_id), node_id, absent_after_s
        )
        self._config = configure(application(self.node, client), settings)
        self._port = port

    async def __aenter__(self):
        listening = listen("127.0.0.1", self._port)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self._uvicorn = uvicorn.Server(self._config)
        self._uvicorn.capture_signals = contextlib.nullcontext
        self._task = asyncio.create_task(self._uvicorn.serve([listening]))
        while not self._uvicorn.started:
            await asyncio.sleep(0.005)
            assert not self._task.done()
        return self

    async def __aexit__(self, *_):
        self._uvicorn.should_exit = True
        await asyncio.wait_for(self._task, 10)


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, store, port, *flags) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._command = [
            *(sys.executable, "-W", "error", "-c", RUN, "serve"),
            *("--store", str(store), "--port", str(port), "--host", "127.0.0.1"),
            *("--no-browser", "--visits", "100000", "--rate", "1000"),
            *("--burst", "1000", "--log-level", "warning", *flags),
        ]
        self.output = b""

    def start(self):
        self.process = subprocess.Popen(
            self._command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(self.url + "/health", timeout=1).status_code == 200:
                    return self
            assert self.process.poll() is None, self.process.stderr.read().decode()
            time.sleep(0.02)
        raise AssertionError("the server does not come up")

    def end(self, how=signal.SIGKILL) -> bytes:
        self.process.send_signal(how)
        self.output += self.process.communicate(timeout=20)[1]
        return self.output


class Guest:
    """Someone with a name and a key."""

    def __init__(self, url: str, name: str = "Ada", key: str | None = None) -> None:
        self.url = url
        self.name = name
        self.key = key
        self.http = httpx.AsyncClient(
            base_url=url, headers={"origin": url}, timeout=PATIENCE
        )

    async def arrive(self):
        answer = await self.http.post("/api/people", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        self.key = self.http.cookies["tacora"]
        return self

    async def ask(self, method, path, body=None, status=None):
        answer = await self.http.request(method, path, json=body)
        expected = {200, 201, 204} if status is None else {status}
        assert answer.status_code in expected, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def post(self, path, body=None, status=None):
        return await self.ask("POST", path, body, status)

    async def get(self, path, status=None):
        return await self.ask("GET", path, None, status)

    async def close(self):
        await self.http.aclose()

    async def moved(self, url: str) -> "Guest":
        """The same person, at another server."""
        await self.close()
        return Guest(url, self.name, self.key)

    def socket(self, code: str, since: int = 0, **more) -> "Seat":
        return Seat(self, code, since, **more)


class Seat:
    """One connection to a table, and all that was heard on it."""

    def __init__(self, guest: Guest, code: str, since: int = 0, **more) -> None:
        self.guest = guest
        self.code = code
        self.since = since
        self.more = more
        self.heard: list[dict] = []
        self.frames: list[bytes] = []
        self.events: dict[int, dict] = {}
        self.at = 0
        self.deciding: dict | None = None
        self.over = False

    async def open(self):
        url = self.guest.url.replace("http", "ws")
        headers = {"cookie": f"tacora={self.guest.key}"} if self.guest.key else {}
        options = {"origin": self.guest.url, "additional_headers": headers} | self.more
        path = f"/api/tables/{self.code}/socket?from={self.since}"
        self.line = await connect(
            url + path, compression=None, proxy=None, open_timeout=PATIENCE, **options
        )
        return self

    async def close(self):
        await self.line.close()

    async def __aenter__(self):
        return await self.open()

    async def __aexit__(self, *_):
        await self.close()

    async def say(self, **message):
        await self.line.send(json.dumps(message))

    async def choose(self, decision, at=None):
        at = self.at if at is None else at
        await self.say(type="Choose", at=at, decision=decision)

    async def hear(self, patience=PATIENCE) -> list[dict]:
        """The messages of the next frame."""
        frame = await asyncio.wait_for(self.line.recv(), patience)
        self.frames.append(frame.encode())
        messages = json.loads(frame)
        for message in messages:
            self.heard.append(message)
            self.note(message)
        return messages

    def note(self, message):
        match message["type"]:
            case "Happened":
                for number, event in enumerate(message["events"], message["first"]):
                    assert self.events.setdefault(number, event) == event
                    if event["type"] in {"Entered", "Revealed", "Decided", "Closed"}:
                        self.at = number + 1
                    self.over |= event["type"] == "Unveiled"
            case "Deciding":
                self.deciding = message

    async def until(self, kind: str, **facts) -> dict:
        """Listen until such a message comes."""
        while True:
            for message in await self.hear():
                if message["type"] == kind and facts.items() <= message.items():
                    return message

    async def until_event(self, kind: str) -> dict:
        while True:
            for message in await self.hear():
                if message["type"] == "Happened":
                    for event in message["events"]:
                        if event["type"] == kind:
                            return event

    async def play(self, decide):
        """Play to the end: `decide(seat)` for each card that is ours to answer."""
        answered = 0
        with contextlib.suppress(ConnectionClosed):
            while not self.over:
                await self.hear()
                deciding = self.deciding
                if deciding and deciding["at"] == self.at != answered and not self.over:
                    answered = self.at
                    await self.choose(decide(self))


async def table_of(guests, **options) -> str:
    """A table where all of them sit, and the game has begun."""
    host = guests[0]
    options.setdefault("clock", 0)
    code = (await host.post("/api/tables", options))["code"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{code}/sit")
    return code


async def guests_at(url, names="Ada Bo Cy"):
    return [await Guest(url, name).arrive() for name in names.split()]


def database(folder: Path) -> Path:
    return folder / "tables.db"
