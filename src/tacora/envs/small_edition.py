"""Small editions: boxes with a few cards, for algorithms that look at every game."""

from msgspec.structs import replace

from tacora.rules import Edition

from .errors import DeckTooSmall, TooManyHazards


def small(
    box: Edition,
    *,
    expeditions: int = 0,
    treasures: tuple[int, ...] = (),
    hazards: int = 0,
    copies: int = 0,
) -> Edition:
    """The box with fewer expeditions, other treasures, fewer hazards or copies.

    What is not said stays as it is. A box that was cut down serves two players too:
    it is not the published game any more, and for two a great deal is proven.
    """
    if not (expeditions or treasures or hazards or copies):
        return box
    if hazards > len(box.hazards):
        raise TooManyHazards(hazards, box.hazards)
    kinds = box.hazards[: hazards or None]
    copies, expeditions = copies or box.copies, expeditions or box.expeditions
    # R16, as in Edition: two of the hazards left must share a kind until the end.
    if len(kinds) * copies - (expeditions - 1) <= len(kinds):
        raise DeckTooSmall(len(kinds), copies, expeditions)
    return replace(
        box,
        name=f"{box.name}-small",
        players=(2, box.players[1]),
        expeditions=expeditions,
        treasures=treasures or box.treasures,
        hazards=kinds,
        copies=copies,
    )
