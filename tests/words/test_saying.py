"""Words are found, counted and said in the language that was asked for."""

import pytest

from tacora.words import Words, preferred_language
from tacora.words.words import MissingWords, UnknownLanguage, Unsayable

# Counting


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("en", 1, "1 point"),
        ("en", 0, "0 points"),
        ("fr", 0, "0 point"),
        ("fr", 2, "2 points"),
        ("de", 1, "1 Punkt"),
        ("de", 5, "5 Punkte"),
        ("pl", 1, "1 punkt"),
        ("pl", 22, "22 punkty"),
        ("pl", 21, "21 punktów"),
        ("ru", 21, "21 очко"),
        ("ru", 22, "22 очка"),
        ("ru", 11, "11 очков"),
        ("uk", 101, "101 очко"),
        ("uk", 2, "2 очки"),
        ("uk", 5, "5 очок"),
    ],
)
def test_things_are_counted_as_the_language_counts(
    language: str, count: int, expected: str
) -> None:
    assert expected == Words(language).say("points-count", count=count)


def test_millions_of_points_are_counted_with_de_in_french() -> None:
    text = Words("fr").say("points-count", count=1_000_000)
    assert "1\u202f000\u202f000 de points" == text


# Asking for words


def test_words_know_their_language() -> None:
    assert "pl" == Words("pl").language


def test_words_are_told_from_those_that_are_not_there() -> None:
    assert Words("de").has("term-chest")
    assert not Words("de").has("term-dragon")


def test_a_card_is_named_with_its_gems() -> None:
    assert "Treasure 9" == Words("en").say("card-treasure", gems=9)


def test_a_value_the_message_does_not_use_does_no_harm() -> None:
    assert "Truhe" == Words("de").say("term-chest", count=3)


@pytest.mark.parametrize("language", ["", "es", "EN", "../en"])
def test_an_unknown_language_is_an_error(language: str) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        Words(language)
    assert language == caught.value.language


@pytest.mark.parametrize("id", ["term-dragon", "", "term-chest.title"])
def test_an_unknown_id_is_an_error(id: str) -> None:
    with pytest.raises(MissingWords) as caught:
        Words("uk").say(id)
    assert ("uk", id) == (caught.value.language, caught.value.key)


def test_a_missing_value_is_an_error_and_not_half_a_sentence() -> None:
    with pytest.raises(Unsayable) as caught:
        Words("fr").say("card-treasure")
    assert "card-treasure" == caught.value.key
    assert 1 == len(caught.value.reasons)
    assert "gems" in caught.value.reasons[0]


# Which language


@pytest.mark.parametrize(
    ("expected", "environ"),
    [
        ("en", {}),
        ("uk", {"LANG": "uk_UA.UTF-8"}),
        ("fr", {"LANG": "fr"}),
        ("de", {"LANG": "de_AT@euro"}),
        ("pl", {"LANG": "pl-PL"}),
        ("ru", {"LANG": "RU_ru"}),
        ("en", {"LANG": "C.UTF-8"}),
        ("en", {"LANG": "es_ES.UTF-8"}),
        ("en", {"LANG": "free"}),
        ("pl", {"TACORA_LANG": "pl", "LC_ALL": "fr_FR", "LANG": "de_DE"}),
        ("fr", {"LC_ALL": "fr_FR", "LC_MESSAGES": "ru_RU", "LANG": "de_DE"}),
        ("ru", {"LC_MESSAGES": "ru_RU", "LANG": "de_DE"}),
        ("de", {"TACORA_LANG": "", "LANG": "de_DE"}),
        ("de", {"TACORA_LANG": "tlh", "LANG": "de_DE"}),
    ],
)
def test_the_first_language_asked_for_that_we_speak(
    expected: str, environ: dict[str, str]
) -> None:
    assert expected == preferred_language(environ)


def test_the_surroundings_are_asked_when_nothing_else_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TACORA_LANG", "uk")
    assert "uk" == preferred_language()
