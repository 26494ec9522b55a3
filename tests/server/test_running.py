"""Running a server: its settings, its first words, and copies of what it keeps."""

import io
import os
import re
import signal
import subprocess
import sys
import time

import httpx
import pytest
import segno

from tacora.server import serve
from tacora.server.backends import choose_backends
from tacora.server.settings import BadSetting, Settings, UnknownSetting, load
from tacora.server.store import Store
from tacora.server.store.sqlite import SQLite
from tacora.wire import Person
from tacora.words import Words

TOML = 'port = 1111\nkeep_idle = 1\nlog = "json"\norigins = ["https://a.example"]\n'


# Settings


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "server.toml"
    path.write_text(TOML)
    return path


def test_a_flag_counts_more_than_the_environment_and_that_more_than_the_file(file):
    environ = {"TACORA_PORT": "2222", "TACORA_KEEP_IDLE": "2"}
    found = load({"port": "3333"}, environ, file)
    assert (3333, 2.0, "json") == (found.port, found.keep_idle, found.log)
    assert Settings().keep_people == found.keep_people
    assert 2222 == load({"port": None}, environ, file).port
    assert 1111 == load({}, {}, file).port


def test_the_file_in_the_platforms_folder_is_read_if_it_is_there(file, monkeypatch):
    from tacora.server import settings

    monkeypatch.setattr(settings, "default_file", lambda: file)
    assert 1111 == load({}, {}).port
    monkeypatch.setattr(settings, "default_file", lambda: file.parent / "none.toml")
    assert Settings() == load({}, {})


def test_a_list_is_written_with_commas_outside_the_file(file):
    assert ("https://a.example",) == load({}, {}, file).origins
    two = load({}, {"TACORA_ORIGINS": "https://a.example, https://b.example"}, file)
    assert ("https://a.example", "https://b.example") == two.origins


@pytest.mark.parametrize("said", ["false", "0"])
def test_what_is_on_can_be_switched_off_in_the_environment(said):
    assert not load({}, {"TACORA_BROWSER": said}).browser


@pytest.mark.parametrize(
    ("flags", "environ", "source"),
    [
        ({"port": "door"}, {}, "--port"),
        ({"keep_idle": "-1"}, {}, "--keep-idle"),
        ({}, {"TACORA_PORT": "99999"}, "TACORA_PORT"),
        ({}, {"TACORA_LOG": "loud"}, "TACORA_LOG"),
    ],
)
def test_a_setting_that_cannot_be_used_says_where_it_stands(
    file, flags, environ, source
):
    with pytest.raises(BadSetting) as caught:
        load(flags, environ, file)
    assert source == caught.value.facts["source"]


def test_a_file_with_a_mistake_is_named(tmp_path):
    path = tmp_path / "server.toml"
    for text, error in (("prot = 1\n", UnknownSetting), ("port =\n", BadSetting)):
        path.write_text(text)
        with pytest.raises(error) as caught:
            load({}, {}, path)
        assert str(path) == caught.value.facts["source"]
    with pytest.raises(BadSetting):
        load({}, {}, tmp_path / "none.toml")


# First words


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_terminal_shows_the_address_for_others_as_a_picture(monkeypatch):
    url = "http://192.0.2.7:7470"
    expected, terminal, said = io.StringIO(), Terminal(), []
    segno.make(url, micro=False).terminal(out=expected, compact=True)
    monkeypatch.setattr(sys, "stdout", terminal)
    serve._announce(Words("en"), said.append, "http://localhost:7470", url)
    assert expected.getvalue() == terminal.getvalue()
    assert ["localhost:7470", "192.0.2.7:7470"] == [
        re.search(r"http://(\S+)", line)[1] for line in said
    ]


