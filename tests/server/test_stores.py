"""One test module for every backend: a file, memory, PostgreSQL."""

import asyncio
from datetime import UTC, datetime

import apsw
import msgspec
import pytest

from tacora.server.store import Entry, Store, sqlite, tables
from tacora.server.store.migrations import migrations
from tacora.server.store.sqlite import SQLite, copy
from tacora.server.table.listing import Listing, listing
from tacora.server.table.log import Page, begin, turn, write
from tacora.wire import Away, Opened, Options, Person, Sat, Try

OPENED = Opened(Options(), "p" * 64)


@pytest.fixture(params=["sqlite", "memory", "postgresql"])
async def store(request, tmp_path, cleanly):
    match request.param:
        case "sqlite":
            store = Store(SQLite(tmp_path / "tables.db"))
        case "memory":
            store = Store(SQLite(":memory:"))
        case _:
            from tacora.server.store.postgres import Postgres

            postgresql = request.getfixturevalue("postgresql")
            store = Store(Postgres(postgresql.fresh(), "here"))
    await store.open()
    cleanly(store.close)
    return store


async def open_table(store, code="abc", seed="s", people=("ada",), options=OPENED):
    page = write(0, 0, [options, *(Sat(p, p.title()) for p in people)], (), None)
    table = begin(seed, page).table
    return await store.create(Entry(code, page, listing(code, table)), seed)


def page(number, first, *events, deadline=None):
    return write(number, first, events, (), deadline)


async def test_a_table_is_found_as_it_was_opened(store):
    assert await open_table(store)
    assert "s" == await store.seed("abc")
    pages = (await store.news({"abc": 0}))["abc"]
    assert [OPENED, Sat("ada", "Ada")] == pages[0].happenings


async def test_a_code_is_given_once(store):
    assert await open_table(store, seed="first")
    assert not await open_table(store, seed="second")
    assert "first" == await store.seed("abc")


async def test_there_is_no_table_that_nobody_opened(store):
    assert await store.seed("nope") is None
    assert {} == await store.news({"nope": 0})


async def test_a_page_is_written_once_by_whoever_comes_first(store):
    await open_table(store)
    pages = [page(1, 2, Away(seat)) for seat in range(20)]
    written = await asyncio.gather(*(store.append(Entry("abc", p)) for p in pages))
    assert 1 == sum(written)
    found = (await store.news({"abc": 1}))["abc"]
    assert [pages[written.index(True)]] == found


async def test_pages_come_back_in_order_and_from_where_one_asks(store):
    await open_table(store)
    for number in range(1, 12):
        assert await store.append(Entry("abc", page(number, number + 1, Away(0))))
    assert [*range(12)] == [p.number for p in (await store.news({"abc": 0}))["abc"]]
    assert [10, 11] == [p.number for p in (await store.news({"abc": 10}))["abc"]]
    assert {} == await store.news({"abc": 12})


async def test_each_table_is_read_from_its_own_number(store):
    for code in ("abc", "def", "42"):
        await open_table(store, code)
        for number in (1, 2, 3):
            await store.append(Entry(code, page(number, number + 1, Away(0))))
    found = await store.news({"abc": 3, "def": 1, "42": 4, "nope": 0})
    numbers = {code: [p.number for p in pages] for code, pages in found.items()}
    assert {"abc": [3], "def": [1, 2, 3]} == numbers
    assert {} == await store.news({})


async def test_what_was_face_down_is_face_down_again(store):
    await open_table(store)
    sealed = Page(1, 2, b"[]", b'[["s",0,"leave",true]]')
    assert await store.append(Entry("abc", sealed))
    pages = (await store.news({"abc": 0}))["abc"]
    position = turn(begin("s", pages[0]), pages[1])
    assert "leave" == position.sealed[0].decision.value


async def test_many_tables_are_written_at_once(store):
    codes = [f"t{n}" for n in range(60)]
    assert all(await asyncio.gather(*(open_table(store, code) for code in codes)))
    entries = [Entry(code, page(1, 2, Away(0))) for code in codes]
    assert all(await asyncio.gather(*map(store.append, entries)))
    assert 60 == len(await store.news(dict.fromkeys(codes, 1)))


