"""`tacora rules`: the rules of an edition."""

import sys

from tacora.rules import EDITIONS, edition

from .parsing.options import EditionName, Lang, Relics, words_of


def rules(
    edition_name: EditionName = None, relics: Relics = None, lang: Lang = None
) -> None:
    """Show the rules of an edition."""
    from tacora.rulebook import rulebook

    words = words_of(lang)
    own = words.language if words.language in EDITIONS else "fr"
    text = rulebook(edition(edition_name or own, relics), words)
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        console = Console()
        console.print(Markdown(text), width=min(console.width, 88))
    else:
        sys.stdout.write(text)
