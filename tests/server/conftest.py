import asyncio

import backends
import guests
import pytest


@pytest.fixture(scope="session")
def postgresql():
    with backends.postgresql() as server:
        yield server


@pytest.fixture(scope="session")
def valkey():
    with backends.valkey() as server:
        yield server


@pytest.fixture
async def cleanly():
    """What is to be closed at the end, the last first."""
    closing = []
    yield closing.append
    for close in reversed(closing):
        await asyncio.wait_for(close(), 10)


@pytest.fixture
async def running(tmp_path):
    async with guests.Running(tmp_path / "tables.db") as server:
        yield server
