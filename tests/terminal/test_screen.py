import sys

import pytest
from at_the_terminal import TRANSLATED, app_for, play_on, press, seen, settled
from msgspec.structs import replace

from tacora import picture
from tacora.expert.player import Expert
from tacora.records import parse, verify
from tacora.rules import EDITIONS, Hazard
from tacora.terminal import start
from tacora.terminal.screen.curtain import Curtain
from tacora.terminal.screen.ending import Ending
from tacora.terminal.screen.game import GameScreen
from tacora.terminal.screen.summary import Summary
from tacora.words import Words

SIZES = [(80, 24), (120, 40), (60, 20), (200, 60), (30, 10)]


async def test_a_whole_game_alone_is_played_and_recorded(tmp_path):
    app = app_for(tmp_path, players=4)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        pages = await play_on(pilot, look=True)
    end = pages[-1]
    assert "Expedition 1 of 5" in pages[0]
    assert "Promised before the first card" in pages[0]
    assert "Expedition 5 is over" in pages[-2]
    (kept,) = tmp_path.glob("games/*.tac")
    (record,) = parse(kept.read_text("utf-8"))
    assert verify(record).verdict == "holds"
    assert record.end.finished
    assert picture.victory(record.end, record.names, Words("en")) in end
    assert ("Seats", "human, cautious, brave, counting") in record.remarks
    assert ("Mode", "solo") in record.remarks
    assert not list(tmp_path.glob("unfinished/*"))
    assert kept.name in end.replace("\n ", "")
    assert str(record.seed) in end
    assert "tacora verify" in end


@pytest.mark.parametrize("edition", EDITIONS)
async def test_every_edition_can_be_played(edition, tmp_path):
    app = app_for(tmp_path, edition=edition, players=8, relics=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Relics" in await seen(pilot)
        await play_on(pilot, leave_at=1)
        assert app.session.game.finished


@pytest.mark.parametrize("lang", TRANSLATED)
async def test_every_language_fits_the_screen(lang, tmp_path):
    say = Words(lang).say
    app = app_for(tmp_path, lang, edition="de", players=8, hint="chances")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "c", "c", "c")
        shown = await seen(pilot)
        for word in (
            say("terminal-choice-leave"),
            say("terminal-choice-continue"),
            say("terminal-key-quit"),
            say("terminal-tracker-removed"),
            say("table-satchel"),
            say("table-inside"),
        ):
            assert word in shown
        assert "h  Hal" in shown
        await press(pilot, "?")
        assert say("terminal-help-close") in await seen(pilot)
        await press(pilot, "x", "l")
        assert say("terminal-summary-gained") in await seen(pilot)


@pytest.mark.parametrize("size", SIZES)
async def test_a_window_of_any_size_shows_what_is_asked(size, tmp_path):
    app = app_for(tmp_path, players=8, edition="de", hint="chances")
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await press(pilot, "c", "c")
        assert "help" in await seen(pilot)


async def test_the_window_may_change_its_size(tmp_path):
    app = app_for(tmp_path, players=5)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.resize_terminal(50, 16)
        await press(pilot, "c")
        await pilot.resize_terminal(120, 40)
        await settled(pilot)
        assert "Expedition 1 of 5" in await seen(pilot)


async def test_without_colour_everything_is_still_told(tmp_path, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_for(tmp_path, players=3)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        shown = await seen(pilot)
    for sign in ("▲", "●", "○", "in the cave", "← l", "c →", "(1)[2][3][4][5]"):
        assert sign in shown


async def test_chances_are_shown_only_when_wanted(tmp_path):
    app = app_for(tmp_path, players=3)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "danger" not in await seen(pilot)
        await press(pilot, "o")
        assert "Next card: danger" in await seen(pilot)
        await press(pilot, "o", "o")  # the coach, and nothing again
        assert "danger" not in await seen(pilot)


async def test_the_coach_speaks_once_one_has_decided(tmp_path):
    app = app_for(tmp_path, players=3)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "o", "o")
        shown = await seen(pilot)
        assert "The coach is watching, and will speak up once you’ve decided." in shown
        assert "Next card: danger" in shown
        assert "The expert" not in shown
        before = app.session.game.state
        await press(pilot, "c")
        assert Expert().chance_to_leave(before, 0) < 0.005
        told = "The expert agrees: here it goes deeper over 99% of the time."
        assert told in await seen(pilot)


