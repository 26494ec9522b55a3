"""What the documentation says about the code, taken from the code: used by cog."""

import inspect
import os
import subprocess
import sys

from tacora.records import errors as record_errors
from tacora.rules import EDITIONS, events
from tacora.rules import errors as rule_errors
from tacora.rules.edition import box


def event_headings() -> str:
    """Each event: its heading, its fields and what it says of itself."""
    parts = []
    for event in (events.Entered, events.Revealed, events.Decided, events.Closed):
        fields = ", ".join(f"`{name}`" for name in event.__struct_fields__)
        parts.append(
            f"### {event.__name__}\n{inspect.getdoc(event)}\n\nFields: {fields}."
        )
    return "\n\n".join(parts)


def error_headings() -> str:
    """Each error: its heading, its code and what it says of itself."""
    parts = []
    for module in (rule_errors, record_errors):
        for name, kind in vars(module).items():
            ours = isinstance(kind, type) and kind.__module__ == module.__name__
            if ours and issubclass(kind, rule_errors.Problem):
                code = kind().code
                parts.append(f"### {name}\n`{code}`: {inspect.getdoc(kind)}")
    return "\n\n".join(parts)


def editions() -> str:
    """The editions as a table."""
    rows = [
        "| edition | published | hazards | relics | tie for first |",
        "|---|---|---|---|---|",
    ]
    for name in EDITIONS:
        whole = box(name)
        relics = whole.relics
        assert relics is not None
        when = "variant" if relics.variant else "always"
        worth = relics.printed or relics.by_exit
        kind = "printed" if relics.printed else "by exit"
        rows.append(
            f"| `{name}` | {whole.published} | {', '.join(whole.hazards)} "
            f"| {when}, {relics.join}, {kind}: {', '.join(map(str, worth))} | {whole.ties} |"
        )
    return "\n".join(rows)


def help_of(*command: str) -> str:
    """What `tacora COMMAND --help` prints."""
    run = subprocess.run(  # noqa: S603, our own command
        [sys.executable, "-m", "tacora", *command, "--help"],
        capture_output=True,
        check=True,
        text=True,
        env={
            **os.environ,
            "TACORA_LANG": "en",
            "COLUMNS": "88",
            "NO_COLOR": "1",
            "TERM": "dumb",
        },
    )
    return "```\n" + run.stdout.rstrip() + "\n```"
