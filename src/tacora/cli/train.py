"""`tacora train` and `tacora exploit`: the expert learns, and is put to the test."""

import sys
from collections.abc import Callable
from contextlib import ExitStack, nullcontext
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar
from zipfile import BadZipFile

import msgspec
import typer

from tacora.rules import edition
from tacora.words import Words

from .files import unreadable, unwritable
from .lab import Figures, bar, lab
from .options import EditionName, Lang, Refused, Relics, number, option, words_of

T = TypeVar("T")

SAVED = 25  # updates after which the course is written down


def train(
    course: Annotated[
        Path, option("--course", say="cli-train-course", takes="file")
    ] = Path("course.npz"),
    out: Annotated[Path, option("--out", say="cli-train-out", takes="file")] = Path(
        "expert.npz"
    ),
    updates: Annotated[int, number("--updates", say="cli-train-updates")] = 1200,
    seats: Annotated[int, number("--seats", say="cli-train-seats")] = 2048,
    seed: Annotated[int, number("--seed", say="cli-simulate-seed")] = 0,
    ray: Annotated[str | None, option("--ray", say="cli-simulate-ray")] = None,
    lang: Lang = None,
) -> None:
    """Train an expert by play against itself."""
    words = words_of(lang)
    if min(updates, seats) < 1:
        raise Refused(words.say("error-no-games"))
    with lab():
        from tacora.training import course as lessons
        from tacora.training.student import Student

        if ray:
            from tacora.sim import cluster
    plan = lessons.Plan(seed, updates, seats)
    note = msgspec.json.encode(plan).decode()
    student = Student.newborn(seed)
    if course.exists():
        student, found = _opened(course, Student.load, words)
        if found != note:
            raise Refused(words.say("error-other-course", file=str(course)))
        said = words.say("train-resumed", number=student.update, count=updates)
        sys.stderr.write(said + "\n")
    spread = partial(cluster.fan_out, lessons.teach) if ray else None
    try:
        with ExitStack() as stack:
            stack.enter_context(cluster.joined(ray) if ray else nullcontext())
            progress = stack.enter_context(bar(words.say("train-title"), updates))
            for done, _ in lessons.train(plan, student, spread):
                if done % SAVED == 0 or done == updates:
                    student.save(course, note)
                if progress:
                    progress(done)
        student.publish(out)
    except OSError as error:
        raise unwritable(error.filename or course, error, words) from None
    except KeyboardInterrupt:
        said = words.say("train-stopped", number=student.update, count=updates)
        sys.stderr.write(said + "\n")
        raise typer.Exit(130) from None
    sys.stderr.write(words.say("train-done", file=str(out)) + "\n")


def _opened(file: Path, load: Callable[[Path], T], words: Words) -> T:
    """What is in the file, or that it is something else."""
    try:
        return load(file)
    except (ValueError, KeyError, BadZipFile):
        raise Refused(words.say("error-no-nets", file=str(file))) from None
    except OSError as error:
        raise unreadable(file, error, words) from None


def exploit(
    players: Annotated[int, number("--players", say="cli-arena-seats")] = 4,
    edition_name: EditionName = None,
    relics: Relics = None,
    updates: Annotated[int, number("--updates", say="cli-exploit-updates")] = 200,
    games: Annotated[int, number("--games", say="cli-exploit-games")] = 400_000,
    nets: Annotated[
        Path | None, option("--nets", say="cli-exploit-nets", takes="file")
    ] = None,
    seed: Annotated[int, number("--seed", say="cli-simulate-seed")] = 0,
    as_json: Annotated[bool, option("--json", say="cli-lab-json")] = False,
    lang: Lang = None,
) -> None:
    """Train a player against copies of the expert."""
    words = words_of(lang)
    box = edition(edition_name or "fr", relics)
    box.seats(players)
    if min(updates, games // players) < 1:
        raise Refused(words.say("error-no-games"))
    with lab():
        from tacora.analysis.exploit import Budget
        from tacora.analysis.exploit import exploit as attack
        from tacora.bots.expert import nets as shipped
        from tacora.bots.expert import read
    expert = _opened(nets, read, words) if nets else shipped()
    budget = Budget(updates=updates, measured=games, seed=seed)
    with bar(words.say("exploit-title"), updates) as progress:
        found = attack(expert, box, players, budget, progress)
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    figures = Figures(words)
    said = words.say(
        "exploit-found",
        found=figures.percent(found.share.share, 2),
        value=figures.number(100 * (found.share.high - found.share.share), 2),
        expected=figures.percent(1 / players, 2),
    )
    sys.stdout.write(said + "\n")
