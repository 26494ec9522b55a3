"""The reader of records: a file of games, taken in line by line."""

import re
from collections.abc import Callable, Iterator
from io import BytesIO
from typing import BinaryIO, TypeVar

import msgspec
from msgspec.structs import replace

from tacora.rules import Edition, Event, State, edition, evolve
from tacora.rules.errors import Problem

from .errors import (
    BadRecord,
    BlankLineMissing,
    HeaderMissing,
    HeaderRepeated,
    HeaderUnreadable,
    LineTooLong,
    NoGame,
    NotUtf8,
    NotYesOrNo,
    NumberMisplaced,
    NumberMissing,
    PromiseUnreadable,
)
from .notation import step
from .record import Record, checked_name, checked_seed

MAX_LINE_BYTES = 10_000

_HEADER = re.compile(r'\[([A-Z][A-Za-z]*) +("(?:[^"\\]|\\.)*")\]\s*(?:;.*)?')
_WORD = re.compile(r"[^\s;]+")
_PROMISE = re.compile(r"[0-9a-f]{64}")

T = TypeVar("T")


def parse(text: str) -> list[Record]:
    """All games of a text."""
    return list(read(BytesIO(text.encode())))


def read(file: BinaryIO) -> Iterator[Record]:
    """The games of a file one by one, every word checked against the rules."""
    page: _Page | None = None
    blank = False
    number = 0
    for number, line in _lines(file):
        text = line.strip()
        if not text or text.startswith(";"):
            blank = blank or not text
            continue
        if text.startswith("["):
            if page and page.state and not blank:
                raise BadRecord(number, line.index("[") + 1, BlankLineMissing())
            if page and blank:
                yield page.record()
                page = None
            page = page or _Page(number)
            page.head(number, line)
        elif page:
            page.play(number, line)
        else:
            raise BadRecord(number, 1, HeaderMissing(header="Edition"))
        blank = False
    if not page:
        raise BadRecord(max(number, 1), 1, NoGame())
    yield page.record()


def _lines(file: BinaryIO) -> Iterator[tuple[int, str]]:
    number = 0
    while raw := file.readline(MAX_LINE_BYTES):
        number += 1
        if len(raw) == MAX_LINE_BYTES and not raw.endswith(b"\n"):
            raise BadRecord(number, MAX_LINE_BYTES, LineTooLong(limit=MAX_LINE_BYTES))
        try:
            yield number, raw.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError as error:
            column = len(raw[: error.start].decode(errors="replace")) + 1
            raise BadRecord(number, column, NotUtf8()) from None


class _Page:
    """One game while it is being read."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.headers: dict[str, tuple[str, int, int]] = {}
        self.opening: Record | None = None
        self.state: State | None = None
        self.log: list[Event] = []
        self.announced = 0  # the expedition whose number was read last

    def head(self, number: int, line: str) -> None:
        """Take a header."""
        column = line.index("[") + 1
        found = _HEADER.fullmatch(line.strip())
        if not found:
            raise BadRecord(number, column, HeaderUnreadable())
        try:
            value = msgspec.json.decode(found[2], type=str)
        except msgspec.DecodeError:
            raise BadRecord(number, column, HeaderUnreadable()) from None
        if found[1] in self.headers:
            raise BadRecord(number, column, HeaderRepeated(header=found[1]))
        self.headers[found[1]] = value, number, column + found.start(2)

    def play(self, number: int, line: str) -> None:
        """Take a line of moves."""
        if self.state is None:
            self.opening = self._open()
            self.state = self.opening.start
        for found in _WORD.finditer(line.partition(";")[0]):
            try:
                self._word(self.state, found[0])
            except Problem as problem:
                raise BadRecord(number, found.start() + 1, problem) from None

    def _word(self, state: State, word: str) -> None:
        events = step(state, word)
        if word.endswith("."):
            number = int(word[:-1])
            if number == self.announced:
                raise NumberMisplaced(number=number)
            self.announced = number
        elif self.announced < state.expedition:
            raise NumberMissing(expedition=state.expedition)
        for event in events:
            state = evolve(state, event)
        self.log += events
        self.state = state

    def record(self) -> Record:
        """The game that this page holds."""
        return replace(self.opening or self._open(), log=tuple(self.log))

    def _open(self) -> Record:
        for header in ("Edition", "Players"):
            if header not in self.headers:
                raise BadRecord(self.line, 1, HeaderMissing(header=header))
        box = self._value("Edition", edition)
        if "Relics" in self.headers:
            box = self._value("Relics", lambda value: _relics(box, value))
        return Record(
            edition=box,
            names=self._value("Players", lambda value: _names(box, value)),
            seed=self._value("Seed", checked_seed) if "Seed" in self.headers else None,
            promise=self._value("Promise", _promise)
            if "Promise" in self.headers
            else None,
            remarks=tuple(
                (header, value)
                for header, (value, _, _) in self.headers.items()
                if header not in {"Edition", "Relics", "Players", "Seed", "Promise"}
            ),
        )

    def _value(self, header: str, meaning: Callable[[str], T]) -> T:
        value, line, column = self.headers[header]
        try:
            return meaning(value)
        except Problem as problem:
            raise BadRecord(line, column, problem) from None


def _relics(box: Edition, value: str) -> Edition:
    if value not in {"yes", "no"}:
        raise NotYesOrNo(value=value)
    return edition(box.name, value == "yes")


def _names(box: Edition, value: str) -> tuple[str, ...]:
    names = tuple([checked_name(name) for name in value.split(",")])
    box.seats(len(names))
    return names


def _promise(value: str) -> str:
    if not _PROMISE.fullmatch(value):
        raise PromiseUnreadable
    return value
