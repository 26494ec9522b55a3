"""A rival: the game in plain Python, as one would write it to simulate a few games."""

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
        self.deck = [Card("treasure", v, "", i) for i, v in enumerate(TREASURES)]
        self.deck += [Card("hazard", 0, HAZARDS[i // 3], 15 + i) for i in range(15)]
        self.pile = [Card("relic", v, "", 30 + v) for v in RELICS] if relics else []

    def play(self) -> list[int]:
        """The scores."""
        for _ in range(EXPEDITIONS):
            if self.pile:
                self.deck.append(self.pile.pop(0))
            self.expedition()
        return [player.chest for player in self.players]

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
        for card in deck:
            explorers = [player for player in self.players if player.in_cave]
            if not explorers or self.trapped(card, explorers):
                break
            leavers = [p for p in explorers if p.strategy.wants_to_leave(self, p)]
            if leavers:
                self.leave(leavers)
        for card in self.relics:
            self.deck.remove(card)

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


def simulate(
    games: int, thresholds: list[int], *, relics: bool = False, seed: int = 0
) -> list[float]:
    """The mean scores of players who leave with so many rubies."""
    chance = random.Random(seed)
    totals = [0] * len(thresholds)
    for _ in range(games):
        game = Game([Threshold(t) for t in thresholds], chance, relics=relics)
        for seat, score in enumerate(game.play()):
            totals[seat] += score
    return [total / games for total in totals]
