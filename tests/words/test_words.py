"""The word files say the same things in every language, and say them well.

Every ``*.ftl`` of every language is looked at: a new file is tested by being there.
"""

import itertools
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tacora.words import LANGUAGES, Words

# A variable is a number or a string everywhere: a new one joins one of these two.
NUMBERS = {
    "least",
    "limit",
    "most",
    "percent",
    "rest",
    "cards",
    "chest",
    "copies",
    "count",
    "each",
    "expedition",
    "expeditions",
    "first",
    "games",
    "gems",
    "hazards",
    "high",
    "low",
    "max",
    "min",
    "number",
    "players",
    "score",
    "treasures",
    "worth",
}
STRINGS = {
    "code",
    "source",
    "url",
    "awaits",
    "bot",
    "closing",
    "decision",
    "expected",
    "found",
    "header",
    "key",
    "label",
    "text",
    "known",
    "lang",
    "mode",
    "option",
    "reason",
    "relics",
    "seat",
    "value",
    "word",
    "card",
    "edition",
    "file",
    "hazard",
    "kinds",
    "name",
    "names",
    "values",
    "variant",
}

# Together they meet every plural category of the six languages;
# the French "many" begins at a million.
COUNTS = (0, 1, 2, 5, 11, 21, 22, 101, 1_000_000)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

HAZARDS = {
    "hazard-boulder",
    "hazard-fire",
    "hazard-lava",
    "hazard-mummy",
    "hazard-ram",
    "hazard-rockfall",
    "hazard-scorpion",
    "hazard-snake",
    "hazard-spider",
    "hazard-spikes",
}

NARROW = "\u202f"
QUOTES = {
    "en": "\u201c\u201d",
    "fr": "\u00ab\u00bb",
    "de": "\u201e\u201c",
    "pl": "\u201e\u201d",
    "ru": "\u00ab\u00bb",
    "uk": "\u00ab\u00bb",
}
ANY_QUOTES = "\u201c\u201d\u201e\u00ab\u00bb\u2018\u201a\u2039\u203a"
LETTERS = {
    "en": "",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "de": "äöüß",
    "pl": "ąćęłńóśźż",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
}
LATIN = "abcdefghijklmnopqrstuvwxyz"

Entry = ast.Message | ast.Term

every_language = pytest.mark.parametrize("language", LANGUAGES)


# Reading the files


@cache
def _texts(language: str) -> dict[str, str]:
    folder = files("tacora.words").joinpath(language)
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


@cache
def _resources(language: str) -> dict[str, ast.Resource]:
    parser = FluentParser()
    return {name: parser.parse(text) for name, text in _texts(language).items()}


def _entries(language: str) -> Iterator[tuple[str, Entry]]:
    """Each entry of a language, with its id as it is referred to."""
    for resource in _resources(language).values():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                yield entry.id.name, entry
            elif isinstance(entry, ast.Term):
                yield f"-{entry.id.name}", entry


