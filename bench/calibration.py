"""Check that reviews are honest: chances come true, and luck averages to nothing.

    python -m bench.calibration 10000

Experts play so many games, at tables of 3 to 8 with every relic rule in turn. At one
moment of each, drawn by lot, everyone's chance to win is foretold as a review does it;
whether those came true is counted in tenths. The card that comes next is luck: how much
it moves the chances must be zero on average, for those inside as for those in camp.
"""

import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev

from tacora.analysis.review import FUTURES, turns
from tacora.analysis.worth import prospect
from tacora.arena.match import match
from tacora.rules import Revealed, State

from .strength import RULES


def moments(game: int) -> tuple[State, State, State]:
    """A moment of a game, before and after a card, and how the game ended."""
    dice = Random(f"calibration/{game}")
    players = 3 + game % 6
    box = list(RULES.values())[game // 6 % len(RULES)]
    record = match(["expert"] * players, box, f"calibration/{game}").record
    cards = [turn for turn in turns(record) if isinstance(turn[1], Revealed)]
    before, _, after = dice.choice(cards)
    return before, after, record.end


def foretold(games: int) -> Iterator[tuple[float, float, float, bool]]:
    """For every seat of every game: the chance foretold, what came, luck, inside."""
    for game in range(games):
        before, after, end = moments(game)
        chances = [worth.share for worth in prospect(before, FUTURES).chances]
        moved = [worth.share for worth in prospect(after, FUTURES).chances]
        for seat, chance in enumerate(chances):
            came = (seat in end.winners) / len(end.winners)
            inside = before.explorers[seat].inside
            yield chance, came, moved[seat] - chance, inside
        if (game + 1) % 500 == 0:
            print(game + 1, "games", file=sys.stderr, flush=True)


def main(games: int) -> None:
    """Print how true the chances came, tenth by tenth, and the mean luck."""
    found = list(foretold(games))
    print("foretold      seats   mean   came true ± 95 %")
    for tenth in range(10):
        those = [each for each in found if min(int(each[0] * 10), 9) == tenth]
        if len(those) < 2:
            continue
        mean, came = fmean(e[0] for e in those), fmean(e[1] for e in those)
        margin = 1.96 * stdev(e[1] for e in those) / len(those) ** 0.5
        print(
            f"{tenth * 10:3} to {tenth * 10 + 10:3} % {len(those):8}  {mean:6.1%}  "
            f"{came:6.1%} ± {margin:.1%}   {came - mean:+.1%}"
        )
    for place, those_inside in (("in the cave", True), ("in camp", False)):
        luck = [each[2] for each in found if each[3] is those_inside]
        margin = 1.96 * stdev(luck) / len(luck) ** 0.5
        print(f"luck {place}: {100 * fmean(luck):+.3f} ± {100 * margin:.3f} points")


if __name__ == "__main__":
    main(int(sys.argv[1]))
