"""What the rules refuse.

Problem (a ValueError)   anything that can be said to a person in their language
RuleBroken (a Problem)
 ├─ UnknownEdition        no box of that name
 ├─ RelicsAlways          this edition is not played without relics
 ├─ RelicsUnclear         neither with relics, nor without, nor as usual
 ├─ PlayersOutOfRange     too few or too many at the table
 ├─ PlayersUnclear        neither a number nor names
 ├─ UnknownCard           a word that is no card of this game
 ├─ NotInEdition          a card that this box does not hold
 ├─ NotInDeck             a card that cannot come any more
 ├─ NotYetInDeck          a relic that joins in a later expedition
 ├─ CardNotAwaited        a card is turned while decisions are due, or after the end
 ├─ DecisionsNotAwaited   decisions are shown while a card is due, or after the end
 ├─ UnknownDecision       neither `continue` nor `leave`
 ├─ UnknownSeat           nobody sits there
 ├─ NotInside             a decision by someone who is back in camp
 └─ DecisionMissing       someone inside has not decided

An error holds facts, not prose: its docstring says it to whoever reads a traceback,
and `words/*/errors.ftl` says it to players, under `error-` and the error's code.
"""

import re


class Problem(ValueError):
    """Something that cannot be done, told by its facts."""

    def __init__(self, **facts: str | int) -> None:
        super().__init__(facts)
        self.facts = facts

    def __str__(self) -> str:
        return (self.__doc__ or type(self).__name__).format(**self.facts)

    @property
    def code(self) -> str:
        """The error's name in words and on the wire: `not-in-deck`."""
        return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(self).__name__).lower()


class RuleBroken(Problem):
    """Something that the rules do not allow."""


class UnknownEdition(RuleBroken):
    """There is no edition {edition!r}; choose one of {known}."""


class RelicsAlways(RuleBroken):
    """The edition {edition!r} is always played with relics."""


class RelicsUnclear(RuleBroken):
    """Relics are True, False or None, not {value}."""


class PlayersOutOfRange(RuleBroken):
    """The game is for {least} to {most} players, not {players}."""


class PlayersUnclear(RuleBroken):
    """Players are a whole number or a list of names, not {value}."""


class UnknownCard(RuleBroken):
    """{card!r} is not a card."""


class NotInEdition(RuleBroken):
    """The edition {edition!r}, as played here, has no card {card!r}."""


class NotInDeck(RuleBroken):
    """The card {card!r} is no longer in the deck."""


class NotYetInDeck(RuleBroken):
    """The card {card!r} joins the deck in a later expedition."""


class CardNotAwaited(RuleBroken):
    """No card can be turned over now: the table awaits {awaits}."""


class DecisionsNotAwaited(RuleBroken):
    """Nobody can decide now: the table awaits {awaits}."""


class UnknownDecision(RuleBroken):
    """{decision!r} is not a decision; it is 'continue' or 'leave'."""


class UnknownSeat(RuleBroken):
    """Nobody sits at seat {seat}."""


class NotInside(RuleBroken):
    """The explorer of seat {seat} is in camp and has nothing to decide."""


class DecisionMissing(RuleBroken):
    """The explorer of seat {seat} has not decided."""
