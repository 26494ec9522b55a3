"""What a training run depends on: its phases, their steps, its tables and its seed."""

from msgspec import Struct

from tacora.rules import Edition, edition

from .gradient import PLAIN_VARIANCE

RULESETS: tuple[Edition, ...] = (
    edition("fr", relics=False),
    edition("fr", relics=True),
    edition("de"),
    edition("incan-gold"),
)
"""Every way in which relics count; hazards are called otherwise in other boxes."""

TableKind = tuple[Edition, int]  # how relics count, and how many play

STEPS_PER_ROUND = 50  # after a round all learners are back, and a checkpoint is saved


class Phase(Struct, frozen=True):
    """How nets are trained in one phase of a run."""

    seed_word: str  # for its dice
    learning_rate: tuple[float, float]  # at first and at last; it decays exponentially
    exploration: float  # share of the games that explore: see `experience`
    variance_floor: float = PLAIN_VARIANCE  # see Episodes
    shared: bool = False  # all expeditions have the same net
    hunting: bool = False  # against opponents, instead of copies of itself


FIRST = Phase("together", (0.01, 0.003), 0.25, variance_floor=0.05, shared=True)
SECOND = Phase("apart", (0.003, 0.0002), 0.5)
THIRD = Phase("hunting", (0.003, 0.0003), 0.0, hunting=True)


# Its JSON is the note in a checkpoint, so the keys stay.
_KEYS = {
    "first_steps": "first",
    "second_steps": "second",
    "third_steps": "third",
    "start_digest": "start",
    "rulesets": "rules",
}


class Config(Struct, frozen=True, rename=_KEYS):
    """All that a training run depends on: the same config makes the same nets."""

    seed: int = 0
    first_steps: int = 1200
    second_steps: int = 8000
    third_steps: int = 4000
    seats: int = 768  # the batch: how many seats a net learns from at a step
    start_digest: str = ""  # of the nets it starts from, if not from nothing
    players: tuple[int, ...] = (4, 5, 3, 6, 8, 7)  # at tables for so many
    rulesets: tuple[int, ...] = (0, 1, 2, 3)  # of RULESETS

    @property
    def kinds(self) -> tuple[TableKind, ...]:
        """The kinds of tables for which nets are trained."""
        boxes = [RULESETS[number] for number in self.rulesets]
        return tuple([(box, players) for players in self.players for box in boxes])

    @property
    def phases(self) -> tuple[tuple[Phase, int], ...]:
        """All phases, and how many steps each has."""
        steps = self.first_steps, self.second_steps, self.third_steps
        return tuple(zip((FIRST, SECOND, THIRD), steps, strict=True))

    @property
    def rounds(self) -> int:
        """Rounds in all."""
        return sum(rounds_of(steps) for _, steps in self.phases)

    def at_round(self, number: int) -> tuple[Phase, int, int]:
        """The phase of this round, its steps, and the round's number in it."""
        for phase, steps in self.phases:
            if number < rounds_of(steps):
                return phase, steps, number
            number -= rounds_of(steps)
        raise AssertionError("training is over")


def rounds_of(steps: int) -> int:
    """How many rounds these steps take."""
    return -(-steps // STEPS_PER_ROUND)