def test_without_a_network_or_a_terminal_there_is_no_picture(monkeypatch):
    terminal, plain = Terminal(), io.StringIO()
    monkeypatch.setattr(sys, "stdout", terminal)
    serve._announce(Words("en"), lambda _: None, "http://localhost:7470", None)
    monkeypatch.setattr(sys, "stdout", plain)
    serve._announce(Words("en"), lambda _: None, "http://localhost:7470", "http://x")
    assert "" == terminal.getvalue() == plain.getvalue()


@pytest.mark.parametrize("wanted", [True, False])
def test_the_browser_opens_at_the_address_that_is_printed(tmp_path, wanted):
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {opened}.part; mv {opened}.part {opened}'
    )
    browser.chmod(0o755)
    command = [
        *(sys.executable, "-m", "tacora", "serve", "--port", "0"),
        *("--host", "127.0.0.1", "--store", str(tmp_path / "t.db")),
        *(() if wanted else ("--no-browser",)),
    ]
    environ = os.environ | {
        "BROWSER": f"{browser} %s",
        "TACORA_LANG": "en",
        "PYTHONUNBUFFERED": "1",
    }
    with subprocess.Popen(
        command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as server:
        try:
            said = server.stdout.readline().decode()
            url = re.search(r"http://\S+", said)[0]
            until = time.monotonic() + 30
            while not opened.exists() if wanted else not _up(url):
                assert time.monotonic() < until
                time.sleep(0.05)
            assert _up(url)
            assert wanted == opened.exists()
            if wanted:
                assert url == opened.read_text().strip()
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=20)


def _up(url):
    try:
        return 200 == httpx.get(url + "/health", timeout=5).status_code
    except httpx.TransportError:
        return False


# Copies


def backup(*words, **environ):
    return subprocess.run(
        [sys.executable, "-m", "tacora", "backup", *map(str, words)],
        env=os.environ | {"TACORA_LANG": "en"} | environ,
        capture_output=True,
        check=False,
        timeout=60,
    )


def restore(binaries, url, file):
    subprocess.run([binaries / "pg_restore", "--dbname", url, file], check=True)


async def remember(store):
    await store.open()
    await store.add_person(Person("1", "Ada", emblem=3), b"key", None)


async def recall(store):
    await store.open()
    assert Person("1", "Ada", emblem=3) == await store.person(b"key")
    await store.close()


async def test_a_file_is_copied_while_it_is_used(tmp_path):
    store = Store(SQLite(tmp_path / "tables.db"))
    await remember(store)
    copied = backup(tmp_path / "copy.db", "--store", tmp_path / "tables.db")
    assert (0, b"") == (copied.returncode, copied.stderr)
    assert str(tmp_path / "copy.db") in copied.stdout.decode()
    await store.close()
    await recall(Store(SQLite(tmp_path / "copy.db")))


async def test_a_postgresql_is_dumped_and_restored(tmp_path, postgresql):
    url, empty = postgresql.fresh(), postgresql.fresh()
    store, _ = choose_backends(Settings(store=url), "here")
    await remember(store)
    await store.close()
    path = f"{postgresql.bin}:{os.environ['PATH']}"
    copied = backup(tmp_path / "copy", "--store", url, PATH=path)
    assert (0, b"") == (copied.returncode, copied.stderr)
    restore(postgresql.bin, empty, tmp_path / "copy")
    again, _ = choose_backends(Settings(store=empty), "here")
    await recall(again)


@pytest.mark.parametrize("trouble", ["target", "source", "tool"])
def test_a_copy_that_cannot_be_made_is_refused(tmp_path, trouble):
    target, source, environ = tmp_path / "copy", tmp_path / "tables.db", {}
    if trouble == "target":
        target.write_text("mine")
        source.touch()
    elif trouble == "tool":
        source = "postgresql://nobody:secret@127.0.0.1:1/none"
        environ = {"PATH": str(tmp_path)}
    refused = backup(target, "--store", source, **environ)
    assert (2, b"") == (refused.returncode, refused.stdout)
    assert 1 == refused.stderr.count(b"\n")
    assert b"secret" not in refused.stderr
    assert (trouble == "target") == target.exists()
