"""What the documentation says about the code, taken from the code: used by cog."""

import inspect
import os
import subprocess
import sys

from tacora.records import errors as record_errors
from tacora.rules import EDITIONS, events
from tacora.rules import errors as rule_errors
from tacora.rules.edition import box
from tacora.words import LANGUAGES, Words

TERMS = (
    "expedition path treasure hazard relic explorer camp chest satchel decision "
    "continue leave barricade supply deck entrance ruby diamond"
)


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
        worth = ", ".join(map(str, relics.printed or relics.by_exit))
        kind = "printed" if relics.printed else "by exit"
        rows.append(
            f"| `{name}` | {whole.published} | {', '.join(whole.hazards)} "
            f"| {when}, {relics.join}, {kind}: {worth} | {whole.ties} |"
        )
    return "\n".join(rows)


def help_of(*command: str) -> str:
    """What `tacora COMMAND --help` prints."""
    run = subprocess.run(
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


def glossary() -> str:
    """The words of the game in each language, and the hazards."""
    rows = [f"| {' | '.join(LANGUAGES)} |", "|---" * len(LANGUAGES) + "|"]
    kinds = dict.fromkeys(kind for name in EDITIONS for kind in box(name).hazards)
    ids = [f"term-{term}" for term in TERMS.split()]
    ids += [f"hazard-{kind}" for kind in kinds]
    rows += [
        f"| {' | '.join(Words(lang).say(key) for lang in LANGUAGES)} |" for key in ids
    ]
    return "\n".join(rows)
