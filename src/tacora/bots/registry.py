"""The registry: every bot that can be named, ours and those that others installed.

A name is a word, and for some a colon and a parameter: `brave`, `loot:9`. Behind a word
stands an entry point of the group `tacora.bots`: a class or function that makes a bot.
It is given the parameter, if there is one, as text; and a seed for its dice, if it
takes a keyword `seed`. What else it may say of itself is in `traits`.
"""

import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, distribution, entry_points
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from .bot import Bot, policy_of, retire
from .errors import BadParameter, NeedsLab, UnknownBot
from .parameter import Unreadable
from .ratings import ratings

if TYPE_CHECKING:
    from tacora.sim.policies.policy import Policy

GROUP = "tacora.bots"

Maker = Callable[..., Bot]


class Kind(Struct, frozen=True):
    """All that is known of a bot without making it."""

    name: str
    example: str  # the name with a parameter, if it takes one
    takes_seed: bool  # for dice of its own
    slow: bool  # this and the rest: see traits
    local: bool
    level: bool

    @property
    def takes_parameter(self) -> bool:
        """Whether a parameter may follow its name."""
        return self.example != self.name


def bot(name: str, *, seed: str | None = None) -> Bot:
    """The bot of that name; the seed is for its dice, if it has any.

    >>> from tacora.bots import bot
    >>> type(bot("loot:9")).__name__
    'Loot'
    """
    word, colon, parameter = name.partition(":")
    make, it = _maker(word), kind(word)
    arguments = [parameter] if colon else []
    keywords = {} if seed is None or not it.takes_seed else {"seed": seed}
    refused = BadParameter(bot=word, value=parameter, expected=it.example)
    try:
        inspect.signature(make).bind(*arguments, **keywords)
    except TypeError:
        raise refused from None
    try:
        with _lab(word):
            return make(*arguments, **keywords)
    except Unreadable:
        raise refused from None


def policy(name: str) -> "Policy | None":
    """The bot of that name as a policy of the kernel; None if it brings none."""
    made = bot(name)
    try:
        found = policy_of(made)
    finally:
        retire(made)
    return found and replace(found, name=name)


def kind(name: str) -> Kind:
    """What is known of the bot of that name, whatever its parameter."""
    return _kind(name.partition(":")[0])


@cache
def _kind(word: str) -> Kind:
    make = _maker(word)
    takes = inspect.signature(make).parameters
    example = getattr(make, "example", _default(takes))
    return Kind(
        name=word,
        example=f"{word}:{example}" if example else word,
        takes_seed="seed" in takes,
        slow=getattr(make, "slow", False),
        local=getattr(make, "local", False),
        level=getattr(make, "level", False),
    )


def names() -> tuple[str, ...]:
    """Every word: the ladder, the rest of the house, then what others installed."""
    rest = _ours() - set(ladder())
    return (*ladder(), *sorted(rest), *sorted(_points().keys() - _ours()))


def ladder() -> tuple[str, ...]:
    """The house's characters that were rated, from silly to strong."""
    rated = [(r.mu, r.wins, name) for name, r in ratings().bots.items()]
    return tuple(name for _, _, name in sorted(rated) if name in _ours())


def quick_ladder() -> tuple[str, ...]:
    """Those of the ladder for whom nobody has to wait."""
    return tuple(name for name in ladder() if not kind(name).slow)


def levels() -> tuple[str, ...]:
    """Opponents from gentle to expert: each sees more, or dares more wisely."""
    return tuple(name for name in ladder() if kind(name).level)


def characters() -> tuple[str, ...]:
    """The house's bots that have no parameter, rated or not."""
    return tuple(name for name in sorted(_ours()) if not kind(name).takes_parameter)


def families() -> tuple[str, ...]:
    """The house's bots with a parameter, each as an example; local ones last."""
    found = [kind(name) for name in sorted(_ours())]
    found.sort(key=lambda each: each.local)
    return tuple(each.example for each in found if each.takes_parameter)


def of_the_house(name: str) -> bool:
    """Whether the bot of that name came with the game."""
    return name.partition(":")[0] in _ours()


def _default(takes: Mapping[str, inspect.Parameter]) -> str:
    """The default of the first argument that a name could give."""
    for each in takes.values():
        if each.kind in {each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD}:
            known = each.default is not each.empty and each.default is not None
            return str(each.default) if known else ""
    return ""


@cache
def _points() -> Mapping[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _ours() -> frozenset[str]:
    points = distribution("tacora").entry_points.select(group=GROUP)
    return frozenset(points.names & _points().keys())


@cache
def _maker(word: str) -> Maker:
    if word not in _points():
        raise UnknownBot(bot=word, known=", ".join(names()))
    with _lab(word):
        make: Maker = _points()[word].load()
    return make


@contextmanager
def _lab(word: str) -> Iterator[None]:
    """Say that the bot needs the lab, if that is what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "numba":
            raise
        raise NeedsLab(bot=word) from None
