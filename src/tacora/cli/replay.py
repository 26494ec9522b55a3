"""`tacora replay`: games that were recorded, told again."""

from collections.abc import Iterator
from typing import Annotated

import msgspec

from tacora import picture
from tacora.records import Record
from tacora.records import replay as figures
from tacora.records.story import tell
from tacora.rules import Closed
from tacora.words import Words

from .input.records import records
from .output.sheet import sheet
from .parsing.options import File, Lang, option, words_of


def replay(
    file: File,
    as_json: Annotated[bool, option("--json", say="cli-json")] = False,
    lang: Lang = None,
) -> None:
    """Show recorded games."""
    words = words_of(lang)
    with sheet() as out:
        for number, record in enumerate(records(file, words), 1):
            if as_json:
                out.write(msgspec.json.encode(figures(record)).decode() + "\n")
            else:
                out.writelines(_told(record, number, words))


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
    yield picture.victory(after, record.names, words) + "\n"
