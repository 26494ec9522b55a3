"""What a table agrees on, and what an explorer leaves as orders."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Emblem = Annotated[int, Meta(ge=0, le=7, description="Which of eight emblems.")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays; agreed before the first card, shown to everyone."""

    edition: Annotated[str, Meta(max_length=32)] = "fr"
    relics: bool | None = None  # none: as the edition says
    seats: Annotated[int, Meta(ge=3, le=8)] = 8
    clock: Literal[0, 6, 12, 20, 60, 86400] = 20  # seconds a decision; 0 is no clock
    absence: Literal["camp", "bot", "wait"] = "camp"
    chests: Literal["open", "closed"] = "open"
    # Who has decided, or only how many: how long someone thinks is a tell.
    locks: Literal["shown", "counted"] = "shown"
    # A coach tells the chances, and afterwards what the expert would have done.
    help: Literal["none", "counts", "chances", "coach"] = "counts"
    spectators: bool = True
    public: bool = True
    device: Literal["no", "curtain", "dealer"] = "no"  # all people on one device


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """What an explorer does unless told otherwise; the first that applies decides."""

    alone: Annotated[bool, Meta(description="Stay while alone in the cave.")] = False
    camp_at: Annotated[
        int | None, Meta(description="Camp with so many gems or more in the satchel.")
    ] = None
    camp_danger: Annotated[
        int | None, Meta(description="Camp when the danger is so many percent or more.")
    ] = None
    empty: Annotated[
        bool,
        Meta(
            description="Go on while there is nothing to carry out, unless a hazard"
            " has just come."
        ),
    ] = False
    otherwise: Annotated[
        Literal["ask", "continue"], Meta(description="Ask me, or go on, if none does.")
    ] = "ask"
