"""Kill -9 under load, in short; `make soak` does it for long."""

import crash


async def test_nothing_is_lost_when_the_server_is_killed(tmp_path):
    found = await crash.on_sqlite(3, tmp_path)
    assert 3 == found["kills"]
    assert found["events told"] > 500
    assert found["decisions acknowledged"] > 100


async def test_nothing_is_lost_when_one_of_two_servers_is_killed(postgresql):
    found = await crash.on_postgresql(3, postgresql.fresh())
    assert 3 == found["kills"]
    assert found["events told"] > 500
    assert found["decisions acknowledged"] > 100
