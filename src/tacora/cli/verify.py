"""`tacora verify`: whether recorded games were dealt as promised."""

import typer

from tacora.records import verify as prove

from .input.records import records
from .output.sheet import sheet
from .parsing.options import File, Lang, tidy, words_of


def verify(file: File, lang: Lang = None) -> None:
    """Check the dealing of recorded games."""
    words = words_of(lang)
    sound = True
    with sheet() as out:
        for number, record in enumerate(records(file, words), 1):
            proof = prove(record)
            sound = sound and proof.verdict in {"holds", "holds-so-far"}
            out.write(
                words.say(
                    f"verify-{proof.verdict}",
                    name=f"{tidy(file)} ({number})",
                    cards=proof.cards,
                    expedition=proof.expedition,
                    found=proof.found,
                    expected=proof.expected,
                )
                + "\n"
            )
    if not sound:
        raise typer.Exit(1)
