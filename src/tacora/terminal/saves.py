"""Saved games: unfinished games and records of those played, as files in one folder."""

import re
import shlex
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

from tacora.game import Game
from tacora.records import BadRecord
from tacora.records.file_errors import unread, unwritten
from tacora.records.story import explain
from tacora.rules.errors import Problem
from tacora.words import Words

from .session import Session, seating


class Unfinished(Struct, frozen=True):
    """A game that waits to be resumed, and its file."""

    game: Game
    file: Path

    @property
    def begun(self) -> str:
        """When it was begun, as its file is named: 2026-01-31 20:15."""
        named = re.match(r"(\d+-\d+-\d+)-(\d\d)(\d\d)", self.file.stem)
        return f"{named[1]} {named[2]}:{named[3]}" if named else self.file.stem


class Damaged(Struct, frozen=True):
    """An unfinished game that cannot be read, why, and where it is kept."""

    reason: Exception
    file: Path
    aside: bool  # whether it could be put out of the way

    def said(self, words: Words) -> str:
        """What is wrong with it, in the reader's language."""
        return words.say(
            "terminal-save-damaged" if self.aside else "terminal-save-stuck",
            reason=_why(self.reason, words),
            file=str(self.file),
        )


class Saves:
    """A folder with `unfinished` and `games`, one file a game, named by its time."""

    def __init__(self, folder: str | Path | None = None) -> None:
        self.folder = Path(folder) if folder else user_data_path("tacora")
        self.command = "tacora play"  # that goes on with what is kept here
        if folder:
            self.command += f" --folder {shlex.quote(str(folder))}"
        self.kept: Path | None = None  # where the game was written last
        self.error: OSError | None = None  # why the last writing failed
        self._page: Path | None = None  # of the game being played

    @property
    def _unfinished(self) -> Path:
        return self.folder / "unfinished"

    @property
    def _games(self) -> Path:
        return self.folder / "games"

    def keep(self, game: Game) -> Path | None:
        """Write the game as far as it is played; a finished one among the games.

        If that fails, the game goes on, and `error` says why.
        """
        self.kept = self.error = None
        try:
            self.kept = self._write(game)
        except OSError as error:
            self.error = error
        return self.kept

    def _write(self, game: Game) -> Path:
        page = self._page = self._page or self._unfinished / self._free_name()
        if game.finished:
            return self._put_away(game, page)
        page.parent.mkdir(parents=True, exist_ok=True)
        game.save(page)
        return page

    def start_anew(self) -> None:
        """Whatever is kept next is another game."""
        self._page = None

    def _put_away(self, game: Game, page: Path) -> Path:
        self._games.mkdir(parents=True, exist_ok=True)
        record = self._games / page.name
        game.save(record)
        page.unlink(missing_ok=True)
        return record

    def _free_name(self) -> str:
        now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        number = 1
        while any((f / self._named(now, number)).exists() for f in self._both):
            number += 1
        return self._named(now, number)

    @staticmethod
    def _named(now: str, number: int) -> str:
        return f"{now}.tac" if number == 1 else f"{now}-{number}.tac"

    @property
    def _both(self) -> tuple[Path, Path]:
        return self._unfinished, self._games

    def find(self) -> tuple[list[Unfinished], list[Damaged]]:
        """All unfinished games, the newest first, and what could not be read."""
        unfinished: list[Unfinished] = []
        damaged: list[Damaged] = []
        for page in self._newest_first():
            try:
                game = Game.load(page)
                seating(game)
            except (ValueError, OSError) as error:
                damaged.append(_set_aside(page, error))
                continue
            if game.finished:  # but not yet put away
                self._page = page
                self.keep(game)
            else:
                unfinished.append(Unfinished(game, page))
        self._page = None
        return unfinished, damaged

    def resume(self, unfinished: Unfinished) -> Session:
        """Go on with a game; what is kept next is written to its file."""
        self._page = unfinished.file
        return Session.resume(unfinished.game)

    def _newest_first(self) -> Iterator[Path]:
        try:
            pages = sorted(self._unfinished.glob("[!.]*.tac"), reverse=True)
        except OSError:
            return
        yield from pages


def _set_aside(page: Path, error: Exception) -> Damaged:
    aside = page.with_name(page.name + ".damaged")
    try:
        page.replace(aside)
    except OSError:
        return Damaged(error, page, aside=False)
    return Damaged(error, aside, aside=True)


def _why(error: Exception, words: Words) -> str:
    """Why a file could not be read, to stand within a sentence."""
    match error:
        case BadRecord():
            where = f"{error.line}:{error.column}"
            return f"{where} {explain(error.problem, words)}".rstrip(".")
        case Problem():
            return explain(error, words).rstrip(".")
        case OSError():
            return unread(error, words).rstrip(".")
        case _:
            return str(error)


def reason(error: OSError, words: Words) -> str:
    """Why a file could not be written, to stand within a sentence."""
    return unwritten(error, words).rstrip(".")
