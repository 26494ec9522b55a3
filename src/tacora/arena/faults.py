"""Faults as they come: whoever runs games is told, or they are raised."""

from collections.abc import Callable, Sequence

from tacora.bots import Fault, NoDecision

OnFault = Callable[[str, Fault], None]
"""Told of every decision that a bot owed, with the bot's name."""


def raise_fault(_bot: str, fault: Fault) -> None:
    """What becomes of a fault if nobody asks to be told."""
    raise NoDecision(fault)


def tell_faults(
    names: Sequence[str], faults: Sequence[Sequence[Fault]], on_fault: OnFault
) -> None:
    """Tell of the faults of a game; `faults` is empty, or has those of each seat."""
    for name, each in zip(names, faults, strict=False):
        for fault in each:
            on_fault(name, fault)
