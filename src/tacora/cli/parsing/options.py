"""What the commands share: the reader's language, common options, refusals."""

import os
import sys
from itertools import pairwise
from typing import Annotated, Any, NoReturn

import typer

from tacora.words import LANGUAGES, Words, preferred_language


class Refused(Exception):
    """A command cannot go on: what it says, and its exit status."""

    def __init__(self, text: str, status: int = 2) -> None:
        super().__init__(text)
        self.text = text
        self.status = status


def own() -> Words:
    """The words of --lang, wherever it stands, else those of the system.

    Help and errors need them before the rest of the line is understood.
    """
    asked = [
        follower if word == "--lang" else word.removeprefix("--lang=")
        for word, follower in pairwise([*sys.argv[1:], ""])
        if word.partition("=")[0] == "--lang"
    ]
    known = [lang for lang in asked if lang in LANGUAGES]
    return Words(known[-1] if known else preferred_language(os.environ))


def words_of(lang: str | None) -> Words:
    """The words of the language that was asked for."""
    return own() if lang is None else Words(lang)


def option(*names: str, say: str, takes: str | None = None) -> Any:
    """An option: the id of its help, and what it takes besides text."""
    return typer.Option(*names, help=say, metavar=takes)


def number(*names: str, say: str) -> Any:
    """An option that is a whole number; 10_000_000 is one."""
    return typer.Option(*names, help=say, metavar="number", parser=int)


def at_least(least: int, words: Words, **given: int) -> None:
    """Refuse an option whose number is less than that."""
    for name, value in given.items():
        if value < least:
            text = words.say("error-number-low", option=f"--{name}", least=least)
            raise Refused(text)


def argument(*, say: str, takes: str = "file") -> Any:
    """What a command is about: a file, if nothing else is said."""
    return typer.Argument(help=say, metavar=takes)


Lang = Annotated[str | None, option("--lang", say="cli-lang")]
File = Annotated[str, argument(say="cli-file")]
EditionName = Annotated[str | None, option("--edition", say="cli-edition")]
Relics = Annotated[bool | None, option("--relics/--no-relics", say="cli-relics")]


TolerateFaults = Annotated[bool, option("--tolerate-faults", say="cli-tolerate-faults")]


def tidy(text: str) -> str:
    """The text on one line, whatever it holds; French needs its own spaces."""
    return "".join(
        c if c.isprintable() or c in "\u00a0\u202f" else ascii(c)[1:-1] for c in text
    )


def leave(text: str, status: int = 2) -> NoReturn:
    """Say in one line why the command ends."""
    sys.stderr.write(tidy(text) + "\n")
    sys.exit(status)
