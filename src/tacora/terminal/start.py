"""The start: from what was asked for on the command line to a game."""

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path

from tacora.records.story import explain
from tacora.rules import EDITIONS
from tacora.rules.errors import Problem
from tacora.words import Words, preferred_language

from .errors import OnlyAlone
from .hints import Hint, offered
from .menu import Wish
from .plan import Plan
from .saves import Saves
from .sentences import farewell, proof


def play(  # noqa: PLR0913  one argument for each option of the command
    *,
    edition: str | None = None,
    relics: bool | None = None,
    players: int | None = None,
    names: Sequence[str] | None = None,
    bots: Sequence[str] | None = None,
    mode: str | None = None,
    lang: str | None = None,
    hint: Hint = "none",
    plain: bool = False,
    seed: str | None = None,
    folder: str | Path | None = None,
    resume: bool | None = None,
) -> int:
    """Play in the terminal, and say how it went: 0, or 2 for options that cannot be.

    Any option about the game itself skips the menu. `resume` goes on with the
    unfinished game at once, or never offers it; by default people are asked. Where
    there is no terminal, the game is played plainly.
    """
    words = Words(lang or preferred_language(os.environ))
    asked = (edition, relics, players, names, bots, mode, seed)
    try:
        plan = Plan.of(
            edition=edition or _own_edition(words),
            relics=relics,
            players=players,
            names=names,
            bots=bots,
            mode=mode,
            seed=seed,
        )
        if hint not in offered(plan):
            raise OnlyAlone
    except Problem as problem:
        sys.stderr.write(explain(problem, words) + "\n")
        return 2
    ask = all(option is None for option in asked)
    saves = Saves(folder)
    plain = plain or not _is_screen()
    if plain:
        from .plain.game import Plain  # noqa: PLC0415  without Textual

        with _patient_streams():
            Plain(words, saves, hint=hint).run(plan, ask=ask, resume=resume)
        return 0
    from .screen.app import Tacora  # noqa: PLC0415  Textual takes its time

    app = Tacora(saves, Wish(plan, False, words.language, hint), ask=ask, resume=resume)
    if hasattr(signal, "SIGHUP"):  # no window, no game: each step is kept already
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    app.run()
    if app.session:  # the screen is gone; what must not be lost is said once more
        last = Words(app.wish.lang)
        game = app.session.game
        lines = (
            proof(game, saves.kept, last) if game.finished else [farewell(saves, last)]
        )
        sys.stdout.writelines(f"{line}\n" for line in lines)
    return app.return_code or 0


def _is_screen() -> bool:
    """Whether people sit at all ends, with a terminal that can draw."""
    ends = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on the last
    return all(end.isatty() for end in ends) and os.environ.get("TERM") != "dumb"


@contextmanager
def _patient_streams() -> Iterator[None]:
    """No letter is too strange to read or write, and a reader may go away."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        yield
    except BrokenPipeError:  # the game is kept; what Python still holds goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _own_edition(words: Words) -> str:
    return words.language if words.language in EDITIONS else "fr"
