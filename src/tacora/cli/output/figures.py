"""Figures as a language writes them, in columns and in lines that fit."""

import shutil
import sys
from collections.abc import Sequence
from textwrap import fill

from tacora.words import Words

MIN_TEXT_COLUMNS = 30  # for a text that hangs


class Figures:
    """Figures as a language writes them."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def number(self, value: float, digits: int = 2) -> str:
        """A number with so many digits behind the point; halves go up."""
        from decimal import ROUND_HALF_UP, localcontext

        from babel.numbers import format_decimal

        form = "#,##0." + "0" * digits if digits else "#,##0"
        with localcontext(rounding=ROUND_HALF_UP):
            return format_decimal(value, format=form, locale=self.words.language)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of one, in per cent."""
        return self.words.say("arena-percent", percent=self.number(100 * share, digits))


def columns(rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> str:
    """Rows of cells below each other; these columns begin at the left."""
    from tacora.picture.columns import aligned

    return "".join(f"{line}\n" for line in aligned(rows, left))


def folded(text: str, hang: int = 0) -> str:
    """The text in lines that a terminal has room for; elsewhere as it is."""
    if not sys.stdout.isatty():
        return text
    room = shutil.get_terminal_size().columns
    indent = " " * min(hang, room - MIN_TEXT_COLUMNS)
    return fill(
        text,
        room,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
