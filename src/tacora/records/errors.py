"""What makes a written game unreadable.

NotationBroken (a Problem)
 ├─ NotUtf8            bytes that are no text
 ├─ LineTooLong        a line that no game would need
 ├─ HeaderUnreadable   a line in brackets that is not [Name "value"]
 ├─ HeaderRepeated     the same header twice in one game
 ├─ HeaderMissing      no Edition or no Players
 ├─ BlankLineMissing   a header right after moves: where does the next game begin?
 ├─ NotYesOrNo         Relics are "yes" or "no"
 ├─ NameUnusable       an empty or long name, or one with a comma or a control character
 ├─ SeedUnusable       a long seed, or one that cannot be written as UTF-8
 ├─ PromiseUnreadable  not the 64 digits of a SHA-256
 ├─ NumberMissing      an expedition that does not begin with its number
 ├─ NumberMisplaced    the number of another expedition, or the same again
 ├─ LeaversUnreadable  not a dash and seats
 └─ NoGame             a file with no game in it

BadRecord (a ValueError)  one of these, or a broken rule, and where it stands
"""

from tacora.rules.errors import Problem


class NotationBroken(Problem):
    """Something that is not the text of a game."""


class NotUtf8(NotationBroken):
    """This is not UTF-8 text."""


class LineTooLong(NotationBroken):
    """This line is longer than {limit} characters."""


class HeaderUnreadable(NotationBroken):
    """A header is written [Name "value"]."""


class HeaderRepeated(NotationBroken):
    """The header {header} is there already."""


class HeaderMissing(NotationBroken):
    """The header {header} is missing."""


class BlankLineMissing(NotationBroken):
    """A blank line is missing before this header."""


class NotYesOrNo(NotationBroken):
    """Relics are "yes" or "no", not {value!r}."""


class NameUnusable(NotationBroken):
    """{name!r} is no name: 1 to {limit} characters, no commas, no controls."""


class SeedUnusable(NotationBroken):
    """{seed} cannot be a seed: text, at most {limit} bytes of UTF-8."""


class PromiseUnreadable(NotationBroken):
    """A promise is the 64 digits of a SHA-256."""


class NumberMissing(NotationBroken):
    """Expedition {expedition} begins with its number, "{expedition}."."""


class NumberMisplaced(NotationBroken):
    """Expedition {number} cannot begin here."""


class LeaversUnreadable(NotationBroken):
    """{word!r} does not say who leaves: a dash, then seats from a to h, once each."""


class NoGame(NotationBroken):
    """There is no game here."""


class BadRecord(ValueError):
    """A problem, and the line and column where it stands, both counted from 1."""

    def __init__(self, line: int, column: int, problem: Problem) -> None:
        super().__init__(line, column, problem)
        self.line = line
        self.column = column
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.problem}"
