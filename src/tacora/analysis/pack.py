"""A pack of puzzles: the clearest of many, of every box and number of players."""

from collections import defaultdict
from collections.abc import Iterable
from importlib.resources import files
from itertools import zip_longest

import msgspec

from tacora.records import parse

from .puzzle import Puzzle, clearest

PAGE = "puzzles.json"
HOPE = 0.01  # where one decision cannot win at all there is nothing to weigh


def pack() -> list[Puzzle]:
    """The puzzles that are shipped; `python -m bench.puzzles` has found them."""
    page = files(__package__).joinpath(PAGE)
    return msgspec.json.decode(page.read_bytes(), type=list[Puzzle])


def pick(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """So many at most, one of an expedition: the clearest.

    Boxes, numbers of players and answers take turns.
    """
    open_ones = (
        each
        for each in found
        if min(each.choice.stay.share, each.choice.leave.share) >= HOPE
    )
    kinds: dict[tuple[int, str, str], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(clearest(open_ones), key=lambda each: -each.clarity):
        (record,) = parse(puzzle.game)
        kind = len(record.names), record.edition.name, puzzle.answer.value
        kinds[kind].append(puzzle)
    turns = zip_longest(*(kinds[kind] for kind in sorted(kinds)))
    return [puzzle for turn in turns for puzzle in turn if puzzle][:most]
