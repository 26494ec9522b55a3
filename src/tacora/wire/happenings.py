"""What happens at a table, beside the game itself."""

from msgspec import Struct

from tacora.rules.cards import Card
from tacora.rules.events import Closed, Decided, Entered, Revealed

from .agreed import Options


class Opened(Struct, frozen=True, tag=True):
    """Someone opened the table; the promise holds the dealer to a seed."""

    options: Options
    promise: str
    daily: str | None = None  # the day, if it is the daily cave


class Sat(Struct, frozen=True, tag=True):
    """Someone took the next free seat; a bot of the house has a level.

    At a table on one device, all people are the one whose device it is.
    """

    person: str
    name: str
    bot: str | None = None
    emblem: int | None = None


class Stood(Struct, frozen=True, tag=True):
    """Someone left a seat before the game; those after it move up."""

    seat: int


class Hosted(Struct, frozen=True, tag=True):
    """Whoever sits here is the host from now on."""

    seat: int


class Started(Struct, frozen=True, tag=True):
    """The seats are settled, and the game begins."""


class Away(Struct, frozen=True, tag=True):
    """Nobody has heard of this explorer for a while; `gone` if they took leave."""

    seat: int
    gone: bool = False


class Rested(Struct, frozen=True, tag=True):
    """The table waits no longer for an absent explorer: the table's rule decides."""

    seat: int


class Back(Struct, frozen=True, tag=True):
    """An absent explorer is there again, and decides again."""

    seat: int


class Waited(Struct, frozen=True, tag=True):
    """Someone asked to wait for those who are away."""

    seat: int


class PauseAsked(Struct, frozen=True, tag=True):
    """Someone would like a pause, or no longer."""

    seat: int
    wanted: bool


class Paused(Struct, frozen=True, tag=True):
    """All who are there agreed to a pause; so many seconds were left to decide."""

    left: float | None = None


class Resumed(Struct, frozen=True, tag=True):
    """The pause is over."""


class Unseen(Struct, frozen=True, tag=True):
    """Everyone had left: this card would have come next. It stays in the deck."""

    card: Card


class Advice(Struct, frozen=True):
    """How likely the expert would have left, in the place of one explorer."""

    seat: int
    leaving: float


class Coached(Struct, frozen=True, tag=True):
    """What the expert would have done where people have just decided.

    Only at tables with a coach, and never before the decisions are shown.
    """

    advice: tuple[Advice, ...]


class Unveiled(Struct, frozen=True, tag=True):
    """The game is over, and this was the seed; a daily cave's is told the next day."""

    seed: str | None


class Rematched(Struct, frozen=True, tag=True):
    """The same people meet again at another table."""

    code: str


TableEvent = (
    Opened
    | Sat
    | Stood
    | Hosted
    | Started
    | Away
    | Rested
    | Back
    | Waited
    | PauseAsked
    | Paused
    | Resumed
    | Coached
    | Unseen
    | Unveiled
    | Rematched
)
Happening = TableEvent | Entered | Revealed | Decided | Closed