@pytest.mark.parametrize(
    "plan", [{"names": ["Ada", "Bo", "Cy"]}, {"seed": "daily 2026-01-31"}]
)
async def test_several_people_and_the_cave_of_the_day_have_no_coach(tmp_path, plan):
    app = app_for(tmp_path, hint="coach", **plan)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert app.screen.hint == "chances"
        await press(pilot, "o", "o")
        assert app.screen.hint == "chances"


async def test_the_keys_of_a_cyrillic_keyboard_mean_the_same(tmp_path):
    app = app_for(tmp_path, players=3)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "с")
        assert len(app.screen.state.path) == 2


async def test_help_and_rules_open_and_close(tmp_path):
    app = app_for(tmp_path, players=3)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "?")
        assert "go deeper into the cave" in await seen(pilot)
        await press(pilot, "x", "r")
        assert "Setting up" in await seen(pilot)
        await press(pilot, "escape")
        assert isinstance(app.screen, GameScreen)
        assert len(app.screen.state.path) == 1


@pytest.mark.parametrize("lang", TRANSLATED)
async def test_help_tells_what_holds_in_the_mode(lang, tmp_path):
    say = Words(lang).say
    app = app_for(tmp_path, lang, names=list("ABC"), mode="deal")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert say("terminal-named-enter") in await seen(pilot)
        await press(pilot, "?")
        shown = await seen(pilot)
        assert "a–h" in shown
        assert say("terminal-help-told") in shown
        assert say("terminal-help-take-back") in shown
        assert say("terminal-help-close") in shown
        assert say("terminal-help-continue") not in shown
        await press(pilot, "x")
        assert isinstance(app.screen, GameScreen)


async def test_no_chances_are_shown_once_the_trap_has_sprung(tmp_path):
    app = app_for(tmp_path, names=list("ABC"), mode="deal", hint="chances")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        table = app.screen
        assert "Next card: danger" in await seen(pilot)
        trap = (Hazard("ram"), Hazard("ram"))
        table.state = replace(table.state, path=trap, rests=(0, 0))
        table.draw()
        await settled(pilot)
        assert "Next card" not in await seen(pilot)


@pytest.mark.parametrize("piped", ["stdin", "stdout", "stderr"])
def test_the_screen_needs_a_terminal_at_every_end(piped, monkeypatch):
    for end in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(getattr(sys, end), "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert start._is_screen()
    monkeypatch.setattr(getattr(sys, piped), "isatty", lambda: False)
    assert not start._is_screen()


async def test_arrows_choose_like_letters(tmp_path):
    app = app_for(tmp_path, players=3)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "right")
        assert len(app.session.game.state.path) == 2
        await press(pilot, "left")
        assert not app.session.game.state.explorers[0].inside or isinstance(
            app.screen, Summary
        )


async def test_what_was_next_is_shown_on_a_key_when_all_came_back(tmp_path):
    # Nobody but people: they all leave at once.
    app = app_for(tmp_path, names=["Ada", "Bo", "Cy"], mode="deal")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "a", "b", "c", "enter")
        assert isinstance(app.screen, Summary)
        assert "Everyone came back" in await seen(pilot)
        assert "would have been" not in await seen(pilot)
        await press(pilot, "n")
        assert "The next card would have been: Snake." in await seen(pilot)


async def test_a_shared_victory_names_all_who_share_it(tmp_path):
    app = app_for(tmp_path, names=["Ada", "Bo", "Cy"], mode="deal")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for _ in range(5):
            await press(pilot, "a", "b", "c", "enter", "enter")
        assert isinstance(app.screen, Ending)
        assert "A shared victory" in await seen(pilot)
        assert "Ada, Bo and Cy share the victory" in await seen(pilot)
        assert (await seen(pilot)).count("★") == 3


