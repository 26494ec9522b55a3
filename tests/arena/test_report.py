"""The report: well-formed, complete, and needing nothing from elsewhere."""

import re
import sys
from xml.etree import ElementTree as ET

import pytest

from tacora import arena

BOTS = ["cards:2", "loot:5", "coin:0.3", f"program:{sys.executable} -c '<&>'"]


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    folder = tmp_path_factory.mktemp("report")
    arena.run(
        bots=BOTS,
        seats=3,
        games=12,
        results=folder / "results",
        relics=True,
        on_fault=lambda *_: None,
    )
    arena.report(folder / "results", folder / "report.html")
    return (folder / "report.html").read_text("utf-8")


@pytest.fixture(scope="module")
def tree(page):
    return ET.fromstring(page.replace("<!doctype html>", ""))


def test_the_page_is_well_formed(tree):
    assert tree.tag == "html"
    assert tree.get("lang") == "en"
    viewport = tree.find("head/meta[@name='viewport']")
    assert "width=device-width" in viewport.get("content")


def test_nothing_comes_from_elsewhere(page, tree):
    assert not re.search(r"https?:|//|@import|url\(|<script|<link|<img", page)
    assert not [e for e in tree.iter() if "src" in e.attrib or "href" in e.attrib]


def test_it_follows_the_reader_into_the_dark(page):
    assert "prefers-color-scheme: dark" in page


def test_every_bot_has_its_row_in_every_part(tree):
    standings = tree.findall(".//section[@id='standings']//tbody/tr")
    assert len(standings) == 4
    for chart in ("rating", "wins", "scores"):
        names = tree.findall(f".//section[@id='{chart}']/svg/text[@class='name']")
        assert len(names) == 4
    cross = tree.findall(".//section[@id='versus']//tbody/tr")
    assert [len(row) for row in cross] == [5, 5, 5, 5]
    assert "Loot 5" in [row.findall("td")[1].text for row in standings]


def test_the_faults_of_a_program_are_shown(tree):
    lines = tree.findall(".//section[@id='faults']//li")
    assert len(lines) == 1
    assert re.fullmatch(r"program:.* -c '<&>': had ended \(\d+\)", lines[0].text)


def test_the_settings_are_told(tree):
    told = [dd.text for dd in tree.findall(".//section[@id='settings']//dd")]
    assert told == ["French edition", "yes", "3", "round robin", "12", "arena"]


def test_a_tournament_without_a_game_has_a_report_too(tmp_path):
    results, html = tmp_path / "results", tmp_path / "report.html"
    arena.run(bots=BOTS[:3], seats=3, games=3, results=results)
    results.write_bytes(results.read_bytes().splitlines(keepends=True)[0])
    arena.report(results, html)
    assert "French edition" in html.read_text("utf-8")
