"""The curtain: it hides the table while the device changes hands."""

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from tacora.records import SEATS
from tacora.rules import Seat
from tacora.words import Words

from .page import Page
from .palette import BONE, CLOTH, DIM, SEAT_COLOURS

_FOLD = "░▒▓▒"
_WORDS = 13  # lines for what is said and for the keys


class Curtain(Page[Seat]):
    """Whose turn it is to choose; of the choices made it knows only their number."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        asked: Sequence[Seat],
        decided: Sequence[Seat],
    ) -> None:
        super().__init__(words)
        self.names = names
        self.seat = asked[0]
        self.players = len(asked) + len(decided)
        self.decided = decided

    def draw(self) -> None:
        """Show who takes the device, and nothing of the table."""
        name = self.names[self.seat]
        colour = SEAT_COLOURS[self.seat]
        lines = [
            *self._folds(),
            Text(),
            Text(self.say("terminal-curtain-title"), style=DIM, justify="center"),
            Text(),
            Text(
                self.say("terminal-curtain-pass", name=name),
                style=f"bold {colour}",
                justify="center",
            ),
            Text(),
            Text(
                self.say("terminal-curtain-enter", name=name),
                style=BONE,
                justify="center",
            ),
            Text(),
            Text(
                self.say(
                    "terminal-curtain-ready",
                    count=len(self.decided),
                    players=self.players,
                ),
                style=DIM,
                justify="center",
            ),
        ]
        if self.decided:
            who = ", ".join(f"{SEATS[s]} {self.names[s]}" for s in self.decided)
            lines.append(
                Text(
                    self.say("terminal-curtain-change", names=who),
                    style=DIM,
                    justify="center",
                )
            )
        self.put("body", Group(*lines, Text(), *self._folds()))
        self.put_keys(("enter", "go-on"), ("q", "quit"))

    def _folds(self) -> list[Text]:
        """The cloth above and below, in the room that the words leave."""
        fold = (_FOLD * self.size.width)[: self.size.width]
        rows = max(0, (self.size.height - _WORDS) // 2)
        return [Text(fold, style=CLOTH, overflow="crop", no_wrap=True)] * rows

    def pressed(self, key: str) -> bool:
        """Enter opens for the next; a letter for someone who chooses anew."""
        if key == "enter":
            self.dismiss(self.seat)
        elif key == "q":
            self.app.exit()
        elif (seat := SEATS.find(key)) in self.decided and len(key) == 1:
            self.dismiss(seat)
        else:
            return False
        return True
