"""An insight: what the expert sees of the table, in the numbers that its net takes.

`sim.insight` is the same on the kernel and names them all; a test ties the two.
"""

from collections.abc import Sequence

from tacora.rules import Relic, Seat, State

from .outlook import outlook

SIZE = 36
STAGE = 8  # how much of the game is behind
POINTS = range(16, 25)  # the numbers that compare chests
LATE_POINTS = (*range(26, 34), 35)  # and those that do so in the last expedition


def insight(state: State, seat: Seat) -> list[float]:
    """The table as the explorer of this seat, who is inside, sees it."""
    view = outlook(state, seat)
    last = float(state.expedition == state.edition.expeditions)
    hidden, each = _relics_in_deck(state)
    whole = len(state.edition.deck(state.edition.expeditions))
    joining = whole - len(state.edition.deck(state.expedition))
    common = [
        view.danger * 3,
        view.satchel / 10,
        view.danger * view.satchel / 2,
        view.treasure / view.inside / 2,
        view.gems / view.inside / 3,
        view.gems / 8,
        view.inside / len(state.explorers),
        1 / view.inside,
        state.expedition / state.edition.expeditions,
        last,
        view.cards / 10,
        view.warnings / 5,
        view.relics / 10,
        view.relics / view.inside / 5,
        hidden * each / len(state.deck),
        (hidden + joining) / 5,
    ]
    share = view.satchel + view.gems / view.inside
    alone = view.satchel + view.gems + view.relics
    against = _compared(state, seat, share, alone)
    late = [common[2], *(against[place] for place in (0, 2, 3, 4, 5, 8))]
    # What decides a last cave is who is ahead, be it by one ruby.
    ahead, above = against[9:]
    lonely = float(view.inside == 1)
    late += [ahead, above, lonely, lonely * ahead]
    return [*common, *against[:9], *(last * number for number in late)]


def _relics_in_deck(state: State) -> tuple[int, float]:
    """How many relics are in the deck, and what the next one would be worth."""
    hidden = tuple([card for card in state.deck if isinstance(card, Relic)])
    if not hidden:
        return 0, 0.0
    if state.edition.relics and state.edition.relics.by_exit:
        (worth,) = state.edition.appraise(hidden[:1], state.rescued + len(state.relics))
        return len(hidden), worth
    return len(hidden), sum([relic.worth for relic in hidden]) / len(hidden)


def _compared(state: State, seat: Seat, share: float, alone: int) -> list[float]:
    """A seat against the others, if it goes with a share and if it goes alone."""
    mine = state.explorers[seat].score
    loot = state.explorers[seat].satchel
    others = [e for number, e in enumerate(state.explorers) if number != seat]
    points = sorted([e.score for e in others], reverse=True)
    fellows = [e.score for e in others if e.inside]
    camp = max([e.score for e in others if not e.inside], default=None)
    rival = mine if camp is None else camp
    content = fellows if camp is None else [p for p in fellows if p + loot > camp]
    inside = len(fellows) + 1
    return [
        _cut((mine - points[0]) / 15),
        _cut((mine - sum(points) / len(points)) / 15),
        _cut((mine + share - rival) / 10),
        _ahead(mine, fellows) / inside,
        _cut((mine - max(fellows, default=mine)) / 10),
        _cut((mine + alone - points[0]) / 10),
        _ahead(mine, points) / len(points),
        _cut((mine - points[1]) / 15),
        len(content) / inside,
        _sharp(mine + alone - points[0]),
        _sharp(mine + loot - rival),
    ]


def _ahead(mine: int, points: Sequence[int]) -> int:
    return sum([p > mine for p in points])


def _cut(lead: float) -> float:
    return min(max(lead, -2.0), 2.0)


def _sharp(lead: int) -> float:
    return min(max(lead / 2, -1.0), 1.0)
