"""A room reads, plans, appends and tells; two rooms at one log are two processes."""

import asyncio

import pytest
from structlog.testing import capture_logs

from tacora.rules import Decision
from tacora.server.errors import Fault, NotKept
from tacora.server.live import room as rooms
from tacora.server.live.room import Room, RoomContext
from tacora.server.metrics import Metrics
from tacora.server.store import Entry, Store, StoreAway
from tacora.server.store.sqlite import SQLite
from tacora.server.table.commands import Said, Sit, Start
from tacora.server.table.draft import blank
from tacora.server.table.errors import NotHost, TooLate
from tacora.server.table.listing import listing
from tacora.server.table.log import begin
from tacora.server.table.plan import carry_out
from tacora.wire import Choose, Options

PEOPLE = ("ada", "bo", "cy")
SEED = "0" * 32


class Listener:
    def __init__(self, person=None) -> None:
        self.person = person
        self.told: list[bytes] = []

    def tell(self, message) -> None:
        self.told.append(message)

    def dismiss(self) -> None:
        self.told.append(b"dismissed")


@pytest.fixture
async def store():
    opened = Store(SQLite(":memory:"))
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def pair(store):
    """The rooms of two processes at one table, where a game has begun."""
    draft = blank(Options(clock=0), SEED, store.now())
    seated = [Sit(person, person.title()) for person in PEOPLE]
    planned = carry_out(draft, [*seated, Start("ada")])
    assert not any(planned.answers)
    page = draft.page()
    assert await store.create(Entry("code", page, listing("code", draft.table)), SEED)
    context = RoomContext(store, Metrics(), shared=True, decide_slowly=lambda _: None)
    made = [Room("code", begin(SEED, page), [page], context) for _ in range(2)]
    yield made
    for room in made:
        room.close()


def choose(room, person, decision=Decision.CONTINUE):
    return room.obey(Said(person, Choose(room.table.at, decision)))


async def test_what_two_processes_write_at_once_is_written_by_both(pair):
    here, there = pair
    await asyncio.gather(choose(here, "ada"), choose(there, "bo"))
    for room in pair:
        await room.fresh()
        assert {0, 1} == set(room.position.sealed)
    assert here.pages == there.pages
    taken = here._metrics.taken._value.get()
    assert 1 == taken


async def test_a_refusal_is_final_only_when_the_log_was_read(pair):
    here, there = pair
    for person in PEOPLE:
        await choose(here, person)
    assert here.table.at > there.table.at
    # To this process the decision is for a card that it has not seen.
    await there.obey(Said("ada", Choose(here.table.at, Decision.LEAVE)))
    assert 0 in there.position.sealed
    with pytest.raises(TooLate):
        await there.obey(Said("bo", Choose(1, Decision.LEAVE)))


async def test_everyone_is_told_what_another_process_has_written(pair):
    here, there = pair
    watcher = Listener()
    there.join(watcher, there.table.events)
    watcher.told.clear()
    for person in PEOPLE:
        await choose(here, person)
    there.catch_up()
    there.catch_up()
    await there.fresh()
    assert 1 == sum(b'"Happened"' in message for message in watcher.told)
    assert here.table == there.table


async def test_nothing_is_told_before_it_is_written(pair):
    here, _ = pair
    ada = Listener("ada")
    here.join(ada, here.table.events)
    ada.told.clear()
    append, written = here._store.append, []

    def watch(entry):
        assert [] == ada.told
        written.append(entry)
        return append(entry)

    here._store.append = watch
    await choose(here, "ada")
    assert 1 == len(written)
    assert any(b'"Chosen"' in message for message in ada.told)


async def test_what_cannot_be_kept_is_refused_and_the_log_is_read_next(pair):
    here, there = pair

    def away(_entry):
        failed = asyncio.get_running_loop().create_future()
        failed.set_exception(StoreAway("gone"))
        return failed

    append, here._store.append = here._store.append, away
    with pytest.raises(NotKept):
        await choose(here, "ada")
    here._store.append = append
    await choose(there, "bo")
    await choose(here, "ada")
    assert {0, 1} == set(here.position.sealed)


async def test_what_is_asked_of_a_room_that_is_cancelled_is_refused(pair):
    here, _ = pair
    append = here._store.append

    def cancel(entry):
        here._running.cancel()
        return append(entry)

    here._store.append = cancel
    asked = asyncio.ensure_future(choose(here, "ada"))
    with pytest.raises(NotKept):
        await asked
    here._store.append = append
    await choose(here, "ada")
    assert {0} == set(here.position.sealed)


async def test_a_room_that_is_cancelled_before_its_first_step_goes_on(pair):
    here, there = pair
    asked = asyncio.ensure_future(choose(here, "ada"))
    while here._running is None:
        await asyncio.sleep(0)
    here._running.cancel()
    with pytest.raises(NotKept):
        await asked
    assert here.quiet
    await choose(there, "bo")
    await choose(here, "ada")
    assert {0, 1} == set(here.position.sealed)


async def test_after_a_mistake_of_ours_a_room_goes_on(pair, monkeypatch):
    here, _ = pair

    def mistaken(*_):
        raise ZeroDivisionError

    with monkeypatch.context() as patch, capture_logs() as logged:
        patch.setattr(rooms, "plan", mistaken)
        with pytest.raises(Fault):
            await choose(here, "ada")
    assert ["fault"] == [line["event"] for line in logged]
    with pytest.raises(NotHost):
        await here.obey(Start("bo"))
    assert here.quiet
