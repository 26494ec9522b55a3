"""`tacora puzzles`: decisions of recorded games to be found."""

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec

from tacora.words import Words

from .extras import lab
from .input.records import records
from .output.figures import Figures
from .parsing.options import File, Lang, option, words_of
from .review import progress_bar

if TYPE_CHECKING:
    from tacora.analysis.puzzle import Puzzle


def puzzles(
    file: File,
    as_json: Annotated[bool, option("--json", say="cli-lab-json")] = False,
    lang: Lang = None,
) -> None:
    """Find puzzles in recorded games."""
    words = words_of(lang)
    games = list(records(file, words))
    with lab():
        from tacora.analysis.puzzle import clearest
        from tacora.analysis.puzzle import puzzles as find
        from tacora.analysis.review import review as look_again
    found: list[Puzzle] = []
    for record in games:
        with progress_bar(record, words) as progress:
            found += clearest(find(record, look_again(record, progress=progress)))
    if as_json:
        facts = [msgspec.to_builtins(each) | {"answer": each.answer} for each in found]
        sys.stdout.write(msgspec.json.encode(facts).decode() + "\n")
        return
    sys.stdout.writelines(_asked(found, words))


def _asked(found: Sequence["Puzzle"], words: Words) -> Iterator[str]:
    from tacora.picture import text
    from tacora.records import parse

    if not found:
        yield words.say("puzzle-none") + "\n"
        return
    for place, puzzle in enumerate(found, 1):
        (record,) = parse(puzzle.game)
        name = record.names[puzzle.seat]
        yield words.say("puzzle-question", number=place, name=name) + "\n"
        yield text(record.end, record.names, words) + "\n\n"
    yield words.say("puzzle-answers") + "\n"
    for place, puzzle in enumerate(found, 1):
        yield f"{place}. {_answer(puzzle, words)}\n"


def _answer(puzzle: "Puzzle", words: Words) -> str:
    figures = Figures(words)
    shares = [puzzle.choice.stay.share, puzzle.choice.leave.share]
    return words.say(
        f"puzzle-{puzzle.answer.value}",
        found=figures.percent(max(shares)),
        expected=figures.percent(min(shares)),
    )
