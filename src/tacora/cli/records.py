"""`tacora replay` and `tacora verify`: games that were recorded."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import SpooledTemporaryFile
from typing import IO, Annotated, BinaryIO

import msgspec
import typer

from tacora.records import BadRecord, Record, read
from tacora.records import replay as figures
from tacora.records import verify as prove
from tacora.records.story import explain, tell, tell_victory
from tacora.rules import Closed
from tacora.words import Words

from .files import unreadable
from .options import File, Lang, Refused, option, tidy, words_of

_LONG = 1_000_000  # bytes that take more than a moment to read


def replay(
    file: File,
    as_json: Annotated[bool, option("--json", say="cli-json")] = False,
    lang: Lang = None,
) -> None:
    """Show recorded games."""
    words = words_of(lang)
    with page() as sheet:
        for number, record in enumerate(records(file, words), 1):
            if as_json:
                sheet.write(msgspec.json.encode(figures(record)).decode() + "\n")
            else:
                sheet.writelines(_told(record, number, words))


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
    after = record.start
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
    yield "\n"
    if not after.finished:
        yield words.say("replay-unfinished") + "\n"
        return
    for name, explorer in zip(record.names, after.explorers, strict=True):
        yield words.say("replay-score", name=name, score=explorer.score) + "\n"
    yield tell_victory(after, record.names, words) + "\n"


def verify(file: File, lang: Lang = None) -> None:
    """Check the dealing of recorded games."""
    words = words_of(lang)
    sound = True
    with page() as sheet:
        for number, record in enumerate(records(file, words), 1):
            proof = prove(record)
            sound = sound and proof.verdict in {"holds", "holds-so-far"}
            sheet.write(
                words.say(
                    f"verify-{proof.verdict}",
                    name=f"{tidy(file)} ({number})",
                    cards=proof.cards,
                    expedition=proof.expedition,
                    found=proof.found,
                    expected=proof.expected,
                )
                + "\n"
            )
    if not sound:
        raise typer.Exit(1)


@contextmanager
def page() -> Iterator[IO[str]]:
    """What is written here is printed once all of it could be written."""
    with SpooledTemporaryFile(1 << 24, "w+", encoding="utf-8") as sheet:
        yield sheet
        sheet.seek(0)
        shutil.copyfileobj(sheet, sys.stdout)


def records(file: str, words: Words) -> Iterator[Record]:
    """The games in a file, one after another, or why they cannot be read."""
    try:
        with _opened(file) as stream:
            yield from read(stream)
    except BadRecord as error:
        place = f"{tidy(file)}:{error.line}:{error.column}"
        raise Refused(f"{place}: {explain(error.problem, words)}") from None
    except OSError as error:
        raise unreadable(file, error, words) from None


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    if file == "-":
        yield sys.stdin.buffer
        return
    size = Path(file).stat().st_size
    with Path(file).open("rb") as stream:
        if size < _LONG or not sys.stderr.isatty():
            yield stream
            return
        from rich.console import Console
        from rich.progress import wrap_file

        with wrap_file(
            stream,
            total=size,
            description=Path(file).name,
            console=Console(stderr=True),
            transient=True,
        ) as watched:
            yield watched
