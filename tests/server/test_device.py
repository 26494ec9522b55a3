"""Several people on one device: one of them decides for all seats, one by one."""

import pytest
from guests import Guest, guests_at
from test_plan import GO, LEAVE, Hand

from tacora.rules import Decided
from tacora.rules.errors import NotInside
from tacora.server.table.commands import (
    Lose,
    Remove,
    Return,
    Said,
    SeatBot,
    SeatPerson,
    Sit,
    Stand,
    Start,
)
from tacora.server.table.errors import (
    NotHost,
    NotSeated,
    OneDevice,
    TableFull,
    WrongSeat,
)
from tacora.wire import Away, Back, Choose, Order, Orders, Pause, Paused, Stood

DEVICE = [{"name": "Ada", "emblem": 2}, {"name": "Bo"}, {"name": "Cy"}]


def device(people="", **options):
    hand = Hand(people="a", device="curtain", **options)
    for name in people:
        hand(SeatPerson("a", name.upper()))
    return hand


def choose(hand, seat, decision):
    return hand(Said("a", Choose(hand.table.at, decision, seat)))


def test_the_host_seats_people_by_name():
    hand = device("bc")
    assert ["A", "B", "C"] == [s.name for s in hand.table.seats]
    assert (0, 1, 2) == hand.table.seats_of("a")
    view = hand.table.view("code", "a")
    assert (0, (0, 1, 2)) == (view.you, view.yours)
    assert (None, ()) == (
        hand.table.view("code", "z").you,
        hand.table.view("code", "z").yours,
    )


def test_nobody_else_comes_to_one_device():
    hand = device("bc", seats=4)
    with pytest.raises(OneDevice):
        hand(Sit("z", "Z"))
    with pytest.raises(NotSeated):
        hand(SeatPerson("z", "Z"))
    hand(SeatBot("a", "brave"))
    with pytest.raises(TableFull):
        hand(SeatPerson("a", "D"))


def test_people_are_seated_by_name_on_one_device_only():
    with pytest.raises(OneDevice):
        Hand()(SeatPerson("a", "D"))


def test_a_decision_names_the_seat_it_is_for():
    hand = device("bc")
    hand(SeatBot("a", "brave"), Start("a"))
    assert [] == choose(hand, 0, GO)
    with pytest.raises(WrongSeat):
        choose(hand, None, GO)
    with pytest.raises(WrongSeat):
        choose(hand, 3, GO)  # the bot's
    assert [] == choose(hand, 1, LEAVE)
    assert Decided in map(type, choose(hand, 2, GO))
    with pytest.raises(NotInside):
        choose(hand, 1, GO)


def test_elsewhere_nobody_decides_for_another_seat():
    hand = Hand().start()
    assert [] == choose(hand, 0, GO)
    with pytest.raises(WrongSeat):
        choose(hand, 1, GO)


def test_orders_are_for_one_seat():
    hand = device("bc")
    hand(Start("a"))
    assert [] == hand(Said("a", Order(Orders(camp_at=99, otherwise="continue"), 1)))
    assert {1} == set(hand.position.orders)
    with pytest.raises(WrongSeat):
        hand(Said("a", Order(Orders())))


def test_when_the_device_is_gone_the_game_waits_for_it():
    hand = device("bc")
    hand(Start("a"))
    assert [Away(0), Away(1), Away(2)] == hand(Lose("a"))
    hand.now += 100_000
    assert [] == hand(*[])
    assert [Back(0), Back(1), Back(2)] == hand(Return("a"))[:3]
    assert (0, 1, 2) == hand.table.deciding


def test_a_pause_needs_one_word():
    hand = device("bc")
    hand(Start("a"))
    assert Paused in map(type, hand(Said("a", Pause(wanted=True))))


def test_who_takes_the_device_away_takes_all_with_them():
    assert [Stood(2), Stood(1), Stood(0)] == device("bc")(Stand("a"))
    hand = device("bc")
    assert [Stood(1)] == hand(Remove("a", 1))
    assert ["A", "C"] == [s.name for s in hand.table.seats]


def test_only_the_host_seats_people():
    hand = device("bc")
    with pytest.raises((NotHost, NotSeated)):
        hand(SeatPerson("b", "D"))


async def test_a_whole_game_on_one_device(running):
    ada, other = await guests_at(running.url, "Ada Eve")
    opening = {"device": "dealer", "sit": False, "people": DEVICE, "bots": ["brave"]}
    table = await ada.post("/api/tables", opening)
    code = table["code"]
    assert [0, 1, 2] == table["yours"]
    assert [2, None, None, None] == [s["emblem"] for s in table["seats"]]
    assert (False, 0) == (table["options"]["public"], table["options"]["clock"])
    refused = await other.post(f"/api/tables/{code}/sit", status=409)
    assert "one-device" == refused["code"]
    refused = await other.post(f"/api/tables/{code}/people", {"name": "Z"}, 403)
    assert "not-seated" == refused["code"]
    table = await ada.post(f"/api/tables/{code}/people", {"name": "Di", "emblem": 1})
    assert [0, 1, 2, 4] == table["yours"]
    await ada.post(f"/api/tables/{code}/start")
    async with other.socket(code) as watching, ada.socket(code) as seat:
        assert [0, 1, 2, 4] == (await seat.until("Welcome"))["yours"]
        assert [] == (await watching.until("Welcome"))["yours"]
        while watching.deciding is None:
            await watching.hear()
        await watching.say(type="Choose", at=watching.at, decision="leave", seat=1)
        await watching.until("Refused", code="not-seated")
        answered = 0
        while not seat.over:
            if seat.deciding and seat.deciding["at"] == seat.at != answered:
                answered = seat.at
                for place in (0, 1, 2, 4):
                    await seat.say(
                        type="Choose", at=seat.at, decision="leave", seat=place
                    )
            await seat.hear()
    assert {0, 1, 2, 4} == {m["seat"] for m in seat.heard if m["type"] == "Chosen"}
    played = await ada.get(f"/api/tables/{code}/record")
    assert ["Ada", "Bo", "Cy", "brave", "Di"] == played["players"]
    again = await ada.post(f"/api/tables/{code}/rematch")
    assert ["Ada", "Bo", "Cy", "brave", "Di"] == [s["name"] for s in again["seats"]]
    assert [0, 1, 2, 4] == again["yours"]
    assert 0 == again["host"]
    for guest in (ada, other):
        await guest.close()


async def test_who_is_deleted_takes_the_names_along_that_they_gave(running):
    ada, watcher = await Guest(running.url).arrive(), Guest(running.url)
    table = await ada.post("/api/tables", {"device": "curtain", "people": DEVICE})
    await ada.ask("DELETE", "/api/me")
    log = await watcher.get(f"/api/tables/{table['code']}/events")
    assert {""} == {e["name"] for e in log["events"] if e["type"] == "Sat"}
    for guest in (ada, watcher):
        await guest.close()