class _Found(Visitor):
    """What an entry is made of."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selects: list[tuple[str, set[str]]] = []
        self.texts: list[str] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector: ast.BaseNode = node.selector
        if isinstance(selector, ast.FunctionReference):
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            keys = {
                key.name if isinstance(key, ast.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            }
            self.selects.append((selector.id.name, keys))
        self.generic_visit(node)


@cache
def _found(language: str) -> dict[str, _Found]:
    return {id: _Found(entry) for id, entry in _entries(language)}


def _parts(language: str, id: str) -> list[_Found]:
    """What a message is made of, with all that it refers to."""
    found = _found(language)
    parts, waiting = {id: found[id]}, [id]
    while waiting:
        for other in found[waiting.pop()].messages - parts.keys():
            parts[other] = found[other]
            waiting.append(other)
    return list(parts.values())


def _sayings(language: str, id: str) -> Iterator[str]:
    """A message with every sample number, and every string it chooses by."""
    parts = _parts(language, id)
    variables = sorted(set().union(*(part.variables for part in parts)))
    strings = {name: {"Tacora"} for name in variables if name in STRINGS}
    for name, keys in itertools.chain(*(part.selects for part in parts)):
        if name in strings:
            strings[name] |= keys
    words = Words(language)
    for choice in itertools.product(*strings.values()):
        for count in COUNTS:
            numbers = {name: count for name in variables if name in NUMBERS}
            yield words.say(id, **dict(zip(strings, choice, strict=True)), **numbers)


def _messages(language: str) -> list[str]:
    return [
        id
        for id, entry in _entries(language)
        if isinstance(entry, ast.Message) and entry.value is not None
    ]


def _prose(language: str) -> Iterator[tuple[str, str]]:
    for id, found in _found(language).items():
        for text in found.texts:
            yield id, text


def _where(language: str, pattern: str) -> list[tuple[str, str]]:
    """The texts of a language in which a pattern is found."""
    return [(id, text) for id, text in _prose(language) if re.search(pattern, text)]


# The same in every language


@every_language
def test_a_language_has_the_files_that_english_has(language: str) -> None:
    assert _texts("en").keys() == _texts(language).keys()


@every_language
def test_a_file_parses_to_the_last_line(language: str) -> None:
    junk = [
        (name, entry.content)
        for name, resource in _resources(language).items()
        for entry in resource.body
        if isinstance(entry, ast.Junk)
    ]
    assert [] == junk


@every_language
def test_no_id_is_given_twice(language: str) -> None:
    ids = [id for id, _ in _entries(language)]
    assert [] == sorted(id for id in set(ids) if ids.count(id) > 1)


@every_language
def test_each_file_has_the_ids_it_has_in_english_in_the_same_order(
    language: str,
) -> None:
    def ids(language: str) -> dict[str, list[str]]:
        return {
            name: [e.id.name for e in resource.body if isinstance(e, Entry)]
            for name, resource in _resources(language).items()
        }

    assert ids("en") == ids(language)


@every_language
def test_each_id_has_the_attributes_it_has_in_english(language: str) -> None:
    def attributes(language: str) -> dict[str, set[str]]:
        return {
            id: {attribute.id.name for attribute in entry.attributes}
            for id, entry in _entries(language)
            if isinstance(entry, ast.Message)
        }

    assert attributes("en") == attributes(language)


@every_language
def test_each_message_has_the_variables_it_has_in_english(language: str) -> None:
    def variables(language: str) -> dict[str, set[str]]:
        return {
            id: set().union(*(part.variables for part in _parts(language, id)))
            for id in _messages(language)
        }

    assert variables("en") == variables(language)


# What can be said


def test_a_variable_is_a_number_or_a_string_but_not_both() -> None:
    assert set() == NUMBERS & STRINGS


@every_language
def test_every_variable_is_known_as_a_number_or_a_string(language: str) -> None:
    used = {
        variable: id
        for id, found in _found(language).items()
        for variable in found.variables
        if not id.startswith("-")
    }
    assert {} == {name: used[name] for name in used.keys() - NUMBERS - STRINGS}


@every_language
def test_what_is_referred_to_is_there(language: str) -> None:
    found = _found(language)
    assert set() == set().union(*(f.messages for f in found.values())) - found.keys()


@every_language
def test_a_number_is_told_apart_in_every_plural_category(language: str) -> None:
    expected = set(Locale(language).plural_form.tags) | {"other"}
    missing = [
        (id, variable, expected - keys)
        for id, found in _found(language).items()
        for variable, keys in found.selects
        # An exact number beside the rest, as in [0] *[other], tells no plural.
        if variable in NUMBERS and keys & CATEGORIES - {"other"} and expected - keys
    ]
    assert [] == missing


@every_language
def test_a_number_has_no_category_that_the_language_does_not_know(
    language: str,
) -> None:
    known = set(Locale(language).plural_form.tags) | {"other"}
    needless = [
        (id, variable, keys & CATEGORIES - known)
        for id, found in _found(language).items()
        for variable, keys in found.selects
        if variable in NUMBERS and keys & CATEGORIES - known
    ]
    assert [] == needless


@every_language
def test_the_sample_numbers_meet_every_plural_category(language: str) -> None:
    plural = Locale(language).plural_form
    assert set(plural.tags) <= {plural(count) for count in COUNTS}


@every_language
def test_every_message_can_be_said(language: str) -> None:
    for id in _messages(language):
        for text in _sayings(language, id):
            assert text.strip()
            assert [] == re.findall(r"[{}\u2066-\u2069]", text)


@every_language
def test_what_is_said_has_no_space_too_many(language: str) -> None:
    for id in _messages(language):
        for text in _sayings(language, id):
            for line in text.split("\n"):
                assert line.rstrip() == line
                assert "  " not in line.lstrip()
                assert [] == re.findall(r"\s[,)]|\s\.(?!\S)", line)


# How it is written


@every_language
def test_no_line_of_a_file_ends_with_a_space(language: str) -> None:
    lines = itertools.chain(*(text.split("\n") for text in _texts(language).values()))
    assert [] == [line for line in lines if line.rstrip() != line]


@every_language
def test_no_quotes_or_apostrophes_are_straight(language: str) -> None:
    assert [] == _where(language, "[\"']")


@every_language
def test_quotes_are_those_of_the_language(language: str) -> None:
    foreign = set(ANY_QUOTES) - set(QUOTES[language])
    assert [] == _where(language, f"[{''.join(sorted(foreign))}]")


@every_language
def test_three_dots_are_one_sign(language: str) -> None:
    assert [] == _where(language, r"\.\.")


@every_language
def test_no_word_mixes_alphabets(language: str) -> None:
    # Latin and Cyrillic letters that look alike are the usual slip.
    assert [] == _where(language, "[a-zA-Z][\u0400-\u04ff]|[\u0400-\u04ff][a-zA-Z]")


@every_language
def test_letters_are_those_of_the_language(language: str) -> None:
    alphabet = set(LATIN + LETTERS[language])
    foreign = {
        (id, letter)
        for id, text in _prose(language)
        for letter in text.lower()
        if letter.isalpha() and letter not in alphabet
    }
    assert set() == foreign


def test_french_signs_keep_their_no_break_spaces() -> None:
    assert [] == _where("fr", r"(?<![\u202f!?])[;!?\u00bb]|(?<!\u00a0):(?=\s)")
    assert [] == _where("fr", f"\u00ab[^{NARROW}]")


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_dash_is_not_torn_from_the_word_before_it(language: str) -> None:
    assert [] == _where(language, " [\u2013\u2014]")


# The names of cards


@every_language
def test_every_kind_of_hazard_has_a_name_and_a_short_one(language: str) -> None:
    words = Words(language)
    assert set() == {id for id in HAZARDS if not words.has(id)}
    assert set() == {id for id in HAZARDS if not words.has(f"{id}-short")}


@every_language
def test_short_names_fit_a_narrow_screen(language: str) -> None:
    words = Words(language)
    short = [words.say(id) for id in _messages(language) if id.endswith("-short")]
    assert [] == [name for name in short if len(name) > 9]


@every_language
def test_no_two_hazards_share_a_name(language: str) -> None:
    words = Words(language)
    assert len(HAZARDS) == len({words.say(id) for id in HAZARDS})
    assert len(HAZARDS) == len({words.say(f"{id}-short") for id in HAZARDS})
