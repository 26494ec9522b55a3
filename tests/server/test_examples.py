"""The examples do what they say."""

import asyncio
import sys
from pathlib import Path

from tacora.records import parse, verify

EXAMPLES = Path(__file__).parents[2] / "examples"


async def test_the_bot_client_plays_a_whole_game(running):
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, str(EXAMPLES / "bot_client.py"), running.url),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, wrong = await asyncio.wait_for(program.communicate(), 30)
    assert (0, b"") == (program.returncode, wrong)
    [record] = parse(said.decode())
    assert "holds" == verify(record).verdict
    assert "Eight" == record.names[0]
