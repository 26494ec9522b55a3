"""What is said when an expedition is over, and when the game is."""

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

from tacora.bots import display_name, fault_line
from tacora.game import Game
from tacora.picture import name as card_name
from tacora.words import Words

from .outcome import Outcome
from .saves import Saves, reason
from .session import SUBSTITUTE, Session


def substitutes(session: Session, words: Words) -> Iterator[str]:
    """Which bots gave no decision just now, and who decides for them."""
    while session.faults:
        seat, fault = session.faults.popitem()
        yield fault_line(session.seats[seat], fault, words)
        substitute = display_name(SUBSTITUTE, words)
        name = session.game.names[seat]
        yield words.say("fault-substitute", bot=substitute, name=name)


def fate(outcome: Outcome, words: Words) -> str:
    """How the expedition ended."""
    if outcome.trap is None:
        return words.say("terminal-summary-home")
    hazard = words.say(f"hazard-{outcome.trap.kind}")
    return words.say("terminal-summary-trap", hazard=hazard)


def remarks(outcome: Outcome, names: Sequence[str], words: Words) -> Iterator[str]:
    """The best exit, the biggest loss, and what stayed in the cave."""
    for word, (most, seats) in (("best", outcome.best), ("worst", outcome.worst)):
        if seats:
            yield words.say(
                f"terminal-summary-{word}",
                names=words.enumerate([names[seat] for seat in seats]),
                count=len(seats),
                gems=most,
            )
    if outcome.relics_lost:
        yield words.say("story-relics-lost", count=len(outcome.relics_lost))
    if outcome.trap:
        hazard = words.say(f"hazard-{outcome.trap.kind}")
        yield words.say("story-hazard-removed", hazard=hazard)


def next_card(outcome: Outcome, words: Words) -> str:
    """What was around the corner."""
    assert outcome.next_card, "after a trap there is nothing to wonder about"
    card = card_name(outcome.next_card, words)
    said = words.say("terminal-next-card", card=card)
    fatal = f" {words.say('terminal-next-card-fatal')}" if outcome.next_fatal else ""
    return said + fatal


def proof(game: Game, record: Path | None, words: Words) -> Iterator[str]:
    """Where the record is, what was promised, and how to check it."""
    if record:
        yield words.say("terminal-record-kept", file=str(record))
    yield promised(game, words)
    yield words.say("terminal-record-seed", value=str(game.seed))
    if record:
        command = f"tacora verify {shlex.quote(str(record))}"
        yield words.say("terminal-record-verify", value=command)


def promised(game: Game, words: Words) -> str:
    """The promise, to be noted before the first card and compared after the last."""
    return words.say("terminal-record-promise", value=str(game.promise))


def farewell(saves: Saves, words: Words) -> str:
    """Whether the unfinished game is safe, and how to go on with it."""
    if saves.error:
        why = reason(saves.error, words)
        return words.say("terminal-not-saved", reason=why)
    return words.say("terminal-saved", value=saves.command)