async def test_the_lobby_lists_public_tables_that_are_not_over(store):
    await open_table(store, "open")
    closed = Opened(Options(public=False), "p")
    await open_table(store, "byLink", options=closed)
    assert ["open"] == await listed(store)


async def listed(store, limit=10):
    bodies = await store.lobby(limit)
    return [msgspec.json.decode(body)["code"] for body in bodies]


async def test_the_lobby_lists_open_tables_only_while_someone_is_there(
    store, monkeypatch
):
    await open_table(store, "left")
    await open_table(store, "dead")
    await open_table(store, "here")
    await store.present("there", [("here", "ada")], store.now() + 30)
    await store.present("gone", [("dead", "ada")], store.now() - 1)
    assert ["here", "dead", "left"] == await listed(store)  # all were there just now
    monkeypatch.setattr(tables, "LISTED_S", 2.0)
    await asyncio.sleep(2.1)
    assert ["here"] == await listed(store, 1)  # those that are not are not counted
    assert ["here"] == await listed(store)
    away = begin("s", page(0, 0, OPENED, Sat("ada", "Ada"), Away(0))).table
    entry = Entry("left", page(1, 2, Away(0)), listing("left", away))
    assert await store.append(entry)  # who has gone was there until now
    assert ["left", "here"] == await listed(store)


async def test_the_lobby_lists_games_and_slow_tables_whoever_is_there(
    store, monkeypatch
):
    monkeypatch.setattr(tables, "LISTED_S", 0.0)
    await open_table(store, "fast")
    await open_table(store, "slow", options=Opened(Options(clock=86400), "p"))
    await open_table(store, "played")
    [body] = [b for b in await store.tables_of("ada", 10) if b"played" in b]
    playing = Listing("playing", public=True, body=body, people=("ada",))
    assert await store.append(Entry("played", page(1, 2, Away(0)), playing))
    assert ["played", "slow"] == await listed(store)


async def test_someone_finds_their_tables_again(store):
    await open_table(store, "mine", people=("ada", "bo"))
    await open_table(store, "other", people=("bo",))
    bodies = await store.tables_of("ada", 10)
    assert ["mine"] == [msgspec.json.decode(body)["code"] for body in bodies]


async def test_a_missed_deadline_is_given_to_one_watch_at_a_time(store):
    await open_table(store)
    late = page(1, 2, Away(0), deadline=store.now() - 5)
    assert await store.append(Entry("abc", late, rearm=True))
    assert [["abc"], []] == [await store.due(10), await store.due(10)]


async def test_a_deadline_that_was_met_is_not_missed(store):
    await open_table(store)
    late = page(1, 2, Away(0), deadline=store.now() - 5)
    await store.append(Entry("abc", late, rearm=True))
    await store.append(Entry("abc", page(2, 3, Away(0)), rearm=True))
    assert [] == await store.due(10)


async def test_a_key_opens_for_its_owner_only(store):
    await store.add_person(Person("1", "Ada"), b"k1", None)
    await store.add_person(Person("2", "Bo", emblem=7), b"k2", None)
    assert Person("2", "Bo", emblem=7) == await store.person(b"k2")
    assert await store.person(b"k3") is None
    await store.rename("2", "Bob", 3)
    assert Person("2", "Bob", emblem=3) == await store.person(b"k2")


async def test_a_one_time_code_works_once(store):
    await store.add_person(Person("1", "Ada"), b"k1", None)
    await store.put_code(b"c", "1", store.now() + 60)
    assert Person("1", "Ada") == await store.use_code(b"c", b"k2")
    assert await store.use_code(b"c", b"k3") is None
    assert Person("1", "Ada") == await store.person(b"k2")
    assert await store.person(b"k3") is None


async def test_a_one_time_code_grows_old(store):
    await store.add_person(Person("1", "Ada"), b"k1", None)
    await store.put_code(b"c", "1", store.now() - 1)
    assert await store.use_code(b"c", b"k2") is None


