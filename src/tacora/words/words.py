"""The words of one language: what cards, terms and rules are called at the table.

The texts are Fluent files, one folder per language, with the same ids in each.
Errors::

    WordsError
    ├── UnknownLanguage   nobody has written the words of this language
    ├── MissingWords      this language has no message with this id
    └── Unsayable         the message is there, but not with these values
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de", "pl", "ru", "uk")

_LISTS = {"en": "en_GB"}  # "Ada, Bo and Cy", without a comma before the last
_MESSAGE = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?![a-z#-]).*)*", re.MULTILINE)
_MENTION = re.compile(r"{ *(-?[a-z][\w-]*)")
_ASKED_IN = ("TACORA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class WordsError(Exception):
    """Something cannot be put into words."""


class UnknownLanguage(WordsError, ValueError):
    """Nobody has written the words of this language; its facts can be told anyway."""

    code = "unknown-language"

    def __init__(self, language: object) -> None:
        super().__init__(language)
        self.language = language
        self.facts = {"lang": str(language), "known": ", ".join(LANGUAGES)}

    def __str__(self) -> str:
        return "There is no language {lang!r}; choose one of {known}.".format(
            **self.facts
        )


class MissingWords(WordsError):
    """The language has no message with this id."""

    def __init__(self, language: str, key: str) -> None:
        super().__init__(language, key)
        self.language = language
        self.key = key


class Unsayable(WordsError):
    """The message is there, but cannot be said with these values."""

    def __init__(self, language: str, key: str, reasons: tuple[str, ...]) -> None:
        super().__init__(language, key, reasons)
        self.language = language
        self.key = key
        self.reasons = reasons


class Words:
    """The words of one language: ``Words("fr").say("card-treasure", gems=9)``."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def has(self, key: str, /) -> bool:
        """Whether this language has a message with this id."""
        return key in _texts(self.language)

    def say(self, key: str, /, **values: str | float) -> str:
        """The message in full, with these values in their places."""
        if not self.has(key):
            raise MissingWords(self.language, key)
        bundle = _learn(self.language, key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise Unsayable(self.language, key, ("only attributes",))
        text, errors = bundle.format_pattern(pattern, values)
        if errors or not isinstance(text, str):
            raise Unsayable(self.language, key, tuple(str(e) for e in errors))
        return text

    def enumerate(self, things: Sequence[str]) -> str:
        """All of them in one phrase: "Ada, Bo and Cy"."""
        from babel.lists import format_list

        return format_list(things, locale=_LISTS.get(self.language, self.language))


@cache
def _texts(language: str) -> dict[str, str]:
    """Each message of all files, as it is written."""
    pages = [
        file.read_text(encoding="utf-8")
        for file in files(__package__).joinpath(language).iterdir()
        if file.name.endswith(".ftl")
    ]
    return {found[1]: found[0] for page in pages for found in _MESSAGE.finditer(page)}


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    # Isolation marks would be visible in some terminals; no language here needs them.
    return FluentBundle([language], use_isolating=False)


# About one millisecond per kilobyte: a message is read when it is first said, with
# those that it mentions.
@cache
def _learn(language: str, key: str) -> "FluentBundle":
    from fluent.runtime import FluentResource

    text = _texts(language)[key]
    bundle = _bundle(language)
    bundle.add_resource(FluentResource(text))
    for other in _MENTION.findall(text):
        if other in _texts(language):
            _learn(language, other)
    return bundle


def preferred_language(environ: Mapping[str, str] = os.environ) -> str:
    """The first language asked for that we speak: ``uk`` for ``uk_UA.UTF-8``."""
    for variable in _ASKED_IN:
        locale = environ.get(variable, "").replace("-", "_")
        language = locale.partition(".")[0].partition("@")[0].partition("_")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"
