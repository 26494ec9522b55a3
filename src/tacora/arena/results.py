"""The results of a tournament, in a file that grows by a line a game.

The first line holds the settings. Whatever ends the tournament, every line that was
written to its end counts; half a line at the end is the game that was being written.
"""

from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tacora.bots.fault import Fault
from tacora.rules import Seat

from .errors import OtherTournament, ResultsUnreadable
from .schedule import Fixture, Settings


class Played(Struct, frozen=True, tag="game", omit_defaults=True):
    """A game that was played, by seat."""

    number: int
    round: int
    cave: str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    faults: tuple[tuple[Fault, ...], ...] = ()  # of each seat, if there are any
    record: int = 0  # where its record ends in the file of records

    @property
    def fixture(self) -> Fixture:
        """The fixture of this game."""
        return Fixture(self.number, self.round, self.cave, self.seats)

    def share(self, seat: Seat) -> float:
        """The part of the victory that this seat has."""
        return (seat in self.winners) / len(self.winners)


T = TypeVar("T")
_ENCODE = msgspec.json.Encoder().encode
_SETTINGS: msgspec.json.Decoder[Settings] = msgspec.json.Decoder(Settings)
_PLAYED: msgspec.json.Decoder[Played] = msgspec.json.Decoder(Played)


def read(path: str | Path) -> tuple[Settings, list[Played]]:
    """The settings and the games of a file."""
    settings, games, _ = _read(Path(path))
    if settings is None:
        raise ResultsUnreadable(file=str(path), number=1)
    return settings, games


def _read(path: Path) -> tuple[Settings | None, list[Played], int]:
    """What the file holds, and how many of its bytes are whole lines."""
    text = path.read_bytes() if path.exists() else b""
    whole = text.rfind(b"\n") + 1
    lines = text[:whole].splitlines()
    if not lines:
        return None, [], 0
    settings = _line(path, 1, lines[0], _SETTINGS)
    games = [_line(path, n, line, _PLAYED) for n, line in enumerate(lines[1:], 2)]
    return settings, games, whole


def _line(path: Path, number: int, line: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ResultsUnreadable(file=str(path), number=number) from None


class Book:
    """Results being written, and the records beside them if they are wanted."""

    def __init__(
        self, path: str | Path, settings: Settings, records: str | Path | None = None
    ) -> None:
        page = Path(path)
        found, self.games, whole = _read(page)
        self.changed: tuple[str, ...] = ()
        self.earlier = page.with_name(f"{page.name}.old")
        if found is not None and found != settings:
            if replace(found, contents=settings.contents) != settings:
                raise OtherTournament(file=str(path))
            self.changed = tuple(
                name
                for name in settings.everyone
                if found.contents.get(name) != settings.contents.get(name)
            )
            page.replace(self.earlier)
            if records and Path(records).exists():
                Path(records).replace(f"{records}.old")
            found, self.games, whole = None, [], 0
        self._path = str(path)
        self._page = page.open("ab")
        self._page.truncate(whole)
        self._records = None
        if records:
            self._records = Path(records).open("ab")  # noqa: SIM115 -- see __exit__
        if found is None:
            self._write(_ENCODE(settings))
        if self._records:
            # A record without its result belongs to the game that was being written.
            self._records.truncate(self.games[-1].record if self.games else 0)

    def check(self, fixture: Fixture) -> None:
        """The game of this number was played as this fixture, or it is another's."""
        if self.games[fixture.number].fixture != fixture:
            raise OtherTournament(file=self._path)

    def add(self, played: Played, record: str | None) -> Played:
        """Write a game down: its record first, then its result."""
        if self._records and record is not None:
            self._records.write(record.encode() + b"\n")
            self._records.flush()
            played = msgspec.structs.replace(played, record=self._records.tell())
        self._write(_ENCODE(played))
        self.games.append(played)
        return played

    def _write(self, line: bytes) -> None:
        self._page.write(line + b"\n")
        self._page.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._page.close()
        if self._records:
            self._records.close()
