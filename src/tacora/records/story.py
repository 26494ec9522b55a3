"""The story of a game: every event as sentences, in the reader's language."""

from collections.abc import Iterator, Sequence

from tacora.rules import (
    Card,
    Closed,
    Decided,
    Entered,
    Event,
    Hazard,
    Relic,
    Revealed,
    State,
    Treasure,
)
from tacora.rules.errors import Problem
from tacora.words import UnknownLanguage, Words

from .notation import SEATS


def tell(
    event: Event, before: State, names: Sequence[str], words: Words
) -> Iterator[str]:
    """What the event means to those who see the table before it."""
    match event:
        case Entered(expedition):
            yield words.say("story-entered", expedition=expedition)
        case Revealed(card, each, rest):
            yield _turned(card, each, rest, before, words)
        case Decided(leavers) if leavers:
            yield from _left(event, before, names, words)
        case Decided():
            inside = [names[seat] for seat in before.inside]
            yield words.say(
                "story-nobody-left", names=words.enumerate(inside), count=len(inside)
            )
        case Closed():
            yield from _closed(event, before, names, words)


def _turned(card: Card, each: int, rest: int, before: State, words: Words) -> str:
    match card:
        case Treasure(gems):
            return words.say("story-treasure", gems=gems, each=each, rest=rest)
        case Hazard(kind):
            again = card in before.path
            return words.say(
                "story-trap" if again else "story-hazard",
                hazard=words.say(f"hazard-{kind}"),
            )
        case Relic(worth):
            if worth:
                return words.say("story-relic-worth", worth=worth)
            return words.say("story-relic")


def _left(
    event: Decided, before: State, names: Sequence[str], words: Words
) -> Iterator[str]:
    leavers = [names[seat] for seat in event.leavers]
    yield words.say(
        "story-left",
        names=words.enumerate(leavers),
        count=len(leavers),
        each=event.each,
        gems=before.explorers[event.leavers[0]].satchel + event.each,
    )
    if event.relics:
        yield words.say(
            "story-relics-rescued",
            name=leavers[0],
            count=len(event.relics),
            values=words.enumerate([str(worth) for worth in event.relics]),
        )
    elif before.relics:
        yield words.say("story-relics-stay", count=len(before.relics))


def _closed(
    event: Closed, before: State, names: Sequence[str], words: Words
) -> Iterator[str]:
    if event.trap:
        caught = [names[seat] for seat in before.inside]
        yield words.say(
            "story-trap-losses",
            names=words.enumerate(caught),
            count=len(caught),
            gems=before.explorers[before.inside[0]].satchel,
        )
    if before.gems:
        yield words.say("story-rubies-lost", gems=before.gems)
    if before.relics:
        yield words.say("story-relics-lost", count=len(before.relics))
    if event.trap:
        yield words.say(
            "story-hazard-removed", hazard=words.say(f"hazard-{event.trap.kind}")
        )
    yield words.say(
        "story-closed", expedition=before.expedition, closing=before.edition.closing
    )


def explain(problem: Problem | UnknownLanguage, words: Words) -> str:
    """What is wrong, in the reader's language."""
    facts = {
        name: fact if name == "known" else _brief(fact)
        for name, fact in problem.facts.items()
    }
    if isinstance(seat := facts.get("seat"), int) and seat in range(len(SEATS)):
        facts["seat"] = SEATS[seat]
    return words.say(f"error-{problem.code}", **facts)


def _brief(fact: str | int) -> str | int:
    """The fact as it can stand in a sentence, however long or odd it was."""
    if isinstance(fact, int):
        return fact
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in fact)
    return shown if len(shown) <= 80 else shown[:79] + "…"