async def test_a_bot_belongs_to_someone(store):
    await store.add_person(Person("1", "Ada"), b"k1", None)
    bot = Person("2", "Robo", bot=True)
    await store.add_person(bot, b"k2", "1")
    assert [bot] == await store.bots("1")
    assert bot == await store.person(b"k2")


async def test_whoever_asks_is_forgotten(store):
    await store.add_person(Person("ada", "Ada"), b"k1", None)
    await store.add_person(Person("robo", "Robo", bot=True), b"k2", "ada")
    await open_table(store, people=("ada", "bo"))
    assert ["abc"] == await store.forget("ada")
    assert await store.person(b"k1") is None
    assert await store.person(b"k2") is None
    pages = (await store.news({"abc": 0}))["abc"]
    assert [OPENED, Sat("", ""), Sat("bo", "Bo")] == pages[0].happenings
    assert b"Ada" not in (await store.lobby(1))[0]


async def test_someone_connected_elsewhere_has_not_left(store):
    await store.present("here", [("abc", "ada")], store.now() + 30)
    await store.present("there", [("abc", "ada")], store.now() + 30)
    assert await store.leave("here", "abc", "ada")
    assert not await store.leave("there", "abc", "ada")


async def test_who_was_connected_to_a_process_that_died_is_missed_once(store):
    await store.present("dead", [("abc", "ada")], store.now() - 1)
    await store.present("here", [("abc", "bo")], store.now() + 30)
    assert [("abc", "ada")] == await store.vanished(10)
    assert [] == await store.vanished(10)


async def test_whoever_is_connected_to_a_process_that_lives_is_not_missed(store):
    for node in ("dead", "gone"):
        await store.present(node, [("abc", "ada"), ("abc", "bo")], store.now() - 1)
    await store.present("here", [("abc", "ada")], store.now() + 30)
    assert [("abc", "bo")] == await store.vanished(10)


async def test_whoever_was_here_lately_is_not_swept_away(store):
    await store.add_person(Person("ada", "Ada"), b"k1", None)
    then = store.now()
    await asyncio.sleep(0.01)
    await store.leave("here", "abc", "ada")
    assert 0 == await store.sweep(then, then, then + 0.005)
    assert Person("ada", "Ada") == await store.person(b"k1")


async def test_old_tables_and_people_are_swept_away(store):
    await store.add_person(Person("ada", "Ada"), b"k1", None)
    await store.add_person(Person("bo", "Bo"), b"k2", None)
    await open_table(store, people=("ada",))
    now = store.now()
    assert 0 == await store.sweep(now - 60, now - 60, now - 60)
    assert 1 == await store.sweep(now - 60, now - 60, now + 60)  # Bo; Ada sits
    assert 2 == await store.sweep(now + 60, now + 60, now + 60)
    assert {} == await store.news({"abc": 0})


async def test_the_schema_is_brought_up_to_date_once(tmp_path):
    for _ in range(2):
        store = Store(SQLite(tmp_path / "tables.db"))
        await store.open()
        await store.check()
        await store.close()


async def test_tables_of_an_older_schema_are_read_and_listed(tmp_path, monkeypatch):
    steps = migrations()
    monkeypatch.setattr(sqlite, "migrations", lambda: [s for s in steps if s[0] < 7])
    store = Store(SQLite(tmp_path / "tables.db"))
    await store.open()
    await store.close()
    db = apsw.Connection(str(tmp_path / "tables.db"))
    first = write(0, 0, [OPENED, Sat("ada", "Ada")], (), None)
    body = listing("old", begin("s", first).table).body
    db.execute(
        "INSERT INTO tables (code, seed, stage, public, body, updated)"
        " VALUES ('old', 's', 'lobby', 1, ?, ?)",
        (body, store.now()),
    )
    db.execute(
        "INSERT INTO pages VALUES ('old', 0, 0, ?, ?, NULL)",
        (first.events, first.secrets),
    )
    db.close()
    monkeypatch.undo()
    store = Store(SQLite(tmp_path / "tables.db"))
    await store.open()
    assert ["old"] == await listed(store)
    assert {"old": [first]} == await store.news({"old": 0})
    await store.close()


