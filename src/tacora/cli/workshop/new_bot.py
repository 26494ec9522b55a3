"""`tacora new-bot`: a bot of one's own, with its test, ready to be changed."""

import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated

from tacora.cli.output.files import writing
from tacora.cli.parsing.options import Lang, Refused, argument, words_of


def new_bot(
    name: Annotated[str, argument(say="cli-new-bot-name", takes="name")],
    lang: Lang = None,
) -> None:
    """Write a bot and its test into this folder."""
    words = words_of(lang)
    word = name.removesuffix(".py").replace("-", "_")
    if not (word.isascii() and word.isidentifier()):
        raise Refused(words.say("error-bot-name", name=name))
    pages = {
        Path(f"{word}.py"): "bot.txt",
        Path(f"test_{word}.py"): "test.txt",
    }
    for page in pages:
        if page.exists():
            raise Refused(words.say("error-file-exists", file=str(page)))
    for page, template in pages.items():
        text = files(__package__).joinpath(template).read_text("utf-8")
        with writing(page, words):
            page.write_text(text.replace("NAME", word), "utf-8")
    written = words.enumerate([str(page) for page in pages])
    steps = (
        f"tacora check {word}.py",
        f"tacora arena --bots file:{word}.py --against house",
        f"tacora play --bots file:{word}.py,brave,counting",
    )
    said = [words.say("new-bot-written", names=written), *(f"  {s}" for s in steps)]
    sys.stdout.write("\n".join(said) + "\n")
