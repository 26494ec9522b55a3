"""What comes in within a moment is heard together, in its order."""

import asyncio

from tacora.server.ws.protocol import FULL, MOMENT, Letterbox


class Line:
    def __init__(self, heard) -> None:
        self.heard = heard

    def take_in(self, data):
        self.heard.append((self, data))


async def until(heard, count):
    async with asyncio.timeout(10):
        while len(heard) < count:
            await asyncio.sleep(MOMENT / 10)


async def test_what_comes_in_is_kept_for_a_moment_and_heard_in_order():
    box, heard = Letterbox(), []
    one, two = Line(heard), Line(heard)
    for line, data in ((one, b"a"), (two, b"b"), (one, b"c")):
        box.put(line, data)
    await asyncio.sleep(0)
    assert [] == heard
    await until(heard, 3)
    assert [(one, b"a"), (two, b"b"), (one, b"c")] == heard


async def test_a_full_letterbox_is_emptied_at_once():
    box, heard = Letterbox(), []
    line = Line(heard)
    box.put(line, b"first")
    box.put(line, b"x" * FULL)
    assert [b"first", b"x" * FULL] == [data for _, data in heard]
    box.put(line, b"next")
    assert 2 == len(heard)
    await until(heard, 3)


async def test_what_is_said_while_others_are_heard_is_heard_next():
    box, heard = Letterbox(), []

    class Echo(Line):
        def take_in(self, data):
            super().take_in(data)
            if data == b"hello":
                box.put(self, b"echo")

    box.put(Echo(heard), b"hello")
    await until(heard, 2)
    assert [b"hello", b"echo"] == [data for _, data in heard]
