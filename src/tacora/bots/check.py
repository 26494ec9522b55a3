"""A check for those who write a bot: every edition, every table, every answer.

>>> from tacora.bots import bot, check_bot
>>> print(check_bot(bot("cards:3")))
10 editions and variants, 3 to 8 players: 60 games, no objection.
"""

from collections.abc import Iterator
from time import perf_counter

import msgspec
from msgspec import Struct

from tacora.rules import (
    EDITIONS,
    Decision,
    Edition,
    Seat,
    State,
    after,
    begin,
    deal,
    decide,
    edition,
    reveal,
    set_up,
)
from tacora.rules.errors import RelicsAlways

from .bot import Bot, ask
from .errors import BotBroken, NoDecision
from .registry import bot as named

SLOW_DECISION_S = 0.05
"""The mean above which the report says so."""


class Report(Struct, frozen=True):
    """What a check found: how much was played, and how long a decision took."""

    editions: int
    games: int
    decisions: int
    mean: float  # seconds
    longest: float  # seconds

    @property
    def slow(self) -> bool:
        """Whether people would notice the wait."""
        return self.mean > SLOW_DECISION_S

    def __str__(self) -> str:
        found = (
            f"{self.editions} editions and variants, 3 to 8 players: "
            f"{self.games} games, no objection."
        )
        if self.slow:
            found += f" A decision takes {self.mean:.2f} seconds: slow for an arena."
        return found


def check_bot(bot: Bot, *, games: int = 1, seed: str = "check") -> Report:
    """Let the bot play in every seat of every kind of table, and watch it closely.

    It plays all seats of `games` games in each edition, with relics and without, for 3
    to 8 players. It must answer with a `Decision`, give the same answer to the same
    table (unless it has dice of its own and says so: `seeded = True`), and leave the
    table as it is. The first breach is raised as `BotBroken`.
    """
    times: list[float] = []
    played = 0
    boxes = list(_boxes())
    for box in boxes:
        for players in range(box.players[0], box.players[1] + 1):
            for number in range(games):
                _play(bot, box, players, f"{seed}/{number}", times)
                played += 1
    return Report(len(boxes), played, len(times), sum(times) / len(times), max(times))


def _boxes() -> Iterator[Edition]:
    """Every edition, without relics and with them."""
    for name in EDITIONS:
        for relics in (False, True):
            try:
                yield edition(name, relics)
            except RelicsAlways:
                continue


def _play(bot: Bot, box: Edition, players: int, seed: str, times: list[float]) -> None:
    state = set_up(box, players)
    state = after(state, begin(state))
    while not state.finished:
        state = after(state, reveal(state, deal(seed, state)))
        if state.awaits == "decisions":
            before = msgspec.json.encode(state)
            answers = {seat: _ask(bot, state, seat, times) for seat in state.inside}
            if msgspec.json.encode(state) != before:
                raise BotBroken(found=_where(state), reason="it changed the table")
            state = after(state, decide(state, answers))


def _ask(bot: Bot, state: State, seat: Seat, times: list[float]) -> Decision:
    where = f"{_where(state)}, seat {seat}"
    answers = []
    for _ in range(2):
        start = perf_counter()
        try:
            answers.append(ask(bot, state, seat))
        except NoDecision as none:
            raise BotBroken(found=where, reason=str(none.fault)) from none
        times.append(perf_counter() - start)
    first, second = answers
    if first is not second and not getattr(bot, "seeded", False):
        raise BotBroken(
            found=where,
            reason="asked twice about the same table, it answered differently",
        )
    return first


def _where(state: State) -> str:
    return (
        f"{state.edition.name} with {len(state.explorers)} players, "
        f"expedition {state.expedition}, card {len(state.path)}"
    )


def check(name: str) -> Report:
    """Check the bot of that name, as the arena would make it."""
    return check_bot(named(name, seed="check"))
