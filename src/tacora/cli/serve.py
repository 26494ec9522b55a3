"""`tacora serve`: tables for others."""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tacora.server.settings import Settings, load

from .parsing.options import Lang, option, words_of


def _settings() -> list[Parameter]:
    """Each setting of a server as an option of a command."""
    return [
        Parameter(
            setting.name,
            Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                bool | None if setting.type is bool else str | None,
                typer.Option(
                    help=f"setting-{setting.name.replace('_', '-')}",
                    show_default=_shown(setting),
                ),
            ],
        )
        for setting in msgspec.structs.fields(Settings)
    ]


def _shown(setting: msgspec.structs.FieldInfo) -> str | bool:
    """The default as it would be typed, if there is one."""
    match setting.default:
        case True:
            return f"--{setting.name}"
        case float(number):
            return f"{number:g}"
        case default:
            return False if default in {"", ()} else str(default)


def _with_settings(command: Callable[..., None]) -> Callable[..., None]:
    given = [p for p in signature(command).parameters.values() if p.name != "flags"]
    every = [*given, *_settings()]
    command.__signature__ = Signature(every)  # type: ignore[attr-defined]  # for typer
    command.__annotations__ = {p.name: p.annotation for p in every}
    return command


Config = Annotated[Path | None, option("--config", say="cli-config", takes="file")]


@_with_settings
def serve(
    *, config: Config = None, lang: Lang = None, **flags: str | bool | None
) -> None:
    """Serve tables to others."""
    from tacora.server.serve import serve

    serve(load(flags, file=config), words_of(lang))
