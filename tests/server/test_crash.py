"""Kill -9 under load, in short; `make soak` does it for long."""

import crash


async def test_nothing_is_lost_when_the_server_is_killed(tmp_path):
    found = await crash.on_sqlite(2, tmp_path)
    assert 2 == found["kills"]
    assert found["events told"] > 200
    assert found["decisions acknowledged"] > 50


async def test_nothing_is_lost_when_one_of_two_servers_is_killed(postgresql):
    found = await crash.on_postgresql(2, postgresql.fresh())
    assert 2 == found["kills"]
    assert found["events told"] > 200
    assert found["decisions acknowledged"] > 50
