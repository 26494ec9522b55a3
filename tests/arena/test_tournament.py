"""Tournaments: duplicate, resumable, the same for any number of workers."""

import subprocess
import sys
from contextlib import nullcontext
from time import monotonic, sleep

import pytest

from tacora import arena
from tacora.arena.errors import (
    AgainstSwiss,
    BotTwice,
    OtherTournament,
    ResultsUnreadable,
    TooFewBots,
    TooFewGames,
    UnknownSchedule,
)
from tacora.arena.match import luck, match, play
from tacora.bots import NoDecision, bot
from tacora.bots.errors import UnknownBot
from tacora.records import read, verify
from tacora.rules import edition
from tacora.rules.dealer import order
from tacora.rules.errors import PlayersOutOfRange

BOTS = ["cards:2", "cards:3", "loot:5", "coin:0.3", "timid"]


def tournament(path, **changes):
    wanted = {"bots": BOTS, "seats": 3, "games": 30, "results": path} | changes
    return arena.run(**wanted)


def test_a_match_is_played_from_its_seed_and_can_be_checked():
    ended = match(["cards:2", "sly", "brave"], edition("de"), "a seed")
    assert ended.record.end.finished
    assert ended.record.names == ("cards:2", "sly", "brave")
    assert verify(ended.record).verdict == "holds"
    assert ended.scores == tuple(e.score for e in ended.record.end.explorers)
    assert ended == match(["cards:2", "sly", "brave"], edition("de"), "a seed")


def test_everyone_gets_the_same_caves():
    early = match(["timid", "timid", "timid"], edition("fr"), "caves")
    late = match(["greedy", "greedy", "greedy"], edition("fr"), "caves")
    for ended in (early, late):
        for before, _, _ in ended.record.steps():
            if before.path and before.awaits == "card":
                cave = order("caves", before.edition, before.expedition, before.removed)
                assert cave[: len(before.path)] == before.path


def test_a_bot_cannot_tell_the_caves_from_its_luck():
    assert luck("caves", 0) != luck("caves", 1)
    assert "caves" not in luck("caves", 0)


def test_a_bot_that_stumbles_leaves_and_the_match_goes_on():
    class Stumbling:
        def decide(self, state, seat):
            return 1 / 0 if state.expedition == 1 else "stay"

    ended = play(
        [Stumbling(), bot("cards:2"), bot("cards:3")],
        edition("fr"),
        "a seed",
        ["x", "b", "c"],
    )
    assert ended.record.end.finished
    assert [(1, 1, "raised"), *((number, 1, "wrong") for number in range(2, 6))] == [
        (f.expedition, f.card, f.reason) for f in ended.faults[0]
    ]
    assert "ZeroDivisionError: division by zero" == ended.faults[0][0].said
    assert ended.faults[0][0].place.startswith("test_tournament.py:")
    assert ended.faults[0][1].said == "'stay'"


@pytest.mark.parametrize("schedule", ["round-robin", "swiss"])
def test_the_results_depend_on_the_seed_only(schedule, tmp_path):
    alone, many, other = (tmp_path / name for name in ("alone", "many", "other"))
    first = tournament(alone, schedule=schedule)
    assert first == tournament(many, schedule=schedule, workers=2)
    assert alone.read_bytes() == many.read_bytes()
    tournament(other, schedule=schedule, seed="another")
    assert alone.read_bytes() != other.read_bytes()


