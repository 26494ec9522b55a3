"""Measure what the search gains: one who searches among experts, and at mixed tables.

    python -m bench.quality.search book.jsonl 1000 deep:100

So many games of each kind, of such a search. Who searches sits on every seat in turn.
Among experts all others are copies of the net, and the fair share is what the net would
win. At mixed tables the others are drawn from the field of `strength`, and the expert
plays the same caves from the same seat with the same dice: the difference
counts. What is in the book is not played again.

Besides the victories, the gain is counted by edges, which differ far less from game to
game: over the decisions of the one who searches, how much likelier than the net it was
to leave, times what leaving was worth more, on futures to the end of the game that the
search had not seen. The sum's mean is the gain (Kakade and Langford's lemma on the
difference of performance): the critics, who may err, have no part in it.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean

from msgspec import Struct

from tacora.arena.match import luck, play
from tacora.bots import Bot, bot
from tacora.bots.bot import leave_if
from tacora.expert.player import Expert
from tacora.expert.search import Deep, edges
from tacora.rules import Decision, Edition, Seat, State
from tacora.sim.dice import chance
from tacora.sim.policies.ask import leaves

from .book import Book
from .intervals import margin
from .published import FIELD
from .strength import RULES

KINDS = ((4, "fr, relics"), (5, "no relics"))
CHECK_FUTURES = 500  # of each decision, for the gain by edges


class Played(Struct, frozen=True):
    """One game of the one who searches."""

    kind: str
    share: float
    expert: float  # what the expert won in its place; among experts the fair share
    gain: float  # by edges


class Watched(Deep):
    """A search that counts what it gains."""

    gain = 0.0

    def decide(self, state: State, seat: Seat) -> Decision:
        """Decide, and look again at what that is worth, on other futures."""
        leaving = self.chance_to_leave(state, seat)
        more = leaving - self.expert.chance_to_leave(state, seat)
        if abs(more) > 0.001:
            found = edges(state, seat, "check", (0, CHECK_FUTURES))
            self.gain += more * found.total / CHECK_FUTURES
        return self.choose(state, seat, leaving)


def among_experts(
    search: str, kind: str, box: Edition, players: int, number: int
) -> Played:
    """One against copies of its net."""
    seed, seat = f"search/{number}", number % players
    dice = [luck(seed, each) for each in range(players)]
    hero = Watched(int(search.partition(":")[2]), seed=dice[seat])
    seats: list[Bot] = [Expert(seed=each) for each in dice]
    seats[seat] = hero
    won = play(seats, box, seed, [str(each) for each in range(players)]).winners
    return Played(kind, (seat in won) / len(won), 1 / players, hero.gain)


class Other:
    """One of the field, at the table."""

    def __init__(self, name: str, seed: str) -> None:
        self.policy = FIELD[name]
        self.seed = seed

    def decide(self, state: State, seat: Seat) -> Decision:
        """Decide as on the kernel."""
        dice = chance(self.seed, state, seat)
        return leave_if(leaves(self.policy, state, seat, dice))


def among_others(
    search: str, kind: str, box: Edition, players: int, number: int
) -> Played:
    """One at a table drawn from the field, and the expert in its place."""
    seed, seat = f"search/{number}", number % players
    dice = [luck(seed, each) for each in range(players)]
    names = Random(f"{kind}/{number}").sample(list(FIELD), players)
    seats: list[Bot] = [Other(*each) for each in zip(names, dice, strict=True)]
    shares = []
    for name in (search, "expert"):
        seats[seat] = bot(name, seed=dice[seat])
        won = play(seats, box, seed, names).winners
        shares.append((seat in won) / len(won))
    return Played(kind, shares[0], shares[1], 0.0)


def _told(kind: str, played: Sequence[Played]) -> str:
    def mean(values: Sequence[float]) -> str:
        return f"{100 * fmean(values):+.2f} ± {100 * margin(values):.2f}"

    return (
        f"{kind}, {len(played)} games: won {mean([p.share for p in played])} %, "
        f"more than the expert {mean([p.share - p.expert for p in played])}, "
        f"by edges {mean([p.gain for p in played])} points"
    )


def main(file: Path, games: int, search: str) -> None:
    """Play what is missing, and print what it came to."""
    book = Book(file, Played)
    for play_one, where in ((among_experts, "experts"), (among_others, "mixed")):
        for players, rule in KINDS:
            kind = f"{search}, {players} players, {rule}, {where}"
            done = [each for each in book.entries if each.kind == kind]
            for number in range(len(done), games):
                done.append(play_one(search, kind, RULES[rule], players, number))
                book.add(done[-1])
                if (number + 1) % 50 == 0:
                    print(_told(kind, done), file=sys.stderr, flush=True)
            print(_told(kind, done), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
