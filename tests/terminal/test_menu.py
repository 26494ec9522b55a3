from at_the_terminal import TRANSLATED, app_for, press, seen, settled

from tacora.terminal.menu import Menu, Wish
from tacora.terminal.plan import Plan
from tacora.terminal.saves import Saves
from tacora.terminal.screen.app import Tacora
from tacora.terminal.screen.game import GameScreen
from tacora.terminal.screen.start_menu import StartMenu


def menu(folder, lang="en"):
    return Tacora(Saves(folder), Wish(Plan(), resume=False, lang=lang), pace=0)


async def test_the_menu_leads_to_the_table(tmp_path):
    app = menu(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Solo against bots" in await seen(pilot)
        await press(pilot, "down", "left", "left")  # edition
        assert "Ukrainian edition" in await seen(pilot)
        await press(pilot, "down", "right", "down", "right")  # relics, players
        await press(pilot, "down", "right", "up", "enter")  # chances, start
        assert isinstance(app.screen, GameScreen)
        assert "Next card: danger" in await seen(pilot)
        state = app.session.game.state
        assert state.edition.name == "uk"
        assert state.edition.relics
        assert len(state.explorers) == 5


async def test_a_player_can_be_named(tmp_path):
    app = menu(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, *["down"] * 6, "enter", "a", ",", "enter")
        assert "Please use 1 to 100 characters" in await seen(pilot)
        await press(pilot, "backspace", "q", "é", "enter")
        assert "aqé" in await seen(pilot)
        await press(pilot, "enter", "x", "escape")
        assert "aqé" in await seen(pilot)
        assert isinstance(app.screen, StartMenu)
        assert app.screen.menu.wish.plan.names[0] == "aqé"


async def test_a_long_or_wide_name_keeps_the_columns_straight(tmp_path):
    app = app_for(tmp_path, names=["日本語の長い名前です" * 3, "Maximiliana " * 4, "C"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter")
        rows = [row for row in (await seen(pilot)).splitlines() if " │ " in row]
        assert "…" in rows[1]
        assert "…" in rows[2]
        assert rows[3].lstrip().startswith("c  C ")


async def test_the_menu_has_help(tmp_path):
    app = menu(tmp_path, "fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert " ?  aide" in await seen(pilot)
        await press(pilot, "?")
        shown = await seen(pilot)
        assert "Entrée" in shown
        assert "choisir une ligne" in shown
        assert "Croupier pour votre table" in shown
        await press(pilot, "x")
        assert isinstance(app.screen, StartMenu)


async def test_the_menu_is_left_without_a_game(tmp_path):
    app = menu(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("q")
        await pilot.pause()
        assert not app.is_running
        assert app.session is None
    assert not list(tmp_path.iterdir())


def test_every_line_of_the_menu_can_be_turned_both_ways():
    for lang in TRANSLATED:
        wish = Wish(Plan(), resume=False, lang=lang)
        for place in range(len(Menu(wish).lines())):
            for step in (1, 1, 1, -1):
                turn = Menu(wish).lines()[place].turn
                if turn and (turned := turn(step)).lang in TRANSLATED:
                    wish = turned
                    assert wish.plan.box.seats(len(wish.plan.seats))
                    assert "human" in wish.plan.seats


def test_someone_must_be_a_person():
    wish = Wish(Plan.of(names=["A", "B", "C"], mode="pass"))
    for seat in range(3):
        turn = Menu(wish).lines()[6 + seat].turn
        wish = turn(1)
    assert wish.plan.seats.count("human") == 1


def test_relics_cannot_be_taken_from_an_edition_that_always_has_them():
    wish = Wish(Plan(edition="de"))
    assert Menu(wish).lines()[2].turn is None
