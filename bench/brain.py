"""How long the brain thinks: a decision of the expert, and the review of a game.

python -m bench.brain
"""

from time import perf_counter, process_time

from tacora.analysis.review import moves, review
from tacora.arena.match import match
from tacora.expert.player import Expert
from tacora.rules import Decided, edition
from tacora.sim.policies.recall import forget

GAMES = 5  # of five players
OTHERS = ("cautious", "sly", "brave", "counting", "seasoned")


def run() -> None:
    """Print all."""
    box = edition("fr", relics=True)
    records = [match(OTHERS, box, f"brain/{n}").record for n in range(GAMES)]
    # One seat a moment, in games of others: nothing is remembered from another's turn.
    asked = [
        (state, state.inside[0])
        for record in records
        for state, event, _ in record.steps()
        if isinstance(event, Decided)
    ]
    expert = Expert()
    start = process_time()
    for state, seat in asked:
        expert.decide(state, seat)
    each = 1000 * (process_time() - start) / len(asked)
    print(f"A decision of the expert, in plain Python: {each:.3f} ms CPU   goal 1 ms")
    start = process_time()
    for state, seat in asked:
        forget()
        expert.decide(state, seat)
    each = 1000 * (process_time() - start) / len(asked)
    print(f"The same in a game that it has not watched: {each:.3f} ms CPU")
    review(records[0])  # compiled, if it was not
    spent = []
    for record in records:
        clock, cpu = perf_counter(), process_time()
        review(record)
        spent.append((perf_counter() - clock, process_time() - cpu))
        print(
            f"Review of a game of 5, {moves(record)} moments: {spent[-1][0]:.2f} s, "
            f"{spent[-1][1]:.2f} s CPU   goal 5 s"
        )


if __name__ == "__main__":
    run()
