"""The lines of the start menu: what can be wished for, and how to change it."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tacora.bots import description, quick_ladder
from tacora.rules import EDITIONS, Seat
from tacora.rules.edition import box
from tacora.words import LANGUAGES, Words

from .hints import Hint, after, fitting
from .plan import HUMAN, MODES, Plan, decider
from .saves import Unfinished

T = TypeVar("T")


class Wish(Struct, frozen=True):
    """What is wished for: a plan or the unfinished game, and how to show it."""

    plan: Plan
    resume: bool = False
    lang: str = "en"
    hint: Hint = "none"
    kept: int = 0  # which of the unfinished games, the newest first


class Line(Struct, frozen=True):
    """One line of the menu: what it is, its value, and how to change it."""

    label: str
    value: str = ""
    about: str = ""
    turn: Callable[[int], Wish] | None = None  # one value further, or back
    enter: str = "start"  # what Enter does here: start, resume or rename
    seat: Seat | None = None

    @property
    def kind(self) -> str:
        """Lines of a kind stand together: settings, seats, doors."""
        return "seat" if self.seat is not None else "set" if self.value else "door"


class Menu:
    """The menu for one wish; turning a line makes another wish."""

    def __init__(self, wish: Wish, unfinished: Sequence[Unfinished] = ()) -> None:
        self.wish = wish
        self.words = Words(wish.lang)
        self.say = self.words.say
        self.unfinished = unfinished

    def lines(self) -> list[Line]:
        """All lines of the menu, from top to bottom."""
        plan, say = self.wish.plan, self.say
        hint = fitting(self.wish.hint, plan)
        return [
            *self._resume(),
            Line(
                say("terminal-setup-mode"),
                say(f"terminal-mode-{plan.mode}"),
                say(f"terminal-mode-{plan.mode}-about"),
                lambda step: self._plan(plan.playing(_turn(MODES, plan.mode, step))),
            ),
            Line(
                say("terminal-setup-edition"),
                say(f"edition-{plan.edition}"),
                say(f"edition-{plan.edition}-about"),
                lambda step: self._edition(_turn(EDITIONS, plan.edition, step)),
            ),
            Line(
                say("terminal-setup-relics"),
                say(f"terminal-relics-{self._relics}"),
                say("terminal-relics-about"),
                (lambda _: self._plan(replace(plan, relics=not plan.relics)))
                if plan.optional
                else None,
            ),
            Line(
                say("terminal-setup-players"),
                str(len(plan.names)),
                say("terminal-setup-players-about"),
                lambda step: self._plan(plan.seating(self._count(step))),
            ),
            Line(
                say("terminal-setup-hints"),
                say(f"terminal-hints-{hint}"),
                say(f"terminal-hints-{hint}-about"),
                lambda step: replace(self.wish, hint=after(hint, plan, step)),
            ),
            Line(
                say("terminal-setup-language"),
                say("terminal-language-name"),
                say("terminal-setup-language-about"),
                lambda step: replace(
                    self.wish, lang=_turn(LANGUAGES, self.wish.lang, step)
                ),
            ),
            *(self._seat(seat) for seat in range(len(plan.names))),
            Line(say("terminal-setup-start"), "", say("terminal-setup-start-about")),
        ]

    def _resume(self) -> Iterator[Line]:
        if not self.unfinished:
            return
        count, place = len(self.unfinished), self.wish.kept
        chosen = self.unfinished[place]
        about = self.say("terminal-setup-resume-about", value=chosen.begun)
        if count > 1:
            which = self.say(
                "terminal-setup-resume-which", number=place + 1, count=count
            )
            about = f"{which} {about}"
        yield Line(
            self.say(
                "terminal-setup-resume",
                number=chosen.game.state.expedition,
                names=self.words.enumerate(chosen.game.names),
            ),
            about=about,
            turn=(lambda step: replace(self.wish, kept=(place + step) % count))
            if count > 1
            else None,
            enter="resume",
        )

    def _seat(self, seat: Seat) -> Line:
        plan = self.wish.plan
        kinds: tuple[str, ...] = (HUMAN, *quick_ladder())
        if plan.mode == "solo":
            kinds = (HUMAN,) if seat == 0 else quick_ladder()

        def turn(step: int) -> Wish:
            seats = list(plan.seats)
            seats[seat] = _turn(kinds, seats[seat], step)
            if HUMAN not in seats:
                return self.wish
            return self._plan(replace(plan, seats=tuple(seats)))

        return Line(
            plan.names[seat],
            decider(plan.seats[seat], self.words),
            self._about(plan.seats[seat]),
            turn if len(kinds) > 1 else None,
            "rename",
            seat,
        )

    def _about(self, kind: str) -> str:
        return description(kind, self.words) or self.say("terminal-setup-seat-about")

    @property
    def _relics(self) -> str:
        if not self.wish.plan.optional:
            return "always"
        return "yes" if self.wish.plan.relics else "no"

    def _plan(self, plan: Plan) -> Wish:
        return replace(self.wish, plan=plan)

    def _edition(self, name: str) -> Wish:
        plan = replace(self.wish.plan, edition=name)
        relics = plan.relics if plan.optional else None
        return self._plan(replace(plan, relics=relics))

    def _count(self, step: int) -> int:
        least, most = box(self.wish.plan.edition).players
        return min(most, max(least, len(self.wish.plan.names) + step))


def _turn(values: tuple[T, ...], value: T, step: int) -> T:
    if value not in values:  # one that was asked for by name
        return values[0]
    return values[(values.index(value) + step) % len(values)]
