"""The help page: how a command is typed, in the reader's language.

Typer holds the ids of our words where it expects the words themselves; they are said
here, when someone asks for help.
"""

import shutil
from collections.abc import Iterator, Sequence
from textwrap import fill
from typing import Any

from tacora.words import Words

_WIDEST = 88  # columns that are pleasant to read
_NARROWEST = 40
_TERM = 26  # columns for an option; longer ones have a line of their own


def help_page(command: Any, ctx: Any, words: Words) -> str:
    """Usage, what it is for, and each argument, option and command."""
    parameters = command.get_params(ctx)
    arguments = [p for p in parameters if p.param_type_name == "argument"]
    options = [p for p in parameters if p.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    usage = [ctx.command_path, words.say("cli-usage-options")]
    usage += [takes(argument, words) for argument in arguments]
    usage += [words.say("cli-usage-command")] if commands else []
    sections = {
        "cli-arguments": [(takes(a, words), words.say(a.help)) for a in arguments],
        "cli-options": [(_typed(o, words), _about(o, words)) for o in options],
        "cli-commands": [(n, words.say(c.help)) for n, c in commands.items()],
    }
    return "\n".join(
        [
            words.say("cli-usage", value=" ".join(usage)),
            "",
            _filled("  ", words.say(command.help)),
            *(
                line
                for title, rows in sections.items()
                if rows
                for line in ("", words.say(title), *_rows(rows))
            ),
        ]
    )


def takes(parameter: Any, words: Words) -> str:
    """What stands for the value: <file>."""
    kind = parameter.metavar or "text"
    return f"<{words.say(f'cli-takes-{kind}')}>"


def _typed(option: Any, words: Words) -> str:
    names = " / ".join([*option.opts, *option.secondary_opts])
    return names if option.is_flag else f"{names} {takes(option, words)}"


def _about(option: Any, words: Words) -> str:
    if option.name == "help":
        return words.say("cli-help")
    about = words.say(option.help)
    shown = option.default if option.show_default is True else option.show_default
    if shown is None or shown is False:
        return about
    return f"{about} {words.say('cli-default', value=str(shown))}"


def _rows(rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    width = min(_TERM, max(len(term) for term, _ in rows))
    for term, about in rows:
        if len(term) <= width:
            yield _filled(f"  {term:<{width}}  ", about)
        else:
            yield f"  {term}"
            yield _filled(" " * (width + 4), about)


def _filled(start: str, text: str) -> str:
    room = min(_WIDEST, max(_NARROWEST, shutil.get_terminal_size().columns))
    return fill(
        text,
        room,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )
