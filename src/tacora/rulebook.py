"""The rulebook of an edition, put together from its data, in the reader's language."""

from collections.abc import Iterator

from tacora.rules import Edition
from tacora.rules.edition import Relics, box
from tacora.words import Words


def rulebook(edition: Edition, words: Words) -> str:
    """All the rules of this edition, as it is played, in Markdown."""
    return "\n\n".join(_pages(edition, words)) + "\n"


def _pages(edition: Edition, words: Words) -> Iterator[str]:
    say = words.say
    relics = edition.relics
    least, most = edition.players
    yield "# " + say("rules-title", edition=say(f"edition-{edition.name}"))
    yield say("rules-goal")
    yield "## " + say("rules-setup-heading")
    yield say(
        "rules-setup",
        min=least,
        max=most,
        expeditions=edition.expeditions,
        treasures=len(edition.treasures),
        values=_list(edition.treasures),
        hazards=len(edition.hazards) * edition.copies,
        copies=edition.copies,
        kinds=", ".join(say(f"hazard-{kind}") for kind in edition.hazards),
    )
    yield _relics_set_up(edition, words)
    yield "## " + say("rules-expedition-heading")
    yield say("rules-enter")
    yield say("rules-treasure")
    yield say("rules-hazard")
    if relics:
        yield say("rules-relic")
    yield say("rules-decide")
    yield say("rules-leave")
    if relics:
        yield say("rules-leave-relics")
    yield say("rules-continue")
    yield "## " + say("rules-end-heading")
    yield say("rules-expedition-end", closing=edition.closing)
    if relics:
        yield say("rules-expedition-end-relics")
    yield "## " + say("rules-game-end-heading")
    yield say("rules-game-end")
    if relics:
        yield _worth(relics, words)
    yield say(
        "rules-tie-relics" if edition.ties == "more relics" else "rules-tie-shared"
    )
    yield "## " + say("rules-example-heading")
    yield say("rules-example-split")
    yield say("rules-example-trap")
    yield say("rules-unofficial")


def _relics_set_up(edition: Edition, words: Words) -> str:
    match edition.relics:
        case None:
            variant = box(edition.name).relics is not None
            return words.say("rules-relics-none", variant="yes" if variant else "no")
        case Relics(join="at the start", by_exit=by_exit):
            return words.say("rules-relics-setup-by-exit", count=len(by_exit))
        case Relics(printed=printed) if printed:
            return words.say("rules-relics-setup-ascending", values=_list(printed))
        case _:
            return words.say("rules-relics-setup-one-by-one")


def _worth(relics: Relics, words: Words) -> str:
    if relics.printed:
        return words.say("rules-worth-printed")
    low, high = relics.by_exit[0], relics.by_exit[-1]
    return words.say(
        "rules-worth-by-exit", first=relics.by_exit.count(low), low=low, high=high
    )


def _list(values: tuple[int, ...]) -> str:
    return ", ".join(map(str, values))
