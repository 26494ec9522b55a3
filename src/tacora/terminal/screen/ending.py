"""The end: who has won, where the record lies, and how to check the dealing."""

from pathlib import Path

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tacora import picture
from tacora.game import Game
from tacora.terminal.sentences import proof
from tacora.words import Words

from .drawing import gems
from .page import Page
from .palette import BONE, DIM, GOLD, ICE, SEAT_COLOURS


class Ending(Page[bool]):
    """The ranking of a finished game; its answer is whether to play again."""

    def __init__(self, words: Words, game: Game, record: Path | None) -> None:
        super().__init__(words)
        self.game = game
        self.record = record

    def draw(self) -> None:
        """Show ranking, victory and proof."""
        shared = len(self.game.winners) > 1
        title = "terminal-end-shared" if shared else "terminal-end-title"
        victory = picture.victory(self.game.state, self.game.names, self.words)
        self.put(
            "body",
            Group(
                Text(self.say(title), style=f"bold {GOLD}"),
                Text(victory, style=f"bold {BONE}"),
                Text(),
                self._ranking(),
                Text(),
                *(
                    Text(line, style=DIM)
                    for line in proof(self.game, self.record, self.words)
                ),
            ),
        )
        self.put_keys(("enter", "again"), ("q", "leave-menu"))

    def _ranking(self) -> Table:
        state = self.game.state
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=DIM)
        table.add_column(self.say("terminal-rank"), justify="right")
        table.add_column(
            self.say("table-name"), no_wrap=True, overflow="ellipsis", max_width=28
        )
        table.add_column(self.say("table-chest"), justify="right")
        table.add_column("")
        if state.edition.relics:
            table.add_column(self.say("table-relics"))
        table.add_column(self.say("table-score"), justify="right")
        for rank, seat in state.ranking:
            explorer = state.explorers[seat]
            crown = "★ " if seat in state.winners else "  "
            cells = [
                Text(str(rank)),
                Text(crown + self.game.names[seat], style=f"bold {SEAT_COLOURS[seat]}"),
                Text(str(explorer.chest)),
                gems(explorer.chest),
            ]
            if state.edition.relics:
                relics = " + ".join(map(str, explorer.relics))
                cells.append(Text(relics or "–", style=ICE))
            table.add_row(*cells, Text(str(explorer.score), style=f"bold {GOLD}"))
        return table

    def pressed(self, key: str) -> bool:
        """Enter plays again, q leaves."""
        if key in {"enter", "n"}:
            self.dismiss(True)
        elif key in {"q", "escape"}:
            self.dismiss(False)
        else:
            return False
        return True
