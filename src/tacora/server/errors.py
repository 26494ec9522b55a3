"""What a server refuses before a table hears of it, or cannot do at all.

RequestError (a Problem)
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


class RequestError(Problem):
    """Something that is refused before a table hears of it."""


class Unreadable(RequestError):
    """This cannot be read: {reason}."""


class TooLong(RequestError):
    """A message has {limit} bytes at most."""


class TooFast(RequestError):
    """Too many messages; slower, please."""


class TooMany(RequestError):
    """At most {limit} of these."""


class WrongOrigin(RequestError):
    """Pages of other sites may not act here."""


class Stranger(RequestError):
    """Nobody is known by this key."""


class WrongCode(RequestError):
    """This code is wrong, used or too old."""


class NoSuchPage(RequestError):
    """There is nothing here."""


class WrongMethod(RequestError):
    """This is asked for in another way."""


class NoReviews(RequestError):
    """This server cannot review games: it needs pip install tacora[lab]."""


class ReviewsWait(RequestError):
    """Too many games wait for a review."""


class NotKept(RequestError):
    """Nothing can be kept at the moment."""


class Fault(RequestError):
    """A mistake of the server."""
