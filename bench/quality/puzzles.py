"""Find the puzzles that are shipped, in so many games.

python -m bench.quality.puzzles 72

Strong bots play with every box and every number of players in turn; their games are
reviewed, and the clearest puzzles make the pack.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tacora.analysis import pack
from tacora.analysis.puzzle import Puzzle, puzzles
from tacora.analysis.review import review
from tacora.arena.match import match as play
from tacora.bots import quick_ladder
from tacora.rules import EDITIONS, edition

STRONGEST_BOTS = 8
FUTURES_PER_MOMENT = 150  # to look for them; each is then weighed with many more
PLAYERS = range(3, 9)
MAX_PUZZLES = 60
TARGET = Path(pack.__file__).with_name(pack.PAGE)


def main(games: int) -> None:
    """Play, look, pick, and write the pack."""
    found: list[Puzzle] = []
    for number in range(games):
        found += look(number)
        print(f"{number + 1} of {games} games, {len(found)} puzzles", file=sys.stderr)
    lines = [
        json.dumps(_short(msgspec.to_builtins(p)))
        for p in pack.pick(found, MAX_PUZZLES)
    ]
    TARGET.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def look(number: int) -> list[Puzzle]:
    """The puzzles in one game."""
    boxes, players = len(EDITIONS), len(PLAYERS)
    box = EDITIONS[number % boxes]
    count = PLAYERS[number // boxes % players]
    strong = quick_ladder()[-STRONGEST_BOTS:]
    names = Random(number).sample(strong, count)
    record = play(names, edition(box), f"puzzle {number}").record
    return list(puzzles(record, review(record, FUTURES_PER_MOMENT)))


def _short(thing: Any) -> Any:
    match thing:
        case float():
            return round(thing, 4)
        case dict():
            return {name: _short(each) for name, each in thing.items()}
    return thing


if __name__ == "__main__":
    main(int(sys.argv[1]))
