"""A command as it is typed: read by Typer, helped and refused in our own words."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from .errors import (
    ArgumentMissing,
    ArgumentUnexpected,
    Misused,
    NumberNeeded,
    OptionAlone,
    OptionIncomplete,
    UnknownCommand,
    UnknownOption,
)
from .help import help_page, takes
from .options import own


class Command(TyperCommand):
    """One command of the program."""

    allow_extra_args = True  # we refuse them ourselves

    def get_help(self, ctx: Any) -> str:
        """How the command is typed, in the reader's language."""
        return help_page(self, ctx, own())

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take what was typed, or say what is wrong with it."""
        try:
            rest = super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise _misused(error, ctx) from None
        if rest:
            raise ArgumentUnexpected(word=rest[0], value=_help(ctx))
        return rest


class Group(TyperGroup):
    """All commands of the program."""

    def get_help(self, ctx: Any) -> str:
        """Which commands there are, in the reader's language."""
        return help_page(self, ctx, own())

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take the options that stand before a command."""
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise _misused(error, ctx) from None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of that name."""
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            raise UnknownCommand(word=args[0], known=known, value=_help(ctx))
        return super().resolve_command(ctx, args)


def _help(ctx: Any) -> str:
    return f"{ctx.command_path} --help"


def _misused(error: Any, ctx: Any) -> Misused:
    value = _help(ctx)
    match type(error).__name__:  # Typer keeps most of these classes to itself
        case "NoSuchOption":
            return UnknownOption(option=error.option_name, value=value)
        case "BadOptionUsage":
            option = error.option_name
            flag = any(p.is_flag for p in ctx.command.params if option in _names(p))
            kind = OptionAlone if flag else OptionIncomplete
            return kind(option=option, value=value)
        case "MissingParameter":
            return ArgumentMissing(name=takes(error.param, own()), value=value)
        case "BadParameter":  # numbers are all that has to be understood
            return NumberNeeded(option=error.param.opts[0], value=value)
        case _:
            return Misused(value=value)


def _names(parameter: Any) -> list[str]:
    return [*parameter.opts, *parameter.secondary_opts]
