"""A plan: the box, the explorers, and who decides for each of them."""

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from tacora.bots import bot, display_name, retire
from tacora.records import NAMES
from tacora.records.record import checked_name
from tacora.rules import Edition, edition
from tacora.rules.edition import box as published
from tacora.words import Words

from .errors import TooManySeated, UnknownMode

Mode = Literal["solo", "pass", "deal"]
MODES: tuple[Mode, ...] = ("solo", "pass", "deal")

HUMAN = "human"
DAILY = "daily "  # how the seed of a cave of the day begins
HOUSE = ("cautious", "brave", "counting")
"""Who takes the empty chairs, in this order."""


class Plan(Struct, frozen=True):
    """A game that is about to begin."""

    edition: str = "fr"
    relics: bool | None = None
    names: tuple[str, ...] = NAMES[:4]
    seats: tuple[str, ...] = (HUMAN, *HOUSE)
    mode: Mode = "solo"
    seed: str | None = None

    @classmethod
    def of(  # noqa: PLR0913  one argument for each thing that can be asked for
        cls,
        *,
        edition: str | None = None,
        relics: bool | None = None,
        players: int | None = None,
        names: Sequence[str] | None = None,
        bots: Sequence[str] | None = None,
        mode: str | None = None,
        seed: str | None = None,
    ) -> Self:
        """A plan from what was asked for; the rest as most people would have it.

        `names` are those of the people; bots take the seats after them.
        """
        people = [checked_name(name) for name in names or ()]
        chosen = checked_mode(mode or ("pass" if len(people) > 1 else "solo"))
        kinds = [checked_bot(kind) for kind in bots or ()]
        given = max(len(people), 1) + len(kinds)
        total = max(given, 4 if given < 3 else 3) if players is None else players
        published(edition or "fr").seats(total)
        humans = max(len(people), 1) if chosen == "solo" else total - len(kinds)
        if total < max(humans, len(people)) + len(kinds):
            raise TooManySeated(number=given, players=total)
        plan = cls(
            edition=edition or "fr",
            relics=relics,
            names=(*people, *NAMES[len(people) :])[:total],
            seats=(
                *(HUMAN,) * humans,
                *islice(cycle(kinds or HOUSE), total - humans),
            ),
            mode=chosen if humans == 1 or chosen != "solo" else "pass",
            seed=seed,
        )
        plan.box.seats(total)
        return plan

    @property
    def box(self) -> Edition:
        """The edition, as it will be played."""
        return edition(self.edition, self.relics)

    @property
    def coachable(self) -> bool:
        """Whether a coach may be heard."""
        return coachable(self.mode, self.seed)

    @property
    def optional(self) -> bool:
        """Whether this edition leaves relics to the players."""
        relics = edition(self.edition, relics=True).relics
        return relics is not None and relics.variant

    def seating(self, players: int) -> Self:
        """The same plan for so many: some stand up, or newcomers sit down."""
        newcomers = (
            (HUMAN,) * players
            if self.mode != "solo"
            else tuple(islice(cycle(HOUSE), max(0, len(self.seats) - 1), players))
        )
        return replace(
            self,
            names=(*self.names, *NAMES[len(self.names) :])[:players],
            seats=(*self.seats, *newcomers)[:players],
        )

    def playing(self, mode: Mode) -> Self:
        """The same plan, played another way: its usual people and bots sit down."""
        count = len(self.names)
        seats = (
            (HUMAN, *islice(cycle(HOUSE), count - 1))
            if mode == "solo"
            else (HUMAN,) * count
        )
        return replace(self, mode=mode, seats=seats)


def coachable(mode: Mode, seed: str | None) -> bool:
    """A coach is for one person alone, and not in the cave of the day."""
    return mode == "solo" and not (seed or "").startswith(DAILY)


def checked_mode(mode: str) -> Mode:
    """The way to play, if there is one of that name."""
    for known in MODES:
        if mode == known:
            return known
    raise UnknownMode(mode=mode, known=", ".join(MODES))


def checked_bot(name: str) -> str:
    """The bot's name, if there is one of that name."""
    retire(bot(name))
    return name


def decider(kind: str, words: Words) -> str:
    """What one who decides for a seat is called; bots of others keep their name."""
    return (
        words.say("terminal-seat-human") if kind == HUMAN else display_name(kind, words)
    )
