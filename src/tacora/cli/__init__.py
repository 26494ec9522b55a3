"""The commands: `tacora play`, `replay`, `simulate` and their like."""

import os
import sys
from collections.abc import Callable
from importlib import metadata
from typing import Annotated

import typer

from tacora.records.file_errors import unwritten
from tacora.records.story import explain
from tacora.rules.errors import Problem
from tacora.words import UnknownLanguage, Words

from . import (
    arena,
    backup,
    bots,
    exploit,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    simulate,
    train,
    verify,
)
from .parsing.command import Command, Group
from .parsing.options import Lang, Refused, leave, option, own
from .workshop import check, new_bot

app = typer.Typer(
    cls=Group,
    help="cli-about",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def about(
    ctx: typer.Context,
    version: Annotated[bool, option("--version", say="cli-version")] = False,
    lang: Lang = None,
) -> None:
    """What holds for every command; alone it helps."""
    if lang is not None:
        Words(lang)
    if version:
        sys.stdout.write(f"tacora {metadata.version('tacora')}\n")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        sys.stdout.write(ctx.get_help() + "\n")


_COMMANDS: dict[str, Callable[..., None]] = {
    "play": play.play,
    "replay": replay.replay,
    "verify": verify.verify,
    "review": review.review,
    "puzzles": puzzles.puzzles,
    "rules": rules.rules,
    "bots": bots.bots,
    "new-bot": new_bot.new_bot,
    "check": check.check,
    "simulate": simulate.simulate,
    "arena": arena.arena,
    "train": train.train,
    "exploit": exploit.exploit,
    "serve": serve.serve,
    "backup": backup.backup,
}
for name, command in _COMMANDS.items():
    app.command(name, cls=Command, help=f"cli-{name}")(command)


def main() -> None:
    """Run a command; whatever goes wrong is said in one line."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = _run(sys.argv[1:])
        sys.stdout.flush()
        sys.exit(status)
    except Refused as refused:
        leave(refused.text, refused.status)
    except (Problem, UnknownLanguage) as problem:
        leave(explain(problem, own()))
    except BrokenPipeError:  # whoever read our output has gone
        _forget_output()
    except OSError as error:  # a full disk behind our output
        _forget_output()
        leave(unwritten(error, own()))
    except KeyboardInterrupt:
        sys.exit(130)


def _run(args: list[str]) -> int:
    """Read the line and do what it says; Typer's own main would speak English."""
    group = typer.main.get_command(app)
    try:
        with group.make_context("tacora", args) as ctx:
            group.invoke(ctx)
    except typer.Exit as done:
        return done.exit_code
    return 0


def _forget_output() -> None:
    """What Python still holds goes nowhere, in silence."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
