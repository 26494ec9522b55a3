"""Reviews over HTTP: asked for, waited for, and kept with the table's game."""

import asyncio
import os

import pytest
from guests import Guest, guests_at, table_of

from tacora.server.live import reviews

GAME = """[Edition "fr"]
[Players "{}"]
[Seed "{}"]

1. 5 snake -a spider 7 -b 11 snake
2. 4 -abc
"""


async def patiently(guest, path, body=None):
    """Ask until the review is there, and keep what was said meanwhile."""
    told = []
    async with asyncio.timeout(120):
        while True:
            told.append(await guest.post(path, body))
            if told[-1]["review"]:
                return told
            await asyncio.sleep(0.1)


async def play(running):
    people = await guests_at(running.url)
    code = await table_of(people, public=False)
    seats = [await person.socket(code).open() for person in people]
    await people[0].post(f"/api/tables/{code}/start")
    await asyncio.gather(
        *(seat.play(lambda at: "leave" if at.at % 3 else "continue") for seat in seats)
    )
    for seat in seats:
        await seat.close()
    return people, code


async def test_a_game_that_someone_brings_is_reviewed(running):
    guest = Guest(running.url)
    body = {"notation": GAME.format("Ada, Bo, Cy", "one")}
    *before, last = await patiently(guest, "/api/reviews", body)
    steps = 6 + 5 + 1 + 1  # cards and answers of both caves
    assert {steps} == {told["of"] for told in [*before, last]}
    assert all(told["done"] <= told["of"] for told in before)
    found = last["review"]
    # All three decide twice, two of them twice more, one again; all in the second cave.
    seats = [verdict["seat"] for verdict in found["verdicts"]]
    assert [0, 1, 2, 0, 1, 2, 1, 2, 1, 2, 2, 0, 1, 2] == seats
    assert 3 == len(found["accounts"])
    for account in found["accounts"]:
        parts = ("fair", "luck", "openings", "judgement", "others")
        whole = sum(account[part] for part in parts)
        assert account["result"] == pytest.approx(whole, abs=0.001)
    # Neither a name nor what lay face down plays a part: it is there at once.
    other = {"notation": GAME.format("Xi, Yo, Zoe", "two")}
    assert last == await guest.post("/api/reviews", other)
    await guest.close()


async def test_a_tables_review_is_kept_and_not_for_everyone(running, monkeypatch):
    people, code = await play(running)
    stranger = Guest(running.url)
    path = f"/api/tables/{code}/review"
    await stranger.post(path, status=403)
    *_, told = await patiently(people[0], path)
    assert code not in str(told)
    assert "Ada" not in str(told)
    monkeypatch.setattr(reviews, "find_spec", lambda _: None)
    running.node.reviews = reviews.Reviews()
    assert told == await people[1].post(path)
    for person in [*people, stranger]:
        await person.close()


async def test_a_game_that_goes_on_is_not_reviewed(running):
    people = await guests_at(running.url)
    code = await table_of(people)
    await people[0].post(f"/api/tables/{code}/start")
    refused = await people[0].post(f"/api/tables/{code}/review", status=409)
    assert "game-not-over" == refused["code"]
    for person in people:
        await person.close()


async def test_a_server_without_the_lab_says_so(running, monkeypatch):
    monkeypatch.setattr(reviews, "find_spec", lambda _: None)
    guest = Guest(running.url)
    body = {"notation": GAME.format("Ada, Bo, Cy", "three")}
    refused = await guest.post("/api/reviews", body, status=501)
    assert "no-reviews" == refused["code"]
    assert "tacora[lab]" in refused["text"]
    await guest.close()


async def test_one_address_has_few_games_waiting(running):
    guest = Guest(running.url)
    texts = [GAME.format("Ada, Bo, Cy", "") + f"3. {gems}\n" for gems in (1, 2, 3)]
    for text in texts[:2]:
        await guest.post("/api/reviews", {"notation": text})
    refused = await guest.post("/api/reviews", {"notation": texts[2]}, status=429)
    assert "too-fast" == refused["code"]
    told = await guest.post("/api/reviews", {"notation": texts[1]})
    assert 1 == told["ahead"]
    await guest.close()


async def test_a_rehearsal_leaves_a_process_that_reviews(running):
    running.node.reviews.rehearse()
    guest = Guest(running.url)
    body = {"notation": GAME.format("Ada, Bo, Cy", "one")}
    first = await guest.post("/api/reviews", body)
    assert 0 == first["ahead"]  # nobody waits behind a game that nobody asked for
    *_, last = await patiently(guest, "/api/reviews", body)
    assert 3 == len(last["review"]["accounts"])
    await guest.close()


def test_a_rehearsal_needs_what_every_review_needs():
    assert 3 == len(reviews.read(reviews.look_again(reviews.REHEARSAL)).accounts)


async def test_a_rehearsal_that_is_killed_costs_no_review(running, monkeypatch):
    monkeypatch.setattr(reviews, "look_again", os._exit)  # as if killed
    monkeypatch.setattr(reviews, "REHEARSAL", 1)
    running.node.reviews.rehearse()
    monkeypatch.undo()
    async with asyncio.timeout(60):
        while running.node.reviews._pool is not None:
            await asyncio.sleep(0.05)
    guest = Guest(running.url)
    body = {"notation": GAME.format("Ada, Bo, Cy", "one")}
    *_, last = await patiently(guest, "/api/reviews", body)
    assert 3 == len(last["review"]["accounts"])
    await guest.close()
