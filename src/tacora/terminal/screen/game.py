"""A game on the screen: cards are turned over, people choose, all is shown together."""

import asyncio
from contextlib import suppress

from rich.text import Text
from textual import work

from tacora.records import SEATS
from tacora.records.story import tell
from tacora.rules import Closed, Decided, Decision, Revealed, Seat
from tacora.terminal.hints import Hint, advice, after, leaving
from tacora.terminal.outcome import outcome
from tacora.terminal.saves import Saves, reason
from tacora.terminal.sentences import promised, substitutes
from tacora.terminal.session import Moment, Session
from tacora.words import Words

from .board import Board
from .curtain import Curtain
from .drawing import key
from .ending import Ending
from .help import Help
from .keys import CONTINUE, HELP, LEAVE
from .palette import CAMP, DANGER, GOLD
from .rules import Rulebook
from .summary import Summary

_HORROR = 4  # beats to look at a trap before the summary covers it


class GameScreen(Board):
    """A game from its first card to its last; the answer is whether to play again."""

    def __init__(
        self,
        words: Words,
        session: Session,
        saves: Saves,
        *,
        hint: Hint = "none",
        pace: float = 0.6,
    ) -> None:
        super().__init__(words, session, hint=hint)
        self.saves = saves
        self.pace = pace
        self._keys: asyncio.Queue[str] = asyncio.Queue()
        self._skipping = False

    def on_mount(self) -> None:
        """The table is laid, and the game begins."""
        super().on_mount()
        self._play()

    def pressed(self, key: str) -> bool:
        """Keys that work at any time; all others go to whoever is asked."""
        if key in HELP:
            self.app.push_screen(Help(self.words, self.session.mode))
        elif key == "r":
            self.app.push_screen(Rulebook(self.words, self.state.edition))
        elif key == "o":
            self.hint = after(self.hint, self.session)
            if self.hint == "coach":
                self.told.append(self.say("coach-watches"))
            self.draw()
        elif key == "q":
            self.app.exit()
        elif key in {"tab", "shift+tab"}:
            return False
        else:
            self._keys.put_nowait(key)
        return True

    # The course of the game

    @work(exclusive=True)
    async def _play(self) -> None:
        game = self.session.game
        opening = self.session.moments()
        if any(isinstance(moment.event, Decided) for moment in opening):
            self._recall(opening)
        else:
            self.told.append(promised(game, self.words))
            await self._unfold(opening)
        self._keep()
        while not game.finished:
            await self._choices()
            moments = self.session.turn_over()
            self._keep()
            await self._unfold(moments)
        record = self.saves.keep(game)
        again: bool = await self.app.push_screen_wait(Ending(self.words, game, record))
        self.dismiss(again)

    def _keep(self) -> None:
        """Write the game to its file; if that fails, say so once and go on."""
        before = self.saves.error
        self.saves.keep(self.session.game)
        if self.saves.error and not before:
            why = reason(self.saves.error, self.words)
            self.told.append(self.say("terminal-save-failed", reason=why))
            self.draw()

    def _recall(self, moments: list[Moment]) -> None:
        """Tell what happened before the game was resumed, without acting it out."""
        for moment in moments:
            if isinstance(moment.event, Decided):
                self.fresh = len(self.told)
            self.told += tell(moment.event, moment.before, self.names, self.words)
            self.state = moment.after

    async def _unfold(self, moments: list[Moment]) -> None:
        """Show one event after the other: decisions, payment, the next card."""
        self.fresh = len(self.told)
        self.told += substitutes(self.session, self.words)
        self._await_nobody()
        for moment in moments:
            event = moment.event
            if isinstance(event, Decided):
                await self._show_decisions(moment, event.leavers)
            self.told += tell(event, moment.before, self.names, self.words)
            if self.hint == "coach":
                self.told += advice(moment, self.session, self.words)
            if isinstance(event, Closed):
                await self._summarise(moment)
            self.state = moment.after
            if self.state.trapped:
                fled = Text(self.say("terminal-fled"), style=f"bold {DANGER}")
                self.shown = dict.fromkeys(self.state.inside, fled)
            self._await_nobody()
            if isinstance(event, Decided | Revealed):
                await self._beat(_HORROR if self.state.trapped else 1)

    async def _show_decisions(self, moment: Moment, leavers: tuple[Seat, ...]) -> None:
        goes_on = Text(f"→ {self.say('terminal-continues')}", style=GOLD)
        leaves = Text(f"← {self.say('terminal-leaves')}", style=f"bold {CAMP}")
        self.shown = {
            seat: leaves if seat in leavers else goes_on
            for seat in moment.before.inside
        }
        shown = Text(self.say("terminal-decisions-shown"), style="bold")
        self.ask(shown, keys=self.offered)
        await self._beat()
        self.shown = {}

    async def _summarise(self, moment: Moment) -> None:
        self.draw()
        finished = outcome(self.session.game, moment.before.expedition)
        page = Summary(self.words, finished, moment.after, self.names)
        await self.app.push_screen_wait(page)
        self.fresh = len(self.told)
        self.shown = {}
        self._skipping = False

    def _await_nobody(self) -> None:
        faster = [("space", "faster")] if self.pace and not self._skipping else []
        if self._people_inside or self.state.awaits == "nothing":
            self.ask(keys=faster)
        else:
            watching = Text(self.say("terminal-watching"))
            self.ask(watching, keys=[*faster, ("s", "skip")])

    @property
    def _people_inside(self) -> bool:
        return any(self.state.explorers[seat].inside for seat in self.session.people)

    async def _beat(self, times: int = 1) -> None:
        """A moment to look; any key shortens it, s skips to the expedition's end."""
        if not self.pace or self._skipping:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(self.pace * times):
                pressed = await self._keys.get()
                self._skipping = pressed == "s" and not self._people_inside

    # Choosing

    async def _choices(self) -> None:
        if self.session.mode == "deal":
            await self._who_left()
        elif len(self.session.people) == 1:
            for seat in self.session.asked:
                await self._choice(seat)
        elif self.session.asked:
            await self._hand_round()

    async def _hand_round(self) -> None:
        """Each in turn behind the curtain; anyone may choose anew until the last."""
        self.ask(Text(self.say("terminal-everyone-looks")), keys=[("enter", "go-on")])
        self._forget_keys()
        await self._key({"enter"})
        while asked := self.session.asked:
            curtain = Curtain(self.words, self.names, asked, self.session.decided)
            await self._choice(await self.app.push_screen_wait(curtain))

    async def _choice(self, seat: Seat) -> None:
        """Ask one person, and lay the answer face down."""
        alone = leaving(self.state, seat, self.words)
        carry = self.say("terminal-carry", gems=self.state.explorers[seat].satchel)
        leave = self.say("terminal-choice-leave")
        self.ask(
            Text.assemble(
                (self.say("terminal-choose", name=self.names[seat]), "bold"),
                f"  {carry}",
            ),
            [
                key("← l", self.say("table-line", label=leave, text=alone)),
                key("c →", self.say("terminal-choice-continue")),
            ],
        )
        self._forget_keys()
        pressed = await self._key(CONTINUE | LEAVE)
        leaves = pressed in LEAVE
        self.session.choose(seat, Decision.LEAVE if leaves else Decision.CONTINUE)
        self.ask()

    async def _who_left(self) -> None:
        """The people decide with fists or cards; someone marks those who leave."""
        people = self.session.asked
        if not people:
            return
        self._forget_keys()
        letters = {SEATS[seat]: seat for seat in people}
        marked: set[Seat] = set()
        pressed = ""
        while pressed != "enter":
            names = [self.names[seat] for seat in sorted(marked)]
            said = (
                self.say("terminal-marked", names=self.words.enumerate(names))
                if names
                else self.say("terminal-nobody-marked")
            )
            leaves = Text(f"← {self.say('terminal-leaves')}", style=f"bold {CAMP}")
            self.shown = dict.fromkeys(marked, leaves)
            self.ask(
                Text(self.say("terminal-who-left"), style="bold"),
                Text(said),
                keys=[
                    ("".join(letters), "toggle"),
                    ("enter", "confirm"),
                    ("u", "take-back"),
                ],
            )
            pressed = await self._key({*letters, "enter", "u"})
            if pressed == "u":
                if self.session.take_back():
                    self.fresh = len(self.told)
                    self.told.append(self.say("terminal-taken-back"))
                    self.state = self.session.game.state
                    self._keep()
                await self._who_left()
                return
            if pressed in letters:
                marked ^= {letters[pressed]}
        self.shown = {}
        for seat in people:
            leaver = seat in marked
            self.session.choose(seat, Decision.LEAVE if leaver else Decision.CONTINUE)

    def _forget_keys(self) -> None:
        """What was pressed before a question is no answer to it."""
        while not self._keys.empty():
            self._keys.get_nowait()

    async def _key(self, keys: frozenset[str] | set[str]) -> str:
        """The next of these keys that is pressed."""
        while (pressed := await self._keys.get()) not in keys:
            pass
        return pressed
