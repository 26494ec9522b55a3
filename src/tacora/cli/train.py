"""`tacora train` and `tacora exploit`: the expert learns, and is put to the test."""

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from hashlib import sha256
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar
from zipfile import BadZipFile

import msgspec
import typer
from msgspec.structs import replace

from tacora.rules import edition
from tacora.words import Words

from .files import unreadable, writable, writing
from .lab import Figures, bar, lab
from .options import (
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
    from tacora.expert.training.checkpoint import Checkpoint
    from tacora.expert.training.config import Config
    from tacora.expert.training.trainer import ShardMap

T = TypeVar("T")


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
        from tacora.expert.training.config import Config
        from tacora.expert.training.trainer import train as run
        from tacora.sim.engine.row import relic_rule
    config = Config(seed, first, second, third, seats)
    config = replace(config, players=tuple(dict.fromkeys(players or config.players)))
    if edition_name or relics is not None:
        box = edition(edition_name or "fr", relics)
        config = replace(config, rulesets=(relic_rule(box),))
    config, checkpoint = _begun(config, nets, words, anew=anew)
    note = msgspec.json.encode(config).decode()
    if course.exists():
        checkpoint, found = _opened(course, type(checkpoint).load, words)
        if found != note:
            raise Refused(words.say("error-other-course", file=str(course)))
        done = checkpoint.rounds
        said = words.say("train-resumed", number=done, count=config.rounds)
        sys.stderr.write(said + "\n")
    saved = checkpoint.rounds
    try:
        with ExitStack() as stack:
            shard_map = _shard_map(ray, stack)
            progress = stack.enter_context(bar(words.say("train-title"), config.rounds))
            for done in run(config, checkpoint, shard_map):
                with writing(course, words):
                    checkpoint.save(course, note)
                saved = done
                if progress:
                    progress(done)
        with writing(out, words):
            checkpoint.export(out)
    except KeyboardInterrupt:
        said = words.say("train-stopped", number=saved, count=config.rounds)
        sys.stderr.write(said + "\n")
        raise typer.Exit(130) from None
    sys.stderr.write(words.say("train-done", file=str(out)) + "\n")


def _shard_map(ray: str | None, stack: ExitStack) -> "ShardMap":
    """Where shards are trained: on a cluster, or all processors of this machine."""
    with lab():
        from tacora.expert.training.trainer import train_shard

        if ray:
            from tacora.sim import cluster
    if ray:
        stack.enter_context(cluster.joined(ray))
        return partial(cluster.fan_out, train_shard)
    pool = stack.enter_context(ThreadPoolExecutor(cpu_count()))
    return partial(pool.map, train_shard)


def _begun(
    config: "Config", nets: Path | None, words: Words, *, anew: bool
) -> tuple["Config", "Checkpoint"]:
    """A run from the beginning, or one that goes on from nets that are there."""
    with lab():
        from tacora.expert.training.checkpoint import Checkpoint
        from tacora.expert.weights import place, read
    if nets is None:
        return config, Checkpoint.initial(config.seed)
    checkpoint = Checkpoint.of(_opened(nets, read, words))
    digest = sha256(nets.read_bytes()).hexdigest()
    config = replace(config, start_digest=digest)
    if not anew:
        return replace(config, first_steps=0), checkpoint
    checkpoint.reset([place(*kind) for kind in config.kinds], config.seed)
    return config, checkpoint


def _opened(file: Path, load: Callable[[Path], T], words: Words) -> T:
    """What is in the file, or that it is something else."""
    try:
        return load(file)
    except (ValueError, KeyError, EOFError, BadZipFile):
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
    at_least(1, words, updates=updates)
    at_least(players, words, games=games)
    with lab():
        from tacora.analysis.exploit import Budget
        from tacora.analysis.exploit import exploit as attack
        from tacora.expert.weights import nets as shipped
        from tacora.expert.weights import read
    expert = _opened(nets, read, words) if nets else shipped()
    budget = Budget(updates=updates, measured=games, seed=seed)
    with bar(words.say("exploit-title"), updates) as progress:
        found = attack(expert, box, players, budget, progress)
    if as_json:
        facts = msgspec.to_builtins(found) | {"fair": 1 / players, "gain": found.gain}
        sys.stdout.write(msgspec.json.encode(facts).decode() + "\n")
        return
    figures = Figures(words)
    said = words.say(
        "exploit-found",
        found=figures.percent(found.share.share, 2),
        value=figures.number(100 * (found.share.high - found.share.share), 2),
        expected=figures.percent(1 / players, 2),
    )
    sys.stdout.write(said + "\n")
