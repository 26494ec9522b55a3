"""A drawing: the table as pixels, for films and for learners that look."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import Circle, FancyBboxPatch, Patch, Polygon
from numpy.typing import NDArray

from tacora import picture
from tacora.picture.palette import DARK, SEATS
from tacora.rules import Card, Explorer, Hazard, Relic, State, Treasure
from tacora.words import Words

Point = tuple[float, float]

WIDTH, HEIGHT = 960, 540  # pixels
_DPI = 100

_NIGHT, _BONE, _GOLD = DARK["night"], DARK["bone"], DARK["gold"]
_RUBY, _DANGER, _RELIC = DARK["ruby"], DARK["danger"], DARK["ice"]
_ROCK, _EDGE, _DIM, _CAMP, _CAVE = "#2a2238", "#473b5c", "#9d92a8", "#1d3340", "#3a2a24"
_CENTRE: dict[str, Any] = {"ha": "center"}
_BOLD: dict[str, Any] = {"weight": "bold"}
_CARDS_A_ROW = 13  # 25 cards at most, in two rows


def draw(state: State, names: Sequence[str], lang: str = "en") -> NDArray[np.uint8]:
    """The path, the hazards and the explorers, as height x width x 3 bytes."""
    board = _Board(Words(lang))
    board.entrances(state)
    board.path(state)
    board.hazards(state)
    for seat, (name, explorer) in enumerate(zip(names, state.explorers, strict=True)):
        board.explorer(seat, name, explorer, len(names))
    return board.pixels()


class _Board:
    """A sheet of 960 by 540 points, from the lower left corner."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.figure = Figure((WIDTH / _DPI, HEIGHT / _DPI), _DPI, facecolor=_NIGHT)
        self.canvas: Any = FigureCanvasAgg(self.figure)  # typed in part only
        self.axes = self.figure.add_axes((0, 0, 1, 1))
        self.axes.set(xlim=(0, WIDTH), ylim=(0, HEIGHT))
        self.axes.set_axis_off()

    def pixels(self) -> NDArray[np.uint8]:
        self.canvas.draw()
        return np.asarray(self.canvas.buffer_rgba())[..., :3].copy()

    def entrances(self, state: State) -> None:
        """One arch for each expedition: barricaded, open, or still to come."""
        last = state.edition.expeditions
        self.text((28, 505), self._expedition(state), 17, _BONE, **_BOLD)
        for number in range(1, last + 1):
            x = WIDTH - 30 - 34 * (last - number)
            done = number < state.expedition or state.finished
            now = number == state.expedition and not done
            self.add(Circle((x, 505), 11, color=_GOLD if now else _EDGE))
            if done:
                for slope in (-1, 1):
                    self.line(x, 505, 7, slope)

    def _expedition(self, state: State) -> str:
        if state.finished:
            return self.words.say("table-finished")
        return self.words.say(
            "table-expedition", number=state.expedition, count=state.edition.expeditions
        )

    def path(self, state: State) -> None:
        """The cards as they were turned, each with the rubies that lie on it."""
        self.box((20, 270), (WIDTH - 40, 208), _ROCK)
        taken = state.taken
        for place, (card, rest) in enumerate(zip(state.path, state.rests, strict=True)):
            row, column = divmod(place, _CARDS_A_ROW)
            x, y = 30 + 69.5 * column, 379 - 99 * row
            if place in taken:
                self.box((x, y), (66, 90), _NIGHT)
            else:
                self.card(x, y, card, rest)
        if not state.path:
            self.text(
                (WIDTH / 2, 374),
                self.words.say("table-path-empty"),
                13,
                _DIM,
                **_CENTRE,
            )

    def card(self, x: float, y: float, card: Card, rest: int) -> None:
        """A card of 66 by 90."""
        match card:
            case Treasure(gems):
                self.box((x, y), (66, 90), _CAVE, _GOLD)
                self.gem(x + 33, y + 62, 12, _RUBY)
                self.text((x + 33, y + 33), str(gems), 17, _BONE, **_CENTRE, **_BOLD)
            case Hazard(kind):
                self.box((x, y), (66, 90), "#4a1c24", _DANGER)
                self.add(Polygon(_triangle(x + 33, y + 60, 15), color=_DANGER))
                self.text((x + 33, y + 57), "!", 13, "#4a1c24", **_CENTRE, **_BOLD)
                short = self.words.say(f"hazard-{kind}-short")
                self.text((x + 33, y + 33), short, 8.5, _BONE, **_CENTRE)
            case Relic(worth):
                self.box((x, y), (66, 90), "#16384a", _RELIC)
                self.gem(x + 33, y + 60, 16, _RELIC)
                label = str(worth) if worth else picture.name(card, self.words)
                self.text((x + 33, y + 32), label, 12, _BONE, **_CENTRE, **_BOLD)
        if rest:
            self.gem(x + 22, y + 12, 5, _RUBY)
            self.text((x + 31, y + 12), f"{rest}", 9, _RUBY)

    def hazards(self, state: State) -> None:
        """Each kind of hazard: on the path, still in the deck, out of the game."""
        step = (WIDTH - 40) / len(state.edition.hazards)
        for column, (hazard, seen, hidden, removed) in enumerate(
            picture.tracker(state)
        ):
            x = 24 + step * column
            label = self.words.say(f"hazard-{hazard.kind}-short")
            self.text((x, 246), label, 10, _DANGER if seen else _DIM)
            colours = [_DANGER] * seen + [_DIM] * hidden + [_NIGHT] * removed
            for copy, colour in enumerate(colours):
                self.add(
                    Circle(
                        (x + 84 + 18 * copy, 246), 6, facecolor=colour, edgecolor=_EDGE
                    )
                )
                if colour == _NIGHT:
                    self.line(x + 84 + 18 * copy, 246, 4, 1)

    def explorer(self, seat: int, name: str, explorer: Explorer, players: int) -> None:
        """A figure in the cave or in camp, its satchel and its chest."""
        columns = min(players, 4)
        row, column = divmod(seat, columns)
        wide = (WIDTH - 40 - 10 * (columns - 1)) / columns
        top = 124 if players > columns else 72
        x, y = 20 + (wide + 10) * column, top - 104 * row
        self.box((x, y), (wide, 94), _CAVE if explorer.inside else _CAMP, SEATS[seat])
        self.add(Circle((x + 28, y + 62), 10, color=SEATS[seat]))
        self.add(Polygon(_triangle(x + 28, y + 38, 22), color=SEATS[seat]))
        self.text((x + 56, y + 74), name, 12, _BONE, **_BOLD)
        where = "table-inside" if explorer.inside else "table-camp"
        self.text((x + wide - 12, y + 74), self.words.say(where), 9, _DIM, ha="right")
        self.amount(x + 56, y + 48, "table-satchel", explorer.satchel, _RUBY)
        self.amount(x + 56, y + 22, "table-chest", explorer.chest, _GOLD)
        if explorer.relics:
            relics = " ".join(str(worth) for worth in explorer.relics)
            self.gem(x + wide - 20 - 7 * len(relics), y + 22, 6, _RELIC)
            self.text((x + wide - 12, y + 22), relics, 10, _RELIC, ha="right")

    def amount(self, x: float, y: float, label: str, count: int, colour: str) -> None:
        """A label and how many."""
        self.text((x, y), self.words.say(label), 9, _DIM)
        self.text((x + 72, y), str(count), 13, colour, **_BOLD)

    def gem(self, x: float, y: float, r: float, colour: str) -> None:
        """A cut stone."""
        corners = [(x, y + r), (x + r, y + r / 4), (x, y - r), (x - r, y + r / 4)]
        self.add(Polygon(corners, color=colour))

    def box(self, at: Point, size: Point, fill: str, edge: str = _EDGE) -> None:
        """A panel with round corners."""
        style = "round,pad=0,rounding_size=7"
        self.add(FancyBboxPatch(at, *size, style, facecolor=fill, edgecolor=edge))

    def line(self, x: float, y: float, r: float, slope: int) -> None:
        """A plank of a barricade."""
        self.axes.plot([x - r, x + r], [y - slope * r, y + slope * r], color=_BONE)

    def text(
        self, at: Point, words: str, points: float, colour: str, **style: Any
    ) -> None:
        """A line of text, centred on its height."""
        self.axes.text(*at, words, size=points, color=colour, va="center", **style)

    def add(self, patch: Patch) -> None:
        """A shape."""
        self.axes.add_patch(patch)


def _triangle(x: float, y: float, r: float) -> list[tuple[float, float]]:
    return [(x - r, y - 0.6 * r), (x + r, y - 0.6 * r), (x, y + r)]