async def test_another_game_seats_the_same_table(tmp_path):
    app = app_for(tmp_path, names=["Ada", "Bo", "Cy"], mode="deal", edition="pl")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for _ in range(5):
            await press(pilot, "a", "b", "c", "enter", "enter")
        first = app.session.game.seed
        await press(pilot, "enter")
        assert "Polish edition" in await seen(pilot)
        await press(pilot, "up", "enter")
        assert isinstance(app.screen, GameScreen)
        assert "deal" == app.session.mode
        assert app.session.game.seed != first


async def test_the_dealer_asks_who_left(tmp_path):
    app = app_for(tmp_path, names=["Ada", "Bo", "Cy", "Di"], mode="deal")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Who leaves?" in await seen(pilot)
        app.simulate_key("b")  # two fingers at once
        await press(pilot, "d")
        assert "Leaving: Bo and Di" in await seen(pilot)
        await press(pilot, "d", "enter")
        assert (0, 2, 3) == app.session.game.state.inside
        await press(pilot, "b", "enter")  # Bo is in camp: the letter means nothing
        assert (0, 2, 3) == app.session.game.state.inside


async def test_a_secret_is_nowhere_on_the_screen_before_all_have_decided(tmp_path):
    pages = {}
    for first in ("c", "l"):
        app = app_for(tmp_path / first, names=["Ada", "Bo", "Cy"], mode="pass")
        shown = pages[first] = []
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await press(pilot, "enter")
            assert isinstance(app.screen, Curtain)
            assert "Pass the device to Ada" in await seen(pilot)
            assert "Path" not in await seen(pilot)
            await press(pilot, "enter", first)
            shown.append(await seen(pilot))
            assert "Pass the device to Bo" in await seen(pilot)
            await press(pilot, "enter")
            shown.append(await seen(pilot))
            assert "has decided" in await seen(pilot)
            await press(pilot, "c")
            shown.append(await seen(pilot))
            await press(pilot, "enter")
            shown.append(await seen(pilot))
            await press(pilot, "c")
            end = await seen(pilot)
            assert ("Ada leaves alone" in end) is (first == "l")
    assert pages["c"] == pages["l"]


async def test_a_choice_can_be_changed_until_the_last_one_is_in(tmp_path):
    app = app_for(tmp_path, names=["Ada", "Bo", "Cy"], mode="pass")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "l")  # Ada would leave
        await press(pilot, "b")  # Bo has not decided: the letter means nothing
        assert isinstance(app.screen, Curtain)
        await press(pilot, "a")
        assert "Ada: deeper, or back to camp?" in await seen(pilot)
        await press(pilot, "c", "enter", "c", "enter", "c")
        assert (0, 1, 2) == app.session.game.state.inside


async def test_bots_at_a_table_of_people_decide_with_them(tmp_path):
    app = app_for(tmp_path, names=["Ada", "Bo"], bots=["brave"], mode="pass")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "c", "enter", "c")
        assert 2 == len(app.session.game.state.path)


async def test_any_key_shortens_a_beat_and_s_skips_to_the_end(tmp_path):
    app = app_for(tmp_path, players=4)
    app.pace = 60
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "deeper, or back to camp" not in await seen(
            pilot
        )  # the first card is being looked at
        await press(pilot, "x")
        assert "deeper, or back to camp" in await seen(pilot)
        await press(pilot, "l")
        assert "Cards on the table" in await seen(pilot)
        assert "← back to camp" in await seen(pilot)
        await press(pilot, "x", "x")
        assert "You’re in camp" in await seen(pilot)
        await press(pilot, "s")
        assert isinstance(app.screen, Summary)


async def test_the_dealer_takes_back_what_was_told_wrongly(tmp_path):
    app = app_for(tmp_path, names=["Ada", "Bo", "Cy"], mode="deal")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        first = app.session.game.state
        await press(pilot, "u")
        assert first == app.session.game.state, "there was nothing to take back"
        await press(pilot, "b", "enter")
        assert (0, 2) == app.session.game.state.inside
        card = app.session.game.state.path[-1]
        await press(pilot, "u")
        assert first == app.session.game.state
        assert "Undone." in await seen(pilot)
        await press(pilot, "c", "enter")
        assert (0, 1) == app.session.game.state.inside
        assert card == app.session.game.state.path[-1]
