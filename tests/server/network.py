"""A network that can be cut: a namespace, a cable, and a relay at its far end."""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator

HERE, THERE = "198.18.77.1", "198.18.77.2"
"""Addresses that are for measurements only: nobody else has them."""

RELAY = """
import asyncio, sys

async def pump(reader, writer):
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()

async def relay(reader, writer):
    there = await asyncio.open_unix_connection(sys.argv[1])
    await asyncio.gather(pump(reader, there[1]), pump(there[0], writer))

async def main():
    server = await asyncio.start_server(relay, sys.argv[2], 5432)
    print("up", flush=True)
    await server.serve_forever()

asyncio.run(main())
"""


class NoNamespaces(Exception):
    """This machine or this user cannot make networks."""


class Cable:
    """The way to a server behind a unix socket, over a network that can be cut."""

    def __init__(self, socket: str) -> None:
        self._name = f"tacora-{os.getpid()}"
        self._ends = f"tc{os.getpid()}a", f"tc{os.getpid()}b"
        self._socket = socket

    def lay(self) -> None:
        here, there = self._ends
        try:
            _ip("netns", "add", self._name)
            _ip("link", "add", here, "type", "veth", "peer", there, "netns", self._name)
        except (OSError, subprocess.CalledProcessError) as error:
            self.remove()
            raise NoNamespaces from error
        _ip("addr", "add", f"{HERE}/30", "dev", here)
        _ip("link", "set", here, "up")
        _ip("-n", self._name, "addr", "add", f"{THERE}/30", "dev", there)
        self.join()
        self._relay = subprocess.Popen(
            [
                *("ip", "netns", "exec", self._name),
                *(sys.executable, "-c", RELAY, self._socket, THERE),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._relay.stdout
        assert b"up\n" == self._relay.stdout.readline()

    def cut(self) -> None:
        """What is sent is lost, and nobody says so."""
        # The far end: our own route must stay, or packets would look for another way.
        _ip("-n", self._name, "link", "set", self._ends[1], "down")

    def join(self) -> None:
        _ip("-n", self._name, "link", "set", self._ends[1], "up")

    def remove(self) -> None:
        with contextlib.suppress(AttributeError):
            self._relay.kill()
            self._relay.communicate()
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            _ip("netns", "del", self._name)
        # The kernel takes the cable away with the namespace, in its own time.
        until = time.monotonic() + 5
        while os.path.exists(f"/sys/class/net/{self._ends[0]}"):  # noqa: PTH110
            assert time.monotonic() < until
            time.sleep(0.02)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)  # noqa: S607


@contextlib.contextmanager
def cable(socket: str) -> Iterator[Cable]:
    laid = Cable(socket)
    laid.lay()
    try:
        yield laid
    finally:
        laid.remove()