async def test_a_copy_holds_everything(tmp_path):
    store = Store(SQLite(tmp_path / "tables.db"))
    await store.open()
    await open_table(store)
    await store.backup(tmp_path / "copy.db")
    await store.close()
    copied = Store(SQLite(tmp_path / "copy.db"))
    await copied.open()
    assert "s" == await copied.seed("abc")
    await copied.close()
    copy(str(tmp_path / "copy.db"), str(tmp_path / "again.db"))


async def test_a_review_is_kept_as_long_as_its_table(store):
    await open_table(store)
    assert await store.review("abc") is None
    await store.keep_review("abc", b"{}")
    await store.keep_review("abc", b"later")  # the first stays
    assert b"{}" == await store.review("abc")
    await store.sweep(0, store.now() + 1, 0)
    assert await store.review("abc") is None


NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
MIDNIGHT = NOON + 43_200


async def through_the_cave(store, person, code, score, ended=NOON):
    """Someone enters the cave of the day; with a score, they come out again."""
    store.backend.now = lambda: ended
    await store.add_person(Person(person, person.title()), person.encode(), None)
    assert code == await store.enter("2026-11-16", person, code)
    await open_table(store, code, people=(person,))
    if score is not None:
        [body] = await store.tables_of(person, 1)
        over = Listing("over", public=False, body=body, people=(person,), score=score)
        assert await store.append(Entry(code, page(1, 2, Away(0)), over))


async def test_the_board_of_a_day_ranks_those_who_came_out(store):
    tries = (("ada", 30), ("bo", 41), ("cy", None), ("di", 30))
    for minute, (person, score) in enumerate(tries):
        ended = NOON + 60 * minute
        await through_the_cave(store, person, f"of{person}", score, ended)
    found = await store.board("2026-11-16", "di", 10)
    assert (3, "ofbo") == (found.played, found.best)
    ranks = [(r.rank, r.name, r.score, r.you) for r in found.ranks]
    assert [
        (1, "Bo", 41, False),
        (2, "Ada", 30, False),
        (2, "Di", 30, True),
    ] == ranks
    assert Try("ofdi", 30, 2) == found.mine
    assert Try("ofcy") == (await store.board("2026-11-16", "cy", 10)).mine
    assert 1 == len((await store.board("2026-11-16", None, 1)).ranks)
    other = await store.board("2026-11-15", "di", 10)
    assert (0, (), None, None) == (other.played, other.ranks, other.best, other.mine)


async def test_whoever_comes_out_after_midnight_is_not_on_the_board(store):
    await through_the_cave(store, "ada", "of-ada", 30, MIDNIGHT - 1)
    await through_the_cave(store, "bo", "of-bo", 41, MIDNIGHT)
    found = await store.board("2026-11-16", "bo", 10)
    assert (1, "of-ada", Try("of-bo")) == (found.played, found.best, found.mine)
    assert ["Ada"] == [rank.name for rank in found.ranks]
    assert 0 == (await store.board("2026-11-17", "bo", 10)).played


async def test_a_day_has_one_try_for_each(store):
    tries = await asyncio.gather(
        *(store.enter("2026-11-16", "ada", f"code{n}") for n in range(8))
    )
    assert 1 == len(set(tries))
    assert "another" == await store.enter("2026-11-17", "ada", "another")


async def test_whoever_is_forgotten_is_on_no_board(store):
    await through_the_cave(store, "ada", "of-ada", 12)
    await store.forget("ada")
    found = await store.board("2026-11-16", "ada", 10)
    assert (0, (), None) == (found.played, found.ranks, found.mine)


async def test_the_secret_is_made_once(store):
    made = await asyncio.gather(*(store.secret(f"fresh{n}") for n in range(5)))
    assert 1 == len(set(made))
