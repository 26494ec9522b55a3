"""`tacora simulate`: millions of games among bots, in a few figures."""

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from tacora.rules import Edition, edition
from tacora.words import Words

from .extras import lab
from .output.faults import Faults
from .output.files import PICTURES, kept
from .output.progress import bar
from .parsing.options import (
    EditionName,
    Lang,
    Refused,
    Relics,
    TolerateFaults,
    number,
    option,
    words_of,
)
from .parsing.seats import seats

if TYPE_CHECKING:
    from tacora.sim.tally import Tally

Run = Callable[[Callable[[int], None] | None], "Tally"]


def simulate(
    bots: Annotated[
        str, option("--bots", say="cli-simulate-bots")
    ] = "cautious,brave,punctual,counting",
    games: Annotated[int, number("--games", say="cli-simulate-games")] = 100_000,
    edition_name: EditionName = None,
    relics: Relics = None,
    seed: Annotated[int, number("--seed", say="cli-simulate-seed")] = 0,
    threads: Annotated[
        int | None, number("--threads", say="cli-simulate-threads")
    ] = None,
    as_json: Annotated[bool, option("--json", say="cli-lab-json")] = False,
    csv: Annotated[
        Path | None, option("--csv", say="cli-simulate-csv", takes="file")
    ] = None,
    plot: Annotated[
        Path | None, option("--plot", say="cli-simulate-plot", takes="file")
    ] = None,
    ray: Annotated[str | None, option("--ray", say="cli-simulate-ray")] = None,
    tolerate: TolerateFaults = False,
    lang: Lang = None,
) -> None:
    """Play many games, and sum them up."""
    words = words_of(lang)
    box = edition(edition_name or "fr", relics)
    names = _seated(box, seats(bots))
    if games < 1 or (threads is not None and threads < 1):
        raise Refused(words.say("error-no-games"))
    if plot and plot.suffix.lower() not in PICTURES:
        raise Refused(words.say("error-picture-unknown", file=str(plot)))
    with ExitStack() as stack:
        sheet = stack.enter_context(kept(csv, words))
        picture = stack.enter_context(kept(plot, words))
        with lab():
            from .output import tally as findings

            if picture:
                from tacora.arena import plot as drawing
        faults = Faults(words, tolerated=tolerate)
        play = _player(box, names, games, seed, threads, ray, words, faults)
        with bar(words.say("simulate-title"), games) as progress:
            start = perf_counter()
            tally = play(progress)
            seconds = perf_counter() - start
        if not tally.games:
            raise KeyboardInterrupt
        if as_json:
            sys.stdout.write(findings.as_json(tally, names, seconds) + "\n")
        else:
            sys.stdout.write(findings.as_text(tally, names, seconds, words))
        if sheet:
            sheet.write_text(findings.as_csv(tally, names), "utf-8", newline="")
        if picture and plot:
            drawing.draw(tally, names, picture, plot.suffix[1:].lower(), words)
    if tally.games < games:
        sys.stderr.write(
            words.say("simulate-stopped", number=tally.games, count=games) + "\n"
        )
        raise typer.Exit(130)
    faults.end()


def _seated(box: Edition, names: list[str]) -> list[str]:
    """These names, if all of them are known and there is a seat for each."""
    from tacora.bots import bot, retire

    box.seats(len(names))
    for name in dict.fromkeys(names):
        retire(bot(name))
    return names


def _player(
    box: Edition,
    names: Sequence[str],
    games: int,
    seed: int,
    threads: int | None,
    address: str | None,
    words: Words,
    faults: Faults,
) -> Run:
    """The kernel if every bot has a policy, else the rules; here or elsewhere."""
    with lab():
        from tacora.bots import registry
        from tacora.sim import run

        if address:
            from tacora.sim import cluster
    found = {name: registry.policy(name) for name in names}
    policies = [policy for name in names if (policy := found[name])]
    if len(policies) == len(names):
        if address:
            spread = partial(cluster.simulate, address=address)
            return lambda told: spread(box, policies, games, seed, progress=told)
        run.simulate(box, policies, 1, seed, 1)  # compiled now, not on the clock
        return lambda told: run.simulate(
            box, policies, games, seed, threads, progress=told
        )
    with lab():
        from tacora.arena import sample
    slow = [name for name, policy in found.items() if not policy]
    sys.stderr.write(words.say("simulate-slow", names=words.enumerate(slow)) + "\n")
    parts = partial(cluster.spread, address=address) if address else None
    return lambda told: sample.simulate(
        box,
        names,
        games,
        seed,
        threads,
        progress=told,
        spread=parts,
        on_fault=faults.tell,
    )
