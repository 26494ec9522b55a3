"""The server under load: decisions per CPU-second, delays, memory; and its rivals.

100 tables of 5; every decision is told to all five, then all are revealed. Our server
writes each decision to disk before it tells anyone; the rivals keep it in memory.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from platformdirs import user_cache_path

from bench import rivals
from bench.machine import cpu, memory

TABLES, PLAYERS = 100, 5
PACE = 0.65
"""Mean seconds to think; with the slowest of five, about 500 decisions a second."""
FEW, MORE = 40, 200
"""Tables where nobody does anything, before memory is measured, and meanwhile."""
RUN = "from tacora.cli import main; main()"


class Ours:
    """Our server in a process of its own."""

    def __init__(self, port: int, store: str, *flags: str) -> None:
        self.url = f"http://127.0.0.1:{port}"
        command = [
            *(sys.executable, "-c", RUN, "serve", "--no-browser", "--store", store),
            *("--port", str(port), "--host", "127.0.0.1", "--visits", "1000000"),
            *("--rate", "100000", "--burst", "100000", "--log-level", "warning"),
            *("--connections", "100000"),
        ]
        self.process = subprocess.Popen([*command, *flags], stdout=subprocess.DEVNULL)  # noqa: S603, ours
        self.http = httpx.Client(
            base_url=self.url, headers={"origin": self.url}, timeout=20
        )
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                self.http.get("/health")
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError("the server does not come up")

    def close(self) -> None:
        """End it."""
        self.http.close()
        self.process.terminate()
        self.process.wait()

    def people(self, count: int) -> list[str]:
        """The keys of so many new guests."""
        keys = []
        for number in range(count):
            self.http.cookies.clear()
            self.http.post("/api/people", json={"name": f"G{number}"})
            keys.append(self.http.cookies["tacora"])
        self.http.cookies.clear()
        return keys

    def table(self, keys: list[str]) -> str:
        """A table where these people sit and play."""
        cookies = [{"cookie": f"tacora={key}"} for key in keys]
        made = self.http.post("/api/tables", json={"clock": 0}, headers=cookies[0])
        code: str = made.json()["code"]
        for cookie in cookies[1:]:
            self.http.post(f"/api/tables/{code}/sit", headers=cookie)
        self.http.post(f"/api/tables/{code}/start", headers=cookies[0])
        return code


def seat(
    server: Ours, keys: list[str], tables: int, pace: float
) -> subprocess.Popen[str]:
    """A crowd that sits at so many new tables and waits for the word."""
    codes = [
        server.table([keys[(t * PLAYERS + s) % len(keys)] for s in range(PLAYERS)])
        for t in range(tables)
    ]
    crowd = subprocess.Popen(  # noqa: S603, ours
        [
            *(
                sys.executable,
                "-m",
                "bench.crowd",
                server.url,
                ",".join(codes),
                str(pace),
            )
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert crowd.stdin is not None
    assert crowd.stdout is not None
    crowd.stdin.write(",".join(keys) + "\n")
    crowd.stdin.flush()
    assert crowd.stdout.readline() == "ready\n"
    return crowd


def play(servers: list[Ours], keys: list[str], pace: float) -> dict[str, Any]:
    """One measurement: a crowd at each server, all tables at once."""
    share = TABLES // len(servers)
    crowds = [seat(server, keys, share, pace) for server in servers]
    before = sum(cpu(server.process.pid) for server in servers)
    for crowd in crowds:
        assert crowd.stdin is not None
        crowd.stdin.write("go\n")
        crowd.stdin.flush()
    found = [json.loads(crowd.communicate()[0]) for crowd in crowds]
    used = sum(cpu(server.process.pid) for server in servers) - before
    decisions = sum(f["decisions"] for f in found)
    return {
        "per cpu second": decisions / used,
        "per second": decisions / max(f["seconds"] for f in found),
        "p50 ms": max(f["p50"] for f in found),
        "p99 ms": max(f["p99"] for f in found),
    }


def idle(server: Ours, keys: list[str]) -> float:
    """KiB that an idle player costs, with their part of a table."""
    few = seat(server, keys, FEW, 0.0)
    time.sleep(4.0)
    before = memory(server.process.pid)
    more = seat(server, keys, MORE, 0.0)
    time.sleep(4.0)
    cost = (memory(server.process.pid) - before) / (MORE * PLAYERS)
    for crowd in (few, more):
        crowd.kill()
        crowd.communicate()
    return cost


def run(port: int = 7571) -> dict[str, dict[str, Any]]:
    """Measure our server on SQLite, then each rival on the same load."""
    with tempfile.TemporaryDirectory() as folder:
        server = Ours(port, f"{folder}/tables.db")
        try:
            keys = server.people(TABLES * PLAYERS)
            found = {
                "ours, durable, closed loop": play([server], keys, 0.0),
                "ours, durable, human pace": play([server], keys, PACE),
            }
        finally:
            server.close()
        server = Ours(port, f"{folder}/idle.db")
        try:
            keys = server.people(TABLES * PLAYERS)
            found["ours, idle"] = {"KiB a player": idle(server, keys)}
        finally:
            server.close()
    folder_ = user_cache_path("tacora") / "rivals"
    if not rivals.set_up(folder_):
        print("The rivals could not be had: npm is missing or cannot install them.")
        return found
    for rival in rivals.RIVALS:
        for name, pace, seconds in (
            ("closed loop", 0.0, 8.0),
            ("human pace", PACE, 15.0),
        ):
            figures = rivals.play(folder_, rival, TABLES, pace, seconds)
            found[f"{rival}, in memory, {name}"] = figures
        kib = rivals.idle(folder_, rival, FEW, MORE, PLAYERS)
        found[f"{rival}, idle"] = {"KiB a player": kib}
    return found


def two_nodes(url: str, ports: tuple[int, int] = (7572, 7573)) -> dict[str, Any]:
    """Two processes of ours on one PostgreSQL, at human pace."""
    servers = [Ours(port, url) for port in ports]
    try:
        keys = servers[0].people(TABLES * PLAYERS)
        return play(servers, keys, PACE)
    finally:
        for server in servers:
            server.close()


def show(found: dict[str, dict[str, Any]]) -> None:
    """Print the figures."""
    for name, figures in found.items():
        text = ", ".join(f"{key} {value:,.1f}" for key, value in figures.items())
        print(f"{name}: {text}", flush=True)


def main() -> None:
    """All of it, and two processes on a PostgreSQL: the tests', or that of a URL."""
    show(run())
    with _postgresql() as url:
        show({"ours, two on PostgreSQL, human pace": two_nodes(url)})


@contextmanager
def _postgresql() -> Iterator[str]:
    if len(sys.argv) > 1:
        yield sys.argv[1]
        return
    sys.path.append(str(Path(__file__).parents[1] / "tests" / "server"))
    import backends  # type: ignore[import-not-found]  # noqa: PLC0415, of the tests

    with backends.postgresql() as server:
        yield server.fresh()


if __name__ == "__main__":
    main()
