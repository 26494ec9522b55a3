"""`tacora arena`: bots meet in a tournament, and are rated."""

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from tacora.words import Words

from .extras import lab
from .output.faults import Faults
from .output.figures import Figures, columns
from .output.files import kept, unwritable
from .output.progress import bar
from .parsing.options import (
    EditionName,
    Lang,
    Relics,
    TolerateFaults,
    number,
    option,
    words_of,
)

if TYPE_CHECKING:
    from tacora.arena import Played, Standing
    from tacora.arena.schedule import Schedule, Settings


HOUSE = "house"


def arena(
    bots: Annotated[str | None, option("--bots", say="cli-arena-bots")] = None,
    against: Annotated[str | None, option("--against", say="cli-arena-against")] = None,
    seats: Annotated[int, number("--seats", say="cli-arena-seats")] = 4,
    games: Annotated[int, number("--games", say="cli-arena-games")] = 1000,
    schedule: Annotated[
        str, option("--schedule", say="cli-arena-schedule")
    ] = "round-robin",
    edition_name: EditionName = None,
    relics: Relics = None,
    seed: Annotated[str, option("--seed", say="cli-seed")] = "arena",
    results: Annotated[
        Path | None, option("--results", say="cli-arena-results", takes="file")
    ] = None,
    records: Annotated[
        Path | None, option("--records", say="cli-arena-records", takes="file")
    ] = None,
    workers: Annotated[int | None, number("--workers", say="cli-arena-workers")] = None,
    report: Annotated[
        Path | None, option("--report", say="cli-arena-report", takes="file")
    ] = None,
    tolerate: TolerateFaults = False,
    lang: Lang = None,
) -> None:
    """Let bots meet in a tournament."""
    words = words_of(lang)
    with lab():
        from tacora import arena as house
    total = -(-games // max(seats, 1)) * seats
    stopped = False
    faults = Faults(words, tolerated=tolerate)
    with ExitStack() as stack:
        page = stack.enter_context(kept(report, words))
        book = results or _lent(stack)
        _resume(book, words)
        try:
            with bar(words.say("arena-title"), total) as progress:
                table = house.run(
                    bots=_named(bots),
                    against=_named(against) if against else (),
                    results=book,
                    seats=seats,
                    games=games,
                    edition=edition_name or "fr",
                    relics=relics,
                    schedule=cast("Schedule", schedule),
                    seed=seed,
                    records=records,
                    workers=(os.cpu_count() or 1) if workers is None else workers,
                    progress=_tell(progress),
                    on_fault=faults.tell,
                    on_change=partial(_anew, words=words),
                )
        except KeyboardInterrupt:
            stopped = True
            found = _played(book)
            if not found:
                raise
            table = house.standings(*found)
        except OSError as error:
            raise unwritable(error.filename or book, error, words) from None
        sys.stdout.write(_shown(table, words))
        if page:
            house.report(book, page, words.language)
    _close(total, sum(s.rating.games for s in table) // seats, results, stopped, words)
    if report:
        sys.stderr.write(words.say("arena-report-written", file=str(report)) + "\n")
    if stopped:
        raise typer.Exit(130)
    faults.end()


def _named(bots: str | None) -> list[str]:
    """Those who were asked for; the house is all of the ladder who think fast."""
    from tacora.bots import quick_ladder

    if bots is None or bots.strip() == HOUSE:
        return list(quick_ladder())
    return [name.strip() for name in bots.split(",")]


def _anew(bots: Sequence[str], kept: Path, words: Words) -> None:
    """Say that earlier games were another bot's."""
    names = words.enumerate(list(bots))
    said = words.say("arena-changed", names=names, count=len(bots), file=str(kept))
    sys.stderr.write(said + "\n")


def _lent(stack: ExitStack) -> Path:
    """A book for a tournament that nobody wants to keep."""
    return Path(stack.enter_context(tempfile.TemporaryDirectory())) / "results"


def _played(book: Path) -> tuple["Settings", list["Played"]] | None:
    """What is in the book, if there is anything to show."""
    from tacora.arena import ArenaProblem, read

    try:
        settings, games = read(book)
    except (ArenaProblem, OSError):
        return None
    return (settings, games) if games else None


def _resume(book: Path, words: Words) -> None:
    """Say how many games there are already."""
    from tacora.arena.content import contents

    found = _played(book)
    with suppress(OSError):  # a bot that is not there will be refused
        if found and found[0].contents != contents(found[0].everyone, {}):
            return
    if found:
        said = words.say("arena-resumed", games=len(found[1]))
        sys.stderr.write(said + "\n")


def _tell(progress: Callable[[int], None] | None) -> Callable[[int, int], None] | None:
    return (lambda done, _: progress(done)) if progress else None


def _close(
    total: int, played: int, results: Path | None, stopped: bool, words: Words
) -> None:
    """Say how it ended: played to the end, or where and how it can go on."""
    if stopped:
        said = [words.say("simulate-stopped", number=played, count=total)]
        if results:
            said.append(words.say("arena-carry-on", file=str(results)))
        else:
            said.append(words.say("arena-lost"))
    elif results:
        said = [words.say("arena-done", games=played, file=str(results))]
    else:
        said = [words.say("simulate-games", games=played)]
    sys.stderr.write(" ".join(said) + "\n")


def _shown(table: Sequence["Standing"], words: Words) -> str:
    """The standings, best first; with faults if there are any."""
    from tacora.bots import display_name

    figures = Figures(words)
    head = ["rank", "bot", "rating", "wins", "score", "games"]
    faulty = any(standing.faults for standing in table)
    rows = [[words.say(f"arena-{c}") for c in [*head, *["faults"] * faulty]]]
    for rank, standing in enumerate(table, 1):
        rating = standing.rating
        margin = figures.number(rating.reach, 1)
        reach = figures.number(100 * rating.margin, 1)
        row = [
            str(rank),
            display_name(standing.name, words),
            f"{figures.number(rating.mu, 1)} ± {margin}",
            f"{figures.percent(rating.wins)} ± {reach}",
            figures.number(standing.mean, 1),
            figures.number(rating.games, 0),
        ]
        if faulty:
            row.append(str(sum(times for _, times in standing.faults)))
        rows.append(row)
    return columns(rows, left=(1,))
