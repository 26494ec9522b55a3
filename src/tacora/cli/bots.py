"""`tacora bots`: who may sit at the table, and how strong each is."""

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from tacora.words import Words

from .output.figures import Figures, columns, folded
from .parsing.options import Lang, option, words_of


def bots(
    as_json: Annotated[bool, option("--json", say="cli-lab-json")] = False,
    lang: Lang = None,
) -> None:
    """List the bots."""
    from tacora.bots import display_name, families, ladder, levels, names, ratings
    from tacora.bots.registry import of_the_house

    words = words_of(lang)
    sections = {
        "bots-ladder": ladder(),
        "bots-families": families(),
        "bots-others": [name for name in names() if not of_the_house(name)],
    }
    if as_json:
        facts = [_facts(name, words) for part in sections.values() for name in part]
        sys.stdout.write(msgspec.json.encode(facts).decode() + "\n")
        return
    parts = [
        words.say(title) + "\n" + _lines(part, words)
        for title, part in sections.items()
        if part
    ]
    climbed = words.enumerate([display_name(name, words) for name in levels()])
    parts.append(folded(words.say("bots-levels", names=climbed)) + "\n")
    measured = ratings()
    if measured.bots:
        said = words.say("bots-rated", games=measured.games, number=measured.seats)
        where = words.say(
            "bots-rated-where",
            edition=words.say(f"edition-{measured.edition}"),
            value=words.say(f"arena-relics-{'yes' if measured.relics else 'no'}"),
        )
        parts.append(f"{folded(said)}\n{folded(where)}\n")
    sys.stdout.write("\n".join(parts))


def _facts(name: str, words: Words) -> dict[str, Any]:
    from tacora.bots import description, ratings

    word = name.partition(":")[0]
    rating = ratings().bots.get(name)
    return {
        "name": name,
        "label": words.say(f"bot-{word}") if words.has(f"bot-{word}") else name,
        "about": description(name, words),
        "rating": rating
        and {
            "mu": rating.mu,
            "low": rating.low,
            "high": rating.high,
            "games": rating.games,
            "wins": rating.wins,
        },
    }


def _lines(names: Sequence[str], words: Words) -> str:
    figures = Figures(words)
    rows = []
    for name in names:
        facts = _facts(name, words)
        shown = "–"
        if rating := facts["rating"]:
            reach = figures.number(rating["high"] - rating["mu"], 1)
            shown = f"{figures.number(rating['mu'], 1)} ± {reach}"
        rows.append([f"  {name}", facts["label"], shown, facts["about"]])
    lines = columns(rows, left=(0, 1, 3)).splitlines()
    hang = lines[0].index(rows[0][-1])
    return "".join(folded(line, hang) + "\n" for line in lines)
