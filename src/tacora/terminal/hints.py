"""Hints: the chances of the next card; and, for one alone against bots, the coach.

The coach says what the expert would have done, once the decision has been seen. It
knows what everyone at the table knows.
"""

from functools import cache
from typing import TYPE_CHECKING, Literal

from tacora.rules import Decided, Seat, State
from tacora.words import Words

from .plan import Plan
from .session import Moment, Session

if TYPE_CHECKING:
    from tacora.expert.player import Expert

Hint = Literal["none", "chances", "coach"]
HINTS: tuple[Hint, ...] = ("none", "chances", "coach")

_CLOSE = 0.15  # of a chance, around one half


def offered(game: Plan | Session) -> tuple[Hint, ...]:
    """The hints that one may have in this game."""
    return HINTS if game.coachable else HINTS[:-1]


def fitting(hint: Hint, game: Plan | Session) -> Hint:
    """This hint, or the most that is offered instead."""
    return min(hint, offered(game)[-1], key=HINTS.index)


def after(hint: Hint, game: Plan | Session, step: int = 1) -> Hint:
    """The next one that is offered; after the last comes the first."""
    hints = offered(game)
    return hints[(hints.index(fitting(hint, game)) + step) % len(hints)]


def advice(moment: Moment, session: Session, words: Words) -> list[str]:
    """What the coach says to the people who have just decided."""
    event, state = moment.event, moment.before
    if not isinstance(event, Decided):
        return []
    return [
        _opinion(
            _expert().chance_to_leave(state, seat), words, left=seat in event.leavers
        )
        for seat in session.people
        if seat in state.inside
    ]


def leaving(state: State, seat: Seat, words: Words) -> str:
    """What leaving alone would bring now."""
    loot = state.loot(seat)
    alone = words.say("terminal-leave-alone", gems=loot.gems)
    if relics := len(loot.relics):
        alone += " " + words.say("terminal-leave-alone-relics", count=relics)
    return alone


def _opinion(chance: float, words: Words, *, left: bool) -> str:
    """A word on a decision where the expert leaves with this chance."""
    if abs(chance - 0.5) < _CLOSE:
        return words.say("coach-close", value=_often(chance, words))
    opinion = "agrees" if (chance > 0.5) == left else "differs"
    decision = "leave" if left else "continue"
    often = _often(max(chance, 1 - chance), words)
    return words.say(f"coach-{opinion}-{decision}", value=often)


def _often(share: float, words: Words) -> str:
    """How often; the expert is never wholly sure."""
    from babel.numbers import format_percent  # noqa: PLC0415  only with a coach

    said, always, nearly = (
        format_percent(each, locale=words.language) for each in (share, 1, 0.99)
    )
    return words.say("coach-over", value=nearly) if said == always else said


@cache
def _expert() -> "Expert":
    from tacora.expert.player import Expert  # noqa: PLC0415  NumPy takes its time

    return Expert()
