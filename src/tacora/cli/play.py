"""`tacora play`: the game in the terminal."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from tacora.words import Words

from .parsing.options import (
    EditionName,
    Lang,
    Refused,
    Relics,
    number,
    option,
    words_of,
)


def play(
    edition_name: EditionName = None,
    relics: Relics = None,
    players: Annotated[int | None, number("--players", say="cli-players")] = None,
    names: Annotated[str | None, option("--names", say="cli-names")] = None,
    bots: Annotated[str | None, option("--bots", say="cli-opponents")] = None,
    mode: Annotated[str | None, option("--mode", say="cli-mode")] = None,
    chances: Annotated[bool, option("--chances", say="cli-chances")] = False,
    coach: Annotated[bool, option("--coach", say="cli-coach")] = False,
    plain: Annotated[bool, option("--plain", say="cli-plain")] = False,
    seed: Annotated[str | None, option("--seed", say="cli-seed")] = None,
    folder: Annotated[
        Path | None, option("--folder", say="cli-folder", takes="folder")
    ] = None,
    daily: Annotated[bool, option("--daily", say="cli-daily")] = False,
    new: Annotated[bool, option("--new", say="cli-new")] = False,
    lang: Lang = None,
) -> None:
    """Play in the terminal."""
    from tacora import terminal
    from tacora.terminal.plan import DAILY

    words = words_of(lang)
    if daily:  # in the open: a server's caves come from a secret
        _settled(
            words,
            edition=edition_name,
            relics=relics,
            players=players,
            bots=bots,
            mode=mode,
            seed=seed,
            coach=coach or None,
        )
        today = datetime.now(UTC).date().isoformat()
        edition_name, relics, players, seed = "fr", None, 4, f"{DAILY}{today}"
        bots, new = "expert,expert,expert", True
    status = terminal.play(
        edition=edition_name,
        relics=relics,
        players=players,
        names=names.split(",") if names else None,
        bots=bots.split(",") if bots else None,
        mode=mode,
        lang=words.language,
        hint="coach" if coach else "chances" if chances else "none",
        plain=plain,
        seed=seed,
        folder=folder,
        resume=False if new else None,
    )
    raise typer.Exit(status)


def _settled(words: Words, **asked: str | int | None) -> None:
    """Refuse what would make the cave of the day another one."""
    for name, value in asked.items():
        if value is not None:
            typed = "--no-relics" if value is False else f"--{name}"
            raise Refused(words.say("error-daily-settled", option=typed))
