"""The commands: `tacora play`, `replay`, `verify`, `rules` and their like."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import Parameter, Signature, signature
from pathlib import Path
from tempfile import SpooledTemporaryFile
from typing import IO, Annotated, BinaryIO

import msgspec
import typer

from tacora.records import BadRecord, Record, read, replay, verify
from tacora.records.story import explain, tell, tell_victory
from tacora.rules import EDITIONS, Closed, edition
from tacora.rules.errors import Problem
from tacora.server.settings import Settings, load
from tacora.words import LANGUAGES, Words, preferred_language

_own = Words(preferred_language(os.environ))

app = typer.Typer(
    help=_own.say("cli-about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


class UnknownLanguage(Problem):
    """There is no language {lang!r}; choose one of {known}."""


class Refused(Exception):
    """A command cannot go on: what it says, and its exit status."""

    def __init__(self, text: str, status: int = 2) -> None:
        super().__init__(text)
        self.text = text
        self.status = status


def _words(lang: str | None) -> Words:
    if lang is None:
        return _own
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang=lang, known=", ".join(LANGUAGES))
    return Words(lang)


Lang = Annotated[str | None, typer.Option("--lang", help=_own.say("cli-lang"))]
File = Annotated[str, typer.Argument(metavar="FILE", help=_own.say("cli-file"))]
EditionName = Annotated[
    str | None, typer.Option("--edition", help=_own.say("cli-edition"))
]
Relics = Annotated[
    bool | None, typer.Option("--relics/--no-relics", help=_own.say("cli-relics"))
]


@app.command("replay", help=_own.say("cli-replay"))
def show(
    file: File,
    as_json: Annotated[bool, typer.Option("--json", help=_own.say("cli-json"))] = False,
    lang: Lang = None,
) -> None:
    """Show recorded games."""
    words = _words(lang)
    with _page() as page:
        for number, record in enumerate(_records(file, words), 1):
            if as_json:
                page.write(msgspec.json.encode(replay(record)).decode() + "\n")
            else:
                page.writelines(_told(record, number, words))


def _told(record: Record, number: int, words: Words) -> Iterator[str]:
    if number > 1:
        yield "\n"
    names = words.enumerate(record.names)
    yield words.say("replay-game", number=number, names=names) + "\n"
    yield (
        words.say(
            "table-edition",
            edition=words.say(f"edition-{record.edition.name}"),
            relics="yes" if record.edition.relics else "no",
        )
        + "\n"
    )
    step = 0
    for before, event, after in record.steps():
        if after.expedition != before.expedition:
            yield "\n"
            step = 0
        step += 1
        yield f"{after.expedition}.{step:<3} "
        yield " ".join(tell(event, before, record.names, words)) + "\n"
        if isinstance(event, Closed):
            for name, explorer in zip(record.names, after.explorers, strict=True):
                yield "      "
                yield words.say("story-chest", name=name, chest=explorer.score) + "\n"
    end = record.end
    yield "\n"
    yield (
        tell_victory(end, record.names, words)
        if end.finished
        else words.say("replay-unfinished")
    ) + "\n"


@app.command("verify", help=_own.say("cli-verify"))
def check(file: File, lang: Lang = None) -> None:
    """Check the dealing of recorded games."""
    words = _words(lang)
    sound = True
    with _page() as page:
        for number, record in enumerate(_records(file, words), 1):
            proof = verify(record)
            sound = sound and proof.verdict in {"holds", "holds-so-far"}
            page.write(
                words.say(
                    f"verify-{proof.verdict}",
                    name=f"{_tidy(file)} ({number})",
                    cards=proof.cards,
                    expedition=proof.expedition,
                    found=proof.found,
                    expected=proof.expected,
                )
                + "\n"
            )
    if not sound:
        raise typer.Exit(1)


@app.command("rules", help=_own.say("cli-rules"))
def rules(
    edition_name: EditionName = None, relics: Relics = None, lang: Lang = None
) -> None:
    """Show the rules of an edition."""
    from tacora.rulebook import rulebook

    words = _words(lang)
    own = words.language if words.language in EDITIONS else EDITIONS[0]
    text = rulebook(edition(edition_name or own, relics), words)
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        console = Console()
        console.print(Markdown(text), width=min(console.width, 88))
    else:
        sys.stdout.write(text)


# Servers


def _settings() -> list[Parameter]:
    """Each setting of a server as an option of a command."""
    return [
        Parameter(
            setting.name,
            Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                bool | None if setting.type is bool else str | None,
                typer.Option(
                    help=_own.say(f"setting-{setting.name.replace('_', '-')}"),
                    show_default=_shown(setting.default),
                ),
            ],
        )
        for setting in msgspec.structs.fields(Settings)
    ]


def _shown(default: object) -> str | bool:
    return str(default).lower() if default not in {"", ()} else False


def _with_settings(command: Callable[..., None]) -> Callable[..., None]:
    own = [p for p in signature(command).parameters.values() if p.name != "flags"]
    every = [*own, *_settings()]
    command.__signature__ = Signature(every)  # type: ignore[attr-defined]  # for typer
    command.__annotations__ = {p.name: p.annotation for p in every}
    return command


Config = Annotated[Path | None, typer.Option("--config", help=_own.say("cli-config"))]


@app.command("serve", help=_own.say("cli-serve"))
@_with_settings
def serve(*, config: Config = None, **flags: str | bool | None) -> None:
    """Serve tables to others."""
    from tacora.server.serve import serve

    serve(load(flags, file=config), _own)


@app.command("backup", help=_own.say("cli-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=_own.say("cli-backup-file"))],
    store: Annotated[
        str | None, typer.Option("--store", help=_own.say("setting-store"))
    ] = None,
    config: Config = None,
) -> None:
    """Copy the memory of a server to a file."""
    from tacora.server.serve import backup

    backup(load({"store": store}, file=config), file)
    sys.stdout.write(_own.say("backup-done", file=str(file)) + "\n")


# Files


@contextmanager
def _page() -> Iterator[IO[str]]:
    """What is written here is printed once all of it could be written."""
    with SpooledTemporaryFile(1 << 24, "w+", encoding="utf-8") as page:
        yield page
        page.seek(0)
        shutil.copyfileobj(page, sys.stdout)


def _records(file: str, words: Words) -> Iterator[Record]:
    try:
        with _opened(file) as stream:
            yield from read(stream)
    except BadRecord as error:
        place = f"{_tidy(file)}:{error.line}:{error.column}"
        raise Refused(f"{place}: {explain(error.problem, words)}") from None
    except OSError as error:
        raise Refused(f"{_tidy(file)}: {_reason(error, words)}") from None


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    if file == "-":
        yield sys.stdin.buffer
        return
    with Path(file).open("rb") as stream:
        yield stream


def _reason(error: OSError, words: Words) -> str:
    match error:
        case FileNotFoundError():
            return words.say("error-file-missing")
        case IsADirectoryError():
            return words.say("error-file-folder")
        case PermissionError():
            return words.say("error-file-forbidden")
        case _:
            return words.say("error-file-failed", reason=error.strerror or str(error))


def _tidy(text: str) -> str:
    """The text on one line, whatever it holds."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def main() -> None:
    """Run a command; whatever goes wrong is said in one line."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except Refused as refused:
        _leave(refused.text, refused.status)
    except Problem as problem:
        _leave(explain(problem, _own))
    except BrokenPipeError:  # whoever read our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)


def _leave(text: str, status: int = 2) -> None:
    sys.stderr.write(_tidy(text) + "\n")
    sys.exit(status)
