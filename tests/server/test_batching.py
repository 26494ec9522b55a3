"""What comes in within a moment is heard together, in its order."""

import asyncio

from tacora.server.ws.batching import (
    BUSY_BATCH_DELAY_S,
    MAX_BATCH_BYTES,
    IncomingBatch,
)


class Socket:
    def __init__(self, heard) -> None:
        self.heard = heard

    def take_in(self, data):
        self.heard.append((self, data))


async def until(heard, count):
    async with asyncio.timeout(10):
        while len(heard) < count:
            await asyncio.sleep(BUSY_BATCH_DELAY_S / 10)


async def test_what_comes_in_is_kept_for_a_moment_and_heard_in_order():
    batch, heard = IncomingBatch(), []
    one, two = Socket(heard), Socket(heard)
    for socket, data in ((one, b"a"), (two, b"b"), (one, b"c")):
        batch.put(socket, data)
    await asyncio.sleep(0)
    assert [] == heard
    await until(heard, 3)
    assert [(one, b"a"), (two, b"b"), (one, b"c")] == heard


async def test_a_full_batch_is_delivered_at_once():
    batch, heard = IncomingBatch(), []
    socket = Socket(heard)
    batch.put(socket, b"first")
    batch.put(socket, b"x" * MAX_BATCH_BYTES)
    assert [b"first", b"x" * MAX_BATCH_BYTES] == [data for _, data in heard]
    batch.put(socket, b"next")
    assert 2 == len(heard)
    await until(heard, 3)


async def test_what_is_said_while_others_are_heard_is_heard_next():
    batch, heard = IncomingBatch(), []

    class Echo(Socket):
        def take_in(self, data):
            super().take_in(data)
            if data == b"hello":
                batch.put(self, b"echo")

    batch.put(Echo(heard), b"hello")
    await until(heard, 2)
    assert [b"hello", b"echo"] == [data for _, data in heard]
