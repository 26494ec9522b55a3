"""The daily cave: the same for everyone, tried once, published the next day."""

from datetime import UTC, datetime

import pytest
from guests import Guest, guests_at

from tacora.rules import promise
from tacora.server.table.day import before, day_at, left, seed_of

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
DAY = "2026-11-16"


@pytest.fixture
def at_noon(running):
    """The server at noon; the list holds the time."""
    now = [NOON]
    running.node.store.now = lambda: now[0]
    return now


async def through(guest, decide, practice=False):
    """Play the cave of the day to its end."""
    view = await guest.post("/api/daily", {"practice": practice})
    async with guest.socket(view["code"]) as seat:
        await seat.play(decide)
    events = [seat.events[number] for number in sorted(seat.events)]
    return view["code"], events


def careful(seat):
    return "leave" if seat.at % 4 == 0 else "continue"


def game(events):
    kinds = {"Entered", "Revealed", "Decided", "Closed"}
    return [event for event in events if event["type"] in kinds]


def test_a_day_begins_and_ends_at_midnight():
    assert DAY == day_at(NOON)
    assert "2026-11-15" == before(DAY)
    assert (43_200, 86_400) == (left(NOON), left(NOON + 43_200))
    seeds = {seed_of(secret, day) for secret in "ab" for day in (DAY, before(DAY))}
    assert 4 == len(seeds)
    assert {32} == {len(seed) for seed in seeds}


async def test_everyone_has_the_same_cave_and_the_same_experts(running, at_noon):
    ada, bo, cy = await guests_at(running.url)
    _, first = await through(ada, careful)
    _, second = await through(bo, careful)
    assert game(first) == game(second)
    _, third = await through(cy, lambda _: "leave")
    cards = [next(e["card"] for e in some if "card" in e) for some in (first, third)]
    assert cards[0] == cards[1]
    opened = first[0]
    assert (DAY, third[0]["promise"]) == (opened["daily"], opened["promise"])
    # Others may still be in there: nobody is told the seed today.
    assert {"type": "Unveiled", "seed": None} == first[-1]
    secret = seed_of(await running.node.store.secret(""), DAY)
    assert promise(secret) == opened["promise"]
    assert secret not in str([first, second, third])
    for guest in (ada, bo, cy):
        await guest.close()


async def test_one_try_counts_and_the_board_opens_after_it(running, at_noon):
    ada, bo, stranger = *await guests_at(running.url, "Ada Bo"), Guest(running.url)
    code, _ = await through(ada, careful)
    score = (await ada.get(f"/api/tables/{code}/record"))["scores"][0]
    closed = await bo.get("/api/daily")
    assert (1, None, []) == tuple(
        closed["today"][k] for k in ("played", "mine", "ranks")
    )
    assert 43_200 == closed["left"]
    mine = (await ada.get("/api/daily"))["today"]
    assert {"code": code, "score": score, "rank": 1} == mine["mine"]
    [place] = mine["ranks"]
    assert ("Ada", score, True) == (place["name"], place["score"], place["you"])
    assert [] == (await stranger.get("/api/daily"))["today"]["ranks"]
    refused = await ada.post("/api/daily", {}, status=409)
    assert "cave-done" == refused["code"]
    again, _ = await through(ada, lambda _: "leave", practice=True)
    assert again != code
    assert mine == (await ada.get("/api/daily"))["today"]  # practice is not counted
    for guest in (ada, bo, stranger):
        await guest.close()


async def test_a_try_that_was_begun_goes_on(running, at_noon):
    [ada] = await guests_at(running.url, "Ada")
    code = (await ada.post("/api/daily", {}))["code"]
    # Nobody practises before the try is over.
    assert code == (await ada.post("/api/daily", {"practice": True}))["code"]
    mine = (await ada.get("/api/daily"))["today"]["mine"]
    assert {"code": code, "score": None, "rank": None} == mine
    await ada.close()


async def test_a_try_that_ends_after_midnight_is_played_but_not_counted(
    running, at_noon
):
    ada, bo = await guests_at(running.url, "Ada Bo")
    code, _ = await through(ada, lambda _: "leave")
    late = (await bo.post("/api/daily", {}))["code"]
    at_noon[0] += 43_200
    before_it = (await ada.get("/api/daily"))["yesterday"]
    async with bo.socket(late) as seat:
        await seat.play(careful)
    assert (await bo.get(f"/api/tables/{late}/record"))["finished"]
    assert before_it == (await ada.get("/api/daily"))["yesterday"]
    told = (await bo.get("/api/daily"))["yesterday"]
    assert (1, code) == (told["played"], told["best"])
    assert {"code": late, "score": None, "rank": None} == told["mine"]
    assert late != (await bo.post("/api/daily", {}))["code"]  # another day, another try
    for guest in (ada, bo):
        await guest.close()


async def test_nobody_else_looks_on(running, at_noon):
    ada, bo = await guests_at(running.url, "Ada Bo")
    code, _ = await through(ada, careful)
    for path in ("events", "record"):
        await bo.get(f"/api/tables/{code}/{path}", status=403)
    assert [] == await bo.get("/api/tables")
    at_noon[0] += 86_400
    for path in ("events", "record"):
        told = await bo.get(f"/api/tables/{code}/{path}")
    # What was dealt can be checked now.
    assert promise(told["seed"]) == told["promise"]
    yesterday = (await bo.get("/api/daily"))["yesterday"]
    assert (DAY, code, told["seed"]) == tuple(
        yesterday[name] for name in ("day", "best", "seed")
    )
    assert ["Ada"] == [place["name"] for place in yesterday["ranks"]]
    assert (await bo.get("/api/daily"))["today"]["mine"] is None
    for guest in (ada, bo):
        await guest.close()


async def test_programs_stay_outside(running):
    [ada] = await guests_at(running.url, "Ada")
    token = (await ada.post("/api/me/bots", {"name": "Robo"}))["token"]
    bot = Guest(running.url)
    bot.http.headers["authorization"] = f"Bearer {token}"
    assert "too-many" == (await bot.post("/api/daily", {}, status=409))["code"]
    for guest in (ada, bot):
        await guest.close()
