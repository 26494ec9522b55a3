"""`tacora train`: the expert learns."""

import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from hashlib import sha256
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from msgspec.structs import replace

from tacora.rules import edition
from tacora.words import Words

from .extras import lab
from .input.nets import opened
from .output.files import writable, writing
from .output.progress import bar
from .parsing.options import (
    EditionName,
    Lang,
    Refused,
    Relics,
    at_least,
    number,
    option,
    words_of,
)

if TYPE_CHECKING:
    from tacora.training.course import Plan, Spread
    from tacora.training.school import School


def train(
    course: Annotated[
        Path, option("--course", say="cli-train-course", takes="file")
    ] = Path("course.npz"),
    out: Annotated[Path, option("--out", say="cli-train-out", takes="file")] = Path(
        "expert.npz"
    ),
    nets: Annotated[
        Path | None, option("--nets", say="cli-train-nets", takes="file")
    ] = None,
    anew: Annotated[bool, option("--anew", say="cli-train-anew")] = False,
    first: Annotated[int, number("--first", say="cli-train-first")] = 1200,
    second: Annotated[int, number("--second", say="cli-train-second")] = 8000,
    third: Annotated[int, number("--third", say="cli-train-third")] = 4000,
    players: Annotated[
        list[int] | None, number("--players", say="cli-train-players")
    ] = None,
    edition_name: EditionName = None,
    relics: Relics = None,
    seats: Annotated[int, number("--seats", say="cli-train-seats")] = 768,
    seed: Annotated[int, number("--seed", say="cli-simulate-seed")] = 0,
    ray: Annotated[str | None, option("--ray", say="cli-simulate-ray")] = None,
    lang: Lang = None,
) -> None:
    """Train an expert by play against itself."""
    words = words_of(lang)
    at_least(1, words, first=first, second=second, third=third, seats=seats)
    at_least(0, words, seed=seed)
    for each in players or []:
        edition("fr").seats(each)
    for file in (course, out):  # after hours it would be too late
        writable(file, words)
    if course.resolve() == out.resolve():
        raise Refused(words.say("error-same-file"))
    with lab():
        from tacora.sim.row import relic_rule
        from tacora.training.course import Plan
        from tacora.training.course import train as lessons
    plan = Plan(seed, first, second, third, seats)
    plan = replace(plan, players=tuple(dict.fromkeys(players or plan.players)))
    if edition_name or relics is not None:
        box = edition(edition_name or "fr", relics)
        plan = replace(plan, rules=(relic_rule(box),))
    plan, school = _begun(plan, nets, words, anew=anew)
    note = msgspec.json.encode(plan).decode()
    if course.exists():
        school, found = opened(course, type(school).load, words)
        if found != note:
            raise Refused(words.say("error-other-course", file=str(course)))
        said = words.say("train-resumed", number=school.rounds, count=plan.rounds)
        sys.stderr.write(said + "\n")
    saved = school.rounds
    try:
        with ExitStack() as stack:
            spread = _spread(ray, stack)
            progress = stack.enter_context(bar(words.say("train-title"), plan.rounds))
            for done in lessons(plan, school, spread):
                with writing(course, words):
                    school.save(course, note)
                saved = done
                if progress:
                    progress(done)
        with writing(out, words):
            school.publish(out)
    except KeyboardInterrupt:
        said = words.say("train-stopped", number=saved, count=plan.rounds)
        sys.stderr.write(said + "\n")
        raise typer.Exit(130) from None
    sys.stderr.write(words.say("train-done", file=str(out)) + "\n")


def _spread(ray: str | None, stack: ExitStack) -> "Spread":
    """Who gives the lessons: a cluster, or all processors of this machine."""
    with lab():
        from tacora.training.course import study

        if ray:
            from tacora.sim import cluster
    if ray:
        stack.enter_context(cluster.joined(ray))
        return partial(cluster.fan_out, study)
    pool = stack.enter_context(ThreadPoolExecutor(cpu_count()))
    return partial(pool.map, study)


def _begun(
    plan: "Plan", nets: Path | None, words: Words, *, anew: bool
) -> tuple["Plan", "School"]:
    """A course from the beginning, or one that goes on from nets that are there."""
    with lab():
        from tacora.bots.nets import place, read
        from tacora.training.school import School
    if nets is None:
        return plan, School.newborn(plan.seed)
    school = School.of(opened(nets, read, words))
    plan = replace(plan, start=sha256(nets.read_bytes()).hexdigest())
    if not anew:
        return replace(plan, first=0), school
    school.forget([place(*kind) for kind in plan.kinds], plan.seed)
    return plan, school
