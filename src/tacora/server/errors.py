"""What a server refuses.

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

DoorError (a Problem)
 ├─ Unreadable       not a message of ours
 ├─ TooLong          longer than any message of ours
 ├─ TooFast          too many messages
 ├─ TooMany          more of something than one person may have
 ├─ WrongOrigin      a page of another site
 ├─ Stranger         whoever asks has no key, or one that opens nothing
 ├─ WrongCode        a one-time code that is wrong, used or old
 ├─ NoSuchPage       nothing is here
 ├─ WrongMethod      this page is asked for in another way
 ├─ NoReviews        this server cannot review games
 ├─ ReviewsWait      too many games wait for a review
 ├─ NotKept          the server's memory cannot be reached, or is full
 └─ Fault            a mistake of ours
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


class DoorError(Problem):
    """Something that does not get through the door."""


class Unreadable(DoorError):
    """This cannot be read: {reason}."""


class TooLong(DoorError):
    """A message has {limit} bytes at most."""


class TooFast(DoorError):
    """Too many messages; slower, please."""


class TooMany(DoorError):
    """At most {limit} of these."""


class WrongOrigin(DoorError):
    """Pages of other sites may not act here."""


class Stranger(DoorError):
    """Nobody is known by this key."""


class WrongCode(DoorError):
    """This code is wrong, used or too old."""


class NoSuchPage(DoorError):
    """There is nothing here."""


class WrongMethod(DoorError):
    """This is asked for in another way."""


class NoReviews(DoorError):
    """This server cannot review games: it needs pip install tacora[lab]."""


class ReviewsWait(DoorError):
    """Too many games wait for a review."""


class NotKept(DoorError):
    """Nothing can be kept at the moment."""


class Fault(DoorError):
    """A mistake of the server."""
