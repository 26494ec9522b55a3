"""The table in lines of plain text."""

from collections.abc import Sequence

from tacora.rules import Card, Explorer, Hazard, Relic, State, Treasure
from tacora.words import Words

from .columns import aligned


def text(state: State, names: Sequence[str], words: Words) -> str:
    """The table in lines of plain text: what lies where, who is where."""
    lines = [
        words.say(
            "table-expedition", number=state.expedition, count=state.edition.expeditions
        ),
        _line("path", path(state, words), words),
        _line("hazards", hazards(state, words), words),
        words.say("table-deck", count=len(state.deck)),
        *aligned(
            [
                [words.say(f"table-{column}") for column in _COLUMNS],
                *(
                    _row(name, explorer, words)
                    for name, explorer in zip(names, state.explorers, strict=True)
                ),
            ],
            left=range(len(_COLUMNS)),
        ),
        awaited(state, names, words),
    ]
    return "\n".join(lines)


def _line(label: str, text: str, words: Words) -> str:
    return words.say("table-line", label=words.say(f"table-{label}"), text=text)


_COLUMNS = ("name", "place", "satchel", "chest", "relics")
_HEAPS = ("seen", "in-deck", "removed")


def path(state: State, words: Words) -> str:
    """The cards of the path, each with the rubies that lie on it."""
    if not state.path:
        return words.say("table-path-empty")
    shown: list[str] = []
    for place, (card, rest) in enumerate(zip(state.path, state.rests, strict=True)):
        label = name(card, words)
        if place in state.taken:
            label += f" ({words.say('table-taken')})"
        if rest:
            label += f" ({words.say('table-rest', count=rest)})"
        shown.append(label)
    return " · ".join(shown)


def hazards(state: State, words: Words) -> str:
    """Each kind of hazard: copies seen, in the deck, and out of the game."""
    return (
        " · ".join(
            f"{name(hazard, words)} {seen}/{hidden}/{removed}"
            for hazard, seen, hidden, removed in tracker(state)
        )
        + f" ({'/'.join(words.say(f'table-{heap}') for heap in _HEAPS)})"
    )


def tracker(state: State) -> list[tuple[Hazard, int, int, int]]:
    """For each kind of hazard: copies seen in this expedition, in the deck, removed."""
    kinds = [Hazard(kind) for kind in state.edition.hazards]
    return [
        (
            kind,
            state.path.count(kind),
            state.deck.count(kind),
            state.removed.count(kind),
        )
        for kind in kinds
    ]


def name(card: Card, words: Words) -> str:
    """What a player calls the card."""
    match card:
        case Treasure(gems):
            return words.say("card-treasure", gems=gems)
        case Hazard(kind):
            return words.say(f"hazard-{kind}")
        case Relic(worth) if worth:
            return words.say("card-relic-worth", worth=worth)
        case Relic():
            return words.say("card-relic")


def awaited(state: State, names: Sequence[str], words: Words) -> str:
    """What the table is waiting for."""
    match state.awaits:
        case "decisions":
            inside = [names[seat] for seat in state.inside]
            return words.say(
                "table-awaits-decisions",
                names=words.enumerate(inside),
                count=len(inside),
            )
        case "nothing":
            return words.say("table-finished")
        case other:
            return words.say(f"table-awaits-{other}")


def victory(state: State, names: Sequence[str], words: Words) -> str:
    """Who has won a finished game: one, or several together."""
    winners = [names[seat] for seat in state.winners]
    score = state.explorers[state.winners[0]].score
    if len(winners) == 1:
        return words.say("story-winner", name=winners[0], score=score)
    return words.say("story-winners", names=words.enumerate(winners), score=score)


def _row(who: str, explorer: Explorer, words: Words) -> list[str]:
    return [
        who,
        words.say("table-inside" if explorer.inside else "table-camp"),
        str(explorer.satchel),
        str(explorer.chest),
        " + ".join(str(worth) for worth in explorer.relics) or "\u2013",
    ]
