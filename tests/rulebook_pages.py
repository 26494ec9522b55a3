"""The rulebook's pages: Markdown that explains a rule, with games that show it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGES = Path(__file__).parent / "rulebook"
_SECTION = re.compile(r"^## (.+?)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_GAME = re.compile(r"```game (\S+) (\d+)( relics)?\n(.*?)```", re.DOTALL)


class Example(NamedTuple):
    """A game that is told in the rulebook, and where."""

    title: str
    prose: str
    edition: str
    players: int
    relics: bool | None
    lines: tuple[str, ...]


def examples() -> Iterator[Example]:
    for page in sorted(PAGES.glob("*.md")):
        for title, body in _SECTION.findall(page.read_text("utf-8")):
            prose, *_ = body.partition("```")
            for edition, players, relics, game in _GAME.findall(body):
                yield Example(
                    f"{page.stem}: {title}",
                    prose,
                    edition,
                    int(players),
                    True if relics else None,
                    tuple(game.splitlines()),
                )
