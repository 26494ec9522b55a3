"""A pack of puzzles: the clearest of many, of every box and number of players."""

from collections import Counter
from collections.abc import Iterable
from importlib.resources import files

import msgspec

from tacora.records import parse

from .puzzle import Puzzle, clearest

PAGE = "puzzles.json"
HOPE = 0.01  # where one decision cannot win at all there is nothing to weigh


def pack() -> list[Puzzle]:
    """The puzzles that are shipped, as `python -m bench.quality.puzzles` found them."""
    page = files(__package__).joinpath(PAGE)
    return msgspec.json.decode(page.read_bytes(), type=list[Puzzle])


def pick(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """So many at most, one of an expedition.

    The next is always of the box, number of players and answer of which there are
    fewest so far; of those, the clearest.
    """
    open_ones = (
        each
        for each in found
        if min(each.choice.stay.share, each.choice.leave.share) >= HOPE
    )
    rest = sorted(clearest(open_ones), key=lambda each: -each.clarity)
    kinds = {puzzle.game: _kinds(puzzle) for puzzle in rest}
    picked: list[Puzzle] = []
    taken: Counter[str] = Counter()
    while rest and len(picked) < most:
        number = min(
            range(len(rest)), key=lambda n: sum(taken[k] for k in kinds[rest[n].game])
        )
        picked.append(rest.pop(number))
        taken.update(kinds[picked[-1].game])
    return picked


def _kinds(puzzle: Puzzle) -> tuple[str, str, str]:
    (record,) = parse(puzzle.game)
    return f"{len(record.names)} players", record.edition.name, puzzle.answer.value
