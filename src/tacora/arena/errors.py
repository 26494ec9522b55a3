"""What keeps a tournament from being played or read.

ArenaProblem (a Problem)
 ├─ TooFewBots         fewer bots than seats at a table
 ├─ BotTwice           the same bot named twice
 ├─ UnknownSchedule    neither round robin nor Swiss
 ├─ TooFewGames        less than one game, or less than one worker
 ├─ AgainstSwiss       a field to play against, and a schedule that ignores it
 ├─ OtherTournament    the file holds the results of other settings
 └─ ResultsUnreadable  a file that is not of results, or damaged
"""

from tacora.rules.errors import Problem


class ArenaProblem(Problem):
    """Something that a tournament cannot do."""


class TooFewBots(ArenaProblem):
    """A table of {number} needs {number} different bots, not {count}."""


class BotTwice(ArenaProblem):
    """The bot {bot!r} is named twice."""


class UnknownSchedule(ArenaProblem):
    """There is no schedule {value!r}; it is 'round-robin' or 'swiss'."""


class TooFewGames(ArenaProblem):
    """A tournament has at least one game and one worker."""


class AgainstSwiss(ArenaProblem):
    """Who plays against whom is settled by a Swiss schedule itself."""


class OtherTournament(ArenaProblem):
    """The file {file!r} holds the results of another tournament."""


class ResultsUnreadable(ArenaProblem):
    """The file {file!r} does not hold results, or is damaged in line {number}."""