@pytest.mark.parametrize("schedule", ["round-robin", "swiss"])
def test_a_tournament_cut_anywhere_is_carried_on_as_if_it_had_not_been(
    schedule, tmp_path
):
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    records, again = tmp_path / "records", tmp_path / "again"
    tournament(whole, schedule=schedule, records=records)
    text, games = whole.read_bytes(), records.read_bytes()
    for end in (0, 5, 200, 700, len(text) // 2, len(text) - 1, len(text)):
        cut.write_bytes(text[:end])
        again.write_bytes(games)
        told = []
        tournament(
            cut,
            schedule=schedule,
            records=again,
            progress=lambda *progress, told=told: told.append(progress),
        )
        assert text == cut.read_bytes()
        assert games == again.read_bytes()
        assert told == [(number, 30) for number in range(1, 31)]


def test_a_killed_tournament_loses_no_finished_game(tmp_path):
    path = tmp_path / "results"
    script = (
        "from tacora import arena\n"
        f"arena.run(bots={BOTS!r}, seats=3, games=3000, results={str(path)!r})\n"
    )
    running = subprocess.Popen([sys.executable, "-c", script])
    deadline = monotonic() + 60
    while not (path.exists() and path.read_bytes().count(b"\n") > 50):
        assert monotonic() < deadline
        sleep(0.02)
    running.kill()
    running.wait()
    settings, games = arena.read(path)
    assert settings.bots == tuple(BOTS)
    done = len(games)
    tournament(path, games=done + 3)
    assert games == arena.read(path)[1][:done]
    assert len(arena.read(path)[1]) in range(done + 3, done + 6)


def test_the_same_file_takes_more_games(tmp_path):
    path, whole = tmp_path / "results", tmp_path / "whole"
    tournament(path, bots=[*BOTS, "brave", "sly"], games=9)
    tournament(path, bots=[*BOTS, "brave", "sly"], games=21)
    tournament(whole, bots=[*BOTS, "brave", "sly"], games=21)
    assert whole.read_bytes() == path.read_bytes()


def test_other_settings_do_not_touch_the_file(tmp_path):
    path = tmp_path / "results"
    tournament(path)
    text = path.read_bytes()
    for change in ({"seed": "x"}, {"relics": True}, {"bots": BOTS[::-1]}, {"seats": 4}):
        with pytest.raises(OtherTournament):
            tournament(path, **change)
    assert text == path.read_bytes()


def test_a_damaged_file_is_named_with_its_line(tmp_path):
    path = tmp_path / "results"
    tournament(path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = b"{}\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(ResultsUnreadable) as caught:
        arena.read(path)
    assert caught.value.facts["number"] == 4
    (tmp_path / "empty").write_bytes(b"")
    with pytest.raises(ResultsUnreadable):
        arena.read(tmp_path / "empty")


def test_every_game_is_kept_as_a_record_if_wanted(tmp_path):
    path, records = tmp_path / "results", tmp_path / "records"
    tournament(path, records=records, edition="incan-gold")
    with records.open("rb") as file:
        kept = list(read(file))
    games = arena.read(path)[1]
    assert len(games) == len(kept) == 30
    for played, record in zip(games, kept, strict=True):
        assert played.seats == record.names
        assert played.scores == tuple(e.score for e in record.end.explorers)
        assert played.winners == record.end.winners
        assert played.cave == record.seed


def test_faults_of_programs_are_in_the_results(tmp_path):
    path = tmp_path / "results"
    silent = f"program:{sys.executable} -c pass"
    with pytest.raises(NoDecision, match="ended"):  # unless one asks to be told
        tournament(path, bots=[silent, "cards:2", "cards:3"], games=3)
    told = []
    tournament(
        path,
        bots=[silent, "cards:2", "cards:3"],
        games=3,
        workers=2,
        on_fault=lambda name, fault: told.append((name, fault.reason)),
    )
    assert {(silent, "ended")} == set(told)
    for played in arena.read(path)[1]:
        seat = played.seats.index(silent)
        assert {fault.reason for fault in played.faults[seat]} == {"ended"}
        assert len(played.faults[seat]) >= 5


class Counted:
    """Leaves after so many cards: an object, as a notebook has it."""

    def __init__(self, cards):
        self.cards = cards

    def decide(self, state, seat):
        return "leave" if len(state.path) >= self.cards else "continue"


def test_an_object_meets_bots_by_name(tmp_path):
    plain = tournament(tmp_path / "plain", bots=["cards:4", "cards:2", "timid"])
    table = tournament(
        tmp_path / "own",
        bots=["cards:2", "timid"],
        own={"mine": Counted(4)},
        workers=2,
    )
    means = {standing.name: standing.mean for standing in table}
    assert {"mine", "cards:2", "timid"} == set(means)
    assert {s.name: s.mean for s in plain} == {
        **{name: means[name] for name in ("cards:2", "timid")},
        "cards:4": means["mine"],
    }


def test_a_changed_bot_starts_anew_and_says_so(tmp_path):
    mine, path = tmp_path / "mine.py", tmp_path / "results"
    bots = [f"file:{mine}", "cards:2", "timid"]
    mine.write_text("def decide(state, seat): return 'leave'\n")
    tournament(path, bots=bots, games=6, records=tmp_path / "records")
    first = path.read_bytes()
    tournament(path, bots=bots, games=3)
    assert first == path.read_bytes()
    mine.write_text("def decide(state, seat):\n    return 'continue'\n")
    told = []
    tournament(path, bots=bots, games=3, on_change=lambda *change: told.append(change))
    assert [((bots[0],), tmp_path / "results.old")] == told
    assert first == (tmp_path / "results.old").read_bytes()
    assert 3 == len(arena.read(path)[1])
    for cards in (3, 4):
        own = {"mine": Counted(cards)}
        with (
            pytest.warns(UserWarning, match="mine changed")
            if cards == 4
            else nullcontext()
        ):
            tournament(tmp_path / "own", bots=bots[1:], own=own, games=3)


def test_whoever_plays_against_a_field_sits_at_every_table(tmp_path):
    field = ["cards:2", "cards:3", "loot:5", "coin:0.3", "timid"]
    path = tmp_path / "results"
    table = tournament(path, bots=["brave", "cautious"], against=field, games=60)
    games = arena.read(path)[1]
    for played in games:
        assert 1 == len({"brave", "cautious"} & set(played.seats))
        assert 2 == len(set(field) & set(played.seats))
    assert {"brave", "cautious", *field} == {standing.name for standing in table}
    with pytest.raises(AgainstSwiss):
        tournament(path, against=field, bots=["brave"], schedule="swiss")
    with pytest.raises(TooFewBots):
        tournament(path, against=field[:1], bots=["brave", "cautious", "counting"])


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"bots": BOTS[:2]}, TooFewBots),
        ({"bots": [*BOTS, "timid"]}, BotTwice),
        ({"bots": [*BOTS, "nobody"]}, UnknownBot),
        ({"schedule": "knockout"}, UnknownSchedule),
        ({"games": 0}, TooFewGames),
        ({"workers": 0}, TooFewGames),
        ({"seats": 2}, PlayersOutOfRange),
        ({"seats": 9}, PlayersOutOfRange),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    change, problem, tmp_path
):
    with pytest.raises(problem):
        tournament(tmp_path / "results", **change)
    assert not (tmp_path / "results").exists()
