"""`tacora check`: whether a bot answers as it must, and how it fares."""

import shlex
import shutil
import sys
from typing import Annotated

from tacora.bots import bot as named
from tacora.bots import check_bot, retire
from tacora.bots.errors import BotBroken
from tacora.cli.extras import lab
from tacora.cli.output.faults import FAULTY, Faults
from tacora.cli.output.figures import Figures
from tacora.cli.parsing.options import (
    Lang,
    Refused,
    argument,
    at_least,
    number,
    words_of,
)
from tacora.records.story import explain
from tacora.rules import edition

OPPONENTS = ("cautious", "brave", "counting")


def check(
    bot: Annotated[str, argument(say="cli-check-bot", takes="bot")],
    games: Annotated[int, number("--games", say="cli-check-games")] = 100,
    lang: Lang = None,
) -> None:
    """Check a bot, then let it play."""
    words = words_of(lang)
    at_least(0, words, games=games)
    name = _named(bot)
    checked = named(name, seed="check")
    try:
        report = check_bot(checked)
    except BotBroken as broken:
        raise Refused(explain(broken, words), FAULTY) from None
    finally:
        retire(checked)
    figures = Figures(words)
    lines = [
        words.say(
            "check-passed",
            games=report.games,
            count=report.editions,
            number=report.decisions,
        ),
        words.say("check-pace", value=figures.number(1000 * report.mean)),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
    if games:
        _play(name, games, Faults(words))


def _named(text: str) -> str:
    """The bot's name, also of a file or a program that is given by its path."""
    if text.endswith(".py") and ":" not in text:
        return f"file:{text}"
    command = text.partition(" ")[0]
    if "/" in command and shutil.which(command):
        return f"program:{text if ' ' in text else shlex.quote(text)}"
    return text


def _play(name: str, games: int, faults: Faults) -> None:
    """Some games against three of the house."""
    from time import perf_counter

    with lab():
        from tacora.arena import sample
        from tacora.cli.output import tally as findings
    names = [name, *OPPONENTS]
    start = perf_counter()
    tally = sample.simulate(
        edition("fr"), names, games, workers=1, on_fault=faults.tell
    )
    seconds = perf_counter() - start
    sys.stdout.write("\n" + findings.as_text(tally, names, seconds, faults.words))
    faults.end()
