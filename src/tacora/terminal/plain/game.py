"""The plain mode: the whole game as lines of text, for screen readers and pipes."""

import sys
from typing import TextIO

from tacora import picture
from tacora.records import SEATS
from tacora.records.story import tell
from tacora.rules import Closed, Decision, Seat
from tacora.terminal.hints import HINTS, Hint, advice, fitting, leaving, offered
from tacora.terminal.outcome import Outcome, outcome
from tacora.terminal.plan import Plan
from tacora.terminal.saves import Saves, reason
from tacora.terminal.sentences import (
    farewell,
    fate,
    next_card,
    promised,
    proof,
    remarks,
    substitutes,
)
from tacora.terminal.session import Moment, Session
from tacora.words import Words

from .commands import Commands
from .questions import InputEnded, Questions, begins
from .setup import ask_plan, unfinished

_CURTAIN = 40  # empty lines that push a decision out of sight


class Plain:
    """One game after the other, without any control of the screen."""

    def __init__(
        self,
        words: Words,
        saves: Saves,
        *,
        hint: Hint = "none",
        source: TextIO | None = None,
        page: TextIO | None = None,
    ) -> None:
        self.words = words
        self.say = words.say
        self.saves = saves
        self.ask = Questions(words, source or sys.stdin, page or sys.stdout)
        self.look = Commands(self.ask, hint=hint)
        self.session: Session | None = None

    def run(self, plan: Plan, *, ask: bool = True, resume: bool | None = None) -> None:
        """One game after the other, until nobody answers or wants another."""
        try:
            session = self._kept(ask=ask, resume=resume)
            while True:
                if session is None:
                    self.saves.start_anew()
                    plan = self._asked(plan) if ask else plan
                    session = Session.begin(plan)
                self._game(session)
                if not self.ask.agree(self.say("terminal-ask-again-game"), value=False):
                    break
                plan, ask, session = session.plan, True, None
            self.ask.tell(self.say("terminal-farewell"))
        except (InputEnded, KeyboardInterrupt):
            unfinished = self.session and not self.session.game.finished
            self.ask.tell(
                farewell(self.saves, self.words)
                if unfinished
                else self.say("terminal-farewell")
            )

    def _kept(self, *, ask: bool, resume: bool | None) -> Session | None:
        kept, damaged = self.saves.find()
        self.ask.tell(*(found.said(self.words) for found in damaged))
        if resume and not kept:
            self.ask.tell(self.say("terminal-nothing-to-resume"))
        if not kept or resume is False or not (ask or resume):
            return None
        chosen = kept[0] if resume else unfinished(self.ask, kept)
        return self.saves.resume(chosen) if chosen else None

    def _asked(self, plan: Plan) -> Plan:
        plan = ask_plan(self.ask, plan)
        hints: dict[str, str] = {
            each: self.say(f"terminal-hints-{each}") for each in offered(plan)
        }
        usual = fitting(self.look.hint, plan)
        chosen = self.ask.choose(self.say("terminal-setup-hints"), hints, usual)
        self.look.hint = next(each for each in HINTS if each == chosen)
        return plan

    # A game

    def _game(self, session: Session) -> None:
        self.session = self.look.session = session
        game = session.game
        self._keep()
        opening = session.moments()
        if len(opening) > 2:
            self.ask.tell(self.look.table())
        else:
            self.ask.tell(promised(game, self.words))
            self._unfold(opening)
        while not game.finished:
            self._choices(session)
            moments = session.turn_over()
            self.ask.tell(*substitutes(session, self.words))
            self._keep()
            self._unfold(moments)
        record = self.saves.keep(game)
        self.ask.tell(
            self.say("terminal-end-title"),
            *self.look.scores(),
            picture.victory(game.state, game.names, self.words),
            *proof(game, record, self.words),
        )

    @property
    def _playing(self) -> Session:
        assert self.session, "a game is being played"
        return self.session

    @property
    def _hint(self) -> Hint:
        return fitting(self.look.hint, self._playing)

    def _keep(self) -> None:
        before = self.saves.error
        self.saves.keep(self._playing.game)
        if self.saves.error and not before:
            why = reason(self.saves.error, self.words)
            self.ask.tell(self.say("terminal-save-failed", reason=why))

    def _unfold(self, moments: list[Moment]) -> None:
        game = self._playing.game
        for moment in moments:
            self.ask.tell(*tell(moment.event, moment.before, game.names, self.words))
            if self._hint == "coach":
                self.ask.tell(*advice(moment, self._playing, self.words))
            if isinstance(moment.event, Closed):
                self._summary(outcome(game, moment.before.expedition), moment)

    def _summary(self, finished: Outcome, moment: Moment) -> None:
        names = self._playing.game.names
        lines = [self.say("terminal-summary-title", number=finished.number)]
        lines.append(fate(finished, self.words))
        for name, share, explorer in zip(
            names, finished.shares, moment.after.explorers, strict=True
        ):
            lost = bool(share.lost)
            lines.append(
                self.say(
                    f"terminal-summary-line{'-lost' if lost else ''}",
                    name=name,
                    gems=share.lost if lost else share.gained,
                    chest=explorer.chest,
                )
            )
            if explorer.relics:
                values = self.words.enumerate([str(w) for w in explorer.relics])
                lines.append(
                    self.say("terminal-summary-relics", name=name, values=values)
                )
        self.ask.tell(*lines, *remarks(finished, names, self.words))
        peek = finished.next_card is not None
        prompt = self.say("terminal-ask-next" if peek else "terminal-ask-go-on")
        while answer := self.ask.line(prompt).lower():
            if answer == "n" and peek:
                self.ask.tell(next_card(finished, self.words))
                return
            if not self.look.at(answer):
                self.ask.puzzled(answer)

    # Choosing

    def _choices(self, session: Session) -> None:
        if session.mode == "deal":
            self._who_left(session)
            return
        handed_round = len(session.people) > 1
        while asked := session.asked:
            seat = self._hand_over(session, asked[0]) if handed_round else asked[0]
            session.choose(seat, self._choice(seat))
            if handed_round:
                self.ask.tell(*[""] * _CURTAIN)

    def _hand_over(self, session: Session, seat: Seat) -> Seat:
        """Wait until the next one has the device, or someone wants to choose anew."""
        name = session.game.names[seat]
        self.ask.tell(self.say("terminal-curtain-pass", name=name))
        letters = {SEATS[s]: s for s in session.decided}
        if letters:
            who = ", ".join(f"{x} {session.game.names[s]}" for x, s in letters.items())
            self.ask.tell(self.say("terminal-curtain-change", names=who))
        prompt = self.say("terminal-curtain-enter", name=name)
        while answer := self.ask.line(prompt).lower():
            if answer in letters:
                return letters[answer]
            if not self.look.at(answer):
                self.ask.puzzled(answer)
        return seat

    def _choice(self, seat: Seat) -> Decision:
        game = self._playing.game
        meanings = {
            Decision.CONTINUE: self.say("terminal-choice-continue"),
            Decision.LEAVE: self.say("terminal-choice-leave"),
        }
        self.ask.tell(
            self.say("terminal-carry", gems=game.state.explorers[seat].satchel)
        )
        if self._hint != "none":
            self.ask.tell(self.look.odds())
        if self._hint == "coach":
            brings = leaving(game.state, seat, self.words)
            leave = meanings[Decision.LEAVE]
            self.ask.tell(self.say("table-line", label=leave, text=brings))
        prompt = self.say(
            "terminal-ask-decision",
            name=game.names[seat],
            values=f"c {meanings[Decision.CONTINUE]}, l {meanings[Decision.LEAVE]}",
        )
        while True:
            answer = self.ask.line(prompt).lower()
            if answer in {"c", "l"}:
                return Decision.CONTINUE if answer == "c" else Decision.LEAVE
            if self.look.at(answer):
                continue
            found = [
                d
                for d, meaning in meanings.items()
                if begins((meaning, d.value, self.say(f"term-{d.value}")), answer)
            ]
            if answer and len(found) == 1:
                return found[0]
            self.ask.puzzled(answer)

    def _who_left(self, session: Session) -> None:
        people = {SEATS[seat]: seat for seat in session.asked}
        names = session.game.names
        if not people:
            return
        if self._hint != "none":
            self.ask.tell(self.look.odds())
        inside = ", ".join(f"{x} {names[seat]}" for x, seat in people.items())
        self.ask.tell(self.say("terminal-plain-seats", names=inside))
        while True:
            answer = self.ask.line(self.say("terminal-ask-leavers")).lower()
            letters = {sign for sign in answer if sign not in " ,-"}
            if answer == "u":
                if session.take_back():
                    self.ask.tell(self.say("terminal-taken-back"))
                    self._keep()
                self._who_left(session)
                return
            if letters <= people.keys():
                break
            if self.look.at(answer):
                continue
            strange = min(letters - people.keys())
            if strange in SEATS:
                self.ask.tell(self.say("terminal-plain-not-inside", seat=strange))
            else:
                self.ask.puzzled(answer)
        for letter, seat in people.items():
            leaves = letter in letters
            session.choose(seat, Decision.LEAVE if leaves else Decision.CONTINUE)
