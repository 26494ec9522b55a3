"""What cannot be done at a table.

TableError (a Problem)
 ├─ NoSuchTable      no table has this code
 ├─ TooLate          the decision was for a moment that has passed
 ├─ NotSeated        only those who sit at the table may do that
 ├─ NotHost          only the host may do that
 ├─ OneDevice        people are seated by name on one device only, and only so there
 ├─ WrongSeat        a decision is for a seat of one's own
 ├─ TableFull        every seat is taken
 ├─ GameBegun        that is done before the game
 ├─ GameNotBegun     that is done during the game
 ├─ GameNotOver      the record is written when the game is over
 ├─ OnPause          nothing is decided during a pause
 ├─ NoMoreWaiting    nobody is awaited, or the table has waited enough
 ├─ NoSpectators     this table is not to be watched
 ├─ CaveDone         one try a day in the daily cave
 └─ UnknownBot       no bot of that name
"""

from tacora.rules.errors import Problem


class TableError(Problem):
    """Something that cannot be done at this table."""


class NoSuchTable(TableError):
    """There is no table {code}."""


class TooLate(TableError):
    """The decision was for a moment that has passed."""


class NotSeated(TableError):
    """Only those who sit at the table may do that."""


class NotHost(TableError):
    """Only the host may do that."""


class OneDevice(TableError):
    """People are seated by name on one device only, and only so there."""


class WrongSeat(TableError):
    """A decision is for a seat of one's own."""


class TableFull(TableError):
    """Every seat is taken."""


class GameBegun(TableError):
    """The game has begun."""


class GameNotBegun(TableError):
    """The game has not begun."""


class GameNotOver(TableError):
    """The game is not over."""


class OnPause(TableError):
    """The table pauses."""


class NoMoreWaiting(TableError):
    """Nobody is awaited, or the table has waited enough."""


class NoSpectators(TableError):
    """This table is not to be watched."""


class CaveDone(TableError):
    """The cave of the day can be tried once."""


class UnknownBot(TableError):
    """There is no bot {bot!r}; choose one of {known}."""
