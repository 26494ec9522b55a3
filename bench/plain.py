"""A rival: the game in plain Python, as one would write it to simulate a few games.

It comes to what `tacora simulate` tells: victories, scores and their spread, how long
expeditions last, and how many end in a trap.
"""

import random
from dataclasses import dataclass

TREASURES = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
HAZARDS = ("spider", "snake", "lava", "boulder", "ram")
RELICS = (5, 7, 8, 10, 12)
EXPEDITIONS = 5


@dataclass(frozen=True)
class Card:
    """A treasure, a hazard or a relic."""

    kind: str
    value: int = 0
    hazard: str = ""
    number: int = 0


class Threshold:
    """Leaves with so many rubies."""

    def __init__(self, threshold: int) -> None:
        self.threshold = threshold

    def wants_to_leave(self, _game: "Game", player: "Player") -> bool:
        """Whether it is enough."""
        return player.gems >= self.threshold


@dataclass
class Player:
    """A player and what is theirs."""

    strategy: Threshold
    chest: int = 0
    gems: int = 0
    in_cave: bool = False


class Game:
    """One game, from the first expedition to the last."""

    def __init__(
        self, strategies: list[Threshold], chance: random.Random, *, relics: bool
    ) -> None:
        self.players = [Player(strategy) for strategy in strategies]
        self.chance = chance
        self.cards = 0
        self.traps = 0
        self.deck = [Card("treasure", v, "", i) for i, v in enumerate(TREASURES)]
        self.deck += [Card("hazard", 0, HAZARDS[i // 3], 15 + i) for i in range(15)]
        self.pile = [Card("relic", v, "", 30 + v) for v in RELICS] if relics else []

    def play(self) -> None:
        """All expeditions."""
        for _ in range(EXPEDITIONS):
            if self.pile:
                self.deck.append(self.pile.pop(0))
            self.expedition()

    def expedition(self) -> None:
        """Until a trap springs or all have left."""
        deck = list(self.deck)
        self.chance.shuffle(deck)
        for player in self.players:
            player.in_cave = True
            player.gems = 0
        self.path = 0
        self.seen: set[str] = set()
        self.relics: list[Card] = []
        self.turned: list[Card] = []
        while any(player.in_cave for player in self.players):
            card = deck[len(self.turned)]
            self.turned.append(card)
            explorers = [player for player in self.players if player.in_cave]
            if self.trapped(card, explorers):
                self.traps += 1
                break
            leavers = [p for p in explorers if p.strategy.wants_to_leave(self, p)]
            if leavers:
                self.leave(leavers)
        for card in self.relics:
            self.deck.remove(card)
        self.cards += len(self.turned)

    def trapped(self, card: Card, explorers: list[Player]) -> bool:
        """The card is turned over: whether it ends the expedition."""
        if card.kind == "treasure":
            share, rest = divmod(card.value, len(explorers))
            self.path += rest
            for player in explorers:
                player.gems += share
        elif card.kind == "relic":
            self.relics.append(card)
        elif card.hazard in self.seen:
            self.deck.remove(card)
            return True
        else:
            self.seen.add(card.hazard)
        return False

    def leave(self, leavers: list[Player]) -> None:
        """These go back to camp."""
        share, self.path = divmod(self.path, len(leavers))
        for player in leavers:
            player.chest += player.gems + share
            player.in_cave = False
        if len(leavers) == 1:
            for card in self.relics:
                leavers[0].chest += card.value
                self.deck.remove(card)
            self.relics = []


@dataclass
class Sums:
    """What games came to."""

    wins: list[float]
    scores: list[int]
    squares: list[int]
    cards: int = 0
    traps: int = 0

    def add(self, game: Game) -> None:
        """A game that is over."""
        scores = [player.chest for player in game.players]
        most = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == most]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        for seat, score in enumerate(scores):
            self.scores[seat] += score
            self.squares[seat] += score * score
        self.cards += game.cards
        self.traps += game.traps


def simulate(
    games: int, thresholds: list[int], *, relics: bool = False, seed: int = 0
) -> Sums:
    """What comes of players who leave with so many rubies."""
    chance = random.Random(seed)
    seats = len(thresholds)
    sums = Sums([0.0] * seats, [0] * seats, [0] * seats)
    for _ in range(games):
        game = Game([Threshold(t) for t in thresholds], chance, relics=relics)
        game.play()
        sums.add(game)
    return sums
