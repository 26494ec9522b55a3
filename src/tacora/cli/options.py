"""What the commands share: the reader's language, common options, refusals."""

import os
import sys
from typing import Annotated, Any, NoReturn

import typer

from tacora.rules.errors import Problem
from tacora.words import LANGUAGES, Words, preferred_language

own = Words(preferred_language(os.environ))
"""The words of the system's language: help is written in it."""


class UnknownLanguage(Problem):
    """There is no language {lang!r}; choose one of {known}."""


class Refused(Exception):
    """A command cannot go on: what it says, and its exit status."""

    def __init__(self, text: str, status: int = 2) -> None:
        super().__init__(text)
        self.text = text
        self.status = status


def words_of(lang: str | None) -> Words:
    """The words of the language that was asked for."""
    if lang is None:
        return own
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang=lang, known=", ".join(LANGUAGES))
    return Words(lang)


def option(*names: str, say: str) -> Any:
    """An option whose help is said by these words."""
    return typer.Option(*names, help=own.say(say))


Lang = Annotated[str | None, option("--lang", say="cli-lang")]
File = Annotated[str, typer.Argument(metavar="FILE", help=own.say("cli-file"))]
EditionName = Annotated[str | None, option("--edition", say="cli-edition")]
Relics = Annotated[bool | None, option("--relics/--no-relics", say="cli-relics")]


def tidy(text: str) -> str:
    """The text on one line, whatever it holds; French needs its own spaces."""
    return "".join(
        c if c.isprintable() or c in "\u00a0\u202f" else ascii(c)[1:-1] for c in text
    )


def leave(text: str, status: int = 2) -> NoReturn:
    """Say in one line why the command ends."""
    sys.stderr.write(tidy(text) + "\n")
    sys.exit(status)
