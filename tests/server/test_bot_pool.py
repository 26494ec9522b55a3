"""Slow bots think in processes of their own, and nobody waits for them in vain."""

import asyncio
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import backends
import guests
import pytest
from guests import Guest
from structlog.testing import capture_logs
from test_plan import GO, LEAVE, Hand

from tacora.rules import Decided
from tacora.server.live import bot_pool
from tacora.server.table.commands import Decide, Expire, SeatBot, Start
from tacora.server.table.errors import TooLate

FAILED = "bot-failed"
SLOW = {"clock": 0, "bots": ["pondering", "brave"], "start": True}


def children(pid):
    """The processes that this one has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


async def play(url, opening=SLOW):
    """A whole game. Nobody's time runs out: it ends only if everyone decides."""
    ada = await Guest(url).arrive()
    table = await ada.post("/api/tables", opening)
    async with ada.socket(table["code"]) as seat:
        await seat.play(lambda _: "leave")
        assert seat.over
    await ada.close()


def test_a_slow_bot_is_asked_for_and_decides_like_a_player():
    hand = Hand(people="ab", clock=20)
    hand(SeatBot("a", "pondering"), Start("a"))
    at = hand.table.at
    assert [] == hand.choose("ab", GO)
    assert {0, 1} == set(hand.position.sealed)
    for late in (Decide(at - 1, 2, GO), Decide(at, 0, GO)):
        with pytest.raises(TooLate):
            hand(late)
    assert Decided in map(type, hand(Decide(at, 2, LEAVE)))
    with pytest.raises(TooLate):
        hand(Decide(at, 2, LEAVE))


def test_a_slow_bot_whose_time_is_over_does_not_stop_the_others():
    hand = Hand(people="ab", clock=20)
    hand(SeatBot("a", "pondering"), Start("a"))
    hand.choose("ab", GO)
    hand.now += 30
    assert Decided in map(type, hand(Expire(hand.table.at)))


async def test_a_game_with_a_slow_bot_is_played_to_its_end(running):
    with capture_logs() as told:
        await play(running.url)
    assert FAILED not in [line["event"] for line in told]


async def test_a_slow_bot_that_fails_has_a_substitute(running, monkeypatch):
    def fail(*_):
        raise ValueError

    monkeypatch.setattr(bot_pool, "_start_pool", ThreadPoolExecutor)
    monkeypatch.setattr(bot_pool, "think", fail)
    with capture_logs() as told:
        await play(running.url)
    assert FAILED in [line["event"] for line in told]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_the_pool_ends_with_its_server(tmp_path, how):
    server = await asyncio.to_thread(
        guests.Process(tmp_path / "t.db", backends.free_port()).start
    )
    pid = server.process.pid
    await play(server.url)
    workers = children(pid)
    assert workers
    await asyncio.to_thread(server.end, how)
    until = time.monotonic() + 20
    while any(_runs(child) for child in workers):
        assert time.monotonic() < until
        await asyncio.sleep(0.05)


def _runs(pid):
    try:
        os.kill(pid, 0)
        return (
            Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        )
    except (ProcessLookupError, FileNotFoundError):
        return False


async def test_a_slow_bot_goes_on_after_the_server_was_stopped(tmp_path, monkeypatch):
    store = tmp_path / "tables.db"
    with monkeypatch.context() as patch:
        patch.setattr(bot_pool.BotPool, "decide_at", lambda *_: None)  # nothing comes
        first = guests.Running(store)
    async with first as server:
        ada = await Guest(server.url).arrive()
        code = (await ada.post("/api/tables", SLOW))["code"]
        async with ada.socket(code) as seat:
            await seat.until("Deciding", decided=1)
            await seat.choose("leave")
            await seat.until("Chosen")
    async with guests.Running(store) as server:
        again = Guest(server.url, ada.name, ada.key)
        async with again.socket(code) as seat:
            await seat.play(lambda _: "leave")
            assert seat.over
        for guest in (ada, again):
            await guest.close()
