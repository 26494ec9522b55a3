"""The summary: what an expedition brought to whom, before the next one sets out."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tacora.records import SEATS
from tacora.rules import State
from tacora.terminal.outcome import Outcome
from tacora.terminal.sentences import fate, next_card, remarks
from tacora.words import Words

from .page import Page
from .palette import BONE, CAMP, DANGER, DIM, GOLD, ICE, RUBY, SEAT_COLOURS


class Summary(Page[None]):
    """One expedition, explorer by explorer."""

    def __init__(
        self, words: Words, outcome: Outcome, after: State, names: Sequence[str]
    ) -> None:
        super().__init__(words)
        self.outcome = outcome
        self.after = after
        self.names = names
        self.peeked = False

    def draw(self) -> None:
        """Show the outcome."""
        outcome, say = self.outcome, self.say
        self.put(
            "body",
            Group(
                Text(
                    say("terminal-summary-title", number=outcome.number),
                    style=f"bold {GOLD}",
                ),
                Text(fate(outcome, self.words), style=DANGER if outcome.trap else CAMP),
                Text(),
                self._shares(),
                Text(),
                *(
                    Text(line, style=BONE)
                    for line in remarks(outcome, self.names, self.words)
                ),
                *self._next(),
            ),
        )
        peek = [("n", "next")] if outcome.next_card and not self.peeked else []
        self.put_keys(("enter", "go-on"), *peek, ("q", "quit"))

    def _shares(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=DIM)
        relics = bool(self.after.edition.relics)
        table.add_column("")
        table.add_column(
            self.say("table-name"), no_wrap=True, overflow="ellipsis", max_width=28
        )
        table.add_column(self.say("terminal-summary-gained"), justify="right")
        table.add_column(self.say("terminal-summary-lost"), justify="right")
        if relics:
            table.add_column(self.say("table-relics"))
        table.add_column(self.say("table-chest"), justify="right")
        for seat, share in enumerate(self.outcome.shares):
            cells = [
                Text(SEATS[seat], style=f"bold {SEAT_COLOURS[seat]}"),
                Text(self.names[seat], style=f"bold {SEAT_COLOURS[seat]}"),
                Text(f"+{share.gained}" if share.gained else "–", style=GOLD),
                Text(f"−{share.lost}" if share.lost else "–", style=RUBY),
            ]
            if relics:
                found = " ".join(f"+{worth}" for worth in share.relics)
                cells.append(Text(found or "–", style=ICE))
            chest = str(self.after.explorers[seat].chest)
            table.add_row(*cells, Text(chest, style=f"bold {GOLD}"))
        return table

    def _next(self) -> Iterator[RenderableType]:
        if self.peeked:
            yield Text(next_card(self.outcome, self.words), style=f"bold {BONE}")

    def pressed(self, key: str) -> bool:
        """Enter goes on; n turns over the card that would have come."""
        if key in {"enter", "space"}:
            self.dismiss(None)
        elif key == "n" and self.outcome.next_card:
            self.peeked = True
            self.draw()
        elif key == "q":
            self.app.exit()
        else:
            return False
        return True
