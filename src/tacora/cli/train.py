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
    from tacora.expert.training.checkpoint import Checkpoint
    from tacora.expert.training.config import Config
    from tacora.expert.training.trainer import ShardMap


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
        checkpoint, found = opened(course, type(checkpoint).load, words)
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
    checkpoint = Checkpoint.of(opened(nets, read, words))
    digest = sha256(nets.read_bytes()).hexdigest()
    config = replace(config, start_digest=digest)
    if not anew:
        return replace(config, first_steps=0), checkpoint
    checkpoint.reset([place(*kind) for kind in config.kinds], config.seed)
    return config, checkpoint
