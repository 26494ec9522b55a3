"""The commands: `tacora play`, `replay`, `simulate` and their like."""

import os
import sys
from collections.abc import Callable
from importlib import metadata
from typing import Annotated

import typer

from tacora.records.story import explain
from tacora.rules.errors import Problem

from . import arena, bots, play, records, review, rules, serve, simulate, train
from .options import Refused, leave, option, own

app = typer.Typer(
    help=own.say("cli-about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def about(
    version: Annotated[bool, option("--version", say="cli-version")] = False,
) -> None:
    """What holds for every command."""
    if version:
        typer.echo(f"tacora {metadata.version('tacora')}")
        raise typer.Exit


_COMMANDS: dict[str, Callable[..., None]] = {
    "play": play.play,
    "replay": records.replay,
    "verify": records.verify,
    "review": review.review,
    "puzzles": review.puzzles,
    "rules": rules.rules,
    "bots": bots.bots,
    "simulate": simulate.simulate,
    "arena": arena.arena,
    "train": train.train,
    "exploit": train.exploit,
    "serve": serve.serve,
    "backup": serve.backup,
}
for name, command in _COMMANDS.items():
    app.command(name, help=own.say(f"cli-{name}"))(command)


def main() -> None:
    """Run a command; whatever goes wrong is said in one line."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except Refused as refused:
        leave(refused.text, refused.status)
    except Problem as problem:
        leave(explain(problem, own))
    except BrokenPipeError:  # whoever read our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:  # a full disk behind our output
        leave(own.say("error-file-failed", reason=error.strerror or str(error)))
    except KeyboardInterrupt:
        sys.exit(130)
